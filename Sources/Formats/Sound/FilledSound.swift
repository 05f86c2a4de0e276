internal import ByteSources
internal import ContainerFormats

/// Whether sound in frames and pages may have one byte over and over at a place: silence is packed, too.
enum FilledSound {
  /// No frame is longer: 320,000 bits a second at 16,000 Hz in layer II (ISO/IEC 13818-3, 2.4.2.3).
  private static let longestMPEG: Int64 = 2882
  /// The length of an ADTS frame has 13 bits (ISO/IEC 14496-3, 1.A.2.2).
  private static let longestADTS: Int64 = 8191
  /// The length of an E-AC-3 frame has 11 bits, and counts words (ETSI TS 102 366, E.1.3.1.3).
  private static let longestDolby: Int64 = 4096

  /// Frames follow each other from the first on, as far as that counts the bytes.
  static func mpeg(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    guard let first = try MPEGAudioEnds.firstFrame(file) else { return nil }
    let counted = try MPEGAudioEnds.countedBytes(at: first, file)
    return try frames(upTo: longestMPEG, from: first, counted.map { first + $0 } ?? file.byteCount, file, run)
  }

  static func adts(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    try frames(upTo: longestADTS, from: ID3Tag.end(file.reader), file.byteCount, file, run)
  }

  static func dolby(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    try frames(upTo: longestDolby, from: ID3Tag.end(file.reader), file.byteCount, file, run)
  }

  private static func frames(
    upTo longest: Int64, from start: Int64, _ end: Int64, _ file: EndReader, _ run: FilledRun
  ) throws(ReadFailure) -> StaticString? {
    let end = min(end, try ID3Tag.startOfTrailing(file.byteCount, file.reader))
    // What stands before the first frame is skipped by players.
    guard run.range.lowerBound > start, start < end, run.count(in: start..<end) > longest,
      try !isInTag(run, behind: start, file.reader)
    else { return nil }
    return "frames should begin"
  }

  private static let longestTag = 64 << 10

  /// Whether the run may be the filling of a tag between frames, as files have that were put together.
  private static func isInTag(
    _ run: FilledRun, behind first: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Bool {
    let start = max(first, run.range.lowerBound - Int64(longestTag))
    let before = try reader.available(at: start, upTo: Int(run.range.lowerBound - start))
    return before.contains("ID3") || before.contains("APETAGEX")
  }

  /// A frame begins with a mark and is no longer than the stream says (RFC 9639, 8.2 and 9.1).
  static func flac(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    let start = try ID3Tag.end(file.reader)
    guard let stream = FLACStream(try file.reader.view(at: start, count: FLACStream.headLength)) else {
      return nil
    }
    let frames = try FLACStream.framesStart(at: start, file.reader)
    let end = try ID3Tag.startOfTrailing(file.byteCount, file.reader)
    guard frames < end else { return nil }
    // Eight channels of 32 bits, as they are.
    let longest = stream.longestFrame > 0 ? stream.longestFrame : stream.blockSizes.upperBound * 32 + 1024
    if run.count(in: frames..<end) > Int64(longest) { return "frames should begin" }
    guard run.range.upperBound >= end, try FLACEnd.read(file).outcome == .truncated else { return nil }
    return "the last frame should be"
  }

  /// Pages follow each other, and each has a checksum (RFC 3533, 6).
  static func ogg(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    let start = max(0, run.range.lowerBound - Int64(OggPage.longest))
    let view = try file.reader.available(at: start, upTo: 3 * OggPage.longest)
    var because: StaticString?
    var index = Int(run.range.lowerBound - start)
    while index >= 0 {
      defer { index -= 1 }
      guard view[index] == 0x4F, let page = OggPage(view, at: index),
        let extent = page.extent(view, at: index)
      else { continue }
      let end = start + Int64(extent.end)
      if end <= run.range.lowerBound, !run.covers(end) { return because }
      if OggPage.isSound(view.slice(index..<extent.end)) {
        return run.covers(end) && !page.endsStream ? "a page should begin" : nil
      }
      // What a packet has by chance begins no page: one that stands before it may hold it all.
      because = "a page's checksum says that something else stood"
    }
    if because != nil { return because }
    return run.range.upperBound - run.range.lowerBound > Int64(OggPage.longest) ? "pages should begin" : nil
  }
}
