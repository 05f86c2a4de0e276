internal import ByteSources
internal import MediaMetadata

/// Reads Sony's Wave64: WAVE's chunks with sixteen bytes of name, lengths of eight, and a border of eight bytes.
enum Wave64 {
  private static let mostChunks = 64
  /// The bytes before the first chunk: a name, the file's length, the form's name.
  private static let headLength: Int64 = 40
  /// The bytes of a chunk before its contents, which its length counts too.
  private static let chunkHead: Int64 = 24

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var rate: UInt32 = 0
    var offset = headLength
    for _ in 0..<mostChunks where reader.end - offset >= chunkHead {
      try reader.step()
      let name = try reader.bigEndian(UInt32.self, at: offset)
      let length = try reader.littleEndian(UInt64.self, at: offset + 16)
      guard length >= UInt64(chunkHead), length <= UInt64(Int64.max) - 7 else {
        throw .malformed("a chunk shorter than its head")
      }
      let contents = offset + chunkHead
      switch name {
      case 0x666D_7420:  // fmt
        metadata.add(track: .audio, String(try reader.littleEndian(UInt16.self, at: contents), radix: 16))
        rate = try reader.littleEndian(UInt32.self, at: contents + 8)
      case 0x6461_7461 where rate > 0:  // data
        let stated = Int64(length) - chunkHead
        metadata.duration = Double(min(stated, reader.end - contents)) / Double(rate)
        return
      default: break
      }
      let (end, overflow) = offset.addingReportingOverflow((Int64(length) + 7) & ~7)
      guard !overflow else { return }
      offset = end
    }
  }
}
