package import ByteSources

/// A chunk of a RIFF file, little-endian (Multimedia Programming Interface 1.0 §2), or of an IFF file,
/// big-endian (EA IFF 85 §3).
package struct IFFChunk: Sendable {
  package var type: FourCharacterCode
  /// The type of a group.
  package var kind: FourCharacterCode?
  /// The declared length.
  package var length: Int64
  /// The contents after a group's type, clamped to the parent.
  package var contents: Range<Int64>
  @usableFromInline let isBigEndian: Bool

  @usableFromInline package init(
    at offset: Int64, end: Int64, isBigEndian: Bool, _ reader: ByteReader
  ) throws(ReadFailure) {
    type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
    let length = try reader.bigEndian(UInt32.self, at: offset + 4)
    self.length = Int64(isBigEndian ? length : length.byteSwapped)
    self.isBigEndian = isBigEndian
    contents = offset + 8..<min(offset + 8 + self.length, end)
    if Self.groups.contains(type), contents.upperBound - contents.lowerBound >= 4 {
      kind = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 8))
      contents = offset + 12..<contents.upperBound
    }
  }

  private static let groups: [FourCharacterCode] = ["RIFF", "LIST", "FORM", "CAT "]

  package func children(_ reader: ByteReader) -> IFFChunks {
    IFFChunks(in: contents, isBigEndian: isBigEndian, reader)
  }
}

/// The chunks of a range, in order; the reader's budget bounds their number.
package struct IFFChunks {
  @usableFromInline let reader: ByteReader
  @usableFromInline let isBigEndian: Bool
  @usableFromInline var offset: Int64
  @usableFromInline let end: Int64

  @inlinable package init(in range: Range<Int64>, isBigEndian: Bool, _ reader: ByteReader) {
    (self.reader, self.isBigEndian) = (reader, isBigEndian)
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// Creates an iterator over the form of a source, in its byte order, up to the source's end.
  package init(ofFormIn reader: ByteReader) {
    let isBigEndian = IFFForm(reader.head)?.isBigEndian ?? false
    self.init(in: 12..<max(12, reader.end), isBigEndian: isBigEndian, reader)
  }

  /// Returns the next chunk, clamped to the range; nil at the end.
  ///
  /// Errors: ``ReadFailure/endOfData`` after a truncated chunk.
  @inlinable package mutating func next() throws(ReadFailure) -> IFFChunk? {
    if offset > end { throw .endOfData }
    guard end - offset >= 8 else { return nil }
    try reader.step()
    let chunk = try IFFChunk(at: offset, end: end, isBigEndian: isBigEndian, reader)
    // A chunk of odd length is padded, except possibly the last.
    let next = offset + 8 + chunk.length
    offset = next < end ? next + chunk.length % 2 : next
    return chunk
  }
}
