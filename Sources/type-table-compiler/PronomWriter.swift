import TypeDeclarations

/// Writes the types of PRONOM identifiers, one per line; a linear search is fast enough.
struct PronomWriter {
  let tables: TypeTables

  init(_ tables: TypeTables) { self.tables = tables }

  var sources: [(name: String, source: String)] {
    let lines = (tables.relations[.pronom] ?? []).map { "    \($0.key) \($0.value)\n" }.joined()
    return [
      (
        "PronomTable.generated.swift",
        """
        // Generated from TypeTables/ by `Scripts/generate`: do not edit.
        // swift-format-ignore-file

        enum PronomTable {
          /// An identifier of PRONOM, a space, a type's identifier; in the order of PRONOM's numbers.
          static let lines: StaticString = #\"\"\"
        \(lines)    \"\"\"#
        }

        """
      )
    ]
  }
}
