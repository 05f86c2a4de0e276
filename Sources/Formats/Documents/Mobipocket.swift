internal import ByteSources
internal import UniformTypes

/// Mobipocket books.
enum Mobipocket {
  /// Palm databases: type and creator at 60.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let records = reader.head.bigEndian(UInt16.self, at: 76), records > 0, reader.head[31] == 0 else {
      return nil
    }
    return ContentFinding(
      .mobipocket, by: .signature, range: 60..<68, rule: "mobi",
      because: "a Palm database of type BOOK and creator MOBI")
  }
}
