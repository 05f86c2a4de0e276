package import ByteSources

/// The chunks of a PNG, JNG or MNG, in order, without their contents (PNG specification, third edition,
/// §5.3); ``skip(toLast:)`` skips the pixel chunks of a large file.
///
/// Complexity: one step of the reader's budget per chunk.
package struct PNGChunks {
  package struct Chunk {
    package var type: FourCharacterCode
    /// Length, type, contents and checksum.
    package var range: Range<Int64>
    package var contents: Range<Int64>
    /// True if the declared length exceeds the file; the ranges are clamped.
    package var isCutShort: Bool
  }

  private let reader: ByteReader
  private var offset: Int64
  private var left: Int

  /// Iterates over the chunks after the signature, `limit` at most.
  package init(_ reader: ByteReader, upTo limit: Int) {
    (self.reader, offset, left) = (reader, 8, limit)
  }

  /// Returns the next chunk; nil at the limit.
  ///
  /// Errors: `ReadFailure.endOfData` if the file ends before an `IEND` chunk.
  package mutating func next() throws(ReadFailure) -> Chunk? {
    guard left > 0 else { return nil }
    left -= 1
    try reader.step()
    let start = offset
    let length = Int64(try reader.bigEndian(UInt32.self, at: start))
    let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: start + 4))
    let end = reader.end
    offset = min(start + 12 + length, end)
    return Chunk(
      type: type, range: start..<offset, contents: start + 8..<min(start + 8 + length, end),
      isCutShort: offset < start + 12 + length)
  }

  private static let late: [StaticString] = ["eXIf", "iTXt", "zTXt", "tEXt"]
  private static let maxLateChunks = 256

  /// Skips to the first text or Exif chunk in the last `length` bytes from which chunks lead to the end;
  /// returns false, without moving, if there is none.
  package mutating func skip(toLast length: Int64) throws(ReadFailure) -> Bool {
    guard reader.byteCount != nil else { return false }
    let start = max(offset, reader.end - length)
    let view = try reader.available(at: start, upTo: Int(length))
    let first = Self.late.compactMap { name in view.firstIndex(of: name, from: 4) }
      .filter { Self.leadsToEnd(view, from: $0 - 4) }.min()
    guard let first else { return false }
    offset = start + Int64(first) - 4
    return true
  }

  /// Returns true if the chunks from `index` end with the last one.
  private static func leadsToEnd(_ view: ByteView, from index: Int) -> Bool {
    var at = index
    for _ in 0..<maxLateChunks {
      guard let length = view.bigEndian(UInt32.self, at: at) else { return false }
      if view.matches("IEND", at: at + 4) { return length == 0 }
      at += 12 + Int(length)
    }
    return false
  }
}
