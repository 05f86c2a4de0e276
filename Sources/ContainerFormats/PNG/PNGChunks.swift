package import ByteSources

/// Goes through the chunks of a PNG, JNG or MNG, one after another, without reading what is in them (PNG
/// specification, third edition, §5.3).
///
/// Complexity: one step of the reader's budget per chunk.
package struct PNGChunks {
  /// One chunk.
  package struct Chunk {
    package var type: FourCharacterCode
    /// Length, type, contents and checksum.
    package var range: Range<Int64>
    package var contents: Range<Int64>
    /// Whether the chunk claims more bytes than there are; the ranges are cut.
    package var isCutShort: Bool
  }

  private let reader: ByteReader
  private var offset: Int64
  private var left: Int

  /// Walks the file behind its signature, `limit` chunks at most.
  package init(_ reader: ByteReader, from offset: Int64 = 8, upTo limit: Int) {
    (self.reader, self.offset, left) = (reader, offset, limit)
  }

  /// The next chunk; nil when enough were looked at.
  ///
  /// Errors: `ReadFailure.endOfData` where the file ends before an `IEND` chunk.
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
}
