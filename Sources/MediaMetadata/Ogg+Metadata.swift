internal import ByteSources
internal import FileIdentification

/// Reads Ogg's first pages, which say what the streams are, and its last ones, which say how long they are.
enum OggMetadata {
  private static let mostPages = 64
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
    metadata.medium = .movie
    var streams: [Stream] = []
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var offset: Int64 = 0
      for _ in 0..<mostPages {
        try reader.step()
        let head = try reader.view(at: offset, count: 27)
        // Pages that begin a stream come before all others.
        guard head.matches("OggS"), let flags = head[5], flags & 2 != 0, let count = head[26],
          let serial = head.littleEndian(UInt32.self, at: 14)
        else { return }
        let table = try reader.view(at: offset + 27, count: Int(count))
        let length = table.array.reduce(0) { $0 + Int($1) }
        let body = offset + 27 + Int64(count)
        let packet = try reader.available(at: body, upTo: min(length, 128))
        if let stream = stream(serial, packet, into: &metadata) { streams.append(stream) }
        offset = body + Int64(length)
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
      let wanted = streams.filter { ($0.kind == .video) == hasVideo }
      metadata.duration = wanted.compactMap { stream in stream.last.flatMap(stream.seconds) }.filter {
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
    if packet.matches([1, 0x76, 0x6F, 0x72, 0x62, 0x69, 0x73]) {
      return audio("vorbis", packet.littleEndian(UInt32.self, at: 12))
    }
    if packet.matches("OpusHead") {
      // Positions count 48,000 a second whatever the sound's own rate, with what is not to be heard before it.
      return audio("opus", 48_000, skipping: UInt64(packet.littleEndian(UInt16.self, at: 10) ?? 0))
    }
    if packet.matches("Speex   ") { return audio("speex", packet.littleEndian(UInt32.self, at: 36)) }
    if packet.matches([0x7F, 0x46, 0x4C, 0x41, 0x43]) {
      return audio("fLaC", packet.bigEndian(UInt32.self, at: 27).map { $0 >> 12 })
    }
    if packet.matches([0x80, 0x74, 0x68, 0x65, 0x6F, 0x72, 0x61]) {
      return theora(serial, packet, into: &metadata)
    }
    return nil
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
    var index = 0
    while let mark = view.firstIndex(of: UInt8(ascii: "O"), from: index) {
      index = mark + 1
      guard view.matches("OggS", at: mark), let position = view.littleEndian(UInt64.self, at: mark + 6),
        let serial = view.littleEndian(UInt32.self, at: mark + 14),
        // All ones stands for a page on which no packet ends.
        position != .max, let place = streams.firstIndex(where: { $0.serial == serial })
      else { continue }
      streams[place].last = max(streams[place].last ?? 0, position)
    }
  }
}
