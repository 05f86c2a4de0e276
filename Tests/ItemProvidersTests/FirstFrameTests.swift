import ContainerFormats
import Foundation
import ItemProviders
import MediaItems
import Testing
import UniformTypes

/// Extraction of the first frame of an animation.
@Suite struct FirstFrameTests {
  static let animations = [
    "subtypes/animated.gif", "headers/animated.png", "headers/synthetic_animated.webp",
  ]

  @Test(arguments: animations) func oneFrameIsLeft(_ file: String) throws {
    let image = try StillImage(data: MediaFixture.data(file))
    #expect((image.frameCount ?? 2) > 1)
    let bytes = try #require(image.firstFrame())
    let still = try StillImage(data: bytes)
    #expect(bytes.count < image.data.count && still.type == image.type)
    #expect(still.properties.isAnimated != true && (still.frameCount ?? 1) == 1)
    #expect(still.pixelSize == image.pixelSize || file.hasSuffix("webp"))
    // A second extraction changes nothing.
    #expect(still.firstFrame() == bytes)
  }

  @Test(arguments: ["subtypes/plain.jpg", "subtypes/plain.heic", "subtypes/screenshot.png"])
  func aStillIsItsOwnFirstFrame(_ file: String) throws {
    let data = try MediaFixture.data(file)
    #expect(try StillImage(data: data).firstFrame() == data)
  }

  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    func bigEndian(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    let body = Array(name.utf8) + contents
    return bigEndian(UInt32(contents.count)) + body + bigEndian(CyclicRedundancyCheck.of(body))
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func control(_ number: UInt8, _ side: UInt8) -> [UInt8] {
    chunk("fcTL", [0, 0, 0, number, 0, 0, 0, side, 0, 0, 0, side] + [UInt8](repeating: 0, count: 14))
  }

  /// The default image is not part of the animation.
  @Test func hiddenDefaultImageIsReplaced() throws {
    let header: [UInt8] = [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0]
    let animation =
      Self.signature + Self.chunk("IHDR", header) + Self.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
      + Self.chunk("IDAT", [1, 2, 3]) + Self.control(0, 4) + Self.chunk("fdAT", [0, 0, 0, 1, 7, 8])
      + Self.chunk("fdAT", [0, 0, 0, 2, 9]) + Self.control(3, 4) + Self.chunk("fdAT", [0, 0, 0, 4, 5])
      + Self.chunk("IEND", [])
    let expected =
      Self.signature + Self.chunk("IHDR", [0, 0, 0, 4, 0, 0, 0, 4, 8, 6, 0, 0, 0])
      + Self.chunk("IDAT", [7, 8]) + Self.chunk("IDAT", [9]) + Self.chunk("IEND", [])
    #expect(try StillImage(data: Data(animation)).firstFrame() == Data(expected))
  }

  @Test func shownDefaultImageStays() throws {
    let header: [UInt8] = [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0]
    let animation =
      Self.signature + Self.chunk("IHDR", header) + Self.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
      + Self.chunk("tEXt", [65, 0, 66]) + Self.control(0, 9) + Self.chunk("IDAT", [1, 2, 3])
      + Self.control(1, 9) + Self.chunk("fdAT", [0, 0, 0, 2, 9]) + Self.chunk("IEND", [])
    let expected =
      Self.signature + Self.chunk("IHDR", header) + Self.chunk("tEXt", [65, 0, 66])
      + Self.chunk("IDAT", [1, 2, 3]) + Self.chunk("IEND", [])
    #expect(try StillImage(data: Data(animation)).firstFrame() == Data(expected))
  }

  /// A truncated file has a first frame or none, and never traps.
  @Test(arguments: animations) func cutOffAnywhere(_ file: String) throws {
    let data = try MediaFixture.data(file)
    let whole = try StillImage(data: data).firstFrame()
    for count in stride(from: 0, to: data.count, by: max(1, data.count / 400)) {
      guard let image = try? StillImage(data: data.prefix(count)), image.frameCount.map({ $0 > 1 }) ?? false
      else { continue }
      let frame = image.firstFrame()
      #expect(frame == nil || frame == whole || frame == image.data)
    }
  }
}
