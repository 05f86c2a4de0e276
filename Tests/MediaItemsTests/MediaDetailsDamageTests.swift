import ByteSources
import Foundation
import MediaMetadata
import Testing
import UniformTypes

@testable import MediaItems

/// Reading details of damaged and hostile files must not trap, and must be bounded.
struct MediaDetailsDamageTests {
  /// Implausible numbers, and lengths that are too short.
  private static let patterns: [[UInt8]] = [
    [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0],
    [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 0, 9], [0, 0, 0, 12], [0x80, 0, 0, 0],
    [UInt8](repeating: 0xFF, count: 8),
  ]
  private static let maxOffsets = 200
  /// True to try every number at every offset, as in `.ci/full`, instead of every second.
  private static let triesEveryNumber = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  private static func check(_ bytes: [UInt8], like metadata: MediaMetadata) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    let details = try MediaDetails.read(reader, beside: metadata, .everything)
    #expect(reader.statistics.steps <= ReadBudget().steps + 64)
    #expect(details.sampleRate ?? 1 > 0 && details.audioChannels ?? 1 > 0 && details.bitDepth ?? 1 > 0)
    #expect((details.exposureTime ?? 0).isFinite && (details.aperture ?? 0).isFinite)
  }

  @Test("No length and no number traps", arguments: MediaDetailsTests.rows.map(\.name))
  func damage(_ name: String) throws {
    let path = MediaDetailsTests.folder.appendingPathComponent(name).path
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let metadata = try MetadataFixtures.read(bytes, as: try MetadataFixtures.type(of: bytes))
    for (turn, place) in stride(from: 0, to: bytes.count, by: max(1, bytes.count / Self.maxOffsets))
      .enumerated()
    {
      try Self.check(Array(bytes[..<place]), like: metadata)
      for (number, pattern) in Self.patterns.enumerated() where place + pattern.count <= bytes.count {
        guard Self.triesEveryNumber || (turn + number).isMultiple(of: 2) else { continue }
        var changed = bytes
        changed.replaceSubrange(place..<place + pattern.count, with: pattern)
        try Self.check(changed, like: metadata)
      }
    }
  }

  @Test("A PNG's text whose keyword is all of it") func textWithoutText() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for type in ["IHDR", "zTXt", "iTXt", "tEXt"] {
      let contents = type == "IHDR" ? [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0] : Array("Title\0".utf8)
      bytes += [0, 0, 0, UInt8(contents.count)] + Array(type.utf8) + contents + [0, 0, 0, 0]
    }
    try Self.check(bytes, like: try MetadataFixtures.read(bytes, as: .png))
  }

  @Test("A JPEG 2000 whose profile is shorter than its head") func colorsWithoutProfile() throws {
    var bytes: [UInt8] = [0, 0, 0, 12] + Array("jP  ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]
    bytes += [0, 0, 0, 20] + Array("ftypjp2 ".utf8) + [0, 0, 0, 0] + Array("jp2 ".utf8)
    bytes += [0, 0, 0, 39] + Array("jp2h".utf8) + [0, 0, 0, 22] + Array("ihdr".utf8)
    bytes += [0, 0, 0, 1, 0, 0, 0, 1, 0, 3, 7, 7, 0, 0] + [0, 0, 0, 9] + Array("colr".utf8) + [2]
    let metadata = try MetadataFixtures.read(bytes, as: try MetadataFixtures.type(of: bytes))
    #expect(metadata.format == "jpeg2000")
    try Self.check(bytes, like: metadata)
  }
}
