import Foundation
import Testing

/// The parts of files; `Tests/Fixtures/make_parts.py` reads the same files independently.
@Suite struct PartTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var path: String
    var grammar: Grammar
    var parts: String
    var testDescription: String { path }

    var bytes: [UInt8] {
      get throws { [UInt8](try Data(contentsOf: fixtures.appendingPathComponent(path))) }
    }
  }

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Fixtures").standardizedFileURL

  static let rows: [Row] = {
    let text =
      (try? String(contentsOf: fixtures.appendingPathComponent("Parts/parts.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst(2).compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 3, let grammar = Grammar(rawValue: cells[1]) else { return nil }
      return Row(path: cells[0], grammar: grammar, parts: cells[2])
    }
  }()

  @Test func everyFormatHasAFile() {
    #expect(Set(Self.rows.map(\.grammar)) == Set(Grammar.allCases) && Self.rows.count == 34)
  }

  @Test(arguments: rows) func partsMatchTheSpecification(_ row: Row) throws {
    let parts = try row.grammar.parts(of: row.bytes)
    #expect(parts.map(\.description).joined(separator: "; ") == row.parts)
  }

  /// Parts are in order and do not overlap; they cover the whole file.
  @Test(arguments: rows) func partsCoverTheFile(_ row: Row) throws {
    let bytes = try row.bytes
    let parts = try row.grammar.parts(of: bytes)
    #expect(parts.first?.range.lowerBound == 0 && parts.last?.range.upperBound == Int64(bytes.count))
    for (part, next) in zip(parts, parts.dropFirst()) {
      // Some writers put a zero between the blocks of a GIF.
      let between = bytes[Int(part.range.upperBound)..<Int(next.range.lowerBound)]
      #expect(between.isEmpty || row.grammar == .gif && between.elementsEqual([0]), "\(part) \(next)")
    }
    try expectOrder(of: parts, in: 0..<Int64(bytes.count))
  }

  /// A prefix of a file has the same parts; only the last one is truncated.
  @Test(arguments: rows) func prefixHasTheFirstParts(_ row: Row) throws {
    let bytes = try row.bytes
    let whole = try row.grammar.parts(of: bytes)
    for number in 1..<24 {
      let count = bytes.count * number / 24
      let parts = try row.grammar.parts(of: [UInt8](bytes[..<count]))
      try expectOrder(of: parts, in: 0..<Int64(count))
      let entire = whole.filter {
        $0.name != "rest" && $0.range.upperBound + Self.needed(after: $0.name) <= count
      }
      #expect(Array(parts.prefix(entire.count)) == entire, "cut to \(count)")
      #expect(parts.count <= entire.count + 1, "cut to \(count)")
    }
  }

  /// Returns the bytes that determine a part's end: a marker after scan data, else a header.
  private static func needed(after name: String) -> Int64 {
    switch name {
    case "data": 2
    case "stray": 4
    default: 0
    }
  }

  private func expectOrder(of parts: [WalkedPart], in range: Range<Int64>) throws {
    var end = range.lowerBound
    for part in parts {
      #expect(part.range.lowerBound >= end && part.range.upperBound <= range.upperBound, "\(part)")
      end = part.range.upperBound
      try expectOrder(of: part.inside, in: part.range)
    }
  }
}
