internal import ByteSources
internal import UniformTypes

enum BinaryPropertyLists {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 40 else {
      return ContentFinding(
        .binaryPropertyList, by: .signature, decided: reader.byteCount == nil, range: 0..<8, rule: "bplist",
        because: "the mark and version", damage: .truncated)
    }
    let trailer = try reader.view(at: byteCount - 32, count: 32)
    guard let width = trailer[6], let reference = trailer[7],
      let count = trailer.bigEndian(UInt64.self, at: 8), let top = trailer.bigEndian(UInt64.self, at: 16),
      let table = trailer.bigEndian(UInt64.self, at: 24)
    else { return nil }
    let isSound =
      (1...8).contains(width) && (1...8).contains(reference) && count > 0 && top < count
      && table < UInt64(byteCount)
    if let row = propertyLists.first(where: { row in row.keys.allSatisfy { reader.head.contains($0) } }) {
      return ContentFinding(
        row.type, by: .structure, range: 0..<8, rule: "bplist-keys", because: row.because,
        damage: isSound ? nil : .truncated)
    }
    return ContentFinding(
      .binaryPropertyList, by: .structure, range: 0..<8, rule: "bplist",
      because: "the mark, and a trailer that fits it", damage: isSound ? nil : .truncated)
  }

  /// Types of property lists, by keys that are stored first, as strings.
  private static let propertyLists: [(keys: [StaticString], type: DeclaredType, because: StaticString)] = [
    (["WebMainResource", "WebResourceData"], .webArchive, "a property list with a web archive's keys"),
    (
      ["graphEncodingVersion", "processGraphInfo", "objectGraphInfo"], .memoryGraph,
      "a property list with a memory graph's keys"
    ),
  ]
}
