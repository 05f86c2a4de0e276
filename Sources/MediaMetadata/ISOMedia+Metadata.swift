internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import UniformTypes

/// Reads files made of boxes: pictures by their `meta` box, movies by their `moov` box, whichever leads.
enum ISOMediaMetadata {
  private static let mostBoxes = 4096
  /// What the top level holds.
  struct TopLevel {
    var majorBrand: FourCharacterCode?
    var items: ISOBaseMedia.Box?
    var movie: ISOBaseMedia.Box?
    var segmentIndices: [ISOBaseMedia.Box] = []
    /// The first item-free end: where the pictures' own boxes stop.
    var motionVideo: Range<Int64>?
    var firstFragment: Int64?
    /// Where the last box ends.
    var end: Int64 = 0
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var top = TopLevel()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &top, &metadata) }
    let isSequence = top.majorBrand.map { ISOBaseMedia.sequenceBrands.contains($0) } ?? false
    let isStill = top.items != nil && (top.movie == nil || !isSequence)
    if let meta = top.items {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try HEIFMetadata.read(meta, reader, into: &metadata)
      }
    }
    if let movie = top.movie, !isStill || isSequence {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try MovieMetadata.read(movie, top.segmentIndices, reader, into: &metadata)
      }
      if let first = top.firstFragment, metadata.duration ?? 0 == 0 {
        try metadata.attempt { (metadata) throws(ReadFailure) in
          metadata.duration = try ISOBaseMedia.Fragments.duration(of: movie, firstFragment: first, reader)
        }
      }
    }
    if let movie = top.movie, isStill, !isSequence {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try MovieLocations.search(movie, nil, reader, &metadata.locations)
      }
    }
    if top.majorBrand == "crx " {
      if let movie = top.movie {
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try CanonRaw.findPicture(movie, reader, into: &metadata)
        }
      }
      return settleRaw(&metadata)
    }
    if isStill || isSequence || metadata.hasTrack(.picture) {
      metadata.medium = .still
      metadata.isAnimated = isSequence || metadata.hasTrack(.picture)
      if metadata.isAnimated == false { metadata.frames = nil }
    } else {
      let hasVideo = metadata.hasTrack(.video) || metadata.hasTrack(.auxiliaryVideo)
      metadata.medium = !hasVideo && metadata.hasTrack(.audio) ? .audio : .movie
    }
    if top.items != nil, metadata.medium == .still {
      try MotionPhoto.find(reader, boxed: top.motionVideo, into: &metadata)
    }
  }

  /// Canon's raw keeps its renditions as tracks of one sample each: they are no movie.
  private static func settleRaw(_ metadata: inout MediaMetadata) {
    metadata.medium = .still
    metadata.isAnimated = false
    metadata.tracks = []
    (metadata.duration, metadata.frameRate, metadata.frames) = (nil, nil, nil)
    // The turn is Exif's; the tracks' sizes are those before it.
    (metadata.pixelWidth, metadata.pixelHeight) = (nil, nil)
  }

  private static func walk(
    _ reader: ByteReader, _ top: inout TopLevel, _ metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    for _ in 0..<mostBoxes {
      guard let box = try boxes.next() else {
        // A file without its main box, and one with bytes left over, is not all there.
        if top.items != nil || top.movie != nil, top.end == reader.end { metadata.locations.finish() }
        return
      }
      top.end = box.range.upperBound
      switch box.type {
      case "ftyp":
        top.majorBrand = FourCharacterCode(try reader.bigEndian(UInt32.self, at: box.contents.lowerBound))
      case "meta" where top.items == nil: top.items = box
      case "meta",
        "moov" where top.movie != nil:
        metadata.locations.leave("a second box of its kind")
      case "moov" where top.movie == nil:
        top.movie = box
        // Behind a movie only fragments follow; in a picture file the motion video may.
        // The window that holds a movie's fragments' description holds the rest of its box.
        try reader.prefetch(box.range, upTo: MovieMetadata.prefetched)
      case "sidx": top.segmentIndices.append(box)
      case "moof":
        top.firstFragment = top.firstFragment ?? box.range.lowerBound
        if top.movie != nil { return metadata.locations.leave("what stands behind the first fragment") }
      case "mpvd": top.motionVideo = top.motionVideo ?? box.contents
      default:
        // Bytes that name no box are a trailer.
        if !box.type.isBoxType { return metadata.locations.leave("a trailer") }
      }
      // Behind a whole picture or movie, what spells no box that is known is a maker's trailer.
      let isWhole = top.items != nil || top.movie != nil
      if box.isCutShort, isWhole, !MotionVideoBoxes.movieBoxes.contains(box.type), box.type != "mpvd" {
        return metadata.locations.leave("a trailer")
      }
      if box.isCutShort || box.range.upperBound == Int64.max {
        metadata.damage = metadata.damage ?? .truncated
        return
      }
      try MovieLocations.topLevel(box, reader, &metadata.locations)
    }
  }
}
