import Foundation
import TypeDeclarations

/// Reads the tables of expected answers beside the tests.
enum TruthTables {
  static func rows(_ name: String) throws -> [[String: String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("TruthTables/\(name).tsv")
    let table = try TabSeparatedTable(String(contentsOf: file, encoding: .utf8), file: "\(name).tsv")
    return try table.rows.map { row in
      try Dictionary(uniqueKeysWithValues: table.columns.map { ($0, try table.text($0, in: row)) })
    }
  }
}

func list(_ cell: String?) -> [String] {
  cell.map { $0.isEmpty ? [] : $0.components(separatedBy: ",") } ?? []
}
