internal import ByteSources
internal import MediaMetadata

/// Sony's Wave64: WAVE's chunks with sixteen bytes of name, lengths of eight, and a border of eight bytes.
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

  /// The format of the samples, as WAVE has it; nil where no chunk has one.
  static func format(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    var chunks = Chunks(reader: reader)
    while let chunk = try chunks.next() {
      if chunk.name == "fmt " { return chunk.contents }
    }
    return nil
  }

  /// The chunks of a file, by the first four bytes of their names.
  private struct Chunks {
    private static let mostChunks = 64
    /// The bytes of a chunk before its contents, which its length counts too.
    private static let headLength: Int64 = 24

    let reader: ByteReader
    /// Behind a name, the file's length and the form's name.
    private var offset: Int64 = 40
    private var left = Self.mostChunks

    init(reader: ByteReader) { self.reader = reader }

    /// The next chunk, clamped to the file; nil behind the last.
    ///
    /// Errors: malformed for a length that is none.
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
      // The next one begins at a multiple of eight.
      if limit < reader.end, limit <= Int64.max - 7 {
        offset = (limit + 7) & ~7
      } else {
        left = 0
      }
      return (name, start..<max(start, limit))
    }
  }
}
