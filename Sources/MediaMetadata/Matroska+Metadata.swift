internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Reads Matroska's and WebM's segment information and tracks (RFC 9559), up to the first cluster.
enum MatroskaMetadata {
  struct Element {
    var identifier: UInt64
    var contents: Range<Int64>
  }

  private static let seekHead: UInt64 = 0x114D_9B74
  private static let information: UInt64 = 0x1549_A966
  private static let tracks: UInt64 = 0x1654_AE6B
  static let cluster: UInt64 = 0x1F43_B675
  private static let mostElements = 512

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    try metadata.attempt { (metadata) throws(ReadFailure) in
      guard let head = try element(at: 0, end: reader.end, reader),
        let segment = try element(at: head.contents.upperBound, end: reader.end, reader),
        segment.identifier == 0x1853_8067
      else { throw .malformed("no segment behind the head") }
      var seen: Set<UInt64> = []
      var elsewhere: [UInt64: UInt64] = [:]
      var first: Element?
      var scale: UInt64 = 1_000_000
      try children(of: segment, reader) { (child) throws(ReadFailure) in
        seen.insert(child.identifier)
        if child.identifier == seekHead { elsewhere = try seeks(child, reader) }
        if child.identifier == cluster { first = child }
        try visit(child, reader, &scale, into: &metadata)
        return child.identifier != cluster
      }
      // What stands behind the clusters is found through the index.
      for wanted in [information, tracks] where !seen.contains(wanted) {
        guard let position = elsewhere[wanted].flatMap({ Int64(exactly: $0) }),
          position < segment.contents.upperBound - segment.contents.lowerBound,
          let found = try element(
            at: segment.contents.lowerBound + position, end: segment.contents.upperBound, reader),
          found.identifier == wanted
        else { continue }
        try visit(found, reader, &scale, into: &metadata)
      }
      if metadata.duration == nil, let first {
        metadata.duration = try MatroskaClusters.duration(
          from: first, cues: elsewhere[MatroskaClusters.cues], segment.contents, reader, scale: scale)
      }
    }
    if !metadata.hasTrack(.video), metadata.hasTrack(.audio) { metadata.medium = .audio }
  }

  private static func visit(
    _ child: Element, _ reader: ByteReader, _ scale: inout UInt64, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    if child.identifier == information { try readInformation(child, reader, &scale, into: &metadata) }
    guard child.identifier == tracks else { return }
    try reader.prefetch(child.contents, upTo: 64 << 10)
    try children(of: child, reader) { (entry) throws(ReadFailure) in
      if entry.identifier == 0xAE { try track(entry, reader, into: &metadata) }
      return true
    }
  }

  /// Where the index says that elements begin, counted from the segment's contents.
  private static func seeks(_ head: Element, _ reader: ByteReader) throws(ReadFailure) -> [UInt64: UInt64] {
    var found: [UInt64: UInt64] = [:]
    try children(of: head, reader) { (entry) throws(ReadFailure) in
      guard entry.identifier == 0x4DBB else { return true }
      var wanted: UInt64?
      var position: UInt64?
      try children(of: entry, reader) { (field) throws(ReadFailure) in
        if field.identifier == 0x53AB { wanted = try unsigned(field, reader) }
        if field.identifier == 0x53AC { position = try unsigned(field, reader) }
        return true
      }
      if let wanted, let position { found[wanted] = position }
      return true
    }
    return found
  }

  private static func readInformation(
    _ info: Element, _ reader: ByteReader, _ scale: inout UInt64, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var units: Double?
    try children(of: info, reader) { (child) throws(ReadFailure) in
      switch child.identifier {
      case 0x2A_D7B1: scale = try unsigned(child, reader)
      case 0x4489: units = try real(child, reader)
      case 0x4461:
        // Nanoseconds since the start of 2001, UTC.
        let nanoseconds = Int64(bitPattern: try unsigned(child, reader))
        metadata.captured = CaptureDate(unixSeconds: nanoseconds / 1_000_000_000 &+ 978_307_200)
      default: break
      }
      return true
    }
    if let units, units > 0, units.isFinite { metadata.duration = units * Double(scale) / 1_000_000_000 }
  }

  private static func track(_ entry: Element, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var kind = MediaTrack.Kind.other
    var coding = ""
    var period: UInt64 = 0
    var video: Element?
    try children(of: entry, reader) { (child) throws(ReadFailure) in
      switch child.identifier {
      case 0x83:
        switch try unsigned(child, reader) {
        case 1: kind = .video
        case 2: kind = .audio
        case 17: kind = .subtitle
        default: kind = .other
        }
      case 0x86:
        let count = Int(min(64, child.contents.upperBound - child.contents.lowerBound))
        coding = try reader.view(at: child.contents.lowerBound, count: count).text.trimmed
      case 0x23_E383: period = try unsigned(child, reader)
      case 0xE0: video = child
      default: break
      }
      return true
    }
    if kind == .video, !metadata.hasTrack(.video) {
      if period > 0 { metadata.frameRate = 1_000_000_000 / Double(period) }
      if let video { try size(video, reader, into: &metadata) }
    }
    metadata.add(track: kind, coding)
  }

  private static func size(_ video: Element, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var numbers: [UInt64: UInt64] = [:]
    try children(of: video, reader) { (child) throws(ReadFailure) in
      if [0xB0, 0xBA, 0x54B0, 0x54BA, 0x54B2].contains(child.identifier) {
        numbers[child.identifier] = try unsigned(child, reader)
      }
      return true
    }
    func number(_ identifier: UInt64) -> Int? { numbers[identifier].flatMap { Int(exactly: $0) } }
    metadata.store(width: number(0xB0), height: number(0xBA))
    // Unit 0 is pixels; with the others the display size is only a proportion.
    if numbers[0x54B2] ?? 0 == 0, let width = number(0x54B0), let height = number(0x54BA), width > 0,
      height > 0
    {
      (metadata.pixelWidth, metadata.pixelHeight) = (width, height)
    }
  }

  static func children(
    of parent: Element, _ reader: ByteReader, _ body: (Element) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    var offset = parent.contents.lowerBound
    for _ in 0..<mostElements {
      guard let child = try element(at: offset, end: parent.contents.upperBound, reader), try body(child)
      else {
        return
      }
      offset = child.contents.upperBound
    }
  }

  static func unsigned(_ element: Element, _ reader: ByteReader) throws(ReadFailure) -> UInt64 {
    let count = min(8, element.contents.upperBound - element.contents.lowerBound)
    let view = try reader.view(at: element.contents.lowerBound, count: Int(count))
    return view.array.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  private static func real(_ element: Element, _ reader: ByteReader) throws(ReadFailure) -> Double? {
    let bits = try unsigned(element, reader)
    return switch element.contents.upperBound - element.contents.lowerBound {
    case 4: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: Double(bitPattern: bits)
    default: nil
    }
  }

  /// One element's head: a variable-length identifier and size (RFC 8794 §4); an unknown size reaches to the end.
  static func element(at offset: Int64, end: Int64, _ reader: ByteReader) throws(ReadFailure)
    -> Element?
  {
    guard offset < end else { return nil }
    try reader.step()
    let identifierLength = Int64(try reader.bigEndian(UInt8.self, at: offset).leadingZeroBitCount) + 1
    guard identifierLength <= 4 else { throw .malformed("an element identifier of more than four bytes") }
    var identifier: UInt64 = 0
    for index in 0..<identifierLength {
      identifier = identifier << 8 | UInt64(try reader.bigEndian(UInt8.self, at: offset + index))
    }
    let sizeStart = offset + identifierLength
    let first = try reader.bigEndian(UInt8.self, at: sizeStart)
    let sizeLength = Int64(first.leadingZeroBitCount) + 1
    guard sizeLength <= 8 else { throw .malformed("an element size of more than eight bytes") }
    var size = UInt64(first) & (0xFF >> UInt64(sizeLength))
    for index in 1..<max(1, sizeLength) {
      size = size << 8 | UInt64(try reader.bigEndian(UInt8.self, at: sizeStart + index))
    }
    let start = sizeStart + sizeLength
    let unknown = (UInt64(1) << UInt64(7 * sizeLength)) - 1
    let (limit, overflow) = start.addingReportingOverflow(Int64(clamping: size))
    let upper = size == unknown || overflow ? end : min(limit, end)
    return Element(identifier: identifier, contents: start..<max(start, upper))
  }
}
