internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

// Format definitions for TIFF and raw pictures based on it.
extension FileFormat {
  static let rawTIFF = FileFormat(
    "rawTIFF", types: [.tiff],
    verdicts: [.rawImage],
    signatures: [
      Signature("tiff-little", "'II' 2A 00", .reads(.tiff, TIFF.read), "little-endian TIFF"),
      Signature("tiff-big", "'MM' 00 2A", .reads(.tiff, TIFF.read), "big-endian TIFF"),
      Signature("bigtiff-little", "'II' 2B 00", .reads(.tiff, TIFF.read), "little-endian BigTIFF"),
      Signature("bigtiff-big", "'MM' 00 2B", .reads(.tiff, TIFF.read), "big-endian BigTIFF"),
    ],
    medium: .still,
    metadata: .headers { (reader, metadata) throws(ReadFailure) in
      try TIFFMetadata.read(reader, isRaw: true, into: &metadata)
    },
    details: { (details) throws(ReadFailure) in try details.readTIFF() },
    mandatoryMarks: [(.tiff, "begins II or MM and the number 42 or 43")],
    because: "directories under a raw type: renditions of one picture")

  static let tiff = FileFormat(
    "tiff", types: [.tiff, .jpegXR],
    signatures: [
      Signature(
        "jpeg-xr", "'II' BC 01", .decides(.jpegXR),
        "little-endian order and JPEG XR's number (ISO/IEC 29199-2)")
    ],
    medium: .still,
    metadata: .headers { (reader, metadata) throws(ReadFailure) in
      try TIFFMetadata.read(reader, isRaw: false, into: &metadata)
    },
    details: { (details) throws(ReadFailure) in try details.readTIFF() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try TIFFPictureHeaders.read(reader, into: &headers)
    },
    completeness: CompletenessCheck(
      read: TIFFCompleteness.read, runCheck: PictureRunChecks.tiff,
      because: "directories state where strips, tiles and values lie (TIFF 6.0, 2)"),
    removals: [Removal(of: [.dng, .tiff]) { try $0.strip(tiffFile: $1, $2) }],
    mandatoryMarks: [
      (.dng, "the first directory has DNGVersion (DNG 1.7, \"DNGVersion\": required)"),
      (.canonCR2, "CR and 2 stand behind the TIFF header, where the offset of the sensor data follows"),
    ],
    because: "directories: pages")
}

/// Checks whether TIFF, and raw pictures based on it, are complete.
enum TIFFCompleteness {
  private static let maxDirectories = 4096
  private static let maxStrips: UInt64 = 200_000
  /// Tags of offsets, and of the byte counts at them.
  private static let offsetTags: [(offsets: UInt16, counts: UInt16, name: String)] = [
    (273, 279, "strips"), (324, 325, "tiles"), (513, 514, "the JPEG picture"),
    (0xBCC0, 0xBCC1, "the picture"), (0xBCC2, 0xBCC3, "the transparency"),
  ]

  /// Checks the latest end of strips, tiles, JPEGs and values in all directories.
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let magic: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC, 0x4352]
    guard let (layout, first) = try TIFF.layout(at: 0, alsoMagic: magic, file.reader) else {
      return .unknown("nothing: the header is not TIFF's")
    }
    let checked = "the places of pixels and values in all directories"
    var chain = TIFFChain(first, layout, upTo: maxDirectories)
    var end: Int64 = 0
    while let directory = try chain.next(file.reader) {
      if let failure = directory.failure { throw failure }
      chain.pending.append(directory.next)
      try directory.children(file.reader, into: &chain.pending)
      for entry in directory.entries { end = max(end, directory.end(of: entry)) }
      for tags in offsetTags {
        end = max(end, try pixelEnd(directory, tags.offsets, tags.counts, file.reader))
      }
    }
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked)
  }

  private static func pixelEnd(
    _ directory: TIFFDirectory, _ offsets: UInt16, _ counts: UInt16, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64 {
    guard let entry = directory[offsets], let counted = directory[counts] else { return 0 }
    var end: Int64 = 0
    for index in 0..<Int64(min(entry.count, maxStrips)) {
      try reader.step()
      // Strips that were never written have neither offset nor length.
      guard let offset = try directory.number(of: entry, at: index, reader), offset > 0, offset < 0xFFFF_FFFF,
        let count = try directory.number(of: counted, at: index, reader), count > 0
      else { continue }
      let (sum, overflow) = Int64(offset).addingReportingOverflow(Int64(count))
      if !overflow { end = max(end, directory.layout.origin &+ sum) }
    }
    return end
  }

  /// Checks RAF: the header locates the JPEG, the sensor header and the sensor data.
  static func fuji(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var end: Int64 = 0
    for position in [Int64(84), 92, 100] {
      let offset = Int64(try file.reader.bigEndian(UInt32.self, at: position))
      let count = Int64(try file.reader.bigEndian(UInt32.self, at: position + 4))
      if offset > 0 { end = max(end, offset + count) }
    }
    return try .ending(at: end, of: file, "the header's places of picture and sensor data")
  }
}
