import Foundation
import Testing

/// The table of Apple's names states the status of each name, and supported names have a test.
@Suite struct SurfaceTableTests {
  struct Row {
    let symbol: String
    let framework: String
    let source: String
    let state: String
    let outcome: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let file = folder.appendingPathComponent("../../../TypeTables/surface.tsv").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    try #require(lines.first == ["symbol", "framework", "since", "source", "state", "outcome"])
    return try lines.dropFirst().map { cells in
      try #require(cells.count == 6, "\(cells)")
      return Row(
        symbol: cells[0], framework: cells[1], source: cells[3], state: cells[4], outcome: cells[5])
    }
  }

  @Test func everyRowHasAStatus() throws {
    let rows = try Self.rows()
    #expect(rows.count == 1197)
    for row in rows {
      #expect(["done", "never"].contains(row.state), "\(row.symbol)")
      #expect(!row.symbol.isEmpty && !row.framework.isEmpty && !row.source.isEmpty, "\(row.symbol)")
      // Supported names have a tested outcome; all others have a reason.
      #expect(!row.outcome.trimmingCharacters(in: .whitespaces).isEmpty, "\(row.symbol)")
    }
  }

  /// The page of names matches the table.
  @Test func pageListsAllNames() throws {
    let file = Self.folder.appendingPathComponent("../../../Sources/AppleNames/AppleNames.docc/Names.md")
    let page = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    let named = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.dropFirst(3).prefix { $0 != "`" }
    }
    #expect(named.map(String.init).sorted() == (try Self.rows().map(\.symbol).sorted()))
  }

  @Test func symbolsAreUnique() throws {
    let symbols = try Self.rows().map(\.symbol)
    let counts = Dictionary(symbols.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.isEmpty)
  }

  /// The compiler checks each name; this test checks that none is missing and that supported names have a
  /// tested outcome.
  @Test func supportedNamesAreTested() throws {
    var run: Set<String> = []
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasSuffix("SurfaceTests.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      run.formUnion(text.matches(of: /\boutcome\(\s*"([^"]+)"/).map { String($0.output.1) })
    }
    let done = Set(try Self.rows().filter { $0.state == "done" }.map(\.symbol))
    #expect(run.subtracting(done) == [] && done.subtracting(run) == [])
  }
}
