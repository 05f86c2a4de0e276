import Foundation
import TypeDeclarations

/// Compiles `TypeTables/` to the sources of the tables in `UniformTypes` and `FileIdentification`.
///
///     type-table-compiler TYPE-TABLES-DIRECTORY OUTPUT-DIRECTORY-OF-TYPES OUTPUT-DIRECTORY-OF-LANGUAGES
@main
struct TypeTableCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: type-table-compiler TYPE-TABLES TYPES LANGUAGES\n".utf8))
      exit(64)
    }
    do {
      let input = URL(fileURLWithPath: arguments[1], isDirectory: true)
      let tables = try TypeTables(directory: input)
      try tables.check()
      let languages = try LanguageTables(directory: input.appendingPathComponent("languages"))
      try languages.check(tables)
      try write(TableWriter(tables).sources(), replacing: "TypeTable", to: arguments[2])
      try write(PronomWriter(tables).sources, replacing: "PronomTable", to: arguments[2])
      try write(LanguageWriter(languages, tables).sources(), replacing: "Language", to: arguments[3])
      print(
        "\(tables.apple.count) types of the apple layer, \(tables.community.count) of the community layer, "
          + "\(languages.families.reduce(0) { $0 + $1.languages.count }) languages")
    } catch {
      FileHandle.standardError.write(Data("type-table-compiler: \(error)\n".utf8))
      exit(65)
    }
  }

  /// Writes generated files, and removes those of deleted families.
  private static func write(
    _ sources: [(name: String, source: String)], replacing prefix: String, to folder: String
  ) throws {
    let output = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for old in try FileManager.default.contentsOfDirectory(atPath: output.path)
    where old.hasPrefix(prefix) && old.hasSuffix(".generated.swift")
      && !sources.contains(where: { $0.name == old })
    {
      try FileManager.default.removeItem(at: output.appendingPathComponent(old))
    }
    for (name, source) in sources {
      let file = output.appendingPathComponent(name)
      // Unchanged files are not written, to avoid recompiling them.
      if (try? Data(contentsOf: file)) != Data(source.utf8) { try Data(source.utf8).write(to: file) }
    }
  }
}

extension LanguageTables {
  /// Reads the families in `families.txt`; throws for a file that is not listed.
  init(directory: URL) throws {
    self.init()
    func text(_ name: String) throws -> String {
      try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
    }
    let list = "families.txt"
    let names = try Self.familyNames(text(list), file: "languages/\(list)")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    for file in files.sorted() where file.hasSuffix(".txt") && file != list {
      guard names.contains(String(file.dropLast(4))) else {
        throw DeclarationError(
          .value, at: .line(file: "languages/\(file)", line: 1),
          "\(list) does not list the family; add a line")
      }
    }
    for name in names {
      guard files.contains("\(name).txt") else {
        throw DeclarationError(
          .value, at: .line(file: "languages/\(list)", line: 1), "there is no \(name).txt for '\(name)'")
      }
      try add(family: name, text("\(name).txt"), file: "languages/\(name).txt")
    }
  }
}

extension TypeTables {
  /// Reads all tables in `directory`, in the order of their names.
  init(directory: URL) throws {
    self.init()
    for layer in ["apple", "community"] {
      let folder = directory.appendingPathComponent(layer, isDirectory: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(".tsv") {
        let counts = (apple.count, community.count)
        try addDeclarations(
          String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), file: "\(layer)/\(name)")
        if (layer == "apple" ? community.count - counts.1 : apple.count - counts.0) != 0 {
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
