package import ByteSources

/// One chunk of a RIFF file, whose numbers are little-endian (Multimedia Programming Interface 1.0 §2), or of an IFF file,
/// whose numbers are big-endian (EA IFF 85 §3).
package struct IFFChunk: Sendable {
  package var type: FourCharacterCode
  /// A group's kind.
  package var kind: FourCharacterCode?
  /// How many bytes the chunk says it has.
  package var length: Int64
  /// The contents behind a group's kind, cut to where the parent ends.
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

  /// The chunks of a group.
  package func children(_ reader: ByteReader) -> IFFChunks {
    IFFChunks(in: contents, isBigEndian: isBigEndian, reader)
  }
}

/// The chunks of a range, one after another: each step moves on, and the reader's budget bounds their number.
package struct IFFChunks {
  @usableFromInline let reader: ByteReader
  @usableFromInline let isBigEndian: Bool
  @usableFromInline var offset: Int64
  @usableFromInline let end: Int64

  @inlinable package init(in range: Range<Int64>, isBigEndian: Bool, _ reader: ByteReader) {
    (self.reader, self.isBigEndian) = (reader, isBigEndian)
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// Creates a walk through the form that a source is, in its byte order and up to the source's end.
  package init(ofFormIn reader: ByteReader) {
    let isBigEndian = IFFForm(reader.head)?.isBigEndian ?? false
    self.init(in: 12..<max(12, reader.end), isBigEndian: isBigEndian, reader)
  }

  /// The next chunk, which the range's end may cut; nil at the end.
  ///
  /// Errors: ``ReadFailure/endOfData`` behind a chunk that was cut.
  @inlinable package mutating func next() throws(ReadFailure) -> IFFChunk? {
    if offset > end { throw .endOfData }
    guard end - offset >= 8 else { return nil }
    try reader.step()
    let chunk = try IFFChunk(at: offset, end: end, isBigEndian: isBigEndian, reader)
    // A chunk of odd length is filled up; the last one may do without.
    let next = offset + 8 + chunk.length
    offset = next < end ? next + chunk.length % 2 : next
    return chunk
  }
}
