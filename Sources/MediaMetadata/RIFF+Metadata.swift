internal import ByteSources
internal import FileIdentification

/// Reads RIFF files: WebP, AVI, WAVE.
enum RIFFMetadata {
  private static let mostChunks = 4096

  struct Chunk {
    var type: FourCharacterCode
    var contents: Range<Int64>
    /// A list's kind.
    var kind: FourCharacterCode?
  }

  /// Calls `body` for the chunks of `range` until it returns false.
  static func chunks(
    in range: Range<Int64>, _ reader: ByteReader, _ body: (Chunk) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    var offset = range.lowerBound
    for _ in 0..<mostChunks {
      guard range.upperBound - offset >= 8 else { return }
      try reader.step()
      let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
      let length = Int64(try reader.littleEndian(UInt32.self, at: offset + 4))
      let limit = min(offset + 8 + length, range.upperBound)
      var chunk = Chunk(type: type, contents: offset + 8..<limit)
      if type == "LIST" || type == "RIFF", limit - offset >= 12 {
        chunk.kind = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 8))
        chunk.contents = offset + 12..<limit
      }
      guard try body(chunk) else { return }
      if limit < offset + 8 + length { throw .endOfData }
      offset = limit + length % 2
    }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    switch FourCharacterCode(try reader.bigEndian(UInt32.self, at: 8)) {
    case "WEBP": try WebPMetadata.read(reader, into: &metadata)
    case "AVI ": try AVIMetadata.read(reader, into: &metadata)
    case "WAVE": try WaveMetadata.read(reader, into: &metadata)
    default: break
    }
  }
}
