internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the metadata of ISO media files: pictures by their `meta` box, movies by their `moov` box.
enum ISOMediaMetadata {
  /// Reads a file; `facts` are those of identification, so that boxes are not walked again.
  static func read(
    _ reader: ByteReader, _ facts: ISOBaseMedia.Facts?, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var top = facts?.top ?? ISOBaseMedia.TopLevel()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &top, &metadata) }
    let isSequence = top.brands.first.map { ISOBaseMedia.sequenceBrands.contains($0) } ?? false
    let (items, movie) = (top["meta"], top["moov"])
    let isStill = items != nil && (movie == nil || !isSequence)
    if let items {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try HEIFMetadata.read(items, facts?.items, reader, into: &metadata)
      }
    }
    if let movie, !isStill || isSequence {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try MovieMetadata.read(movie, index: top["sidx"], reader, into: &metadata)
      }
      if let first = top["moof"], metadata.duration ?? 0 == 0 {
        try metadata.attempt { (metadata) throws(ReadFailure) in
          metadata.duration = try ISOBaseMedia.Fragments.duration(
            of: movie, firstFragment: first.range.lowerBound, reader)
        }
      }
    } else if let movie {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try MovieLocations.search(movie, nil, reader, &metadata.locations)
      }
    }
    if top.brands.first == "crx " {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try CanonRaw.findPreview(top, reader, into: &metadata)
      }
      try metadata.attempt { (metadata) throws(ReadFailure) in
        if let movie { try CanonRaw.findPicture(movie, reader, into: &metadata) }
      }
      return finishRaw(&metadata)
    }
    if isStill || isSequence || metadata.hasTrack(.picture) {
      metadata.medium = .still
      metadata.isAnimated = isSequence || metadata.hasTrack(.picture)
      if metadata.isAnimated == false { metadata.frames = nil }
    } else {
      let hasVideo = metadata.hasTrack(.video) || metadata.hasTrack(.auxiliaryVideo)
      metadata.medium = !hasVideo && metadata.hasTrack(.audio) ? .audio : .movie
    }
    if items != nil, metadata.medium == .still {
      try MotionPhoto.find(
        reader, boxed: top["mpvd"]?.contents, behind: .boxes(end: stillEnd(top)), into: &metadata)
    }
  }

  /// Returns the end of a still's own boxes, which another file or a trailer may follow; nil if one is cut.
  private static func stillEnd(_ top: ISOBaseMedia.TopLevel) -> Int64? {
    var end: Int64 = 0
    for box in top.boxes {
      guard box.type.isBoxType, box.type != "ftyp" || end == 0 else { break }
      if box.isCutShort {
        guard ISOBaseMedia.movieBoxes.contains(box.type) || box.type == "mpvd" else { break }
        return nil
      }
      end = box.range.upperBound
    }
    return end
  }

  /// Canon's raw stores its renditions as tracks of one sample each, which are not a movie.
  private static func finishRaw(_ metadata: inout MediaMetadata) {
    metadata.medium = .still
    metadata.isAnimated = false
    metadata.tracks = []
    (metadata.duration, metadata.frameRate, metadata.frames) = (nil, nil, nil)
    // Exif has the orientation; the tracks' sizes are not rotated.
    (metadata.pixelWidth, metadata.pixelHeight) = (nil, nil)
  }

  private static func walk(
    _ reader: ByteReader, _ top: inout ISOBaseMedia.TopLevel, _ metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var hasMovie = false
    // True after the main box, without which a file is incomplete.
    var isWhole = false
    var end: Int64 = 0
    for index in 0..<ISOBaseMedia.TopLevel.maxBoxes {
      guard let box = try top.box(index, reader) else {
        if isWhole, top.end == reader.end { metadata.locations.finish() }
        return
      }
      if box.range.lowerBound > end { metadata.locations.noteUnread("bytes between boxes") }
      end = box.range.upperBound
      switch box.type {
      case "ftyp" where top.brands.isEmpty: try top.readBrands(box, reader)
      case "meta", "moov":
        guard box == top[box.type] else {
          metadata.locations.noteUnread("a second box of its kind")
          break
        }
        isWhole = true
        guard box.type == "moov" else { break }
        hasMovie = true
        // The window with the description of fragments holds the rest of the movie's box.
        try reader.prefetch(box.range, upTo: MovieMetadata.prefetched)
      case "moof" where hasMovie:
        return metadata.locations.noteUnread("what stands behind the first fragment")
      // Bytes that are not a box are a trailer.
      case _ where !box.type.isBoxType && isWhole: return metadata.locations.noteUnread("a trailer")
      default: break
      }
      // Behind a complete picture or movie, an unknown cut box is a maker's trailer.
      if box.isCutShort, isWhole, !ISOBaseMedia.movieBoxes.contains(box.type), box.type != "mpvd" {
        return metadata.locations.noteUnread("a trailer")
      }
      if box.isCutShort || box.range.upperBound == Int64.max {
        metadata.damage = metadata.damage ?? .truncated
        return
      }
      try MovieLocations.searchTopLevel(box, reader, &metadata.locations)
    }
  }
}
