internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads MPEG audio: the duration from a Xing, Info or VBRI header, or from a constant bit rate.
enum MPEGAudioMetadata {
  /// The distance from the start of the sound within which the first frame is searched.
  private static let searchLength = 16 << 10
  /// The number of consecutive frames that make a bit rate constant.
  private static let constantRateFrames = 32

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let start = try ID3Tag.end(reader)
    let view = try reader.available(at: start, upTo: searchLength)
    guard let at = firstFrame(view), let frame = MPEGAudioFrame(view, at: at) else { return }
    metadata.add(track: .audio, ["mp3", "mp2", "mp1"][frame.layer == 3 ? 0 : frame.layer == 2 ? 1 : 2])
    if let frames = announced(view, at, frame) {
      let samples = Int64(frames) * Int64(frame.samples) - silence(view, at, frame)
      if samples > 0 { metadata.duration = Double(samples) / Double(frame.sampleRate) }
      return
    }
    guard let size = reader.byteCount, isConstant(view, from: at, frame) else { return }
    let sound = size - start - Int64(at) - (try trailing(reader, size))
    if sound >= Int64(frame.length), frame.bitRate > 0 {
      metadata.duration = Double(sound) * 8 / Double(frame.bitRate)
    }
  }

  /// Returns the first frame that another one follows, or that is the last.
  static func firstFrame(_ view: ByteView) -> Int? {
    var index = 0
    while let mark = view.firstIndex(of: 0xFF, from: index) {
      index = mark + 1
      guard let frame = MPEGAudioFrame(view, at: mark) else { continue }
      let next = mark + frame.length
      if next + 4 > view.count || MPEGAudioFrame(view, at: next)?.isLike(frame) ?? false { return mark }
    }
    return nil
  }

  /// Returns the frame count that a first frame without sound announces.
  private static func announced(_ view: ByteView, _ at: Int, _ frame: MPEGAudioFrame) -> UInt32? {
    let xing = at + 4 + frame.sideInformation
    if view.matches("Xing", at: xing) || view.matches("Info", at: xing) {
      guard let flags = view.bigEndian(UInt32.self, at: xing + 4), flags & 1 == 1,
        let frames = view.bigEndian(UInt32.self, at: xing + 8), frames > 0
      else { return nil }
      return frames
    }
    // Fraunhofer's header has a fixed offset, whatever the side information.
    guard view.matches("VBRI", at: at + 36), let frames = view.bigEndian(UInt32.self, at: at + 36 + 14),
      frames > 0
    else { return nil }
    return frames
  }

  /// Returns the encoder delay and padding that LAME and others state after the Xing header, in samples.
  private static func silence(_ view: ByteView, _ at: Int, _ frame: MPEGAudioFrame) -> Int64 {
    let xing = at + 4 + frame.sideInformation
    guard let flags = view.bigEndian(UInt32.self, at: xing + 4) else { return 0 }
    let fields = [(UInt32(1), 4), (2, 4), (4, 100), (8, 4)].reduce(8) { $0 + (flags & $1.0 != 0 ? $1.1 : 0) }
    let encoder = xing + fields
    guard view.matches("LAME", at: encoder) || view.matches("Lav", at: encoder),
      let numbers = view.bigEndian(UInt32.self, at: encoder + 20)
    else { return 0 }
    return Int64(numbers >> 12 & 0xFFF) + Int64(numbers & 0xFFF)
  }

  private static func isConstant(_ view: ByteView, from start: Int, _ first: MPEGAudioFrame) -> Bool {
    var at = start
    for _ in 0..<constantRateFrames {
      guard let frame = MPEGAudioFrame(view, at: at) else { return at + 4 > view.count && at > start }
      guard frame.isLike(first), frame.bitRate == first.bitRate else { return false }
      at += frame.length
    }
    return true
  }

  /// Returns the byte count of the tags after the sound: ID3v1, and APE before it.
  private static func trailing(_ reader: ByteReader, _ size: Int64) throws(ReadFailure) -> Int64 {
    var count: Int64 = 0
    if size >= 128, try reader.view(at: size - 128, count: 3).matches("TAG") { count = 128 }
    guard size - count >= 32 else { return count }
    let foot = try reader.view(at: size - count - 32, count: 32)
    guard foot.matches("APETAGEX"), let length = foot.littleEndian(UInt32.self, at: 12),
      let flags = foot.littleEndian(UInt32.self, at: 20)
    else { return count }
    return count + Int64(length) + (flags & 0x8000_0000 != 0 ? 32 : 0)
  }
}
