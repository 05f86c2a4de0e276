internal import ByteSources
internal import ContainerFormats

/// Where streams of frames end: with a whole frame, and where a first frame counts the bytes, not before those.
enum MPEGAudioEnds {
  private static let spans = [1 << 13, 1 << 16]
  /// Frames in a row, to the end of the sound, that are no chance.
  private static let neededFrames = 3

  /// The Xing or VBRI header where there is one, and the frames in front of the tags at the end.
  static func mp3(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let start = try firstFrame(file)
    if let start, let counted = try countedBytes(at: start, file) {
      let checked = "the number of bytes in the first frame"
      let end = start + counted
      if end > file.byteCount { return .truncated(checked, end: end) }
      if end == (try ID3Tag.startOfTrailing(file.byteCount, file.reader)) {
        return .whole(checked, end: file.byteCount)
      }
      let found = try lastFrame(file, .mpeg)
      return found == .cut
        ? .truncated("the last frame")
        : .unknown("the number of bytes in the first frame, and the last frame")
    }
    return try frames(file, .mpeg)
  }

  static func adts(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try frames(file, Frames(mark: 0xFF) { ADTSFrame($0, at: $1).map(\.length) })
  }

  static func ac3(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try frames(file, Frames(mark: 0x0B) { MPEGAudio.ac3($0, $1)?.length })
  }

  /// What frames begin with, and how long the one at an index is.
  private struct Frames: Sendable {
    var mark: UInt8
    var length: @Sendable (ByteView, Int) -> Int?

    static let mpeg = Frames(mark: 0xFF) { MPEGAudioFrame($0, at: $1).map(\.length) }
  }

  private static func frames(
    _ file: EndReader, _ frames: Frames
  ) throws(ReadFailure) -> EndFinding {
    try lastFrame(file, frames) == .cut
      ? .truncated("the last frame") : .unknown("the last frame; nothing says that it is the stream's last")
  }

  private enum LastFrame { case whole, cut, none }

  /// The last frames before the tags: some that reach the end, or some and a part of one more.
  private static func lastFrame(
    _ file: EndReader, _ frames: Frames
  ) throws(ReadFailure) -> LastFrame {
    let end = try ID3Tag.startOfTrailing(file.byteCount, file.reader)
    for span in spans {
      let from = max(0, end - Int64(span))
      let view = try file.reader.available(at: from, upTo: Int(end - from))
      var index = 0
      var cut: Int?
      var chains = Chains()
      // Where the first frame is in view, no chance is to be feared.
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

  /// Frames in a row from one index or another on: those that lead to the same frame go on alike, and are walked once.
  private struct Chains {
    private var known: [Int: (count: Int, rest: LastFrame)] = [:]

    mutating func chain(from start: Int, _ view: ByteView, _ frames: Frames) -> (count: Int, rest: LastFrame)
    {
      var walked: [Int] = []
      var index = start
      var found: (count: Int, rest: LastFrame)?
      while found == nil {
        found = index == view.count ? (0, .whole) : known[index]
        guard found == nil else { break }
        guard let size = frames.length(view, index) else {
          found = (0, MPEGAudioEnds.rest(behind: index, view, frames))
          break
        }
        walked.append(index)
        index += max(1, size)
        // The frame that is cut is none of those in the row.
        if index > view.count { found = (-1, .cut) }
      }
      var row = found ?? (0, .none)
      for index in walked.reversed() {
        row.count += 1
        known[index] = row
      }
      return row
    }
  }

  /// The bytes where no frame begins: a cut head, a cut tag, or neither.
  private static func rest(behind index: Int, _ view: ByteView, _ frames: Frames) -> LastFrame {
    let rest = view.slice(from: index)
    let isCut = rest.count < 6 && rest[0] == frames.mark || Int64(rest.count) < SoundTag.length(rest) ?? 0
    return isCut ? .cut : .none
  }

  /// Where the first frame begins behind a tag, two kilobytes at most.
  static func firstFrame(_ file: EndReader) throws(ReadFailure) -> Int64? {
    let start = try ID3Tag.end(file.reader)
    let view = try file.reader.available(at: start, upTo: 2048)
    for index in 0..<max(0, view.count - 4) where view[index] == 0xFF {
      if MPEGAudioFrame(view, at: index) != nil { return start + Int64(index) }
    }
    return nil
  }

  /// The bytes that the header in the first frame counts, that frame among them.
  static func countedBytes(at start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64? {
    let view = try file.reader.available(at: start, upTo: 64)
    guard let frame = MPEGAudioFrame(view) else { return nil }
    let place = 4 + frame.sideInformation
    if view.matches("Xing", at: place) || view.matches("Info", at: place),
      let flags = view.bigEndian(UInt32.self, at: place + 4), flags & 2 != 0
    {
      return view.bigEndian(UInt32.self, at: place + (flags & 1 != 0 ? 12 : 8)).map { Int64($0) }
    }
    return view.matches("VBRI", at: 36) ? view.bigEndian(UInt32.self, at: 46).map { Int64($0) } : nil
  }

  /// Sizes of frames by their kind, with their first byte (RFC 4867, 5.3): narrow band, then wide band.
  private static let sizes: [[Int64]] = [
    [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 0, 1],
    [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1],
  ]

  static func amr(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    let isWide = head.matches("#!AMR-WB\n")
    guard isWide || head.matches("#!AMR\n") else { return .unknown("nothing: several channels") }
    var place: Int64 = isWide ? 9 : 6
    let checked = "all frames; nothing says which is the stream's last"
    while place < file.byteCount {
      try file.reader.step()
      let size = sizes[isWide ? 1 : 0][Int(try file.byte(place) >> 3 & 15)]
      if size == 0 { return .unknown(checked) }
      place += size
    }
    return place > file.byteCount ? .truncated("the last frame") : .unknown(checked)
  }
}
