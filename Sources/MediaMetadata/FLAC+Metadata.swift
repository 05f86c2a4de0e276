internal import ByteSources
internal import FileIdentification

/// Reads the first block of a FLAC file: rate and number of samples.
enum FLACMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .audio
    let start = try ID3Tag.end(reader)
    guard try reader.view(at: start, count: 4).matches("fLaC"),
      try reader.bigEndian(UInt8.self, at: start + 4) & 0x7F == 0
    else { throw .malformed("no stream information behind the mark") }
    metadata.add(track: .audio, "fLaC")
    // 20 bits of rate, 3 of channels, 5 of depth, 36 of samples.
    let packed = try reader.bigEndian(UInt64.self, at: start + 8 + 10)
    let rate = packed >> 44
    let samples = packed & 0xF_FFFF_FFFF
    // 0 samples stands for a number that nobody knew.
    if rate > 0, samples > 0 { metadata.duration = Double(samples) / Double(rate) }
  }
}

/// The tag that precedes many audio files.
enum ID3Tag {
  private static let mostTags = 4

  /// Where the sound begins: behind the tags, or 0.
  static func end(_ reader: ByteReader) throws(ReadFailure) -> Int64 {
    var offset: Int64 = 0
    for _ in 0..<mostTags {
      let head = try reader.available(at: offset, upTo: 10)
      guard head.matches("ID3"), let flags = head[5], let size = head.bigEndian(UInt32.self, at: 6) else {
        break
      }
      // Seven bits of each byte count.
      let length = Int64(size & 0x7F | size >> 1 & 0x3F80 | size >> 2 & 0x1F_C000 | size >> 3 & 0xFE0_0000)
      offset += 10 + length + (flags & 0x10 != 0 ? 10 : 0)
    }
    return offset
  }
}
