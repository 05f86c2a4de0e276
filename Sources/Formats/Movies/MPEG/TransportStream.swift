internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads MPEG-2 transport streams: the tracks of the first program, and the times at both ends.
enum TransportStream {
  private static let searched = 256 << 10
  /// How much of the end is searched, and how much when nothing is found there.
  private static let tails = [256 << 10, 1 << 20]
  /// What a program's table says that a stream is.
  private static let kinds: [(type: UInt8, kind: MediaTrack.Kind, coding: String)] = [
    (0x01, .video, "mpgv"), (0x02, .video, "mpgv"), (0x10, .video, "mp4v"), (0x1B, .video, "avc1"),
    (0x20, .video, "avc1"), (0x24, .video, "hvc1"), (0x33, .video, "vvc1"), (0xEA, .video, "vc-1"),
    (0x03, .audio, "mpga"), (0x04, .audio, "mpga"), (0x0F, .audio, "mp4a"), (0x11, .audio, "mp4a"),
    (0x80, .audio, "lpcm"), (0x81, .audio, "ac-3"), (0x82, .audio, "dtsc"), (0x83, .audio, "mlpa"),
    (0x84, .audio, "ec-3"), (0x85, .audio, "dtsh"), (0x86, .audio, "dtsl"), (0x87, .audio, "ec-3"),
    (0x8A, .audio, "dtsc"), (0x2D, .audio, "mhm1"), (0x2E, .audio, "mhm2"), (0x90, .subtitle, "pgs"),
  ]
  /// What a descriptor says that private data are (ETSI EN 300 468).
  private static let described: [(tag: UInt8, kind: MediaTrack.Kind, coding: String)] = [
    (0x6A, .audio, "ac-3"), (0x7A, .audio, "ec-3"), (0x7B, .audio, "dtsc"), (0x7C, .audio, "mp4a"),
    (0x59, .subtitle, "dvbs"), (0x56, .subtitle, "dvbt"),
  ]

  private struct Stream {
    /// The packets that carry it.
    var identifier: Int
    var kind: MediaTrack.Kind
    var coding: String
    var times = PresentationTimes()
  }

  private struct Program {
    var table: Int?
    /// A few; each packet asks for its own.
    var streams: [Stream] = []
    /// All that the map lists, in its order.
    var tracks: [(kind: MediaTrack.Kind, coding: String)] = []
    var isKnown: Bool { !streams.isEmpty }

    /// The position of the first stream of a kind.
    func first(_ kind: MediaTrack.Kind) -> Int? { streams.firstIndex { $0.kind == kind } }

    /// The position of the stream that packets carry.
    func position(of identifier: Int?) -> Int? {
      for position in streams.indices where streams[position].identifier == identifier { return position }
      return nil
    }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let head = try reader.available(at: 0, upTo: searched)
    guard let layout = TransportLayout(head, isWhole: head.count < searched) else { return }
    var program = Program()
    layout.packets(in: head, from: layout.start) { packet in
      if !program.isKnown { readTables(packet, &program) }
      if let stamp = packet.head?.stamp, let position = program.position(of: packet.identifier) {
        program.streams[position].times.begin(stamp)
      }
    }
    for track in program.tracks { metadata.add(track: track.kind, track.coding) }
    if program.first(.video) != nil {
      try readVideo(of: program, in: head, layout, reader, into: &metadata)
    } else if program.isKnown {
      metadata.medium = .audio
    }
    // Not every picture's time is written: the sound's end may be nearer to the end.
    let wanted = [program.first(.video), program.first(.audio)].compactMap { $0 }
    guard !wanted.isEmpty, let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tails where wanted.allSatisfy({ program.streams[$0].times.isEmpty }) {
        let packets = Int64(tail / layout.distance)
        let first = layout.offset(of: max(0, layout.count(size) - packets))
        let view = try reader.available(
          at: first, upTo: Int(min(max(0, size - first), Int64(ByteReader.longestView))))
        layout.packets(in: view, from: 0) { packet in
          guard let stamp = packet.head?.stamp, let position = program.position(of: packet.identifier),
            wanted.contains(position)
          else { return }
          program.streams[position].times.end(stamp)
        }
      }
      metadata.duration = wanted.compactMap { position in
        program.streams[position].times.duration(isVideo: program.streams[position].kind == .video)
      }.max()
      if metadata.frameRate == nil, let video = program.first(.video) {
        metadata.frameRate = program.streams[video].times.frameRate
      }
    }
  }

  /// How much of the pictures' own stream is looked at for its headers.
  private static let longestHeaders = 64 << 10

  /// The size that the pictures' headers state, and what a camera wrote beside them: packets cut both anywhere.
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
      _ = MPEGMetadata.takeSequence(view, into: &metadata)
    }
    CamcorderNotes.read(view, into: &metadata)
  }

  /// The first bytes of a stream, whose packets lie among others'.
  private static func bytes(of identifier: Int, in head: ByteView, _ layout: TransportLayout) -> [UInt8] {
    var bytes: [UInt8] = []
    layout.packets(in: head, from: layout.start) { packet in
      if bytes.count < longestHeaders, packet.identifier == identifier, let part = packet.coded {
        part.withUnsafeBytes { bytes.append(contentsOf: $0) }
      }
    }
    return bytes
  }

  /// The first stream of pictures and the first of sound, with what codes them and their first bytes.
  static func firstStreams(
    _ reader: ByteReader
  ) throws(ReadFailure) -> [(kind: MediaTrack.Kind, coding: String, bytes: [UInt8])] {
    let head = try reader.available(at: 0, upTo: searched)
    guard let layout = TransportLayout(head, isWhole: head.count < searched) else { return [] }
    var program = Program()
    layout.packets(in: head, from: layout.start) { packet in
      if !program.isKnown { readTables(packet, &program) }
    }
    return [program.first(.video), program.first(.audio)].compactMap { position in
      guard let position, case let stream = program.streams[position] else { return nil }
      return (stream.kind, stream.coding, bytes(of: stream.identifier, in: head, layout))
    }
  }

  /// The first program of the association table, and the streams of that program's map.
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
        if let row, row.0 != .subtitle, program.position(of: stream.identifier) == nil {
          program.streams.append(Stream(identifier: stream.identifier, kind: row.0, coding: row.1))
        }
      }
    }
  }

  /// What a stream's descriptors say of private data; nil when they say nothing that is known.
  private static func privateData(_ stream: TransportTables.Stream) -> (MediaTrack.Kind, String)? {
    let rows = stream.tags.compactMap { tag in described.first { $0.tag == tag } }
    return rows.first.map { ($0.kind, $0.coding) }
  }
}
