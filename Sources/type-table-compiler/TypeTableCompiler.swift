import Foundation
import TypeDeclarations

/// Turns `TypeTables/` into the source of the read-only table that `UniformTypes` carries.
///
///     type-table-compiler TYPE-TABLES-DIRECTORY OUTPUT-DIRECTORY
@main
struct TypeTableCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: type-table-compiler TYPE-TABLES OUTPUT\n".utf8))
      exit(64)
    }
    do {
      let tables = try TypeTables(directory: URL(fileURLWithPath: arguments[1], isDirectory: true))
      try tables.check()
      let table = try TableWriter(tables)
      let output = URL(fileURLWithPath: arguments[2], isDirectory: true)
      let sources = try table.sources()
      for old in try FileManager.default.contentsOfDirectory(atPath: output.path)
      where old.hasPrefix("TypeTable") && old.hasSuffix(".generated.swift")
        && !sources.contains(where: { $0.name == old })
      {
        try FileManager.default.removeItem(at: output.appendingPathComponent(old))
      }
      for (name, source) in sources {
        try Data(source.utf8).write(to: output.appendingPathComponent(name))
      }
      print(
        "\(tables.apple.count) types of the apple layer, \(tables.community.count) of the community layer")
    } catch {
      FileHandle.standardError.write(Data("type-table-compiler: \(error)\n".utf8))
      exit(65)
    }
  }
}

extension TypeTables {
  /// Reads every table under `directory`; files are taken in the order of their names.
  init(directory: URL) throws {
    self.init()
    for layer in ["apple", "community"] {
      let folder = directory.appendingPathComponent(layer, isDirectory: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(".tsv") {
        let before = (apple.count, community.count)
        try addDeclarations(
          String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), file: "\(layer)/\(name)")
        if (layer == "apple" ? community.count - before.1 : apple.count - before.0) != 0 {
          throw DeclarationError(
            .value, at: .line(file: "\(layer)/\(name)", line: 1), "a row of the other layer")
        }
      }
    }
    try addConstants(
      String(contentsOf: directory.appendingPathComponent("constants.tsv"), encoding: .utf8),
      file: "constants.tsv")
    for table in RelationTable.allCases {
      try addRelations(
        table, String(contentsOf: directory.appendingPathComponent(table.rawValue), encoding: .utf8),
        file: table.rawValue)
    }
  }
}
