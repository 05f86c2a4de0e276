internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads Matroska's and WebM's segment information and tracks (RFC 9559), up to the first cluster.
enum MatroskaMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    try metadata.attempt { (metadata) throws(ReadFailure) in
      guard let head = try EBMLElement(at: 0, end: reader.end, reader),
        let segment = try EBMLElement(at: head.contents.upperBound, end: reader.end, reader),
        segment.identifier == Matroska.segment
      else { throw .malformed("no segment behind the head") }
      var seen: Set<UInt64> = []
      var seekPositions: [UInt64: UInt64] = [:]
      var first: EBMLElement?
      var scale: UInt64 = 1_000_000
      var children = segment.children(reader)
      while first == nil, let child = try children.next() {
        seen.insert(child.identifier)
        if child.identifier == Matroska.seekHead { seekPositions = try Self.seekPositions(child, reader) }
        if child.identifier == Matroska.cluster { first = child }
        try visit(child, reader, &scale, into: &metadata)
      }
      // Elements after the clusters are located by the index.
      for wanted in [Matroska.information, Matroska.tracks] where !seen.contains(wanted) {
        guard let position = seekPositions[wanted],
          let element = try element(wanted, at: position, in: segment.contents, reader)
        else { continue }
        try visit(element, reader, &scale, into: &metadata)
      }
      if metadata.duration == nil, let first {
        metadata.duration = try MatroskaClusters.duration(
          from: first, cues: seekPositions[Matroska.cues], segment.contents, reader, scale: scale)
      }
    }
    if !metadata.hasTrack(.video), metadata.hasTrack(.audio) { metadata.medium = .audio }
  }

  private static func visit(
    _ child: EBMLElement, _ reader: ByteReader, _ scale: inout UInt64, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    if child.identifier == Matroska.information {
      try readInformation(child, reader, &scale, into: &metadata)
    }
    guard child.identifier == Matroska.tracks else { return }
    try reader.prefetch(child.contents, upTo: 64 << 10)
    var entries = child.children(reader)
    while let entry = try entries.next() {
      if entry.identifier == Matroska.trackEntry { try readTrack(entry, reader, into: &metadata) }
    }
  }

  /// Returns the positions of elements by identifier, relative to the segment's contents.
  static func seekPositions(
    _ head: EBMLElement, _ reader: ByteReader
  ) throws(ReadFailure) -> [UInt64: UInt64] {
    var positions: [UInt64: UInt64] = [:]
    var entries = head.children(reader)
    while let entry = try entries.next() {
      guard entry.identifier == Matroska.seek else { continue }
      var wanted: UInt64?
      var position: UInt64?
      var fields = entry.children(reader)
      while let field = try fields.next() {
        if field.identifier == Matroska.seekIdentifier { wanted = try field.unsigned(reader) }
        if field.identifier == Matroska.seekPosition { position = try field.unsigned(reader) }
      }
      if let wanted, let position { positions[wanted] = position }
    }
    return positions
  }

  /// Returns the element `position` bytes into the segment's contents; nil if it has another identifier.
  static func element(
    _ identifier: UInt64, at position: UInt64, in segment: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> EBMLElement? {
    guard let offset = Int64(exactly: position), offset < segment.upperBound - segment.lowerBound,
      let element = try EBMLElement(at: segment.lowerBound + offset, end: segment.upperBound, reader),
      element.identifier == identifier
    else { return nil }
    return element
  }

  private static func readInformation(
    _ info: EBMLElement, _ reader: ByteReader, _ scale: inout UInt64, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var units: Double?
    var fields = info.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.timestampScale: scale = try field.unsigned(reader)
      case Matroska.duration: units = try field.real(reader)
      case Matroska.date:
        // Nanoseconds since the start of 2001, UTC.
        let nanoseconds = Int64(bitPattern: try field.unsigned(reader))
        metadata.captured = CaptureDate(unixSeconds: nanoseconds / 1_000_000_000 &+ 978_307_200)
      default: break
      }
    }
    if let units, units > 0, units.isFinite { metadata.duration = units * Double(scale) / 1_000_000_000 }
  }

  /// Returns the display size: cropped, and scaled to the stated size or aspect ratio.
  private static func shownSize(_ track: MatroskaTrack) -> (width: Double, height: Double)? {
    func number(_ identifier: UInt64) -> Int { track.video(identifier).flatMap { Int(exactly: $0) } ?? 0 }
    let limit = 1 << 24
    let (fullWidth, fullHeight) = (number(Matroska.pixelWidth), number(Matroska.pixelHeight))
    let crops = [Matroska.cropLeft, Matroska.cropRight, Matroska.cropTop, Matroska.cropBottom].map(number)
    guard (1..<limit).contains(fullWidth), (1..<limit).contains(fullHeight), crops.allSatisfy({ $0 < limit })
    else { return nil }
    let (width, height) = (fullWidth - crops[0] - crops[1], fullHeight - crops[2] - crops[3])
    guard width > 0, height > 0 else { return nil }
    let (across, down) = (number(Matroska.displayWidth), number(Matroska.displayHeight))
    guard (1..<limit).contains(across), (1..<limit).contains(down) else {
      return (Double(width), Double(height))
    }
    // Unit 0 is pixels, but many writers store a ratio; other units only give a ratio.
    let isRatio = number(Matroska.displayUnit) != 0 || (across * 8 <= width && down * 8 <= height)
    if !isRatio { return (Double(across), Double(down)) }
    return (Double(height) * Double(across) / Double(down), Double(height))
  }

  private static let kinds: [UInt64: MediaTrack.Kind] = [1: .video, 2: .audio, 17: .subtitle]

  private static func readTrack(
    _ entry: EBMLElement, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var track = MatroskaTrack()
    try track.read(entry, reader)
    let kind = track.type.flatMap { kinds[$0] } ?? .other
    if kind == .video, !metadata.hasTrack(.video) {
      if track.period > 0 { metadata.frameRate = 1_000_000_000 / Double(track.period) }
      func number(_ identifier: UInt64) -> Int? { track.video(identifier).flatMap { Int(exactly: $0) } }
      metadata.store(width: number(Matroska.pixelWidth), height: number(Matroska.pixelHeight))
      if let shown = shownSize(track) { metadata.show(width: shown.width, height: shown.height) }
    }
    metadata.add(track: kind, track.codec)
  }
}
