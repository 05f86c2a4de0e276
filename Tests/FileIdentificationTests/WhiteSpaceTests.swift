import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification

/// Text in which nothing is written, about which libmagic is not asked.
@Suite struct WhiteSpaceTests {
  private static let wide: [UInt8] = [0xFF, 0xFE] + (0..<200_000).flatMap { _ in [0x0A, 0] as [UInt8] }

  private static let rows: [(name: String, bytes: [UInt8], isFilled: Bool)] = [
    ("new lines", Array(repeating: 0x0A, count: 10_000), true),
    ("spaces and tabulators", Array(" \t\r\n".utf8), true),
    ("UTF-8 with its mark", [0xEF, 0xBB, 0xBF, 0x20, 0x0A], true),
    ("UTF-16", wide, true),
    ("UTF-16, big-endian", [0xFE, 0xFF] + (0..<900).flatMap { _ in [0, 0x20] as [UInt8] }, true),
    ("a letter", Array(" a".utf8), false),
    ("a letter far from the start", Array(repeating: 0x0A, count: 10_000) + [0x61], false),
    ("UTF-16 with a letter at its end", Array(wide.prefix(20_000)) + [0x61, 0], false),
    ("zeros", Array(repeating: 0, count: 100), false),
    ("zeros among spaces", [0x20, 0, 0x20, 0x20, 0, 0x20, 0x0A], false),
  ]

  @Test(arguments: rows.indices) func fills(_ index: Int) throws {
    let row = Self.rows[index]
    let reader = ByteReader()
    try reader.open(MemorySource(row.bytes))
    #expect(WhiteSpace.fills(reader) == row.isFilled, "\(row.name)")
  }

  #if LibMagic
    @Test(arguments: [true, false]) func libmagicIsNotAsked(verifies: Bool) throws {
      let identifier = FileIdentifier(.init(keepsEvidence: true, verifies: verifies))
      let found = try identifier.identify(bytes: Self.wide)
      #expect(found.type == .plainText)
      #expect(!found.evidence.contains { $0.source == .libmagic })
      #expect(try identifier.identify(bytes: Self.wide + [0x61, 0]).type == .plainText)
    }
  #endif
}
