internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads a `moov` box: duration, tracks, times, keys.
enum MovieMetadata {
  /// Movie boxes up to this size are prefetched in one request.
  static let prefetched = 512 << 10
  private static let maxTracks = 64

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
        case "trak" where tracks.count < maxTracks:
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
        try MovieLocations.search(movie, tracks, values: values, reader, &metadata.locations)
      }
    }
    try store(header, tracks, extends, index, reader, into: &metadata)
    if movie.isCutShort { metadata.damage = metadata.damage ?? .truncated }
  }

  private static func store(
    _ header: ISOBaseMedia.MovieHeader, _ tracks: [ISOBaseMedia.Track], _ extends: ISOBaseMedia.Box?,
    _ index: ISOBaseMedia.Box?, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    // By index, see `Array.firstRow(where:)`.
    for index in tracks.indices {
      metadata.add(
        track: MediaTrack.Kind(handler: tracks[index].handler),
        tracks[index].coding?.description ?? "")
      for configuration in tracks[index].configurations
      where !metadata.codingConfigurations.contains(configuration) {
        metadata.codingConfigurations.append(configuration)
      }
      if metadata.movieViews == nil { metadata.movieViews = tracks[index].views.flatMap(MovieViews.init) }
      for (key, value) in tracks[index].keys { metadata.trackTexts[key] = value }
      for key in tracks[index].timedKeys {
        if metadata.trackTexts[key] == nil { metadata.trackTexts[key] = "" }
        guard key.hasSuffix("quicktime.still-image-time") else { continue }
        metadata.hasStillImageTimeTrack = true
        metadata.stillImageTime =
          metadata.stillImageTime ?? tracks[index].firstSampleTime(header.timescale)
      }
    }
    // The first enabled picture track with a size; tracks of covers and disparity come later.
    var main: Int?
    var coded: Int?
    for index in tracks.indices
    where tracks[index].handler == "vide" || tracks[index].handler == "pict" {
      if main == nil, tracks[index].width > 0, tracks[index].isEnabled { main = index }
      if coded == nil, tracks[index].codedWidth > 0 { coded = index }
    }
    if let main = main ?? coded {
      if metadata.storedWidth == nil {
        metadata.store(width: tracks[main].codedWidth, height: tracks[main].codedHeight)
        let orientation = tracks[main].orientation
        metadata.orientation = metadata.orientation ?? orientation
        if let shown = tracks[main].shownSize {
          let isRotated = (5...8).contains(orientation ?? 1)
          metadata.show(
            width: isRotated ? shown.height : shown.width, height: isRotated ? shown.width : shown.height)
        }
      }
      metadata.frameRate = tracks[main].frameRate
      if tracks[main].kind == .picture { metadata.frames = tracks[main].sampleCount }
    } else {
      metadata.frameRate = nil
    }
    // The header of a fragmented movie covers only the time before the fragments.
    var hasSamples = false
    for index in tracks.indices where tracks[index].sampleCount ?? 0 > 0 { hasSamples = true }
    let empty = hasSamples ? 0 : tracks.indices.map { tracks[$0].emptyTime(header.timescale) }.max() ?? 0
    let isEmpty = empty > 0 && header.duration ?? 0 <= empty
    metadata.duration =
      isEmpty
      ? nil : header.duration ?? tracks.indices.compactMap { tracks[$0].duration(header.timescale) }.max()
    if metadata.duration ?? 0 == 0, let extends {
      metadata.duration = try header.duration(extended: extends, reader)
    }
    // The first index of a file covers all of it.
    if metadata.duration ?? 0 == 0 {
      metadata.duration =
        if let index { try ISOBaseMedia.duration(ofIndex: index, reader) } else { nil }
    }
    // Published files have the time of their encoding there.
    if !metadata.isPublished {
      metadata.captured = metadata.captured ?? header.created.flatMap { CaptureDate(unixSeconds: $0) }
    }
  }
}

extension ISOBaseMedia.Track {
  /// The kind of the track, by its handler.
  var kind: MediaTrack.Kind { MediaTrack.Kind(handler: handler) }

  /// Exif's orientation for a matrix of quarter turns and mirrors; nil for others.
  var orientation: Int? {
    let rows: [(a: Int32, b: Int32, c: Int32, d: Int32, orientation: Int)] = [
      (1, 0, 0, 1, 1), (-1, 0, 0, 1, 2), (-1, 0, 0, -1, 3), (1, 0, 0, -1, 4),
      (0, 1, 1, 0, 5), (0, 1, -1, 0, 6), (0, -1, -1, 0, 7), (0, -1, 1, 0, 8),
    ]
    guard let matrix else { return nil }
    return rows.first {
      $0.a == matrix.a.signum() && $0.b == matrix.b.signum() && $0.c == matrix.c.signum()
        && $0.d == matrix.d.signum()
    }?.orientation
  }
}

extension MediaTrack.Kind {
  init(handler: FourCharacterCode?) {
    switch handler {
    case "vide": self = .video
    case "soun": self = .audio
    case "pict": self = .picture
    case "auxv": self = .auxiliaryVideo
    case "text", "sbtl", "subt", "clcp", "subp": self = .subtitle
    case "meta": self = .metadata
    case "tmcd": self = .timecode
    default: self = .other
    }
  }
}

extension MovieViews {
  /// Creates the views of a video track's boxes; nil if they state none.
  init?(_ views: ISOBaseMedia.Views) {
    if views.isProjected {
      self = .projected
    } else if let both = views.hasBothEyes {
      self = both ? .bothEyes : .oneEye
    } else {
      return nil
    }
  }
}
