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
  /// Complexity: all rows are looked through, as bytes.
  public var pronomIdentifiers: [String] {
    var identifier = identifier
    return identifier.withUTF8 { identifier in
      PronomRows().filter { $0.type.elementsEqual(identifier) }
        .map { String(decoding: $0.puid, as: UTF8.self) }
    }
  }

  /// The type that PRONOM's format is, or nil where the table has no row for it; `fmt/43` and `x-fmt/390` are such identifiers.
  ///
  /// Complexity: all rows are looked through, as bytes.
  public init?(pronomIdentifier: String) {
    var puid = pronomIdentifier.lowercased()
    let row = puid.withUTF8 { puid in PronomRows().first { $0.puid.elementsEqual(puid) } }
    guard let row, let type = UTType(String(decoding: row.type, as: UTF8.self)) else { return nil }
    self = type
  }
}

/// The rows of the table where they lie: to make a text of each takes eighty times as many instructions.
private struct PronomRows: Sequence, IteratorProtocol {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private var rest = UnsafeBufferPointer(
    start: PronomTable.lines.utf8Start, count: PronomTable.lines.utf8CodeUnitCount)[...]

  mutating func next() -> (puid: Bytes, type: Bytes)? {
    guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let end = rest[space...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = rest[Swift.min(end + 1, rest.endIndex)...] }
    return (rest[..<space], rest[(space + 1)..<end])
  }
}
