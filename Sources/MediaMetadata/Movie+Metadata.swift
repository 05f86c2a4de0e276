internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Reads a `moov` box: duration, tracks, times, keys.
enum MovieMetadata {
  /// A movie box up to this size is fetched in one request.
  static let prefetched = 512 << 10
  private static let mostTracks = 64

  static func read(
    _ movie: ISOBaseMedia.Box, index: ISOBaseMedia.Box?, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    if movie.range.upperBound - movie.range.lowerBound <= Int64(prefetched) {
      try reader.prefetch(movie.range, upTo: prefetched)
    }
    var header = ISOBaseMedia.MovieHeader()
    var tracks: [ISOBaseMedia.Track] = []
    var extends: ISOBaseMedia.Box?
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var boxes = movie.boxes(reader)
      while let box = try boxes.next() {
        switch box.type {
        case "mvhd": header = try ISOBaseMedia.MovieHeader(box, reader)
        case "trak" where tracks.count < mostTracks:
          try metadata.attempt { (metadata) throws(ReadFailure) in
            var track = ISOBaseMedia.Track()
            defer { tracks.append(track) }
            try track.read(box, reader)
          }
        case "mvex": extends = try box.first("mehd", reader: reader)
        case "uuid": try CanonRaw.read(box, reader, into: &metadata)
        default: break
        }
        if box.isCutShort { throw .endOfData }
      }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try MovieKeys.read(movie, reader, into: &metadata)
    }
    if !metadata.locations.isFound {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try MovieLocations.search(movie, tracks, reader, &metadata.locations)
      }
    }
    try settle(header, tracks, extends, index, reader, into: &metadata)
    if movie.isCutShort { metadata.damage = metadata.damage ?? .truncated }
  }

  private static func settle(
    _ header: ISOBaseMedia.MovieHeader, _ tracks: [ISOBaseMedia.Track], _ extends: ISOBaseMedia.Box?,
    _ index: ISOBaseMedia.Box?, _ reader: ByteReader, into metadata: inout MediaMetadata
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
      metadata.store(width: main.codedWidth, height: main.codedHeight)
      metadata.orientation = metadata.orientation ?? main.orientation
      if let shown = main.shownSize {
        let isTurned = (5...8).contains(main.orientation ?? 1)
        metadata.show(
          width: isTurned ? shown.height : shown.width, height: isTurned ? shown.width : shown.height)
      }
    }
    metadata.frameRate = main?.frameRate
    if main?.kind == .picture { metadata.frames = main?.sampleCount }
    let longest = tracks.compactMap { $0.duration(header.timescale) }.max()
    // A header of a movie in fragments counts no more than what stands before them.
    let empty = tracks.map { $0.emptyTime(header.timescale) }.max() ?? 0
    let hasSamples = tracks.contains { $0.sampleCount ?? 0 > 0 }
    let isEmpty = !hasSamples && empty > 0 && header.duration ?? 0 <= empty
    metadata.duration = isEmpty ? nil : header.duration ?? longest
    if metadata.duration ?? 0 == 0, let extends {
      metadata.duration = try header.duration(extended: extends, reader)
    }
    // Each file's first index spans all of it.
    if metadata.duration ?? 0 == 0 {
      metadata.duration =
        if let index { try ISOBaseMedia.duration(ofIndex: index, reader) } else { nil }
    }
    // What is published has the time of its encoding there.
    if !metadata.isPublished {
      metadata.captured = metadata.captured ?? header.created.flatMap { CaptureDate(unixSeconds: $0) }
    }
  }
}
