internal import ByteSources
internal import ContainerFormats

/// Checks whether a long run of one byte is damage in movies, and in pictures in boxes.
enum MovieRunChecks {
  private typealias Box = ISOBaseMedia.Box

  /// Codings in NAL units after their lengths: a length is neither zero nor above the sample's, and a unit never contains three
  /// zeros in a row (ITU-T H.264 and H.265, 7.4.1; ISO/IEC 14496-15, 4.3).
  private static let units: Set<FourCharacterCode> = [
    "avc1", "avc3", "hvc1", "hev1", "dvh1", "dvhe", "dvav", "dva1", "vvc1", "vvi1",
  ]
  /// Codings with arithmetic or variable-length codes, in which long runs do not occur.
  private static let packed: Set<FourCharacterCode> = ["av01", "vp09", "mp4v"]
  /// Codings whose samples begin with a mark, a header or a code, and may end with padding.
  private static let marked: Set<FourCharacterCode> = [
    "apch", "apcn", "apcs", "apco", "ap4h", "ap4x", "jpeg", "mjpa", "dvc ", "dvcp", "dvpp", "mp4a", "ac-3",
    "ec-3",
  ]

  /// Checks items and samples of packed pictures and sound; in fragmented movies, boxes.
  static func boxes(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    // Outdated tables may point into free space.
    let freeCount = walk.boxes.reduce(0) { sum, box in
      box.type == "free" || box.type == "skip" ? sum + run.count(in: box.range) : sum
    }
    if run.range.upperBound - run.range.lowerBound - freeCount < minimumLength { return nil }
    for meta in walk.boxes where meta.type == "meta" {
      if let because = try items(meta, run, file.reader) { return because }
    }
    guard let movie = walk["moov"] else { return nil }
    if try coversHeader(in: movie, run, file.reader) { return "a box should begin" }
    if walk["moof"] != nil { return try fragments(walk, movie, run, file) }
    var tracks = movie.boxes(file.reader)
    while let track = try tracks.next("trak") {
      var kind = ISOBaseMedia.Track()
      try kind.readKind(track, file.reader)
      guard let coding = kind.coding, let table = kind.sampleTable,
        units.contains(coding) || packed.contains(coding) || marked.contains(coding)
      else { continue }
      if let because = try samples(table, coding, run, file.reader) { return because }
    }
    return nil
  }

  private static let containers: Set<FourCharacterCode> = ["moov", "trak", "mdia", "minf", "stbl"]

  /// Returns true if a run covers a box header inside `box`.
  private static func coversHeader(
    in box: Box, _ run: RepeatedByteRun, _ reader: ByteReader
  ) throws(ReadFailure) -> Bool {
    guard run.count(in: box.contents) > 0 else { return false }
    var offset = box.contents.lowerBound
    let end = min(box.contents.upperBound, run.range.upperBound)
    // A container's boxes fill it, so its end is the next box's offset.
    while offset < end {
      if run.covers(offset) { return true }
      var parts = ISOBaseMedia.Boxes(reader, in: offset..<box.contents.upperBound)
      guard let part = try parts.next() else { return false }
      let isEntered = containers.contains(part.type) && part.range.upperBound > run.range.lowerBound
      offset = isEntered ? part.contents.lowerBound : part.range.upperBound
    }
    return false
  }

  /// Checks the pictures in a `meta` box.
  private static func items(
    _ meta: Box, _ run: RepeatedByteRun, _ reader: ByteReader
  ) throws(ReadFailure) -> StaticString? {
    var table = try ISOBaseMedia.ItemTable(meta, reader)
    try table.readLocations(reader)
    for item in table.items where units.contains(item.type) || packed.contains(item.type) {
      for part in table.extents(of: item.identifier) ?? [] {
        if try isDamaged(part, item.type, run, reader) { return "a packed picture should be" }
      }
    }
    return nil
  }

  /// Returns true if a run covers a sample's beginning, or data that have no runs.
  private static func isDamaged(
    _ sample: Range<Int64>, _ coding: FourCharacterCode, _ run: RepeatedByteRun, _ reader: ByteReader
  ) throws(ReadFailure) -> Bool {
    let count = run.count(in: sample)
    guard count >= 16 else { return false }
    if run.covers(sample.lowerBound) { return true }
    guard count >= minimumLength, packed.contains(coding) || units.contains(coding) else { return false }
    guard run.byte == 0xFF, units.contains(coding) else { return true }
    // Filler data units consist of FF (ITU-T H.264, 7.3.2.7 and D.2.4; H.265, 7.3.2.8; H.266, 7.3.2.13).
    let head = try reader.available(at: max(0, run.range.lowerBound - 1), upTo: 1)[0]
    return ![0x0C, 0x01, 0xC9, 0x03].contains(head)
  }

  private static let minimumLength = Int64(RepeatedByteRun.minimumLength)

  private static let maxSamplesPerChunk = 65_536

  private static func samples(
    _ table: Box, _ coding: FourCharacterCode, _ run: RepeatedByteRun, _ reader: ByteReader
  ) throws(ReadFailure) -> StaticString? {
    guard var chunks = try ISOBaseMedia.SampleChunks(table, reader) else { return nil }
    while let chunk = try chunks.next() {
      var start = chunk.start
      // Chunks with very many samples state sizes of parts of packets.
      guard run.count(in: start..<start + chunk.length) >= 16, chunk.samples.count <= maxSamplesPerChunk
      else {
        continue
      }
      for sample in chunk.samples {
        try reader.step()
        let size = try chunks.size(of: sample)
        if try isDamaged(start..<start + size, coding, run, reader) { return "packed samples should be" }
        start += size
      }
    }
    return nil
  }

  /// Checks box headers, and data after the fragments that describe them, if all tracks are packed.
  private static func fragments(
    _ walk: BoxWalk, _ movie: Box, _ run: RepeatedByteRun, _ file: CompletenessReader
  ) throws(ReadFailure) -> StaticString? {
    // Padding of a file begins after the last box.
    let isInData = run.range.upperBound < file.byteCount || run.range.lowerBound + minimumLength < walk.end
    if run.covers(walk.end), isInData { return "a box should begin" }
    let tracks = try ISOBaseMedia.trackKinds(in: movie, file.reader)
    let arePacked = tracks.allSatisfy { track in
      track.coding.map { units.contains($0) || packed.contains($0) || marked.contains($0) } ?? false
    }
    guard arePacked, !tracks.isEmpty else { return nil }
    var isDescribed = false
    for box in walk.boxes {
      if isDescribed, box.type == "mdat", run.count(in: box.contents) >= 4096 {
        return "packed samples should be"
      }
      if box.type == "moof" { isDescribed = true }
    }
    return nil
  }

  // MARK: Other containers

  private static let parents: Set<UInt64> = [
    Matroska.segment, Matroska.seekHead, Matroska.information, Matroska.tracks, Matroska.trackEntry,
    Matroska.cluster,
    Matroska.blockGroup, Matroska.cues, Matroska.cuePoint, Matroska.tags, Matroska.tag, Matroska.simpleTag,
    Matroska.attachments,
  ]

  /// Checks elements, which begin with an identifier that is neither all zeros nor all ones (RFC 8794, 5).
  static func matroska(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure)
    -> StaticString?
  {
    var offset: Int64 = 0
    while offset < run.range.upperBound {
      if run.covers(offset) { return "an element should begin" }
      guard let element = try EBMLElement(at: offset, end: file.byteCount, file.reader) else { return nil }
      let isEntered =
        parents.contains(element.identifier)
        && (element.isUnbounded || element.contents.upperBound > run.range.lowerBound)
      offset = isEntered ? element.contents.lowerBound : element.contents.upperBound
    }
    return nil
  }

  /// Packets have at most 204 bytes and begin with a sync byte (ISO/IEC 13818-1, 2.4.3.2).
  static func transport(_ file: CompletenessReader, _ run: RepeatedByteRun) -> StaticString? {
    run.byte == 0x47 ? nil : "packets should begin"
  }
}
