internal import ByteSources
internal import ContainerFormats

/// The parts of a JPEG that are no scans: what stands before, between and behind them (ITU-T T.81 §B.2.1).
enum JPEGText {
  private static let mostSegments = 65_536

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: mostSegments)
    // What lies behind the end, other pictures and movies too, is as good as unknown.
    while let segment = try segments.next(), segment.marker != 0xD9 {
      guard segment.isStray || segment.marker == 0xDA else { continue }
      // Bytes that are no segment are data to decoders, which look for the next marker.
      let behind = segments.offset + (segment.isStray ? 1 : 0)
      guard let marker = try marker(from: behind, reader) else {
        // Data that no marker ends.
        return try search.pass(segments.offset..<reader.end)
      }
      try search.pass(segments.offset..<marker)
      if search.isOver { return }
      segments.resume(at: marker)
    }
  }

  /// The next marker behind entropy-coded data (§B.1.1.5).
  private static func marker(from start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    var found: Int64?
    var base = start
    _ = try reader.scan(start..<max(start, reader.end), overlap: 1) { (view, own) throws(ReadFailure) in
      try reader.step()
      var index = 0
      while let place = view.firstIndex(of: 0xFF, from: index), place < own {
        index = place + 1
        if let next = view[place + 1], next >= 0xC0, next != 0xFF, next & 0xF8 != 0xD0 {
          found = base + Int64(place)
          return true
        }
      }
      base += Int64(own)
      return false
    }
    return found
  }
}
