internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Looks for places in the segments of a JPEG, those before its first scan.
enum JPEGLocations {
  private static let mostSegments = 128

  /// Looks at a segment of the marker `marker`; Exif, XMP and further pictures are left to the caller.
  static func look(
    at contents: Range<Int64>, marker: UInt8, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard (0xE0...0xEF).contains(marker) else { return }
    let start = try reader.available(in: contents, upTo: 32)
    let place = JPEGFile.parts.place(of: marker) { start.matches($0) }
    guard place != .unread else {
      // Nothing at all says nothing, and so do zeros.
      let isZero = start.array.allSatisfy { $0 == 0 }
      if isZero, try !reader.available(in: contents, upTo: 64 << 10).array.contains(where: { $0 != 0 }) {
        return
      }
      search.leave("an application's own segment")
      return
    }
    if place == .read, marker == 0xED {
      try PhotoshopLocations.search(
        contents.lowerBound + 14..<max(contents.lowerBound + 14, contents.upperBound), reader, &search)
    }
  }

  /// Looks through a JPEG that lies inside another file.
  static func search(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> LocationSearch {
    var search = LocationSearch()
    var xmp = XMPCollector()
    var metadata = MediaMetadata()
    // What cannot be followed in it is not known; the rest of the file is.
    try metadata.attempt { (_) throws(ReadFailure) in
      var segments = JPEGSegments(reader, in: range, upTo: mostSegments)
      while let segment = try segments.next() {
        if segment.endsHeader { return search.finish() }
        if segment.marker == 0xE1 {
          try reader.prefetch(segment.contents, upTo: 64 << 10)
          try application(segment.contents, &xmp, reader, &search)
        } else {
          try look(at: segment.contents, marker: segment.marker, reader, &search)
        }
        if segment.isCutShort { return }
      }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in try xmp.finish(reader, into: &metadata) }
    if metadata.locations.isFound { search.find() }
    if metadata.locations.unread != nil { search.leave("a packet inside a picture") }
    return search
  }

  /// Looks at a segment for applications: a further Exif block, a part of XMP, or something else.
  static func application(
    _ contents: Range<Int64>, _ xmp: inout XMPCollector, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    if try xmp.add(contents, reader) { return }
    if try Exif.isNamed(contents, reader) { return try Exif.locate(contents, reader, &search) }
    try look(at: contents, marker: 0xE1, reader, &search)
  }
}
