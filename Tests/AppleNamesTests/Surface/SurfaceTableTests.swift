import Foundation
import Testing

/// The table of Apple's names says of each what became of it, and what is done is used beside it.
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

  @Test func everyRowSaysWhatBecameOfIt() throws {
    let rows = try Self.rows()
    #expect(rows.count == 1197)
    for row in rows {
      #expect(["done", "never"].contains(row.state), "\(row.symbol)")
      #expect(!row.symbol.isEmpty && !row.framework.isEmpty && !row.source.isEmpty, "\(row.symbol)")
      // What is done has an outcome that is run; all else has a reason.
      #expect(!row.outcome.trimmingCharacters(in: .whitespaces).isEmpty, "\(row.symbol)")
    }
  }

  /// The page of names was written from the table as it is.
  @Test func thePageNamesThemAll() throws {
    let file = Self.folder.appendingPathComponent("../../../Sources/AppleNames/AppleNames.docc/Names.md")
    let page = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    let named = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.dropFirst(3).prefix { $0 != "`" }
    }
    #expect(named.map(String.init).sorted() == (try Self.rows().map(\.symbol).sorted()))
  }

  @Test func noSymbolIsThereTwice() throws {
    let symbols = try Self.rows().map(\.symbol)
    let counts = Dictionary(symbols.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.isEmpty)
  }

  /// The compiler sees each name; this sees that none is forgotten, and that none counts as done whose outcome is not run.
  @Test func whatIsDoneIsRun() throws {
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
