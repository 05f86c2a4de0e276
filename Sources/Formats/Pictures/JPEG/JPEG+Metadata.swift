internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads JPEG segments up to the first scan: Exif, XMP, multi-picture index, frame.
enum JPEGMetadata {
  private static let maxSegments = 1024
  private static let headSize: Int64 = 64 << 10

  static func read(
    _ reader: ByteReader, _ known: FileFormat.IdentifiedFacts, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    try read(in: 0..<reader.end, ofFile: true, reader, into: &metadata)
    try MotionPhoto.find(
      reader, behind: .picture(known.tail, isTruncated: known.isTruncated), into: &metadata)
  }

  /// Reads the JPEG in `range`, which is the whole file or embedded in it.
  static func read(
    in range: Range<Int64>, ofFile isFile: Bool, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try readSegments(in: range, ofFile: isFile, &xmp, reader, into: &metadata)
    }
    try xmp.finish(reader, into: &metadata)
  }

  /// Returns the metadata of an embedded JPEG; damage is not the file's, but makes locations unknown.
  static func embedded(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> MediaMetadata {
    var metadata = MediaMetadata()
    try read(in: range, ofFile: false, reader, into: &metadata)
    if metadata.damage != nil || metadata.isIncomplete {
      metadata.locations.noteUnread("a damaged picture inside")
    }
    return metadata
  }

  private static func readSegments(
    in range: Range<Int64>, ofFile isFile: Bool, _ xmp: inout XMPCollector, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: range, upTo: maxSegments)
    var hasExif = false
    var hasFrame = false
    var isFetched = !isFile || reader.headIsWhole
    while true {
      if !isFetched, segments.offset + 8 > Int64(reader.head.count) {
        // Usually brings everything before the scan in one request.
        isFetched = true
        try reader.prefetch(0..<min(headSize, reader.end), upTo: Int(headSize))
      }
      guard let segment = try segments.next() else { return }
      let contents = segment.contents
      if !isFetched, contents.upperBound > Int64(reader.head.count) {
        isFetched = true
        try reader.prefetch(0..<min(headSize, reader.end), upTo: Int(headSize))
      }
      switch segment.marker {
      case 0xDA, 0xD9: return metadata.locations.finish()
      case _ where segment.isStray: metadata.damage = metadata.damage ?? .malformed
      case _ where hasFrame:
        // After the frame only application segments can hold a location: writers put others before it.
        if segment.isApplication, segment.marker != 0xE0 {
          metadata.locations.noteUnread("a segment behind the frame")
        }
      case 0xE1:
        try reader.prefetch(contents, upTo: 64 << 10)
        if !hasExif, try Exif.isNamed(contents, reader) {
          hasExif = true
          try metadata.attempt { (metadata) throws(ReadFailure) in
            try Exif.read(contents, reader, into: &metadata)
          }
        } else if try !xmp.add(contents, reader) {
          try locate(segment, reader, &metadata.locations)
        }
      case _ where segment.isFrame:
        let frame = try segment.frame(reader)
        metadata.store(width: frame.width, height: frame.height)
        // Usually only tables and the scan follow the frame.
        if metadata.locations.isFound { return }
        hasFrame = true
      default:
        if segment.marker == 0xE2 { try readPictures(segment, ofFile: isFile, reader, into: &metadata) }
        if !metadata.locations.isFound { try locate(segment, reader, &metadata.locations) }
      }
      if segment.isCutShort { throw .endOfData }
    }
  }

  /// Reads gain maps and the multi-picture index (CIPA DC-007), which further pictures have too.
  private static func readPictures(
    _ segment: JPEGSegment, ofFile isFile: Bool, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let head = try reader.available(at: segment.contents.lowerBound, upTo: GainMapSegment.maxLength)
    if GainMapSegment.isGainMap(head) { metadata.note(auxiliary: GainMapSegment.name) }
    guard isFile, try MultiPictureIndex.isPresent(in: segment, reader) else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try MultiPicture.read(segment, reader, into: &metadata)
    }
  }

  /// Searches for a location in an application segment other than XMP and the first Exif block.
  private static func locate(
    _ segment: JPEGSegment, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard segment.isApplication else { return }
    let contents = segment.contents
    let start = try reader.available(in: contents, upTo: 32)
    switch (JPEGFile.parts.location(of: segment.marker) { start.matches($0) }) {
    case .none: return
    case .read:
      if segment.marker == 0xE1 { return try Exif.locate(contents, reader, &search) }
      guard segment.marker == 0xED else { return }
      try PhotoshopLocations.search(
        contents.lowerBound + 14..<max(contents.lowerBound + 14, contents.upperBound), reader, &search)
    case .unread:
      // Empty and all-zero segments hold no location.
      let isZero = start.array.allSatisfy { $0 == 0 }
      if isZero, try !reader.available(in: contents, upTo: 64 << 10).array.contains(where: { $0 != 0 }) {
        return
      }
      search.noteUnread("an application's own segment")
    }
  }
}
