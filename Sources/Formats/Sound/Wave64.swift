internal import ByteSources
internal import MediaMetadata

/// Reads Sony's Wave64: WAVE chunks with names of 16 bytes, lengths of 8, and 8-byte alignment.
enum Wave64 {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var bytesPerSecond: UInt32 = 0
    var chunks = Chunks(reader: reader)
    while let chunk = try chunks.next() {
      let start = chunk.contents.lowerBound
      if chunk.name == "fmt " {
        metadata.add(track: .audio, String(try reader.littleEndian(UInt16.self, at: start), radix: 16))
        bytesPerSecond = try reader.littleEndian(UInt32.self, at: start + 8)
      } else if chunk.name == "data", bytesPerSecond > 0 {
        metadata.duration = Double(chunk.contents.upperBound - start) / Double(bytesPerSecond)
        return
      }
    }
  }

  /// Returns the range of the sample format, as in WAVE; nil without one.
  static func format(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    var chunks = Chunks(reader: reader)
    while let chunk = try chunks.next() {
      if chunk.name == "fmt " { return chunk.contents }
    }
    return nil
  }

  /// The chunks of a file, by the first four bytes of their names.
  private struct Chunks {
    private static let maxChunks = 64
    /// The header bytes of a chunk, which its length includes.
    private static let headLength: Int64 = 24

    let reader: ByteReader
    /// After the name, file length and form name.
    private var offset: Int64 = 40
    private var left = Self.maxChunks

    init(reader: ByteReader) { self.reader = reader }

    /// Returns the next chunk, clamped to the file; nil at the end.
    ///
    /// Errors: `malformed` for an invalid length.
    mutating func next() throws(ReadFailure) -> (name: FourCharacterCode, contents: Range<Int64>)? {
      guard left > 0, reader.end - offset >= Self.headLength else { return nil }
      left -= 1
      try reader.step()
      let name = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
      let length = try reader.littleEndian(UInt64.self, at: offset + 16)
      guard length >= UInt64(Self.headLength), length <= UInt64(Int64.max) - 7 else {
        throw .malformed("a chunk shorter than its head")
      }
      let start = offset + Self.headLength
      let (end, overflow) = offset.addingReportingOverflow(Int64(length))
      let limit = overflow ? reader.end : min(end, reader.end)
      // Chunks are aligned to eight bytes.
      if limit < reader.end, limit <= Int64.max - 7 {
        offset = (limit + 7) & ~7
      } else {
        left = 0
      }
      return (name, start..<max(start, limit))
    }
  }
}
