internal import ByteSources
internal import FileIdentification

/// Reads MPEG-1 and MPEG-2 program and elementary streams: the sequence header, and the times at both ends.
enum MPEGMetadata {
  private static let searched = 64 << 10
  /// How much of the end is searched, and how much when nothing is found there.
  private static let tails = [256 << 10, 1 << 20]
  private static let rates: [Double?] = [
    nil, 24000.0 / 1001, 24, 25, 30000.0 / 1001, 30, 50, 60000.0 / 1001, 60,
  ]

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    let view = try reader.available(at: 0, upTo: searched)
    let isProgram = view.matches([0, 0, 1, 0xBA])
    readSequence(view, into: &metadata)
    guard isProgram else { return }
    var streams: [UInt8] = []
    var times: [UInt8: PresentationTimes] = [:]
    packets(view) { packet in
      if !streams.contains(packet.stream), streams.count < 32 { streams.append(packet.stream) }
      if let stamp = packet.stamp { times[packet.stream, default: PresentationTimes()].begin(stamp) }
    }
    let hasVideo = streams.contains(where: PESHeader.isVideo)
    for stream in streams where !PESHeader.isVideo(stream) {
      metadata.add(track: .audio, stream == 0xBD ? "private" : "mpga")
    }
    if hasVideo, !metadata.hasTrack(.video) { metadata.add(track: .video, "mpgv") }
    if !hasVideo, !streams.isEmpty, !metadata.hasTrack(.video) { metadata.medium = .audio }
    // Not every picture's time is written: the sound's end may be nearer to the end.
    let wanted = [streams.first(where: PESHeader.isVideo), streams.first { !PESHeader.isVideo($0) }]
      .compactMap { $0 }.filter { times[$0] != nil }
    guard !wanted.isEmpty, let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tails where wanted.allSatisfy({ times[$0]?.isEmpty ?? true }) {
        let count = Int(min(size, Int64(tail)))
        packets(try reader.available(at: size - Int64(count), upTo: count)) { packet in
          if wanted.contains(packet.stream), let stamp = packet.stamp { times[packet.stream]?.end(stamp) }
        }
      }
      metadata.duration = wanted.compactMap { times[$0]?.duration(isVideo: PESHeader.isVideo($0)) }.max()
    }
  }

  /// The sequence header: size and rate.
  private static func readSequence(_ view: ByteView, into metadata: inout MediaMetadata) {
    if takeSequence(view, into: &metadata) { metadata.add(track: .video, "mpgv") }
  }

  /// Takes size and rate from the first sequence header in `view`; false without one.
  static func takeSequence(_ view: ByteView, into metadata: inout MediaMetadata) -> Bool {
    var index = 0
    while let zero = view.firstIndex(of: 0, from: index) {
      index = zero + 1
      guard view.matches([0, 0, 1, 0xB3], at: zero), let sizes = view.bigEndian(UInt32.self, at: zero + 4)
      else {
        continue
      }
      metadata.store(width: Int(sizes >> 20), height: Int(sizes >> 8 & 0xFFF))
      let code = Int(sizes & 15)
      if code < rates.count { metadata.frameRate = rates[code] }
      return true
    }
    return false
  }

  private static func packets(_ view: ByteView, _ body: (PESHeader) -> Void) {
    var index = 0
    // Start codes stand where no picture's data may: two zeros and a one.
    while let one = view.firstIndex(of: 1, from: index) {
      index = one + 1
      guard one >= 2, let packet = PESHeader(view, at: one - 2) else { continue }
      body(packet)
    }
  }
}
