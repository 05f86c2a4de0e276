internal import ByteSources
internal import ContainerFormats

/// Checks whether AU, CAF, MIDI, WavPack, Monkey's Audio, TTA and RealMedia files are complete.
enum SoundCompleteness {
  /// Checks AU: header, then samples; all ones mean an unknown size.
  static func au(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the size of the samples in the header"
    let size = try file.big32(8)
    if size == 0xFFFF_FFFF || size == 0 { return .unknown("the header, which leaves the size open") }
    return try .ending(at: try file.big32(4) + size, of: file, checked)
  }

  /// Checks CAF: chunks; that of the samples may have an unknown size (Core Audio Format Specification).
  static func coreAudio(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all chunks"
    var offset: Int64 = 8
    var hasSamples = false
    while offset < file.byteCount {
      try file.reader.step()
      let rest = try file.reader.available(at: offset, upTo: 12)
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
      offset += 12 + size
    }
    if offset > file.byteCount { return .truncated(checked, end: offset) }
    // No chunk is marked as the last, but a file without samples lacks at least one.
    return hasSamples
      ? .whole(checked, end: offset) : .truncated("the chunks, of which that of the samples is missing")
  }

  /// Checks MIDI: the header's count of tracks, each with its length (Standard MIDI Files 1.0).
  static func midi(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the lengths of all tracks"
    var remaining = try file.big16(10)
    var offset = 8 + (try file.big32(4))
    while true {
      try file.reader.step()
      let isTrack = try file.reader.available(at: offset, upTo: 4).matches("MTrk")
      // Some programs write too low a count.
      if remaining <= 0, !isTrack { return .whole(checked, end: offset) }
      offset += 8 + (try file.big32(offset + 4))
      if offset > file.byteCount { return .truncated(checked, end: remaining <= 1 ? offset : nil) }
      // Other chunks are skipped.
      if isTrack { remaining -= 1 }
    }
  }

  /// Checks WavPack: blocks with length and samples, up to the total (WavPack 4 & 5 Binary File).
  static func wavPack(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the lengths of all blocks, to the one with the last sample"
    var offset = try ID3Tag.end(file.reader)
    var total: Int64?
    var last: Int64 = 0
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 32)
      guard head.matches("wvpk"), let size = head.littleEndian(UInt32.self, at: 4), size >= 24 else {
        if head.count < 4, "wvpk".hasPrefix(head.text), last < total ?? 0 { return .truncated(checked) }
        break
      }
      guard head.count == 32, let samples = head.littleEndian(UInt32.self, at: 12),
        let index = head.littleEndian(UInt32.self, at: 16), let count = head.littleEndian(UInt32.self, at: 20)
      else { return .truncated(checked) }
      if total == nil { total = samples == .max ? -1 : Int64(samples) }
      offset += 8 + Int64(size)
      if offset > file.byteCount { return .truncated(checked) }
      last = max(last, Int64(index) + Int64(count))
    }
    guard let total, total > 0 else {
      _ = try file.endOfTags(at: offset)
      return .unknown("the lengths of all blocks")
    }
    return last >= total ? .whole(checked, end: try file.endOfTags(at: offset)) : .truncated(checked)
  }

  /// Checks Monkey's Audio: the descriptor has the lengths of all parts since version 3.98.
  static func monkeysAudio(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let start = try ID3Tag.end(file.reader)
    guard try file.little16(start + 4) >= 3980 else {
      return .unknown("nothing: old versions do not state lengths")
    }
    var end = start
    for offset in stride(from: start + 8, through: start + 32, by: 4) where offset != start + 28 {
      end += try file.little32(offset)
    }
    // The frames' length has 64 bits; the lower half is counted already.
    end += try file.little64(start + 24) - file.little32(start + 24)
    return try file.completeness(soundEnd: end, "the lengths of the parts in the header")
  }

  /// Checks TTA: a table of frame lengths, a frame per 256/245 of a second (TTA1).
  static func trueAudio(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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
    return try file.completeness(soundEnd: end, checked)
  }

  /// Checks RealMedia: chunks with sizes; the header locates the index after the data.
  static func realMedia(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all chunks, and the place of the index"
    var offset: Int64 = 0
    var index: Int64 = 0
    var hasData = false
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 8)
      guard let size = head.bigEndian(UInt32.self, at: 4), Self.chunks.contains(where: { head.matches($0) })
      else { break }
      if head.matches("PROP") { index = try file.big32(offset + 36) }
      hasData = hasData || head.matches("DATA")
      // Live recordings leave the data size open.
      if size < 8 { return .unknown(checked) }
      offset += Int64(size)
      // FFmpeg counts ten header bytes twice.
      if offset > file.byteCount, index == 0, offset <= file.byteCount + 10 { return .unknown(checked) }
      if offset > file.byteCount { return .truncated(checked, end: index == 0 ? offset : nil) }
    }
    if !hasData || index >= offset { return .truncated(checked) }
    return .whole(checked, end: offset)
  }

  private static let chunks: [StaticString] = [
    ".RMF", "PROP", "MDPR", "CONT", "DATA", "INDX", "RJMD", "RMJE",
  ]
}
