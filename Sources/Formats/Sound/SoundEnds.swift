internal import ByteSources
internal import ContainerFormats

/// Where sound ends in containers of its own.
enum SoundEnds {
  /// Header, then samples: all ones stand for an unknown size.
  static func au(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the size of the samples in the header"
    let size = try file.big32(8)
    if size == 0xFFFF_FFFF || size == 0 { return .unknown("the header, which leaves the size open") }
    return try .ending(at: try file.big32(4) + size, of: file, checked)
  }

  /// Chunks; that of the samples may leave its size open (Core Audio Format Specification).
  static func coreAudio(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the sizes of all chunks"
    var place: Int64 = 8
    var hasSamples = false
    while place < file.byteCount {
      try file.reader.step()
      let rest = try file.reader.available(at: place, upTo: 12)
      guard rest.count == 12, let size = rest.bigEndian(Int64.self, at: 4) else {
        return hasSamples ? .unknown(checked) : .truncated(checked)
      }
      let isSamples = rest.matches("data")
      if size < 0 {
        return isSamples && size == -1
          ? .unknown("the chunk of samples, which leaves its size open") : .unknown(checked)
      }
      guard size < 1 << 56 else { throw .malformed("a chunk longer than any file") }
      hasSamples = hasSamples || isSamples
      place += 12 + size
    }
    if place > file.byteCount { return .truncated(checked, end: place) }
    // Nothing says that a chunk is the last; without samples one is missing.
    return hasSamples
      ? .whole(checked, end: place) : .truncated("the chunks, of which that of the samples is missing")
  }

  /// As many tracks as the header counts, each with its length (Standard MIDI Files 1.0).
  static func midi(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the lengths of all tracks"
    var left = try file.big16(10)
    var place = 8 + (try file.big32(4))
    while true {
      try file.reader.step()
      let isTrack = try file.reader.available(at: place, upTo: 4).matches("MTrk")
      // Writers have counted too few.
      if left <= 0, !isTrack { return .whole(checked, end: place) }
      place += 8 + (try file.big32(place + 4))
      if place > file.byteCount { return .truncated(checked, end: left <= 1 ? place : nil) }
      // Chunks of other kinds are to be skipped.
      if isTrack { left -= 1 }
    }
  }

  /// Blocks, each with its length and the samples that it holds, to the number in the first (WavPack 4 & 5 Binary File).
  static func wavPack(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the lengths of all blocks, to the one with the last sample"
    var place = try ID3Tag.end(file.reader)
    var total: Int64?
    var last: Int64 = 0
    while place < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: place, upTo: 32)
      guard head.matches("wvpk"), let size = head.littleEndian(UInt32.self, at: 4), size >= 24 else {
        if head.count < 4, "wvpk".hasPrefix(head.text), last < total ?? 0 { return .truncated(checked) }
        break
      }
      guard head.count == 32, let samples = head.littleEndian(UInt32.self, at: 12),
        let index = head.littleEndian(UInt32.self, at: 16), let count = head.littleEndian(UInt32.self, at: 20)
      else { return .truncated(checked) }
      if total == nil { total = samples == .max ? -1 : Int64(samples) }
      place += 8 + Int64(size)
      if place > file.byteCount { return .truncated(checked) }
      last = max(last, Int64(index) + Int64(count))
    }
    guard let total, total > 0 else {
      _ = try file.endOfTags(at: place)
      return .unknown("the lengths of all blocks")
    }
    return last >= total ? .whole(checked, end: try file.endOfTags(at: place)) : .truncated(checked)
  }

  /// The descriptor has the lengths of all parts, from version 3.98 on.
  static func monkeysAudio(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let start = try ID3Tag.end(file.reader)
    guard try file.little16(start + 4) >= 3980 else {
      return .unknown("nothing: old versions do not state lengths")
    }
    var end = start
    for place in stride(from: start + 8, through: start + 32, by: 4) where place != start + 28 {
      end += try file.little32(place)
    }
    // The frames' length has 64 bits, of which the lower half is counted already.
    end += try file.little64(start + 24) - file.little32(start + 24)
    return try file.tagged(at: end, "the lengths of the parts in the header")
  }

  /// A table of the frames' lengths, a frame for each 256/245 of a second (TTA1).
  static func trueAudio(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the lengths of all frames"
    let start = try ID3Tag.end(file.reader)
    let (rate, samples) = (try file.little32(start + 10), try file.little32(start + 14))
    let length = rate * 256 / 245
    guard length > 0 else { return .unknown(checked) }
    let frames = (samples + length - 1) / length
    var end = start + 22 + frames * 4 + 4
    if end > file.byteCount { return .truncated(checked) }
    for frame in 0..<frames {
      try file.reader.step()
      end += try file.little32(start + 22 + frame * 4)
    }
    return try file.tagged(at: end, checked)
  }

  /// Chunks with their sizes; the header says where the index stands behind the data.
  static func realMedia(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the sizes of all chunks, and the place of the index"
    var place: Int64 = 0
    var index: Int64 = 0
    var hasData = false
    while place < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: place, upTo: 8)
      guard let size = head.bigEndian(UInt32.self, at: 4), Self.chunks.contains(where: { head.matches($0) })
      else { break }
      if head.matches("PROP") { index = try file.big32(place + 36) }
      hasData = hasData || head.matches("DATA")
      // Live recordings leave the size of the data open.
      if size < 8 { return .unknown(checked) }
      place += Int64(size)
      // FFmpeg counts ten bytes of the head twice.
      if place > file.byteCount, index == 0, place <= file.byteCount + 10 { return .unknown(checked) }
      if place > file.byteCount { return .truncated(checked, end: index == 0 ? place : nil) }
    }
    if !hasData || index >= place { return .truncated(checked) }
    return .whole(checked, end: place)
  }

  private static let chunks: [StaticString] = [
    ".RMF", "PROP", "MDPR", "CONT", "DATA", "INDX", "RJMD", "RMJE",
  ]
}
