internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the first block of a FLAC file: sample rate and sample count.
enum FLACMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.view(at: try ID3Tag.end(reader), count: FLACStream.headLength)
    guard let stream = FLACStream(view) else {
      throw .malformed("no stream information behind the signature")
    }
    metadata.add(track: .audio, "fLaC")
    // 0 samples means unknown.
    if stream.sampleRate > 0, stream.samples > 0 {
      metadata.duration = Double(stream.samples) / Double(stream.sampleRate)
    }
  }
}

/// Checks whether FLAC is complete, by the checksum of the frame with the last sample.
enum FLACCompleteness {
  private static let checked = "the last frame, its checksum, and the number of samples"

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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
    let span = stream.maxFrameLength == 0 ? 1 << 17 : max(1 << 14, stream.maxFrameLength + 64)
    // Data after the last frame are searched only if no frame is near the end.
    for count in [span, 1 << 20] {
      let from = max(frames, end - Int64(min(count, 1 << 20)))
      let view = try file.reader.view(at: from, count: Int(end - from))
      if let finding = last(in: view, from, stream, file) { return finding }
      if from == frames { break }
    }
    return .truncated(checked)
  }

  private static let maxFrames = 8

  /// Checks the last frames; nil if there are none.
  private static func last(
    in view: ByteView, _ start: Int64, _ stream: FLACStream, _ file: CompletenessReader
  ) -> Completeness? {
    var index = view.count
    var count = 0
    let zeros = startOfZeros(view)
    while count < maxFrames, let last = lastFrame(in: view, before: index) {
      index = last.index
      count += 1
      let reaches =
        stream.samples > 0 && last.frame.end(usual: stream.blockSizes.upperBound) >= stream.samples
      var result: Int?
      var isPossible = false
      FLACFrame.ends(from: index, in: view) { end in
        // A checksum may match by chance inside a frame: what follows the last match decides.
        isPossible = isPossible || reaches
        guard end == view.count || reaches && (end >= zeros || isForeign(view, at: end)) else { return false }
        result = end
        return true
      }
      if result == nil, isPossible { return .unknown(checked) }
      guard let result else { continue }
      if reaches {
        return .whole(checked, end: result == view.count ? file.byteCount : start + Int64(result))
      }
      return stream.samples == 0 ? .unknown(checked) : .truncated(checked)
    }
    return count == 0 ? nil : .truncated(checked)
  }

  /// Returns the offset of the zeros at the end of a view.
  private static func startOfZeros(_ view: ByteView) -> Int {
    var index = view.count
    while index > 0, view[index - 1] == 0 { index -= 1 }
    return index
  }

  /// Returns true if the bytes are a known tag after the last frame, possibly followed by zeros.
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
