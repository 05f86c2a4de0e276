internal import ByteReading
internal import FileIdentification

/// Reads a `moov` box: duration, tracks, times, keys.
enum MovieMetadata {
  /// A movie box up to this size is fetched in one request.
  static let prefetched = 512 << 10
  private static let mostTracks = 64

  static func read(
    _ movie: ISOBaseMedia.Box, _ segments: [ISOBaseMedia.Box], _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    if movie.range.upperBound - movie.range.lowerBound <= Int64(prefetched) {
      try reader.prefetch(movie.range, upTo: prefetched)
    }
    var header = MovieHeader()
    var tracks: [MovieTrack] = []
    var extends: ISOBaseMedia.Box?
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var boxes = movie.boxes(reader)
      while let box = try boxes.next() {
        switch box.type {
        case "mvhd": header = try MovieHeader(box, reader)
        case "trak" where tracks.count < mostTracks:
          try metadata.attempt { (metadata) throws(ReadFailure) in
            var track = MovieTrack()
            defer { tracks.append(track) }
            try track.read(box, reader)
          }
        case "mvex": extends = try ISOBaseMedia.first("mehd", in: box.contents, reader)
        case "uuid": try CanonRaw.read(box, reader, into: &metadata)
        default: break
        }
        if box.isCutShort { throw .endOfData }
      }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try MovieKeys.read(movie, reader, into: &metadata)
    }
    try settle(header, tracks, extends, segments, reader, into: &metadata)
    if movie.isCutShort { metadata.damage = metadata.damage ?? .truncated }
  }

  private static func settle(
    _ header: MovieHeader, _ tracks: [MovieTrack], _ extends: ISOBaseMedia.Box?,
    _ segments: [ISOBaseMedia.Box],
    _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    for track in tracks {
      metadata.add(track: track.kind, track.coding?.description ?? "")
      metadata.codingConfigurations += track.configurations.filter {
        !metadata.codingConfigurations.contains($0)
      }
      for (key, value) in track.keys { metadata.trackKeys[key] = value }
      for key in track.timedKeys where metadata.trackKeys[key] == nil { metadata.trackKeys[key] = "" }
      if track.timedKeys.contains(where: { $0.hasSuffix("quicktime.still-image-time") }) {
        metadata.hasStillImageTimeTrack = true
        metadata.stillImageTime = metadata.stillImageTime ?? track.firstSampleTime(header.timescale)
      }
    }
    // The first enabled picture track that has a size; tracks of covers and disparity come later.
    let main =
      tracks.first { ($0.kind == .video || $0.kind == .picture) && $0.width > 0 && $0.isEnabled }
      ?? tracks.first { ($0.kind == .video || $0.kind == .picture) && $0.codedWidth > 0 }
    if let main, metadata.storedWidth == nil {
      metadata.store(
        width: main.codedWidth > 0 ? main.codedWidth : main.width,
        height: main.codedHeight > 0 ? main.codedHeight : main.height)
      metadata.orientation = main.orientation
      if main.width > 0, main.height > 0 {
        let isTurned = (5...8).contains(main.orientation ?? 1)
        metadata.pixelWidth = isTurned ? main.height : main.width
        metadata.pixelHeight = isTurned ? main.width : main.height
      }
    }
    metadata.frameRate = main?.frameRate
    if main?.kind == .picture { metadata.frames = main?.sampleCount }
    let longest = tracks.compactMap { $0.duration(header.timescale) }.max()
    metadata.duration = header.duration ?? longest
    if metadata.duration ?? 0 == 0, let extends {
      let isWide = try extends.number(UInt8.self, 0, reader) == 1
      let units =
        isWide
        ? try extends.number(UInt64.self, 4, reader) : UInt64(try extends.number(UInt32.self, 4, reader))
      metadata.duration = header.seconds(units)
    }
    if metadata.duration ?? 0 == 0 { metadata.duration = try SegmentIndex.duration(segments, reader) }
    metadata.captured = metadata.captured ?? header.created
  }
}

/// The movie header: time scale, duration, creation in seconds since 1904, UTC.
struct MovieHeader {
  var timescale: UInt32 = 0
  var duration: Double?
  var created: CaptureDate?

  /// Seconds from 1 January 1904 to 1 January 1970.
  private static let epoch: Int64 = 2_082_844_800

  init() {}

  init(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let isWide = try box.number(UInt8.self, 0, reader) == 1
    timescale = try box.number(UInt32.self, isWide ? 20 : 12, reader)
    let units =
      isWide ? try box.number(UInt64.self, 24, reader) : UInt64(try box.number(UInt32.self, 16, reader))
    // All ones stands for a duration that nobody knew.
    if units != (isWide ? UInt64.max : UInt64(UInt32.max)), units > 0 { duration = seconds(units) }
    let stamp =
      isWide ? try box.number(UInt64.self, 4, reader) : UInt64(try box.number(UInt32.self, 4, reader))
    if let stamp = Int64(exactly: stamp) { created = CaptureDate(unixSeconds: stamp &- Self.epoch) }
  }

  func seconds(_ units: UInt64) -> Double? { timescale == 0 ? nil : Double(units) / Double(timescale) }
}

/// The index of a fragmented file: how long each piece plays.
enum SegmentIndex {
  /// The sum over the first index of each file, or nil when there is none.
  static func duration(_ boxes: [ISOBaseMedia.Box], _ reader: ByteReader) throws(ReadFailure) -> Double? {
    guard let box = boxes.first else { return nil }
    let isWide = try box.number(UInt8.self, 0, reader) != 0
    let timescale = try box.number(UInt32.self, 8, reader)
    guard timescale > 0 else { return nil }
    let head: Int64 = isWide ? 28 : 20
    let count = Int64(try box.number(UInt16.self, head + 2, reader))
    var units: UInt64 = 0
    for index in 0..<count {
      try reader.step()
      units += UInt64(try box.number(UInt32.self, head + 4 + 12 * index + 4, reader))
    }
    return Double(units) / Double(timescale)
  }
}
