internal import ByteSources
internal import ContainerFormats

/// Where FLAC ends: with the checksum of the frame that holds the last sample.
enum FLACEnd {
  private static let checked = "the last frame, its checksum, and the number of samples"

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let start = try ID3Tag.end(file.reader)
    guard let stream = FLACStream(try file.reader.view(at: start, count: FLACStream.headLength)) else {
      return .unknown("the block of stream information")
    }
    let frames = try FLACStream.framesStart(at: start, file.reader)
    let end = try ID3Tag.startOfTrailing(file.byteCount, file.reader)
    if frames >= end {
      return frames > end || stream.samples > 0
        ? .truncated("the blocks before the first frame")
        : .whole("the blocks before the first frame", end: end)
    }
    let span = stream.longestFrame == 0 ? 1 << 17 : max(1 << 14, stream.longestFrame + 64)
    // What stands behind the last frame is looked behind only where there is no frame near the end.
    for count in [span, 1 << 20] {
      let from = max(frames, end - Int64(min(count, 1 << 20)))
      let view = try file.reader.view(at: from, count: Int(end - from))
      if let finding = last(in: view, from, stream, file) { return finding }
      if from == frames { break }
    }
    return .truncated(checked)
  }

  private static let mostFrames = 8

  /// What the last frames say; nil where there is none.
  private static func last(
    in view: ByteView, _ start: Int64, _ stream: FLACStream, _ file: EndReader
  ) -> EndFinding? {
    var index = view.count
    var count = 0
    let zeros = startOfZeros(view)
    while count < mostFrames, let place = lastFrame(in: view, before: index) {
      index = place.index
      count += 1
      let reaches =
        stream.samples > 0 && place.frame.end(usual: stream.blockSizes.upperBound) >= stream.samples
      var found: Int?
      var isPossible = false
      FLACFrame.ends(from: index, in: view) { end in
        // By chance a checksum comes out inside a frame: what follows the last one decides.
        isPossible = isPossible || reaches
        guard end == view.count || reaches && (end >= zeros || isForeign(view, at: end)) else { return false }
        found = end
        return true
      }
      if found == nil, isPossible { return .unknown(checked) }
      guard let found else { continue }
      if reaches { return .whole(checked, end: found == view.count ? file.byteCount : start + Int64(found)) }
      return stream.samples == 0 ? .unknown(checked) : .truncated(checked)
    }
    return count == 0 ? nil : .truncated(checked)
  }

  /// Where the zeros begin that end a view.
  private static func startOfZeros(_ view: ByteView) -> Int {
    var index = view.count
    while index > 0, view[index - 1] == 0 { index -= 1 }
    return index
  }

  /// Whether the bytes are a tag of those that programs are known to put behind the last frame, where zeros may stand, too.
  private static func isForeign(_ view: ByteView, at index: Int) -> Bool {
    view.matches("ID3", at: index) || view.matches("TAG", at: index) || view.matches("LYRICS", at: index)
      || view.matches("APETAGEX", at: index)
  }

  private static func lastFrame(in view: ByteView, before limit: Int) -> (index: Int, frame: FLACFrame)? {
    var index = limit - 1
    while index >= 0 {
      if view[index] == 0xFF, let frame = FLACFrame(view, at: index) { return (index, frame) }
      index -= 1
    }
    return nil
  }
}
