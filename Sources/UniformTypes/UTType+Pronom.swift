extension UTType {
  /// The formats that PRONOM, the registry of The National Archives, counts to this type: `fmt/42` and its like.
  ///
  /// PRONOM tells versions apart where types do not, and many of its formats are no declared type: none is no error. The list
  /// comes from its signature file under the Open Government Licence 3.0, by rules that `TypeTables/pronom.tsv` names row by row.
  ///
  /// ```swift
  /// UTType.gif.pronomIdentifiers  // ["fmt/3", "fmt/4"]
  /// ```
  ///
  /// Complexity: all rows are looked through.
  public var pronomIdentifiers: [String] {
    Self.pronomRows.filter { $0.type == identifier }.map { String($0.puid) }
  }

  /// The type that PRONOM's format is, or nil where the table has no row for it; `fmt/43` and `x-fmt/390` are such identifiers.
  ///
  /// Complexity: all rows are looked through.
  public init?(pronomIdentifier: String) {
    let puid = pronomIdentifier.lowercased()
    guard let row = Self.pronomRows.first(where: { $0.puid == puid }), let type = UTType(String(row.type))
    else {
      return nil
    }
    self = type
  }

  private static var pronomRows: [(puid: Substring, type: Substring)] {
    PronomTable.lines.split(separator: "\n").compactMap { line in
      line.firstIndex(of: " ").map { (line[..<$0], line[line.index(after: $0)...]) }
    }
  }
}
