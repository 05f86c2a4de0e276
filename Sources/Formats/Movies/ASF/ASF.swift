internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects the Advanced Systems Format by stream types and codecs in the header objects.
enum ASF {
  struct Facts: ContentFacts {
    private static let windowsMedia: [StaticString] = ["WM", "wm", "WVC", "MSS"]
    var hasVideo = false
    var hasAudio = false
    var hasWindowsMediaVideo = false
    var hasWindowsMediaAudio = false

    mutating func add(_ stream: ASFStream) {
      switch stream {
      case .video(_, _, let codec):
        hasVideo = true
        if let codec, Self.windowsMedia.contains(where: { codec.starts(with: $0) }) {
          hasWindowsMediaVideo = true
        }
      case .audio(let format):
        hasAudio = true
        if let format, (0x160...0x163).contains(format) || format == 0x0A { hasWindowsMediaAudio = true }
      case .other: break
      }
    }

    var trackMedia: TrackMedia? { hasVideo ? .pictures : hasAudio ? .soundAlone : .neither }

    var details: String {
      (hasVideo ? "video" : "") + (hasVideo && hasAudio ? " and " : "") + (hasAudio ? "audio" : "")
    }
  }

  private static let rules: [Rule<Facts>] = [
    Rule(
      "wmv", when: { $0.hasVideo && $0.hasWindowsMediaVideo }, then: .wmv,
      because: "a video stream in a Windows Media codec"),
    Rule(
      "asf-video", when: { $0.hasVideo }, then: .asf,
      because: "a video stream in a codec that is not Windows Media"),
    Rule(
      "wma", when: { $0.hasAudio && $0.hasWindowsMediaAudio }, then: .wma,
      because: "only audio streams, in a Windows Media codec"),
    Rule("asf", when: { _ in true }, then: .asf, because: "the header object, streams of other kinds"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.count >= 30 else { throw .endOfData }
    let end = try ASFObject.headerEnd(reader)
    var facts = Facts()
    var damage: ContentDamage?
    do throws(ReadFailure) {
      try ASFObject.header(reader) { (object) throws(ReadFailure) in
        guard object.identifier == .streamProperties else { return }
        facts.add(try ASFStream(object, reader))
      }
    } catch { damage = try error.damage() }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(
      rule, range: 0..<min(end, reader.byteCount ?? .max), damage: damage, facts: facts)
  }
}

extension FileFormat {
  static let windowsMedia = FileFormat(
    "windowsMedia", types: [.asf, .wmv, .wma],
    signatures: [
      Signature(
        "asf", "30 26 B2 75 8E 66 CF 11 A6 D9 00 AA 00 62 CE 6C", .reads(.asf, ASF.read),
        "the header object's identifier")
    ],
    medium: .movie,
    metadata: .headers(ASFMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readASF() },
    completeness: CompletenessCheck(
      read: ASFCompleteness.read, because: "objects state their sizes (Advanced Systems Format, 2.1)"),
    because: "objects behind the header object")
}

/// Reads ASF's header objects (Windows Media): file properties and stream properties.
enum ASFMetadata {
  private static let ticks = 10_000_000.0

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try ASFObject.header(reader) { (object) throws(ReadFailure) in
        if object.identifier == .fileProperties {
          try properties(object.range.lowerBound, reader, into: &metadata)
        } else if object.identifier == .streamProperties {
          add(try ASFStream(object, reader), to: &metadata)
        }
      }
    }
    if !metadata.hasTrack(.video), metadata.hasTrack(.audio) { metadata.medium = .audio }
  }

  private static func properties(_ offset: Int64, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    // The play duration includes the preroll.
    let played = Double(try reader.littleEndian(UInt64.self, at: offset + 64)) / ticks
    let preroll = Double(try reader.littleEndian(UInt64.self, at: offset + 80)) / 1000
    if played > preroll { metadata.duration = played - preroll }
    // In units of 100 nanoseconds since 1601, UTC.
    let created = Int64(clamping: try reader.littleEndian(UInt64.self, at: offset + 48))
    metadata.captured = CaptureDate(unixSeconds: created / 10_000_000 &- 11_644_473_600)
  }

  private static func add(_ stream: ASFStream, to metadata: inout MediaMetadata) {
    switch stream {
    case .video(let width, let height, let codec):
      if !metadata.hasTrack(.video) {
        metadata.store(width: width.map { Int($0) }, height: height.map { Int($0) })
      }
      metadata.add(track: .video, codec?.description ?? "")
    case .audio(let format): metadata.add(track: .audio, format.map { String($0, radix: 16) } ?? "")
    case .other: metadata.add(track: .other, "")
    }
  }
}

/// Checks whether ASF (Windows Media) files are complete, by the sizes of the top-level objects.
enum ASFCompleteness {
  private static let checked = "the sizes of the objects at top level"

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var isBroadcast = false
    var stated: Int64?
    var offset = try ASFObject.headerEnd(file.reader)
    if offset > file.byteCount { return .truncated("the header's size") }
    try ASFObject.header(file.reader) { object throws(ReadFailure) in
      guard object.identifier == .fileProperties else { return }
      // Broadcasts state no sizes (§3.2).
      stated = Int64(clamping: try file.reader.littleEndian(UInt64.self, at: object.range.lowerBound + 40))
      isBroadcast = try file.reader.littleEndian(UInt32.self, at: object.range.lowerBound + 88) & 1 == 1
    }
    if isBroadcast { return .unknown("the file's properties, which leave its size open") }
    var count = 0
    while offset < file.byteCount {
      let head = try file.reader.view(at: offset, count: 24)
      guard let size = head.littleEndian(UInt64.self, at: 16), size >= 24 else { return .unknown(checked) }
      let (end, overflow) = offset.addingReportingOverflow(Int64(clamping: size))
      count += 1
      // Indexes follow the data, then appended bytes.
      if count > 1, !isIndex(head) { return .whole(checked, end: offset) }
      if overflow || end > file.byteCount { return .truncated(checked, end: stated) }
      offset = end
    }
    return count == 0 ? .truncated(checked) : .whole(checked, end: offset)
  }

  /// Returns true for an index object (§6), by the first half of its identifier.
  private static func isIndex(_ head: ByteView) -> Bool {
    guard let half = head.bigEndian(UInt64.self, at: 0) else { return false }
    return [0x9008_0033_B1E5_CF11, 0xD329_E2D6_DA35_D111, 0xF803_B1FE_AD12_644C, 0xD03F_B73C_4A0C_0348]
      .contains(half)
  }
}

extension DetailsReader {
  private static let maxValues = 256

  /// Reads ASF's stream properties, and the file's texts.
  mutating func readASF() throws(ReadFailure) {
    var details = self
    defer { self = details }
    let reader = self.reader
    try ASFObject.header(reader) { (object) throws(ReadFailure) in
      let start = object.range.lowerBound
      switch object.identifier {
      case .streamProperties:
        switch try ASFStream(object, reader) {
        case .audio: try details.readWaveFormat(start + 78..<object.range.upperBound)
        case .video: details.hasPicture = true
        case .other: break
        }
      case .contentDescription: try details.attempt { (d) throws(ReadFailure) in try d.readTexts(object) }
      case .extendedDescription: try details.attempt { (d) throws(ReadFailure) in try d.readValues(object) }
      default: break
      }
    }
  }

  /// Reads five lengths, then title, author, copyright, description and rating (Advanced Systems Format §3.10).
  private mutating func readTexts(_ object: ASFObject) throws(ReadFailure) {
    let start = object.range.lowerBound
    var offset = start + 34
    for (index, name) in ["TITLE", "AUTHOR", "COPYRIGHT", "DESCRIPTION"].enumerated() {
      let length = Int64(try reader.littleEndian(UInt16.self, at: start + 24 + 2 * Int64(index)))
      if let text = try text(at: offset, length) { apply(comment: name, text) }
      offset += length
    }
  }

  /// Reads names with values; type 0 is text (§3.11).
  private mutating func readValues(_ object: ASFObject) throws(ReadFailure) {
    var offset = object.range.lowerBound + 26
    for _ in 0..<min(Int(try reader.littleEndian(UInt16.self, at: offset - 2)), Self.maxValues) {
      try reader.step()
      let nameLength = Int64(try reader.littleEndian(UInt16.self, at: offset))
      let name = try text(at: offset + 2, nameLength) ?? ""
      offset += 2 + nameLength
      let type = try reader.littleEndian(UInt16.self, at: offset)
      let length = Int64(try reader.littleEndian(UInt16.self, at: offset + 2))
      if type == 0, let value = try text(at: offset + 4, length) {
        let names = ["WM/EncodingSettings": "ENCODER", "WM/Description": "DESCRIPTION"]
        apply(comment: names[name] ?? name.uppercased(), value)
      }
      offset += 4 + length
    }
  }

  private func text(at offset: Int64, _ length: Int64) throws(ReadFailure) -> String? {
    String.utf16(try reader.available(at: offset, upTo: Int(length)).array[...], isBigEndian: false)
  }
}
