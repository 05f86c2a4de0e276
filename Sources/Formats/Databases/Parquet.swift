internal import ByteSources
internal import UniformTypes

/// Apache Parquet.
enum Parquet {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 12 else { return nil }
    let isWhole = try reader.view(at: byteCount - 4, count: 4).matches("PAR1")
    return ContentFinding(
      .parquet, by: .structure, decided: isWhole, range: 0..<4, rule: "parquet",
      because: "the mark at both ends", damage: isWhole ? nil : .truncated)
  }
}
