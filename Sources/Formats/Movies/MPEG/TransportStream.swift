internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads MPEG-2 transport streams: the tracks of the first program, and the times at both ends.
enum TransportStream {
  private static let searchSize = 256 << 10
  /// The sizes of the tail to search, tried in order.
  private static let tailSizes = [256 << 10, 1 << 20]
  /// The kinds and codings of stream types in a program map.
  private static let kinds: [(type: UInt8, kind: MediaTrack.Kind, coding: String)] = [
    (0x01, .video, "mpgv"), (0x02, .video, "mpgv"), (0x10, .video, "mp4v"), (0x1B, .video, "avc1"),
    (0x20, .video, "avc1"), (0x24, .video, "hvc1"), (0x33, .video, "vvc1"), (0xEA, .video, "vc-1"),
    (0x03, .audio, "mpga"), (0x04, .audio, "mpga"), (0x0F, .audio, "mp4a"), (0x11, .audio, "mp4a"),
    (0x80, .audio, "lpcm"), (0x81, .audio, "ac-3"), (0x82, .audio, "dtsc"), (0x83, .audio, "mlpa"),
    (0x84, .audio, "ec-3"), (0x85, .audio, "dtsh"), (0x86, .audio, "dtsl"), (0x87, .audio, "ec-3"),
    (0x8A, .audio, "dtsc"), (0x2D, .audio, "mhm1"), (0x2E, .audio, "mhm2"), (0x90, .subtitle, "pgs"),
  ]
  /// The kinds and codings of private data, by descriptor (ETSI EN 300 468).
  private static let described: [(tag: UInt8, kind: MediaTrack.Kind, coding: String)] = [
    (0x6A, .audio, "ac-3"), (0x7A, .audio, "ec-3"), (0x7B, .audio, "dtsc"), (0x7C, .audio, "mp4a"),
    (0x59, .subtitle, "dvbs"), (0x56, .subtitle, "dvbt"),
  ]

  private struct Stream {
    /// The identifier of its packets.
    var identifier: Int
    var kind: MediaTrack.Kind
    var coding: String
    var times = PresentationTimes()
  }

  private struct Program {
    var table: Int?
    var streams: [Stream] = []
    /// All tracks of the map, in order.
    var tracks: [(kind: MediaTrack.Kind, coding: String)] = []
    var hasStreams: Bool { !streams.isEmpty }

    /// Returns the index of the first stream of a kind.
    func first(_ kind: MediaTrack.Kind) -> Int? { streams.firstIndex { $0.kind == kind } }

    func index(of identifier: Int?) -> Int? {
      streams.firstRow { $0.identifier == identifier }
    }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let head = try reader.available(at: 0, upTo: searchSize)
    guard let layout = TransportLayout(head, isWhole: head.count < searchSize) else { return }
    var program = Program()
    layout.packets(in: head, from: layout.start) { packet in
      if !program.hasStreams { readTables(packet, &program) }
      if let stamp = packet.head?.stamp, let index = program.index(of: packet.identifier) {
        program.streams[index].times.addStart(stamp)
      }
    }
    for track in program.tracks { metadata.add(track: track.kind, track.coding) }
    if program.first(.video) != nil {
      try readVideo(of: program, in: head, layout, reader, into: &metadata)
    } else if program.hasStreams {
      metadata.medium = .audio
    }
    // Not every picture has a time stamp: the audio's last one may be later.
    let wanted = [program.first(.video), program.first(.audio)].compactMap { $0 }
    guard !wanted.isEmpty, let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tailSizes where wanted.allSatisfy({ program.streams[$0].times.isEmpty }) {
        let packets = Int64(tail / layout.distance)
        let first = layout.offset(of: max(0, layout.count(size) - packets))
        let view = try reader.available(
          at: first, upTo: Int(min(max(0, size - first), Int64(ByteReader.longestView))))
        layout.packets(in: view, from: 0) { packet in
          guard let stamp = packet.head?.stamp, let index = program.index(of: packet.identifier),
            wanted.contains(index)
          else { return }
          program.streams[index].times.addEnd(stamp)
        }
      }
      metadata.duration = wanted.compactMap { index in
        program.streams[index].times.duration(isVideo: program.streams[index].kind == .video)
      }.max()
      if metadata.frameRate == nil, let video = program.first(.video) {
        metadata.frameRate = program.streams[video].times.frameRate
      }
    }
  }

  /// The size of the video stream's beginning that is searched for headers.
  private static let videoHeaderSize = 64 << 10

  /// Reads the size and camera metadata in the video stream, joined from its packets.
  private static func readVideo(
    of program: Program, in head: ByteView, _ layout: TransportLayout, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let video = program.first(.video) else { return }
    let bytes = bytes(of: program.streams[video].identifier, in: head, layout)
    let inner = ByteReader(reader.clock)
    try inner.open(MemorySource(bytes))
    let view = try inner.available(at: 0, upTo: bytes.count)
    let size: (width: Int, height: Int)? =
      switch metadata.tracks.first(where: { $0.kind == .video })?.coding {
      case "avc1": AVCParameters.first(in: view).map { ($0.width, $0.height) }
      case "hvc1": HEVCParameters.first(in: view).map { ($0.width, $0.height) }
      case "mp4v": MPEG4VideoHeader.size(in: view)
      default: nil
      }
    if let size { metadata.store(width: size.width, height: size.height) }
    if metadata.tracks.contains(where: { $0.coding == "mpgv" }) {
      _ = MPEGMetadata.readSequence(view, into: &metadata)
    }
    CamcorderMetadata.read(view, into: &metadata)
  }

  /// Returns the first bytes of a stream, joined from its packets.
  private static func bytes(of identifier: Int, in head: ByteView, _ layout: TransportLayout) -> [UInt8] {
    var bytes: [UInt8] = []
    layout.packets(in: head, from: layout.start) { packet in
      if bytes.count < videoHeaderSize, packet.identifier == identifier, let part = packet.streamData {
        part.withUnsafeBytes { bytes.append(contentsOf: $0) }
      }
    }
    return bytes
  }

  /// Returns the first video and audio stream, with their codings and first bytes.
  static func firstStreams(
    _ reader: ByteReader
  ) throws(ReadFailure) -> [(kind: MediaTrack.Kind, coding: String, bytes: [UInt8])] {
    let head = try reader.available(at: 0, upTo: searchSize)
    guard let layout = TransportLayout(head, isWhole: head.count < searchSize) else { return [] }
    var program = Program()
    layout.packets(in: head, from: layout.start) { packet in
      if !program.hasStreams { readTables(packet, &program) }
    }
    return [program.first(.video), program.first(.audio)].compactMap { index in
      guard let index, case let stream = program.streams[index] else { return nil }
      return (stream.kind, stream.coding, bytes(of: stream.identifier, in: head, layout))
    }
  }

  /// Reads the first program of the association table, or the streams of that program's map.
  private static func readTables(_ packet: TransportPacket, _ program: inout Program) {
    guard let identifier = packet.identifier,
      identifier == TransportTables.association || identifier == program.table, let table = packet.table
    else { return }
    if identifier == TransportTables.association, program.table == nil {
      program.table = TransportTables.firstMap(table)
    } else if identifier == program.table {
      for stream in TransportTables.streams(table) {
        var row = kinds.first { $0.type == stream.type }.map { ($0.kind, $0.coding) }
        if stream.type == 0x06 { row = privateData(stream) }
        program.tracks.append((row?.0 ?? .other, row?.1 ?? ""))
        if let row, row.0 != .subtitle, program.index(of: stream.identifier) == nil {
          program.streams.append(Stream(identifier: stream.identifier, kind: row.0, coding: row.1))
        }
      }
    }
  }

  /// Returns kind and coding of private data, by the stream's descriptors; nil if unknown.
  private static func privateData(_ stream: TransportTables.Stream) -> (MediaTrack.Kind, String)? {
    let rows = stream.tags.compactMap { tag in described.first { $0.tag == tag } }
    return rows.first.map { ($0.kind, $0.coding) }
  }
}
