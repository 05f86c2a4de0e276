extension UTType {
  /// The identifiers of the type's formats in PRONOM, the registry of The National Archives, such as
  /// `fmt/42`.
  ///
  /// PRONOM distinguishes versions, types do not, and many of its formats have no declared type: the list may
  /// be empty. It is derived from PRONOM's signature file (Open Government Licence 3.0) by the rules in
  /// `TypeTables/pronom.tsv`.
  ///
  /// ```swift
  /// UTType.gif.pronomIdentifiers  // ["fmt/3", "fmt/4"]
  /// ```
  ///
  /// Complexity: linear in the number of rows.
  public var pronomIdentifiers: [String] {
    var identifier = identifier
    return identifier.withUTF8 { identifier in
      PronomRows().filter { $0.type.elementsEqual(identifier) }
        .map { String(decoding: $0.puid, as: UTF8.self) }
    }
  }

  /// The type of a PRONOM identifier such as `fmt/43` or `x-fmt/390`; nil if the table has no row for it.
  ///
  /// Complexity: linear in the number of rows.
  public init?(pronomIdentifier: String) {
    var puid = pronomIdentifier.lowercased()
    let row = puid.withUTF8 { puid in PronomRows().first { $0.puid.elementsEqual(puid) } }
    guard let row, let type = UTType(String(decoding: row.type, as: UTF8.self)) else { return nil }
    self = type
  }
}

/// The rows of the table, read in place: creating strings takes eighty times as many instructions.
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
