internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Metadata removal from JPEG files.
extension MetadataRemoval {
  private static let maxSegments = 1 << 16

  /// Strips a JPEG file: its segments, and what follows its end.
  mutating func strip(jpegFile metadata: MediaMetadata, _ reader: ByteReader) throws {
    orientation = metadata.exifOrientation ?? metadata.orientation ?? 1
    // Offsets in a multi-picture index are relative to the index: later pictures must not move.
    let further = metadata.previews.filter { $0.kind == .companion || $0.kind == .multiPicture }
    let ranges = further.compactMap(\.range)
    let end = try strip(jpeg: 0..<reader.end, inPlace: !ranges.isEmpty, reader)
    try strip(after: end, pictures: ranges, metadata.motionVideo, reader)
  }

  /// Strips the JPEG in `range`; returns the end of its image.
  ///
  /// With `inPlace`, a removed segment becomes zeros in an application segment without a name. Errors:
  /// `damaged` if the image has no end.
  mutating func strip(jpeg range: Range<Int64>, inPlace: Bool, _ reader: ByteReader) throws -> Int64 {
    guard try reader.bigEndian(UInt16.self, at: range.lowerBound) == 0xFFD8 else { throw Obstacle.damaged }
    var segments = JPEGSegments(reader, in: range, upTo: Self.maxSegments)
    var extended: [(digest: String, offset: UInt32, head: Range<Int64>, body: Range<Int64>)] = []
    var hasScan = false
    while let segment = try segments.next() {
      if segment.isCutShort || segment.isStray { throw Obstacle.damaged }
      if segment.marker == 0xD9 {
        guard hasScan else { throw Obstacle.damaged }
        try strip(extended: extended, inPlace: inPlace, reader)
        return segments.offset
      }
      if segment.marker == 0xDA {
        guard try segments.passScan() != nil else { throw Obstacle.damaged }
        hasScan = true
      }
      guard segment.isApplication || segment.marker == 0xFE else { continue }
      if segment.marker == 0xE1, let part = try XMPCollector.extendedPart(in: segment.contents, reader) {
        extended.append((part.digest, part.offset, segment.contents, part.range))
      } else if try !isKept(segment, reader) {
        leave(segment.contents, inPlace: inPlace)
      }
    }
    throw Obstacle.tooLong
  }

  /// Strips the contents of a segment; returns false if the whole segment goes.
  private mutating func isKept(_ segment: JPEGSegment, _ reader: ByteReader) throws -> Bool {
    let contents = segment.contents
    if contents.isEmpty { return true }
    if segment.marker == 0xFE { return !kinds.contains(.captions) }
    let head = try reader.available(in: contents, upTo: 64)
    if segment.marker == 0xE1 {
      if head.matches("Exif\0\0") {
        let block = contents.lowerBound + 6..<contents.upperBound
        if try attempt({ try $0.strip(tiffAt: block.lowerBound, within: block, reader) }) { return true }
        note(unknown: "Exif")
        return keepOrientation(in: block)
      }
      if let start = try XMPCollector.start(ofPacketIn: contents, reader) {
        if try attempt({ try $0.strip(packet: start..<contents.upperBound, reader) }) { return true }
        note(unknown: "XMP")
        return false
      }
    }
    if segment.marker == 0xED, head.matches("Photoshop 3.0\0") {
      return try attempt {
        try $0.strip(resources: contents.lowerBound + 14..<contents.upperBound, reader)
      }
    }
    if JPEGFile.parts.rule(for: segment.marker, { head.matches($0) })?.copy == .kept { return true }
    if segment.marker == Self.emptied,
      try !reader.available(in: contents, upTo: 64 << 10).array.contains(where: { $0 != 0 })
    {
      return true
    }
    note(unknown: "JPEG segment APP\(segment.marker & 15)")
    return false
  }

  /// Writes an Exif block with nothing but the orientation; returns false if there is no rotation.
  private mutating func keepOrientation(in block: Range<Int64>) -> Bool {
    guard (2...8).contains(orientation), block.upperBound - block.lowerBound >= 26 else { return false }
    // One entry, 0x0112, a SHORT, and no further directory.
    let bytes: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
      + [0, 0, 0, 0]
    edits.write(bytes, at: block.lowerBound)
    edits.blank(block.lowerBound + Int64(bytes.count)..<block.upperBound)
    // The first of several blocks counts.
    orientation = 1
    return true
  }

  /// The marker of segments overwritten with zeros.
  private static let emptied: UInt8 = 0xEF

  private mutating func leave(_ contents: Range<Int64>, inPlace: Bool) {
    if inPlace {
      edits.write([Self.emptied], at: contents.lowerBound - 3)
      edits.blank(contents)
    } else {
      dropped.append(contents.lowerBound - 4..<contents.upperBound)
    }
  }

  /// Strips extended XMP packets, which are split over segments (XMP specification part 3 §1.1.3.1).
  private mutating func strip(
    extended parts: [(digest: String, offset: UInt32, head: Range<Int64>, body: Range<Int64>)], inPlace: Bool,
    _ reader: ByteReader
  ) throws {
    for digest in Set(parts.map(\.digest)) {
      let own = parts.filter { $0.digest == digest }.sorted { $0.offset < $1.offset }
      if try attempt({ try $0.strip(packets: own.map(\.body), reader) }) { continue }
      note(unknown: "extended XMP")
      for part in own { leave(part.head, inPlace: inPlace) }
    }
  }

  // MARK: After the image

  /// Strips what follows a JPEG's end: further pictures, a movie, Samsung's trailer; unknown bytes go.
  mutating func strip(
    after end: Int64, pictures: [Range<Int64>], _ motion: MotionVideo?, _ reader: ByteReader
  ) throws {
    var owned: [Range<Int64>] = []
    for picture in pictures where picture.lowerBound >= end {
      let last = try strip(jpeg: picture, inPlace: true, reader)
      owned.append(picture.lowerBound..<max(last, picture.lowerBound))
    }
    if let motion {
      for movie in [motion.range] + motion.further {
        guard movie.lowerBound >= end, movie.upperBound <= reader.end else { throw Obstacle.damaged }
        try strip(boxes: movie, reader)
        owned.append(movie)
      }
      // Version and times, and the length that leads to the movie.
      if motion.form == .liveTrailer { owned.append(max(end, reader.end - Self.liveTrailer)..<reader.end) }
    }
    if let trailer = try SamsungTrailer.find(reader), trailer.start >= end {
      owned += try strip(samsung: trailer, motion?.range, reader)
    }
    owned.sort { $0.lowerBound < $1.lowerBound }
    var start = end
    for range in owned + [reader.end..<reader.end] {
      if range.lowerBound > start { try strip(rest: start..<range.lowerBound, isFree: owned.isEmpty, reader) }
      start = max(start, range.upperBound)
    }
  }

  private static let liveTrailer: Int64 = 64

  /// Strips unreferenced bytes: a JPEG stays, others go; bytes before data located from the end become zeros.
  private mutating func strip(rest range: Range<Int64>, isFree: Bool, _ reader: ByteReader) throws {
    if isFree {
      note(unknown: "bytes behind the end")
      return dropped.append(range)
    }
    var start = range.lowerBound
    while range.upperBound - start > 4, try reader.bigEndian(UInt16.self, at: start) == 0xFFD8 {
      var end: Int64 = start
      let picture = start..<range.upperBound
      guard try attempt({ end = try $0.strip(jpeg: picture, inPlace: true, reader) }) else { break }
      start = end
    }
    var isZero = true
    var offset = start
    while isZero, offset < range.upperBound {
      let view = try reader.available(in: offset..<range.upperBound, upTo: 64 << 10)
      if view.count == 0 { break }
      isZero = view.array.allSatisfy { $0 == 0 }
      offset += Int64(view.count)
    }
    if isZero { return }
    note(unknown: "bytes behind the end")
    edits.blank(start..<range.upperBound)
  }

  /// Empties the blocks of Samsung's trailer except the movie; returns the trailer's ranges.
  ///
  /// A removed block keeps offset and length; its type becomes 0 in its head and in the directory.
  mutating func strip(
    samsung trailer: SamsungTrailer, _ movie: Range<Int64>?, _ reader: ByteReader
  ) throws -> [Range<Int64>] {
    var owned = [trailer.directory..<reader.end]
    for (index, block) in trailer.blocks.enumerated() {
      guard block.length >= 8, block.start + block.length <= trailer.directory else { throw Obstacle.damaged }
      let range = block.start..<block.start + block.length
      owned.append(range)
      if block.kind == SamsungTrailer.motionBlock || block.kind == 0 { continue }
      if let movie, movie.overlaps(range) { throw Obstacle.damaged }
      if block.kind != 1 { note(unknown: "Samsung's blocks") }
      edits.write([0, 0], at: block.start + 2)
      edits.blank(range.lowerBound + 4..<range.upperBound)
      edits.write([0, 0], at: trailer.directory + 12 + 12 * Int64(index) + 2)
    }
    return owned
  }
}
