import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification

/// Blank text, about which libmagic is not asked.
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

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static let lineEnds: [(name: String, bytes: [UInt8], prevails: Bool)] = [
    ("a letter before new lines", utf16("a" + String(repeating: "\n", count: 131_071)), true),
    ("words before new lines", utf16("some words\n" + String(repeating: "\n", count: 9000)), true),
    (
      "words as far as libmagic's expressions reach",
      utf16(String(repeating: "some words\n", count: 1000) + String(repeating: "\n", count: 9000)), false
    ),
    ("a letter a line", utf16(String(repeating: "a\n", count: 5000)), false),
    ("letters whose units hold a new line's byte", utf16(String(repeating: "\u{0A0A}", count: 5000)), false),
    ("8-bit", [0x63, 0x61, 0x66, 0xE9] + Array(repeating: 0x0A, count: 9000), true),
  ]

  @Test(arguments: lineEnds.indices) func prevails(_ index: Int) throws {
    let row = Self.lineEnds[index]
    let reader = ByteReader()
    try reader.open(MemorySource(row.bytes))
    let encoding: PlainText.Encoding = row.bytes[0] == 0xFF ? .utf16 : .eightBit
    #expect(WhiteSpace.prevails(reader, encoding) == row.prevails, "\(row.name)")
  }

  #if LibMagic
    @Test(arguments: [true, false]) func libmagicIsSkipped(verifies: Bool) throws {
      let identifier = FileIdentifier(.init(keepsEvidence: true, verifies: verifies))
      let found = try identifier.identify(bytes: Self.wide)
      #expect(found.type == .plainText)
      #expect(!found.evidence.contains { $0.source == .libmagic })
      let late = try identifier.identify(bytes: Self.wide + [0x61, 0])
      #expect(late.type == .plainText)
      #expect(!late.evidence.contains { $0.source == .libmagic })
    }
  #endif
}
