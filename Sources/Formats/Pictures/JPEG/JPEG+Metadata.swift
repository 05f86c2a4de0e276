internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads a JPEG's segments up to its first scan: Exif, XMP, multi-picture directory, frame.
enum JPEGMetadata {
  private static let mostSegments = 1024
  private static let longestStray = 1024
  private static let headSize: Int64 = 64 << 10

  static func read(
    _ reader: ByteReader, _ known: FileFormat.KnownFacts, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try walk(reader, &xmp, into: &metadata)
    }
    try xmp.finish(reader, into: &metadata)
    try MotionPhoto.find(reader, behind: .picture(known.tail, isCut: known.isCut), into: &metadata)
  }

  private static func walk(
    _ reader: ByteReader, _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: .max)
    var hasExif = false
    var hasFrame = false
    var isFetched = reader.headIsWhole
    for _ in 0..<mostSegments {
      if !isFetched, segments.offset + 8 > Int64(reader.head.count) {
        // Everything before the scan of an ordinary photo, in one request.
        isFetched = true
        try reader.prefetch(0..<min(headSize, reader.end), upTo: Int(headSize))
      }
      guard let segment = try segments.next() else {
        // Decoders look for the next marker behind stray bytes, and so do we, but not far.
        metadata.damage = metadata.damage ?? .malformed
        let stray = try reader.available(at: segments.offset + 1, upTo: longestStray)
        guard let next = stray.firstIndex(of: 0xFF) else { throw .malformed("bytes between the segments") }
        segments.offset += 1 + Int64(next)
        continue
      }
      let contents = segment.contents
      if !isFetched, contents.upperBound > Int64(reader.head.count) {
        isFetched = true
        try reader.prefetch(0..<min(headSize, reader.end), upTo: Int(headSize))
      }
      switch segment.marker {
      case 0xDA, 0xD9: return metadata.locations.finish()
      case _ where hasFrame:
        // Only what may hold a place is looked at behind the frame: writers put everything else before it.
        if segment.isApplication, segment.marker != 0xE0 {
          metadata.locations.leave("a segment behind the frame")
        }
      case 0xE1:
        try reader.prefetch(contents, upTo: 64 << 10)
        if !hasExif, try Exif.isNamed(contents, reader) {
          hasExif = true
          try metadata.attempt { (metadata) throws(ReadFailure) in
            try Exif.read(contents, reader, into: &metadata)
          }
        } else {
          try JPEGLocations.application(contents, &xmp, reader, &metadata.locations)
        }
      case 0xE2:
        try readPictures(segment, reader, into: &metadata)
      case _ where segment.isFrame:
        let frame = try segment.frame(reader)
        metadata.store(width: frame.width, height: frame.height)
        // Behind the frame only tables and the scan follow, as a rule.
        if metadata.locations.isFound { return }
        hasFrame = true
      default:
        if !metadata.locations.isFound {
          try JPEGLocations.look(at: contents, marker: segment.marker, reader, &metadata.locations)
        }
      }
      if segment.isCutShort { throw .endOfData }
    }
  }

  /// Gain maps, and the index of further pictures (CIPA DC-007).
  private static func readPictures(
    _ segment: JPEGSegment, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    try JPEGLocations.look(at: segment.contents, marker: 0xE2, reader, &metadata.locations)
    let head = try reader.available(at: segment.contents.lowerBound, upTo: GainMapSegment.longest)
    if GainMapSegment.holds(head) { metadata.note(auxiliary: GainMapSegment.name) }
    guard try MultiPictureIndex.isHeld(by: segment, reader) else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try MultiPicture.read(segment, reader, into: &metadata)
    }
  }
}
