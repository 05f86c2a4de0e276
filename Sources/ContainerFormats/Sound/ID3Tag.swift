package import ByteSources

/// ID3v2 tags, which may precede sound of any codec (id3v2.4.0-structure §3.1).
package enum ID3Tag {
  private static let maxTags = 4

  /// Returns the start of the sound, after the tags at the start of the source.
  package static func end(_ reader: ByteReader) throws(ReadFailure) -> Int64 {
    var offset: Int64 = 0
    for _ in 0..<maxTags {
      let head = try reader.available(at: offset, upTo: 10)
      guard head.matches("ID3"), let major = head[3], major < 0xFF, let flags = head[5],
        let size = head.bigEndian(UInt32.self, at: 6), size & 0x8080_8080 == 0
      else { break }
      // Seven bits per byte.
      let length = Int64(size & 0x7F | size >> 1 & 0x3F80 | size >> 2 & 0x1F_C000 | size >> 3 & 0xFE0_0000)
      offset += 10 + length + (flags & 0x10 != 0 ? 10 : 0)
    }
    return offset
  }

  /// Returns the start of the tags after the sound: ID3v1's, and before it APE's (APEv2, "Tags Footer").
  package static func startOfTrailing(_ byteCount: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64 {
    var end = byteCount
    if end >= 128, try reader.view(at: end - 128, count: 3).matches("TAG") { end -= 128 }
    guard end >= 32 else { return end }
    let footer = try reader.view(at: end - 32, count: 32)
    guard footer.matches("APETAGEX"), let size = footer.littleEndian(UInt32.self, at: 12),
      let flags = footer.littleEndian(UInt32.self, at: 20)
    else { return end }
    let length = Int64(size) + (flags >> 31 == 1 ? 32 : 0)
    return length <= end ? end - length : end
  }
}
