internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

// Media details of JPEG, PNG, TIFF and Fuji raw pictures.
extension DetailsReader {
  private static let maxSegments = 1024
  private static let maxChunks = 1 << 14
  private static let maxExifParts = 16

  /// Reads the segments of the JPEG in `range`, up to its first scan.
  mutating func readJPEG(_ range: Range<Int64>) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: range, upTo: Self.maxSegments)
    var xmp = XMPCollector()
    var blocks: [Range<Int64>] = []
    try attempt { (details) throws(ReadFailure) in try details.readSegments(&segments, &xmp, &blocks) }
    // A long block continues in further segments.
    var exif: [UInt8] = []
    for block in blocks { exif += try reader.available(in: block, upTo: 64 << 10).array }
    try attempt { (details) throws(ReadFailure) in
      try details.readCopy(exif) { (details, range) throws(ReadFailure) in try details.readExif(range) }
    }
    for packet in try xmp.all(reader) { try add(packet: packet) }
  }

  private mutating func readSegments(
    _ segments: inout JPEGSegments, _ xmp: inout XMPCollector, _ blocks: inout [Range<Int64>]
  ) throws(ReadFailure) {
    var hasProfile = false
    while let segment = try segments.next(), !segment.endsHeader {
      let contents = segment.contents
      switch segment.marker {
      case 0xE1:
        if try !Exif.isNamed(contents, reader) {
          try xmp.add(contents, reader)
        } else if blocks.isEmpty {
          blocks = [contents]
        } else if try !Exif.begins(contents, reader), blocks.count < Self.maxExifParts {
          blocks.append(contents.lowerBound + 6..<contents.upperBound)
        }
      case 0xE2 where !hasProfile:
        guard try reader.available(in: contents, upTo: 16).matches("ICC_PROFILE\0"),
          contents.upperBound - contents.lowerBound > 14
        else { break }
        // The first part has the tag table and usually the description.
        hasProfile = true
        try attempt { (details) throws(ReadFailure) in
          try details.readProfile(contents.lowerBound + 14..<contents.upperBound)
        }
      case 0xED:
        guard wantsCaptions,
          try reader.available(in: contents, upTo: 16).matches("Photoshop 3.0\0")
        else { break }
        try attempt { (details) throws(ReadFailure) in
          try details.readResources(contents.lowerBound + 14..<contents.upperBound)
        }
      case _ where segment.isFrame && wanted.contains(.coding):
        result.bitDepth = Int(try reader.bigEndian(UInt8.self, at: contents.lowerBound))
      default: break
      }
    }
  }

  // MARK: PNG

  private static let maxPixelChunks = 16
  private static let tailSize: Int64 = 256 << 10

  /// Reads a PNG's chunks before and after its pixels.
  mutating func readPNG() throws(ReadFailure) {
    var chunks = PNGChunks(reader, upTo: Self.maxChunks)
    var behind = 0
    while let chunk = try chunks.next(), chunk.type != "IEND" {
      let contents = chunk.contents
      switch chunk.type {
      case "IHDR" where wanted.contains(.coding):
        let depth = Int(try reader.bigEndian(UInt8.self, at: contents.lowerBound + 8))
        let color = try reader.bigEndian(UInt8.self, at: contents.lowerBound + 9)
        // A palette's colours always have eight bits.
        result.bitDepth = color == 3 ? 8 : depth
      case "sRGB" where result.colorSpace == nil: if wanted.contains(.coding) { result.colorSpace = "sRGB" }
      case "cICP" where wanted.contains(.coding):
        result.colorSpace = nil
        apply(
          primaries: Int(try reader.bigEndian(UInt8.self, at: contents.lowerBound)),
          transfer: Int(try reader.bigEndian(UInt8.self, at: contents.lowerBound + 1)))
      case "iCCP" where wanted.contains(.coding):
        try attempt { (details) throws(ReadFailure) in try details.readCompressedProfile(contents) }
      case "eXIf": try attempt { (details) throws(ReadFailure) in try details.readExif(contents) }
      case "tEXt", "iTXt", "zTXt":
        try attempt { (details) throws(ReadFailure) in try details.readText(contents, chunk.type) }
      default: break
      }
      if chunk.isCutShort { return }
      guard chunk.type == "IDAT" else { continue }
      behind += 1
      // The last chunks are searched from the end; otherwise every chunk header is read.
      if behind == Self.maxPixelChunks { _ = try chunks.skip(toLast: Self.tailSize) }
    }
  }

  private mutating func readCompressedProfile(_ range: Range<Int64>) throws(ReadFailure) {
    let view = try reader.available(in: range, upTo: ByteReader.longestView)
    guard let name = view.firstIndex(of: 0), view[name + 1] == 0 else { return }
    let packed = view.slice(from: name + 2)
    guard let output = try reader.inflated(packed, as: .zlib, upTo: 64 << 10) else { return }
    try readCopy(output.bytes) { (details, range) throws(ReadFailure) in try details.readProfile(range) }
  }

  private static let keywords: [(keyword: String, part: MediaDetails.Parts)] = [
    ("title", .caption), ("description", .caption), ("comment", .caption), ("software", .capture),
  ]

  /// Reads a text chunk: a standard keyword, an XMP packet, or a profile as ImageMagick writes it.
  private mutating func readText(_ range: Range<Int64>, _ type: FourCharacterCode) throws(ReadFailure) {
    guard let chunk = try PNGText(range, type, reader) else { return }
    // Many writers use lower case.
    let keyword = chunk.keyword.inLowerCase
    let isProfile = Self.profiles.contains(chunk.keyword)
    guard
      isProfile || chunk.keyword == PNGTexts.packet
        || Self.keywords.contains(where: { $0.keyword == keyword && wanted.contains($0.part) }),
      let bytes = try chunk.bytes()
    else { return }
    if chunk.keyword == PNGTexts.packet { return try add(packet: bytes) }
    if isProfile {
      guard let profile = PNGText.profile(bytes) else { return }
      return try readCopy(profile) { (details, range) throws(ReadFailure) in
        try details.readProfileText(range)
      }
    }
    guard let text = Self.text(bytes, isUnicode: chunk.isUnicode) else { return }
    switch keyword {
    case "title": caption.title = caption.title ?? text
    case "description": caption.description = text
    case "comment": exif.description = exif.description ?? text
    default: result.software = result.software ?? text
    }
  }

  private static let profiles: Set<String> = [
    "Raw profile type exif", "Raw profile type APP1", "Raw profile type xmp", "Raw profile type iptc",
    "Raw profile type 8bim",
  ]

  /// Reads a profile by its first bytes: Exif or XMP with or without the segment's mark, resources, captions.
  private mutating func readProfileText(_ range: Range<Int64>) throws(ReadFailure) {
    let head = try reader.available(in: range, upTo: 8)
    if head.matches("8BIM") {
      try readResources(range)
    } else if head[0] == 0x1C {
      try readCaptions(range)
    } else if let packet = try XMPCollector.packet(in: range, reader) {
      try add(packet: packet)
    } else if head[0] == UInt8(ascii: "<") {
      try readXMP(range)
    } else {
      try readExif(range)
    }
  }

  // MARK: TIFF

  private static let maxDirectories = 16

  /// Reads a TIFF's directories: the first has the metadata, the largest picture's the depth.
  mutating func readTIFF() throws(ReadFailure) {
    guard let (layout, first) = try TIFF.layout(at: 0, alsoMagic: [0x55, 0x4F52, 0x5352, 0x01BC], reader)
    else { return }
    var chain = TIFFChain(first, layout, upTo: Self.maxDirectories)
    var isFirst = true
    var largest = 0
    while let directory = try chain.next(reader) {
      if isFirst {
        isFirst = false
        try readExif(main: directory)
        try readEmbeddedMetadata(of: directory)
      }
      guard wanted.contains(.coding) else { return }
      let area =
        (try directory.number(256, reader) ?? 0).multipliedReportingOverflow(
          by: try directory.number(257, reader) ?? 0
        ).partialValue
      if area > largest, let depth = try directory.number(258, reader), (1...64).contains(depth) {
        largest = area
        exif.bitDepth = depth
      }
      // Only raw pictures have the main picture in a child directory.
      guard metadata.format == "rawTIFF" else { return }
      try directory.children(reader, into: &chain.pending)
      if directory.next != 0 { chain.pending.append(directory.next) }
    }
  }

  private mutating func readEmbeddedMetadata(of directory: TIFFDirectory) throws(ReadFailure) {
    if let packet = directory.bytes(700, reader) { try readXMP(packet) }
    if let profile = directory.bytes(34675, reader) {
      try attempt { (details) throws(ReadFailure) in try details.readProfile(profile) }
    }
    if let resources = directory.bytes(34377, reader) {
      try attempt { (details) throws(ReadFailure) in try details.readResources(resources) }
    }
    // TIFF/EP's first writers stored captions as 32-bit numbers.
    guard let entry = directory[33723], entry.offset >= 0, entry.offset < reader.end else { return }
    let end = min(directory.end(of: entry), reader.end)
    if entry.offset < end {
      try attempt { (details) throws(ReadFailure) in try details.readCaptions(entry.offset..<end) }
    }
  }

  /// Reads the JPEG that Fuji's header points to.
  mutating func readFujiRaw() throws(ReadFailure) {
    let start = Int64(try reader.bigEndian(UInt32.self, at: 84))
    let count = Int64(try reader.bigEndian(UInt32.self, at: 88))
    guard start > 0, count > 4, start + count <= reader.end else { return }
    try readJPEG(start..<start + count)
    // These are the preview's, not the sensor's.
    (result.bitDepth, result.colorSpace, exif.colorSpace) = (nil, nil, nil)
  }
}
