internal import ByteSources
internal import ContainerFormats

/// Where Musepack ends (Musepack, "Stream Version 7" and "Stream Version 8").
enum MusepackEnd {
  /// Packets with their lengths, to the one that ends the stream (stream version 8).
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the lengths of all packets, to the one that ends the stream"
    let start = try ID3Tag.end(file.reader)
    guard try file.reader.available(at: start, upTo: 4).matches("MPCK") else {
      return try seventh(from: start, file)
    }
    var place = start + 4
    while place < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: place, upTo: 10)
      var size: Int64 = 0
      var index = 2
      repeat {
        guard let byte = head[index], index < 9 else { return .truncated(checked) }
        size = size << 7 | Int64(byte & 0x7F)
        index += 1
      } while head[index - 1].map { $0 & 0x80 != 0 } ?? false
      guard size >= Int64(index) else { return .unknown(checked) }
      place += size
      if place > file.byteCount { return .truncated(checked) }
      if head.matches("SE") { return try file.tagged(at: place, checked) }
    }
    return .truncated(checked)
  }

  /// As many frames as the header counts, each behind the number of its bits, in words of 32 bits.
  private static func seventh(from start: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
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
    // The number of samples in the last frame takes eleven bits more.
    let (end, last) = (first + (bit + 31) / 32 * 4, first + (bit + 11 + 31) / 32 * 4)
    if end > file.byteCount { return .truncated(checked, end: end) }
    return last > file.byteCount ? .whole(checked) : try file.tagged(at: last, checked)
  }
}
