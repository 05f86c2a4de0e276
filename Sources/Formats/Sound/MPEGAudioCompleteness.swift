internal import ByteSources
internal import ContainerFormats

/// Checks whether streams of audio frames are complete: they must end with a complete frame, and not before
/// the byte count in the first frame.
enum MPEGAudioCompleteness {
  private static let spans = [1 << 13, 1 << 16]
  /// Consecutive frames up to the end of the sound that rule out chance.
  private static let neededFrames = 3

  /// Checks the Xing or VBRI header if present, and the frames before the tags at the end.
  static func mp3(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let start = try firstFrame(file)
    if let start, let counted = try countedBytes(at: start, file) {
      let checked = "the number of bytes in the first frame"
      let end = start + counted
      if end > file.byteCount { return .truncated(checked, end: end) }
      if end == (try ID3Tag.startOfTrailing(file.byteCount, file.reader)) {
        return .whole(checked, end: file.byteCount)
      }
      let result = try lastFrame(file, .mpeg)
      return result == .cut
        ? .truncated("the last frame")
        : .unknown("the number of bytes in the first frame, and the last frame")
    }
    return try frames(file, .mpeg)
  }

  static func adts(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    try frames(file, Frames(mark: 0xFF) { ADTSFrame($0, at: $1).map(\.length) })
  }

  static func ac3(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    try frames(file, Frames(mark: 0x0B) { MPEGAudio.ac3($0, $1)?.length })
  }

  /// The first byte of frames, and a function for a frame's length.
  private struct Frames: Sendable {
    var mark: UInt8
    var length: @Sendable (ByteView, Int) -> Int?

    static let mpeg = Frames(mark: 0xFF) { MPEGAudioFrame($0, at: $1).map(\.length) }
  }

  private static func frames(
    _ file: CompletenessReader, _ frames: Frames
  ) throws(ReadFailure) -> Completeness {
    try lastFrame(file, frames) == .cut
      ? .truncated("the last frame") : .unknown("the last frame; nothing says that it is the stream's last")
  }

  private enum LastFrame { case whole, cut, none }

  /// Returns the last frames before the tags: complete, or followed by a partial one.
  private static func lastFrame(
    _ file: CompletenessReader, _ frames: Frames
  ) throws(ReadFailure) -> LastFrame {
    let end = try ID3Tag.startOfTrailing(file.byteCount, file.reader)
    for span in spans {
      let from = max(0, end - Int64(span))
      let view = try file.reader.available(at: from, upTo: Int(end - from))
      var index = 0
      var cut: Int?
      var chains = Chains()
      // If the first frame is in view, a chance match is impossible.
      let start = try ID3Tag.end(file.reader)
      if start >= from, start < end, frames.length(view, Int(start - from)) != nil {
        let rest = chains.chain(from: Int(start - from), view, frames).rest
        if rest != .none { return rest }
      }
      while index < view.count {
        defer { index += 1 }
        guard view[index] == frames.mark else { continue }
        let (count, rest) = chains.chain(from: index, view, frames)
        if count >= neededFrames, rest == .whole { return .whole }
        if count >= neededFrames, rest == .cut, cut == nil { cut = count }
      }
      if cut != nil { return .cut }
      if from == 0 { break }
    }
    return .none
  }

  /// Consecutive frames from several indexes: chains that meet are walked once.
  private struct Chains {
    private var cached: [Int: (count: Int, rest: LastFrame)] = [:]

    mutating func chain(from start: Int, _ view: ByteView, _ frames: Frames) -> (count: Int, rest: LastFrame)
    {
      var walked: [Int] = []
      var index = start
      var result: (count: Int, rest: LastFrame)?
      while result == nil {
        result = index == view.count ? (0, .whole) : cached[index]
        guard result == nil else { break }
        guard let size = frames.length(view, index) else {
          result = (0, MPEGAudioCompleteness.rest(after: index, view, frames))
          break
        }
        walked.append(index)
        index += max(1, size)
        // The truncated frame does not count.
        if index > view.count { result = (-1, .cut) }
      }
      var row = result ?? (0, .none)
      for index in walked.reversed() {
        row.count += 1
        cached[index] = row
      }
      return row
    }
  }

  /// Returns the meaning of the bytes after the last frame: a truncated header, a truncated tag, or neither.
  private static func rest(after index: Int, _ view: ByteView, _ frames: Frames) -> LastFrame {
    let rest = view.slice(from: index)
    let isTruncated =
      rest.count < 6 && rest[0] == frames.mark || Int64(rest.count) < SoundTag.length(rest) ?? 0
    return isTruncated ? .cut : .none
  }

  /// Returns the offset of the first frame after a tag, within two kilobytes.
  static func firstFrame(_ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    let start = try ID3Tag.end(file.reader)
    let view = try file.reader.available(at: start, upTo: 2048)
    for index in 0..<max(0, view.count - 4) where view[index] == 0xFF {
      if MPEGAudioFrame(view, at: index) != nil { return start + Int64(index) }
    }
    return nil
  }

  /// Returns the byte count in the header of the first frame, including that frame.
  static func countedBytes(at start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    let view = try file.reader.available(at: start, upTo: 64)
    guard let frame = MPEGAudioFrame(view) else { return nil }
    let offset = 4 + frame.sideInformation
    if view.matches("Xing", at: offset) || view.matches("Info", at: offset),
      let flags = view.bigEndian(UInt32.self, at: offset + 4), flags & 2 != 0
    {
      return view.bigEndian(UInt32.self, at: offset + (flags & 1 != 0 ? 12 : 8)).map { Int64($0) }
    }
    return view.matches("VBRI", at: 36) ? view.bigEndian(UInt32.self, at: 46).map { Int64($0) } : nil
  }

  /// Frame sizes by type, with the first byte (RFC 4867, 5.3): narrow band, then wide band.
  private static let sizes: [[Int64]] = [
    [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 0, 1],
    [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1],
  ]

  static func amr(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = file.reader.head
    let isWide = head.matches("#!AMR-WB\n")
    guard isWide || head.matches("#!AMR\n") else { return .unknown("nothing: several channels") }
    var offset: Int64 = isWide ? 9 : 6
    let checked = "all frames; nothing says which is the stream's last"
    while offset < file.byteCount {
      try file.reader.step()
      let size = sizes[isWide ? 1 : 0][Int(try file.byte(offset) >> 3 & 15)]
      if size == 0 { return .unknown(checked) }
      offset += size
    }
    return offset > file.byteCount ? .truncated("the last frame") : .unknown(checked)
  }
}
