internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

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
    var (keys, user): (ISOBaseMedia.Box?, ISOBaseMedia.Box?)
    var isWhole = false
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var boxes = movie.boxes(reader)
      while let box = try boxes.next() {
        switch box.type {
        case "mvhd": header = try ISOBaseMedia.MovieHeader(box, reader)
        case "trak" where tracks.count < mostTracks:
          try metadata.attempt { (metadata) throws(ReadFailure) in
            if tracks.isEmpty { tracks.reserveCapacity(4) }
            tracks.append(ISOBaseMedia.Track())
            try tracks[tracks.count - 1].read(box, reader)
          }
        case "mvex": extends = try box.first("mehd", reader: reader)
        case "meta": keys = keys ?? box
        case "udta": user = user ?? box
        case "uuid": try CanonRaw.read(box, reader, into: &metadata)
        default: break
        }
        if box.isCutShort { throw .endOfData }
      }
      isWhole = true
    }
    var values: [ISOBaseMedia.MetadataValue] = []
    try metadata.attempt { (metadata) throws(ReadFailure) in
      if !isWhole {
        values = try ISOBaseMedia.metadata(in: movie, reader)
        user = try movie.first("udta", reader: reader)
      } else {
        values = try ISOBaseMedia.metadata(own: keys, userData: user, reader)
      }
      try MovieKeys.read(user, values, reader, into: &metadata)
    }
    if !metadata.locations.isFound {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try MovieLocations.search(movie, tracks, known: values, reader, &metadata.locations)
      }
    }
    try settle(header, tracks, extends, index, reader, into: &metadata)
    if movie.isCutShort { metadata.damage = metadata.damage ?? .truncated }
  }

  private static func settle(
    _ header: ISOBaseMedia.MovieHeader, _ tracks: [ISOBaseMedia.Track], _ extends: ISOBaseMedia.Box?,
    _ index: ISOBaseMedia.Box?, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    // By position: copies of tracks would cost more than what they are asked.
    for position in tracks.indices {
      metadata.add(
        track: MediaTrack.Kind(handler: tracks[position].handler),
        tracks[position].coding?.description ?? "")
      for configuration in tracks[position].configurations
      where !metadata.codingConfigurations.contains(configuration) {
        metadata.codingConfigurations.append(configuration)
      }
      if metadata.movieViews == nil { metadata.movieViews = tracks[position].views.flatMap(MovieViews.init) }
      for (key, value) in tracks[position].keys { metadata.trackTexts[key] = value }
      for key in tracks[position].timedKeys {
        if metadata.trackTexts[key] == nil { metadata.trackTexts[key] = "" }
        guard key.hasSuffix("quicktime.still-image-time") else { continue }
        metadata.hasStillImageTimeTrack = true
        metadata.stillImageTime =
          metadata.stillImageTime ?? tracks[position].firstSampleTime(header.timescale)
      }
    }
    // The first enabled picture track that has a size; tracks of covers and disparity come later.
    var main: Int?
    var coded: Int?
    for position in tracks.indices
    where tracks[position].handler == "vide" || tracks[position].handler == "pict" {
      if main == nil, tracks[position].width > 0, tracks[position].isEnabled { main = position }
      if coded == nil, tracks[position].codedWidth > 0 { coded = position }
    }
    if let main = main ?? coded {
      if metadata.storedWidth == nil {
        metadata.store(width: tracks[main].codedWidth, height: tracks[main].codedHeight)
        let orientation = tracks[main].orientation
        metadata.orientation = metadata.orientation ?? orientation
        if let shown = tracks[main].shownSize {
          let isTurned = (5...8).contains(orientation ?? 1)
          metadata.show(
            width: isTurned ? shown.height : shown.width, height: isTurned ? shown.width : shown.height)
        }
      }
      metadata.frameRate = tracks[main].frameRate
      if tracks[main].kind == .picture { metadata.frames = tracks[main].sampleCount }
    } else {
      metadata.frameRate = nil
    }
    // A header of a movie in fragments counts no more than what stands before them.
    var hasSamples = false
    for position in tracks.indices where tracks[position].sampleCount ?? 0 > 0 { hasSamples = true }
    let empty = hasSamples ? 0 : tracks.indices.map { tracks[$0].emptyTime(header.timescale) }.max() ?? 0
    let isEmpty = empty > 0 && header.duration ?? 0 <= empty
    metadata.duration =
      isEmpty
      ? nil : header.duration ?? tracks.indices.compactMap { tracks[$0].duration(header.timescale) }.max()
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
