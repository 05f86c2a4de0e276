internal import ByteSources
internal import ContainerFormats

/// Where the pixels of a TIFF, or of a raw picture in its structure, end.
enum TIFFEnds {
  private static let mostDirectories = 4096
  private static let mostStrips: UInt64 = 200_000
  /// Offsets, and the tag that says how many bytes each has.
  private static let places: [(offsets: UInt16, counts: UInt16, name: String)] = [
    (273, 279, "strips"), (324, 325, "tiles"), (513, 514, "the JPEG picture"),
    (0xBCC0, 0xBCC1, "the picture"), (0xBCC2, 0xBCC3, "the transparency"),
  ]

  /// The latest end of strips, tiles, JPEG pictures and the values beside them, in all directories.
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let magic: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC, 0x4352]
    guard let (layout, first) = try TIFF.layout(at: 0, alsoMagic: magic, file.reader) else {
      return .unknown("nothing: the header is not TIFF's")
    }
    let checked = "the places of pixels and values in all directories"
    var chain = TIFFChain(first, layout, upTo: mostDirectories)
    var end: Int64 = 0
    while let directory = try chain.next(file.reader) {
      if let failure = directory.failure { throw failure }
      chain.pending.append(directory.next)
      try directory.children(file.reader, into: &chain.pending)
      for entry in directory.entries { end = max(end, directory.end(of: entry)) }
      for place in places {
        end = max(end, try pixelEnd(directory, place.offsets, place.counts, file.reader))
      }
    }
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked)
  }

  private static func pixelEnd(
    _ directory: TIFFDirectory, _ offsets: UInt16, _ counts: UInt16, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64 {
    guard let entry = directory[offsets], let counted = directory[counts] else { return 0 }
    var end: Int64 = 0
    for index in 0..<Int64(min(entry.count, mostStrips)) {
      try reader.step()
      // Strips that were never written have neither place nor length.
      guard let offset = try directory.number(of: entry, at: index, reader), offset > 0, offset < 0xFFFF_FFFF,
        let count = try directory.number(of: counted, at: index, reader), count > 0
      else { continue }
      let (sum, overflow) = Int64(offset).addingReportingOverflow(Int64(count))
      if !overflow { end = max(end, directory.layout.origin &+ sum) }
    }
    return end
  }

  /// Fuji's header points to the JPEG picture, the header of the sensor data, and those.
  static func fuji(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var end: Int64 = 0
    for place in [Int64(84), 92, 100] {
      let offset = Int64(try file.reader.bigEndian(UInt32.self, at: place))
      let count = Int64(try file.reader.bigEndian(UInt32.self, at: place + 4))
      if offset > 0 { end = max(end, offset + count) }
    }
    return try .ending(at: end, of: file, "the header's places of picture and sensor data")
  }
}
