internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Reads a PNG's chunks up to its pixels, and a few behind them: size, frames, Exif, XMP.
enum PNGMetadata {
  private static let mostChunks = 256
  /// How many chunks behind the first pixels are looked at: some writers put Exif last.
  private static let chunksBehindPixels = 4
  private static let keyword: StaticString = "XML:com.adobe.xmp\0"

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &xmp, into: &metadata) }
    try xmp.finish(reader, into: &metadata)
  }

  private static func walk(
    _ reader: ByteReader, _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var walk = PNGChunks(reader, upTo: mostChunks)
    var behind = 0
    while let chunk = try walk.next() {
      let contents = chunk.contents
      switch chunk.type {
      case "IHDR", "JHDR", "MHDR":
        metadata.store(
          width: Int(try reader.bigEndian(UInt32.self, at: contents.lowerBound)),
          height: Int(try reader.bigEndian(UInt32.self, at: contents.lowerBound + 4)))
        if chunk.type == "MHDR" { metadata.isAnimated = nil }
      case "acTL":
        let frames = Int(try reader.bigEndian(UInt32.self, at: contents.lowerBound))
        metadata.frames = frames
        metadata.isAnimated = frames > 1
      case "eXIf":
        try reader.prefetch(contents, upTo: 64 << 10)
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try Exif.read(contents, reader, into: &metadata)
        }
      case "cICP":
        metadata.transferCharacteristics = Int(try reader.bigEndian(UInt8.self, at: contents.lowerBound + 1))
      case "iTXt", "tEXt", "zTXt":
        if try !addText(contents, chunk.type, &xmp, reader) {
          metadata.locations.leave("a text that is not read")
        }
      case "IDAT", "JDAT":
        if behind == 0, metadata.isAnimated == nil { metadata.isAnimated = false }
        behind += 1
      case "IEND": return metadata.locations.finish()
      default: if chunks.part(chunk.type) == .unread { metadata.locations.leave("a chunk of another kind") }
      }
      if behind > 0 {
        behind += 1
        if behind > chunksBehindPixels, !reader.headIsWhole { return }
      }
      if chunk.isCutShort { throw .endOfData }
      if metadata.locations.isFound, behind > chunksBehindPixels, chunk.range.upperBound < reader.end {
        return
      }
    }
  }

  /// Which chunks can hold a place.
  private static let chunks: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      [
        "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "mDCV", "mDCv", "cLLI", "cLLi", "sBIT", "bKGD",
        "hIST",
        "pHYs", "sPLT", "oFFs", "pCAL", "sCAL", "sTER", "vpAg", "gIFg",
      ], .none, because: "colours and proportions"),
    LocationRow(
      ["tIME", "fcTL", "fdAT", "CgBI", "iDOT", "dSIG", "MEND", "JSEP"], .none, because: "times, frames"),
  ]

  /// Keywords whose texts are no place: those of the specification but for its comments' own words, and usual others.
  private static let keywords: [(keyword: String, because: StaticString)] = [
    ("Title", "the specification's"), ("Author", "the specification's"), ("Copyright", "the specification's"),
    ("Description", "the specification's"), ("Creation Time", "the specification's"),
    ("Software", "the specification's"), ("Disclaimer", "the specification's"),
    ("Warning", "the specification's"), ("Source", "the specification's"), ("Comment", "the specification's"),
    ("date:create", "a converter's"), ("date:modify", "a converter's"), ("date:timestamp", "a converter's"),
    ("Raw profile type icc", "colours"), ("Raw profile type icm", "colours"),
  ]

  /// A text that holds an XMP packet, or one that cannot hold a place; false when it may and is not read.
  private static func addText(
    _ range: Range<Int64>, _ type: FourCharacterCode, _ xmp: inout XMPCollector, _ reader: ByteReader
  ) throws(ReadFailure) -> Bool {
    let start = try reader.available(in: range, upTo: 80)
    let name = start.slice(0..<(start.firstIndex(of: 0) ?? start.count)).text
    if keywords.contains(where: { $0.keyword == name }) { return true }
    if type != "iTXt" { return false }
    return try addPacket(range, &xmp, reader)
  }

  /// An international text that holds an XMP packet, uncompressed as its specification demands.
  private static func addPacket(_ range: Range<Int64>, _ xmp: inout XMPCollector, _ reader: ByteReader)
    throws(ReadFailure) -> Bool
  {
    let head = try reader.available(in: range, upTo: 256)
    let start = keyword.utf8CodeUnitCount
    guard head.matches(keyword), head[start] == 0, let language = head.firstIndex(of: 0, from: start + 2),
      let translated = head.firstIndex(of: 0, from: language + 1)
    else { return false }
    try xmp.add(packet: range.lowerBound + Int64(translated) + 1..<range.upperBound, reader)
    return true
  }
}
