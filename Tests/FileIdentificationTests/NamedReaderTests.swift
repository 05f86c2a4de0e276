import Testing
import UniformTypes

@testable import FileIdentification

/// Readers that search further if the name means their type.
@Suite struct NamedReaderTests {
  private static let junk = (0..<25_000).flatMap { _ in Bytes.hex("DEADBEEF") }

  private func identify(_ name: String?, _ bytes: [UInt8]) throws -> Identification {
    try FileIdentifier(.init(magic: .omitted, keepsEvidence: true)).identify(bytes: bytes, name: name)
  }

  @Test func framesBehindJunkAreFoundByName() throws {
    let found = try identify("song.mp3", Self.junk + Bytes.mp3Frames(8))
    #expect(found.type == .mp3)
    #expect(found.contentType == .mp3)
    #expect(found.evidence.contains { $0.source == .structure && $0.seen.hasPrefix("100000 bytes") })
  }

  @Test func otherNamesDoNotSearch() throws {
    for name in ["song.dat", nil] {
      #expect(try identify(name, Self.junk + Bytes.mp3Frames(8)).contentType == nil)
    }
  }

  @Test(arguments: [
    junk, junk + Bytes.mp3Frames(5) + junk, junk + junk + junk + Bytes.mp3Frames(8),
    (0..<4000).flatMap { _ in Bytes.hex("FFFB9000") },
  ])
  func otherBytesAreNoFrames(_ bytes: [UInt8]) throws {
    #expect(try identify("song.mp3", bytes).contentType == nil)
  }
}
