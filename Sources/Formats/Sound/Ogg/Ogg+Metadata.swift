internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads Ogg's first pages, which say what the streams are, and its last ones, which say how long they are.
enum OggMetadata {
  /// How much of the end is searched, and how much when nothing is found there: pages are 64 KiB at most.
  private static let tails = [64 << 10, 192 << 10]

  private struct Stream {
    var serial: UInt32
    var kind: MediaTrack.Kind
    /// Seconds at a page's position.
    var seconds: @Sendable (UInt64) -> Double?
    var last: UInt64?
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var streams: [Stream] = []
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try OggPage.firstPages(upTo: 128, reader) { page, packet, _ in
        if let stream = stream(page.serial, packet, into: &metadata) { streams.append(stream) }
      }
    }
    let hasVideo = streams.contains { $0.kind == .video }
    if !hasVideo, !streams.isEmpty { metadata.medium = .audio }
    guard let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tails where streams.allSatisfy({ $0.last == nil }) {
        let count = Int(min(size, Int64(tail)))
        takeLast(try reader.available(at: size - Int64(count), upTo: count), &streams)
      }
      metadata.duration = streams.compactMap { stream in stream.last.flatMap(stream.seconds) }.filter {
        $0 > 0
      }.max()
    }
  }

  /// What the first packet of a stream says of it; nil for streams of no sound and no pictures.
  private static func stream(_ serial: UInt32, _ packet: ByteView, into metadata: inout MediaMetadata)
    -> Stream?
  {
    func audio(_ coding: String, _ rate: UInt32?, skipping skipped: UInt64 = 0) -> Stream {
      metadata.add(track: .audio, coding)
      return Stream(serial: serial, kind: .audio) { position in
        guard let rate, rate > 0, position > skipped else { return nil }
        return Double(position - skipped) / Double(rate)
      }
    }
    switch OggCodec(packet) {
    case .vorbis: return audio("vorbis", packet.littleEndian(UInt32.self, at: 12))
    // Positions count 48,000 a second whatever the sound's own rate, with what is not to be heard before it.
    case .opus:
      return audio("opus", 48_000, skipping: UInt64(packet.littleEndian(UInt16.self, at: 10) ?? 0))
    case .speex: return audio("speex", packet.littleEndian(UInt32.self, at: 36))
    // The mapping's version and the number of headers come first (RFC 9639 §10.1).
    case .flac: return audio("fLaC", FLACStream(packet, at: 9)?.sampleRate)
    case .theora: return theora(serial, packet, into: &metadata)
    default: return nil
    }
  }

  /// Theora's identification header (section 6.2): picture size, rate, and how positions are divided.
  private static func theora(_ serial: UInt32, _ packet: ByteView, into metadata: inout MediaMetadata)
    -> Stream?
  {
    metadata.add(track: .video, "theora")
    guard let width = packet.bigEndian(UInt32.self, at: 13),
      let height = packet.bigEndian(UInt32.self, at: 16),
      let numerator = packet.bigEndian(UInt32.self, at: 22),
      let denominator = packet.bigEndian(UInt32.self, at: 26),
      let shifts = packet.bigEndian(UInt16.self, at: 40)
    else { return nil }
    metadata.store(width: Int(width & 0xFF_FFFF), height: Int(height & 0xFF_FFFF))
    if numerator > 0, denominator > 0 { metadata.frameRate = Double(numerator) / Double(denominator) }
    let shift = UInt64(shifts >> 5 & 31)
    return Stream(serial: serial, kind: .video) { position in
      guard numerator > 0, denominator > 0 else { return nil }
      // The key frame's number, then how many frames followed it.
      let frames = (position >> shift) + (position & ((1 << shift) - 1))
      return Double(frames) * Double(denominator) / Double(numerator)
    }
  }

  private static func takeLast(_ view: ByteView, _ streams: inout [Stream]) {
    OggPage.pages(in: view) { page in
      // All ones stands for a page on which no packet ends.
      guard page.position != .max, let place = streams.firstIndex(where: { $0.serial == page.serial }) else {
        return
      }
      streams[place].last = max(streams[place].last ?? 0, page.position)
    }
  }
}
