internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads TIFF pictures and raw formats based on TIFF: size of the main picture, Exif, XMP, embedded JPEGs.
enum TIFFMetadata {
  private static let maxDirectories = 24
  private static let maxPreviews = 8
  private static let magicNumbers: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC]

  /// Reads the structure at `origin`, the base of its offsets.
  static func read(
    _ reader: ByteReader, at origin: Int64 = 0, isRaw: Bool, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let (layout, first) = try TIFF.layout(at: origin, alsoMagic: magicNumbers, reader) else {
      throw .malformed("no TIFF header")
    }
    let directories = try scan(first, layout, isRaw: isRaw, reader, into: &metadata)
    guard let main = directories.first else { return }
    try Exif.read(main: main, reader, into: &metadata)
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try readSize(directories, isRaw: isRaw || main[50706] != nil, reader, into: &metadata)
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for directory in directories { try addPreviews(of: directory, reader, into: &metadata) }
    }
    var xmp = XMPCollector()
    try metadata.attempt { (_) throws(ReadFailure) in
      if let range = main.bytes(700, reader) { try xmp.add(packet: range, reader) }
    }
    try xmp.finish(reader, into: &metadata)
    if !metadata.locations.isFound {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try TIFFLocations.search(directories, reader, &metadata)
      }
    }
  }

  /// Visits the main chain and the sub-directories of its members, each once.
  private static func scan(
    _ first: Int64, _ layout: TIFF.Layout, isRaw: Bool, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) -> [TIFFDirectory] {
    var chain = TIFFChain(first, layout, upTo: maxDirectories)
    var result: [TIFFDirectory] = []
    while let directory = try chain.next(reader) {
      result.append(directory)
      if let failure = directory.failure { try metadata.note(failure) }
      try metadata.attempt { (_) throws(ReadFailure) in
        try directory.children(reader, into: &chain.pending)
      }
      if directory.hasMoreChildren { metadata.locations.noteUnread("further directories") }
      // Later pages are pages; only raw pictures keep other renditions there.
      if directory.next != 0 {
        if isRaw || result.count == 1 {
          chain.pending.append(directory.next)
        } else {
          metadata.locations.noteUnread("further pages")
        }
      }
    }
    if chain.isCyclic { metadata.damage = metadata.damage ?? .cyclic }
    if chain.hasMore { metadata.locations.noteUnread("further directories") }
    return result
  }

  private static func readSize(
    _ directories: [TIFFDirectory], isRaw: Bool, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let main = directories.first else { return }
    // JPEG XR has tags of its own.
    if let width = try main.number(0xBC80, reader), let height = try main.number(0xBC81, reader) {
      return metadata.store(width: width, height: height)
    }
    // Panasonic states the sensor's borders instead of a size.
    if main[256] == nil, let top = try main.number(4, reader), let left = try main.number(5, reader),
      let bottom = try main.number(6, reader), let right = try main.number(7, reader)
    {
      return metadata.store(width: right - left, height: bottom - top)
    }
    // Canon's CR2 states only sizes of previews; its signature follows the header.
    if isRaw, metadata.format == "rawTIFF", try reader.available(at: 8, upTo: 3).matches("CR\u{2}"),
      let width = metadata.exif?.statedWidth, let height = metadata.exif?.statedHeight, width > 0, height > 0
    {
      return metadata.store(width: width, height: height)
    }
    var best: (directory: TIFFDirectory, width: Int, height: Int)?
    for directory in isRaw ? directories : [main] {
      guard let width = try directory.number(256, reader), let height = try directory.number(257, reader),
        width > 0, height > 0, width < 1 << 24, height < 1 << 24
      else { continue }
      let isReduced = (try directory.number(254, reader) ?? 0) & 1 == 1
      // Raw files begin with a thumbnail; the main picture is the largest that is not marked as reduced.
      guard let current = best else {
        best = (directory, width, height)
        continue
      }
      let bestIsReduced = (try current.directory.number(254, reader) ?? 0) & 1 == 1
      if (!isReduced && bestIsReduced)
        || (isReduced == bestIsReduced && width * height > current.width * current.height)
      {
        best = (directory, width, height)
      }
    }
    guard let best else { return }
    // In a damaged raw file the picture itself may be missing: a thumbnail's size is not its size.
    if isRaw, metadata.damage != nil, (try best.directory.number(254, reader) ?? 0) & 1 == 1 { return }
    metadata.store(width: best.width, height: best.height)
    if let width = try best.directory.real(0xC620, reader),
      let height = try best.directory.real(0xC620, at: 1, reader),
      (1...Double(best.width)).contains(width), (1...Double(best.height)).contains(height)
    {
      let isRotated = (5...8).contains(metadata.orientation ?? 1)
      metadata.show(
        width: (isRotated ? height : width).rounded(.down),
        height: (isRotated ? width : height).rounded(.down))
    }
  }

  /// Adds the JPEGs of a directory: interchange format, a single JPEG strip, or Panasonic's tag.
  private static func addPreviews(
    of directory: TIFFDirectory, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let origin = Int(directory.layout.origin)
    func offset(_ tag: UInt16) throws(ReadFailure) -> Int? {
      try directory.number(tag, reader).map { $0 &+ origin }
    }
    var ranges: [(start: Int?, count: Int?)] = [
      (try offset(0x0201), try directory.number(0x0202, reader))
    ]
    if let compression = try directory.number(259, reader), compression == 6 || compression == 7,
      directory[273]?.count == 1
    {
      ranges.append((try offset(273), try directory.number(279, reader)))
    }
    if let range = directory.bytes(0x002E, reader), directory[0x002E]?.type == 7 {
      ranges.append((Int(range.lowerBound), Int(range.upperBound - range.lowerBound)))
    }
    for row in ranges where metadata.previews.count < maxPreviews {
      guard let start = row.start, let count = row.count, start > 0, count > 4, Int64(count) <= reader.end,
        Int64(start) <= reader.end - Int64(count)
      else {
        continue
      }
      let range = Int64(start)..<Int64(start) + Int64(count)
      guard range.upperBound <= reader.end, !metadata.previews.contains(where: { $0.extents == [range] }),
        let preview = try EmbeddedPreview(.rawPreview, jpegIn: range, reader)
      else { continue }
      // A JPEG that is the picture itself is not a preview.
      if let width = preview.pixelWidth, width == metadata.storedWidth,
        preview.pixelHeight == metadata.storedHeight, directory[50706] == nil, metadata.format != "rawTIFF"
      {
        continue
      }
      metadata.previews.append(preview)
    }
  }
}

/// Reads the colours of a TIFF's first directory (TIFF 6.0 section 8; 338 ExtraSamples, 339 SampleFormat).
enum TIFFPictureHeaders {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    guard let (layout, first) = try TIFF.layout(at: 0, reader) else { return }
    let directory = try TIFFDirectory(at: first, layout, reader)
    guard let interpretation = try directory.number(262, reader) else { return }
    switch interpretation {
    case 0, 1: headers.colorModel = .gray
    case 2, 3, 6: headers.colorModel = .rgb
    // Ink sets other than CMYK have another number.
    case 5 where try directory.number(332, reader) ?? 1 == 1: headers.colorModel = .cmyk
    case 8, 9, 10: headers.colorModel = .lab
    default: return
    }
    // The default is one bit.
    if directory[258] == nil { headers.depth = 1 }
    headers.isIndexed = interpretation == 3
    // 1 is premultiplied alpha, 2 straight alpha.
    headers.hasAlpha = [1, 2].contains(try directory.number(338, reader) ?? 0)
    headers.isFloat = try directory.number(339, reader) == 3
  }
}
