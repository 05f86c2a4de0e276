internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads TIFF pictures and the raw formats built on TIFF: size of the main picture, Exif, XMP, embedded JPEGs.
enum TIFFMetadata {
  private static let mostDirectories = 24
  private static let mostPreviews = 8
  private static let magicNumbers: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC]

  /// Reads the structure at `origin`, from where its offsets count.
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

  /// The main chain and the sub-directories of its members, each once.
  private static func scan(
    _ first: Int64, _ layout: TIFF.Layout, isRaw: Bool, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) -> [TIFFDirectory] {
    var chain = TIFFChain(first, layout, upTo: mostDirectories)
    var found: [TIFFDirectory] = []
    while let directory = try chain.next(reader) {
      found.append(directory)
      if let failure = directory.failure { try metadata.note(failure) }
      try metadata.attempt { (_) throws(ReadFailure) in
        try directory.children(reader, into: &chain.pending)
      }
      if directory.hasMoreChildren { metadata.locations.leave("further directories") }
      // Pages behind the first are pages; only raw pictures keep other renditions there.
      if directory.next != 0 {
        if isRaw || found.count == 1 {
          chain.pending.append(directory.next)
        } else {
          metadata.locations.leave("further pages")
        }
      }
    }
    if chain.isCyclic { metadata.damage = metadata.damage ?? .cyclic }
    if chain.hasMore { metadata.locations.leave("further directories") }
    return found
  }

  private static func readSize(
    _ directories: [TIFFDirectory], isRaw: Bool, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let main = directories.first else { return }
    // JPEG XR numbers its tags apart.
    if let width = try main.number(0xBC80, reader), let height = try main.number(0xBC81, reader) {
      return metadata.store(width: width, height: height)
    }
    // Panasonic states the sensor's borders instead of a size.
    if main[256] == nil, let top = try main.number(4, reader), let left = try main.number(5, reader),
      let bottom = try main.number(6, reader), let right = try main.number(7, reader)
    {
      return metadata.store(width: right - left, height: bottom - top)
    }
    // Canon's older raws state sizes of their previews alone; behind the header stands their mark.
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
      // A raw's thumbnail leads; the picture is the largest that is not marked as reduced.
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
    // In a damaged raw the picture itself may be what is missing: a thumbnail's size is not its size.
    if isRaw, metadata.damage != nil, (try best.directory.number(254, reader) ?? 0) & 1 == 1 { return }
    metadata.store(width: best.width, height: best.height)
    if let width = try best.directory.real(0xC620, reader),
      let height = try best.directory.real(0xC620, at: 1, reader),
      (1...Double(best.width)).contains(width), (1...Double(best.height)).contains(height)
    {
      let isTurned = (5...8).contains(metadata.orientation ?? 1)
      metadata.show(
        width: (isTurned ? height : width).rounded(.down), height: (isTurned ? width : height).rounded(.down))
    }
  }

  /// JPEGs that a directory points to: interchange format, one strip of JPEG, or Panasonic's tag.
  private static func addPreviews(
    of directory: TIFFDirectory, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let origin = Int(directory.layout.origin)
    func place(_ tag: UInt16) throws(ReadFailure) -> Int? {
      try directory.number(tag, reader).map { $0 &+ origin }
    }
    var ranges: [(start: Int?, count: Int?)] = [
      (try place(0x0201), try directory.number(0x0202, reader))
    ]
    if let compression = try directory.number(259, reader), compression == 6 || compression == 7,
      directory[273]?.count == 1
    {
      ranges.append((try place(273), try directory.number(279, reader)))
    }
    if let range = directory.bytes(0x002E, reader), directory[0x002E]?.type == 7 {
      ranges.append((Int(range.lowerBound), Int(range.upperBound - range.lowerBound)))
    }
    for row in ranges where metadata.previews.count < mostPreviews {
      guard let start = row.start, let count = row.count, start > 0, count > 4, Int64(count) <= reader.end,
        Int64(start) <= reader.end - Int64(count)
      else {
        continue
      }
      let range = Int64(start)..<Int64(start) + Int64(count)
      guard range.upperBound <= reader.end, !metadata.previews.contains(where: { $0.extents == [range] }),
        let preview = try EmbeddedPreview(.rawPreview, jpegIn: range, reader)
      else { continue }
      // A JPEG that is the picture itself is no preview.
      if let width = preview.pixelWidth, width == metadata.storedWidth,
        preview.pixelHeight == metadata.storedHeight, directory[50706] == nil, metadata.format != "rawTIFF"
      {
        continue
      }
      metadata.previews.append(preview)
    }
  }
}
