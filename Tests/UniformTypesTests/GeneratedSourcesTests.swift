import Foundation
import Testing
import TypeDeclarations

@testable import type_table_compiler

/// The checked-in sources equal the compiled tables.
@Suite struct GeneratedSourcesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  @Test func theSourcesAreWhatTheTablesCompileTo() throws {
    let tables = try TypeTables(directory: Self.root.appendingPathComponent("TypeTables"))
    try tables.check()
    let writer = try TableWriter(tables)
    for (name, source) in try writer.sources() {
      let file = Self.root.appendingPathComponent("Sources/UniformTypes/Generated/\(name)")
      // Compared as a Boolean: the texts are too long to print.
      let isSame = try String(contentsOf: file, encoding: .utf8) == source
      #expect(isSame, "\(name) differs from the tables: run Scripts/generate")
    }
  }
}
