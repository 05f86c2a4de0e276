import ByteSources
import Foundation
import SystemPackage
import Testing
import UniformTypes

@testable import FileIdentification

/// Files that changed between status and reading.
@Suite struct ChangedFileTests {
  /// A whole GIF of one pixel.
  private static let picture: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  /// The status is read again if the head is shorter than the size: no damage is reported.
  @Test(arguments: [0, 1, 100, 100_000])
  func wrongSizesAreReadAgain(_ excess: Int) throws {
    let path = FilePath(NSTemporaryDirectory()).appending("changed-\(UUID().uuidString).gif")
    try Data(Self.picture).write(to: URL(fileURLWithPath: path.string))
    defer { try? FileManager.default.removeItem(atPath: path.string) }
    let file = try FileDescriptor.open(path, .readOnly)
    defer { try? file.close() }
    let source = DescriptorSource(
      descriptor: file.rawValue, byteCount: Int64(Self.picture.count + excess))
    let identifier = FileIdentifier(FileIdentifier.Options(ends: .brief))
    let found = try identifier.withIdentifiedFile(source: source, name: "a.gif", descriptor: file.rawValue) {
      ($0.identification, $0.contents?.source.byteCount)
    }
    #expect(found.0.type == .gif)
    #expect(found.0.damage == nil)
    #expect(found.1 == Int64(Self.picture.count))
  }
}
