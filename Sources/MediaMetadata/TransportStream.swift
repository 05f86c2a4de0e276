internal import ByteSources
internal import FileIdentification

/// Reads MPEG-2 transport streams: the tracks of the first program, and the times at both ends.
///
/// Packets are 188 bytes, in Blu-ray's and cameras' files with four bytes of time before each.
enum TransportStream {
  private static let packetSize = 188
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
    var kind: MediaTrack.Kind
    var times = PresentationTimes()
  }

  private struct Program {
    var table: Int?
    var streams: [Int: Stream] = [:]
    var order: [Int] = []
    var isKnown: Bool { !order.isEmpty }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    let head = try reader.available(at: 0, upTo: searched)
    let steps = [packetSize, packetSize + 4, packetSize + 16]
    guard let step = steps.first(where: { isAligned(head, step: $0) }) else { return }
    var program = Program()
    packets(head, from: start(of: head, step), step) { packet in
      if !program.isKnown { readTables(packet, &program, into: &metadata) }
      if let identifier = packet.identifier, program.streams[identifier] != nil, let head = packet.head {
        if let stamp = head.stamp { program.streams[identifier]?.times.begin(stamp) }
      }
    }
    if program.streams.values.contains(where: { $0.kind == .video }) {
      if metadata.tracks.contains(where: { $0.coding == "avc1" }) {
        AVCParameters.take(head, into: &metadata)
      } else if metadata.tracks.contains(where: { $0.coding == "mpgv" }) {
        _ = MPEGMetadata.takeSequence(head, into: &metadata)
      }
    } else if program.isKnown {
      metadata.medium = .audio
    }
    // Not every picture's time is written: the sound's end may be nearer to the end.
    func first(_ kind: MediaTrack.Kind) -> Int? { program.order.first { program.streams[$0]?.kind == kind } }
    let wanted = [first(.video), first(.audio)].compactMap { $0 }
    guard !wanted.isEmpty, let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tails where wanted.allSatisfy({ program.streams[$0]?.times.isEmpty ?? true }) {
        let packets = size / Int64(step)
        let first = max(0, packets - Int64(tail / step)) * Int64(step)
        let view = try reader.available(
          at: first, upTo: Int(min(size - first, Int64(ByteReader.longestView))))
        self.packets(view, from: start(of: view, step), step) { packet in
          guard let identifier = packet.identifier, wanted.contains(identifier),
            let stamp = packet.head?.stamp
          else { return }
          program.streams[identifier]?.times.end(stamp)
        }
      }
      metadata.duration = wanted.compactMap { identifier in
        program.streams[identifier].flatMap { $0.times.duration(isVideo: $0.kind == .video) }
      }.max()
      if metadata.frameRate == nil, let video = first(.video) {
        metadata.frameRate = program.streams[video]?.times.frameRate
      }
    }
  }

  // MARK: Packets

  private struct Packet {
    var view: ByteView
    var at: Int

    var identifier: Int? { view.bigEndian(UInt16.self, at: at + 1).map { Int($0 & 0x1FFF) } }
    private var begins: Bool { (view[at + 1] ?? 0) & 0x40 != 0 }

    /// Where the payload begins, behind the adaptation field.
    var payload: Int? {
      guard let control = view[at + 3], control & 0x10 != 0 else { return nil }
      let start = at + 4 + (control & 0x20 != 0 ? 1 + Int(view[at + 4] ?? 0) : 0)
      return start < at + packetSize ? start : nil
    }

    /// The head of the packetised stream's packet that begins here.
    var head: PESHeader? { begins ? payload.flatMap { PESHeader(view, at: $0) } : nil }

    /// The table that begins here: its first byte and its end.
    var table: Range<Int>? {
      guard begins, let start = payload, let skipped = view[start] else { return nil }
      let first = start + 1 + Int(skipped)
      guard let length = view.bigEndian(UInt16.self, at: first + 1) else { return nil }
      // A table's last four bytes are its check.
      let end = min(first + 3 + Int(length & 0xFFF) - 4, at + packetSize)
      return end > first + 8 ? first..<end : nil
    }
  }

  private static func isAligned(_ view: ByteView, step: Int) -> Bool {
    let start = start(of: view, step)
    let seen = (0..<4).map { start + $0 * step }.filter { $0 < view.count }
    return !seen.isEmpty && seen.allSatisfy { view[$0] == 0x47 }
  }

  /// Where the first packet begins behind the time that may stand before it.
  private static func start(of view: ByteView, _ step: Int) -> Int { step == packetSize + 4 ? 4 : 0 }

  private static func packets(_ view: ByteView, from start: Int, _ step: Int, _ body: (Packet) -> Void) {
    var at = start
    while at + packetSize <= view.count {
      if view[at] == 0x47 { body(Packet(view: view, at: at)) }
      at += step
    }
  }

  /// The first program of the association table, and the streams of that program's map.
  private static func readTables(
    _ packet: Packet, _ program: inout Program, into metadata: inout MediaMetadata
  ) {
    guard let identifier = packet.identifier, let table = packet.table else { return }
    let view = packet.view
    if identifier == 0, program.table == nil, view[table.lowerBound] == 0 {
      var at = table.lowerBound + 8
      while at + 4 <= table.upperBound {
        let number = view.bigEndian(UInt16.self, at: at) ?? 0
        // Program 0 is the network's.
        if number != 0 {
          program.table = view.bigEndian(UInt16.self, at: at + 2).map { Int($0 & 0x1FFF) }
          return
        }
        at += 4
      }
    } else if identifier == program.table, view[table.lowerBound] == 2 {
      let described = Int((view.bigEndian(UInt16.self, at: table.lowerBound + 10) ?? 0) & 0xFFF)
      var at = table.lowerBound + 12 + described
      while at + 5 <= table.upperBound, program.order.count < 32 {
        let type = view[at] ?? 0
        let stream = Int((view.bigEndian(UInt16.self, at: at + 1) ?? 0) & 0x1FFF)
        let end = min(at + 5 + Int((view.bigEndian(UInt16.self, at: at + 3) ?? 0) & 0xFFF), table.upperBound)
        var row = kinds.first { $0.type == type }.map { ($0.kind, $0.coding) }
        if type == 0x06 { row = privateData(view, at + 5, end) }
        metadata.add(track: row?.0 ?? .other, row?.1 ?? "")
        if let row, row.0 != .subtitle, program.streams[stream] == nil {
          program.streams[stream] = Stream(kind: row.0)
          program.order.append(stream)
        }
        at = max(end, at + 5)
      }
    }
  }

  /// What a stream's descriptors say of private data; nil when they say nothing that is known.
  private static func privateData(_ view: ByteView, _ start: Int, _ end: Int) -> (MediaTrack.Kind, String)? {
    var at = start
    while at + 2 <= end, let tag = view[at], let length = view[at + 1] {
      if let row = described.first(where: { $0.tag == tag }) { return (row.kind, row.coding) }
      at += 2 + Int(length)
    }
    return nil
  }
}
