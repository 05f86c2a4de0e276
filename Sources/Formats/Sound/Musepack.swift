internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Detects Musepack before version 8, whose signatures are short or missing.
enum Musepack {
  static func read7(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3] else { throw .endOfData }
    guard version & 0x0F == 7 else { return nil }
    return ContentFinding(
      .musepack, by: .signature, range: 0..<4, rule: "musepack-7", because: "the mark and stream version 7")
  }

  /// Detects Musepack 4 to 6: settings of 32 bits (no rate, no intensity stereo, a block of one frame), then
  /// a frame count.
  static func readEarly(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try early(at: 0, reader)
  }

  static func early(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = try reader.available(at: offset, upTo: 8)
    guard let settings = head.littleEndian(UInt32.self, at: 0), let end = reader.byteCount,
      let count = head.littleEndian(UInt32.self, at: 4)
    else { return nil }
    let byteCount = end - offset
    let version = settings >> 11 & 0x3FF
    guard (4...6).contains(version), settings >> 22 == 0, settings & 0x3F == 1, settings >> 6 & 0x1F >= 16
    else { return nil }
    let frames = Int64(version >= 5 ? count : count >> 16)
    // A frame of 1,152 samples takes some 100 to 1,000 bytes; the file may be truncated.
    guard frames > 1, byteCount > 64, byteCount / frames < 4096 else { return nil }
    return ContentFinding(
      .musepack, by: .structure, decided: false, range: offset..<offset + 8, rule: "musepack-early",
      because: "settings that streams of version 4 to 6 have, and a count of frames")
  }
}

/// Checks whether Musepack is complete (Musepack, "Stream Version 7" and "Stream Version 8").
enum MusepackCompleteness {
  /// Checks version 8: packets with lengths, up to the one that ends the stream.
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the lengths of all packets, to the one that ends the stream"
    let start = try ID3Tag.end(file.reader)
    guard try file.reader.available(at: start, upTo: 4).matches("MPCK") else {
      return try readVersion7(from: start, file)
    }
    var offset = start + 4
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 10)
      var size: Int64 = 0
      var index = 2
      repeat {
        guard let byte = head[index], index < 9 else { return .truncated(checked) }
        size = size << 7 | Int64(byte & 0x7F)
        index += 1
      } while head[index - 1].map { $0 & 0x80 != 0 } ?? false
      guard size >= Int64(index) else { return .unknown(checked) }
      offset += size
      if offset > file.byteCount { return .truncated(checked) }
      if head.matches("SE") { return try file.completeness(soundEnd: offset, checked) }
    }
    return .truncated(checked)
  }

  /// Checks version 7: the header's count of frames, each after its bit length, in words of 32 bits.
  private static func readVersion7(from start: Int64, _ file: CompletenessReader) throws(ReadFailure)
    -> Completeness
  {
    let head = try file.reader.available(at: start, upTo: 8)
    guard head.matches("MP+"), let version = head[3], version & 0x0F == 7,
      let frames = head.littleEndian(UInt32.self, at: 4), frames > 0
    else { return .unknown("nothing: before version 7, frames do not state lengths") }
    let checked = "the lengths of all frames"
    let first = start + 24
    var bit: Int64 = 8
    for _ in 0..<frames {
      try file.reader.step()
      let word = first + bit / 32 * 4
      let pair = try file.little32(word) << 32 | (bit % 32 > 12 ? try file.little32(word + 4) : 0)
      bit += 20 + (pair >> (44 - bit % 32) & 0xF_FFFF)
    }
    // The sample count of the last frame takes eleven more bits.
    let (end, last) = (first + (bit + 31) / 32 * 4, first + (bit + 11 + 31) / 32 * 4)
    if end > file.byteCount { return .truncated(checked, end: end) }
    return last > file.byteCount ? .whole(checked) : try file.completeness(soundEnd: last, checked)
  }
}
