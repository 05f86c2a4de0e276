internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads MPEG-1 and MPEG-2 program and elementary streams: the sequence header, and the times at both ends.
enum MPEGMetadata {
  private static let searched = 64 << 10
  /// How much of the end is searched, and how much when nothing is found there.
  private static let tails = [256 << 10, 1 << 20]

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.available(at: 0, upTo: searched)
    let isProgram = view.matches([0, 0, 1, 0xBA])
    if takeSequence(view, into: &metadata) { metadata.add(track: .video, "mpgv") }
    guard isProgram else { return }
    var streams: [UInt8] = []
    var times: [UInt8: PresentationTimes] = [:]
    PESHeader.packets(in: view) { packet in
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
        PESHeader.packets(in: try reader.available(at: size - Int64(count), upTo: count)) { packet in
          if wanted.contains(packet.stream), let stamp = packet.stamp { times[packet.stream]?.end(stamp) }
        }
      }
      metadata.duration = wanted.compactMap { times[$0]?.duration(isVideo: PESHeader.isVideo($0)) }.max()
    }
  }

  /// Takes size and rate from the first sequence header in `view`; false without one.
  static func takeSequence(_ view: ByteView, into metadata: inout MediaMetadata) -> Bool {
    guard let header = MPEGSequenceHeader.first(in: view) else { return false }
    metadata.store(width: header.width, height: header.height)
    if let aspect = header.aspect {
      metadata.show(width: Double(header.height) * aspect, height: Double(header.height))
    }
    metadata.frameRate = header.frameRate
    return true
  }
}
