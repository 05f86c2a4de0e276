internal import ByteSources
internal import ContainerFormats

/// Finds frames or pages of sound overwritten by a long run of one byte, as in erased storage.
///
/// Valid frames have no such runs, because silence is compressed too.
enum SoundRunChecks {
  /// The longest frame: 320,000 bits per second at 16,000 Hz in layer II (ISO/IEC 13818-3, 2.4.2.3).
  private static let maxMPEGFrameLength: Int64 = 2882
  /// The length of an ADTS frame has 13 bits (ISO/IEC 14496-3, 1.A.2.2).
  private static let maxADTSFrameLength: Int64 = 8191
  /// The length of an E-AC-3 frame has 11 bits, in words (ETSI TS 102 366, E.1.3.1.3).
  private static let maxDolbyFrameLength: Int64 = 4096

  /// Checks that frames follow each other within the counted bytes.
  static func mpeg(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    guard let first = try MPEGAudioCompleteness.firstFrame(file) else { return nil }
    let counted = try MPEGAudioCompleteness.countedBytes(at: first, file)
    return try frames(
      upTo: maxMPEGFrameLength, from: first, counted.map { first + $0 } ?? file.byteCount, file, run)
  }

  static func adts(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    try frames(upTo: maxADTSFrameLength, from: ID3Tag.end(file.reader), file.byteCount, file, run)
  }

  static func dolby(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    try frames(upTo: maxDolbyFrameLength, from: ID3Tag.end(file.reader), file.byteCount, file, run)
  }

  private static func frames(
    upTo longest: Int64, from start: Int64, _ end: Int64, _ file: CompletenessReader, _ run: RepeatedByteRun
  ) throws(ReadFailure) -> StaticString? {
    let end = min(end, try ID3Tag.startOfTrailing(file.byteCount, file.reader))
    // Players skip data before the first frame.
    guard run.range.lowerBound > start, start < end, run.count(in: start..<end) > longest,
      try !isInTag(run, after: start, file.reader)
    else { return nil }
    return "frames should begin"
  }

  private static let maxTagLength = 64 << 10

  /// Returns true if the run may be padding of a tag between frames, as in concatenated files.
  private static func isInTag(
    _ run: RepeatedByteRun, after first: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Bool {
    let start = max(first, run.range.lowerBound - Int64(maxTagLength))
    let before = try reader.available(at: start, upTo: Int(run.range.lowerBound - start))
    return before.contains("ID3") || before.contains("APETAGEX")
  }

  /// Checks FLAC frames: each has a sync code and a length within the stream's (RFC 9639, 8.2 and 9.1).
  static func flac(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    let start = try ID3Tag.end(file.reader)
    guard let stream = FLACStream(try file.reader.view(at: start, count: FLACStream.headLength)) else {
      return nil
    }
    let frames = try FLACStream.framesStart(at: start, file.reader)
    let end = try ID3Tag.startOfTrailing(file.byteCount, file.reader)
    guard frames < end else { return nil }
    // Eight channels of 32 bits, uncompressed.
    let longest = stream.maxFrameLength > 0 ? stream.maxFrameLength : stream.blockSizes.upperBound * 32 + 1024
    if run.count(in: frames..<end) > Int64(longest) { return "frames should begin" }
    guard run.range.upperBound >= end, try FLACCompleteness.read(file).outcome == .truncated else {
      return nil
    }
    return "the last frame should be"
  }

  /// Checks Ogg pages: they follow each other, each with a checksum (RFC 3533, 6).
  static func ogg(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    let start = max(0, run.range.lowerBound - Int64(OggPage.maxLength))
    let view = try file.reader.available(at: start, upTo: 3 * OggPage.maxLength)
    var because: StaticString?
    var index = Int(run.range.lowerBound - start)
    while index >= 0 {
      defer { index -= 1 }
      guard view[index] == 0x4F, let page = OggPage(view, at: index),
        let extent = page.extent(view, at: index)
      else { continue }
      let end = start + Int64(extent.end)
      if end <= run.range.lowerBound, !run.covers(end) { return because }
      if OggPage.hasValidChecksum(view.slice(index..<extent.end)) {
        return run.covers(end) && !page.endsStream ? "a page should begin" : nil
      }
      // A capture pattern inside a packet is by chance if an earlier page covers it.
      because = "a page's checksum says that something else stood"
    }
    if because != nil { return because }
    return run.range.upperBound - run.range.lowerBound > Int64(OggPage.maxLength) ? "pages should begin" : nil
  }
}
