internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads a PNG's chunks up to its pixels, and a few after them: size, frames, Exif, XMP.
enum PNGMetadata {
  private static let maxChunks = 256
  /// The number of bytes at the end of a large file that are searched for chunks after the pixels.
  private static let tailSize: Int64 = 4 << 10
  /// The number of chunks read after the first pixels: some writers put Exif last.
  private static let maxAfterPixels = 4

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &xmp, into: &metadata) }
    try xmp.finish(reader, into: &metadata)
  }

  private static func walk(
    _ reader: ByteReader, _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var walk = PNGChunks(reader, upTo: maxChunks)
    var countAfterPixels = 0
    var isInTail = false
    while let chunk = try walk.next() {
      if chunk.type == "IEND" { return metadata.locations.finish() }
      try read(chunk, &xmp, reader, into: &metadata)
      if isInTail { continue }
      if chunk.type == "IDAT" || chunk.type == "JDAT" {
        if countAfterPixels == 0, metadata.isAnimated == nil { metadata.isAnimated = false }
        countAfterPixels += 1
      }
      if countAfterPixels > 0 {
        countAfterPixels += 1
        if countAfterPixels > maxAfterPixels, !reader.headIsWhole {
          metadata.locations.noteUnread("chunks between the pixels")
          guard metadata.exif == nil, !metadata.locations.isFound, try walk.skip(toLast: tailSize) else {
            return
          }
          isInTail = true
        }
      }
      if chunk.isCutShort { throw .endOfData }
      if metadata.locations.isFound, countAfterPixels > maxAfterPixels, chunk.range.upperBound < reader.end {
        return
      }
    }
  }

  private static func read(
    _ chunk: PNGChunks.Chunk, _ xmp: inout XMPCollector, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
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
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try PNGTexts.read(contents, chunk.type, &xmp, reader, into: &metadata)
      }
    case "IDAT", "JDAT": break
    default:
      if parts.location(of: chunk.type) == .unread {
        metadata.locations.noteUnread("a chunk of another kind")
      }
    }
  }

  /// Rules for chunks, by type (PNG specification, third edition, §11).
  static let parts: [PartRule<FourCharacterCode>] = [
    PartRule(["IHDR", "PLTE", "IDAT", "IEND"], location: .none, copy: .kept, because: "the picture"),
    PartRule(["acTL", "fcTL", "fdAT"], location: .none, copy: .kept, because: "frames"),
    PartRule(
      [
        "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "mDCv", "cLLI", "cLLi", "sBIT", "bKGD",
        "hIST",
      ],
      location: .none, copy: .kept, because: "colours"),
    PartRule(
      ["pHYs", "oFFs", "sTER", "vpAg", "caNv", "orNT", "CgBI", "iDOT"], location: .none, copy: .kept,
      because: "proportions, pages, orientation, how Apple packs pixels"),
    PartRule(["tIME"], location: .none, copy: .kept, because: "a time"),
    PartRule(
      ["eXIf", "tEXt", "zTXt", "iTXt"], location: .read, copy: .stripped, because: "Exif, texts and XMP"),
    PartRule(
      ["sPLT", "pCAL", "sCAL", "gIFg", "dSIG", "MEND", "JSEP"], location: .none, copy: .dropped,
      because: "suggested palettes, scales, signatures, ends"),
  ]
}

extension FileFormat {
  static let png = FileFormat(
    "png", types: [.png, .jng, .mng],
    signatures: [
      Signature(
        "png", "89 'PNG' 0D 0A 1A 0A ???????? 'IHDR'", .decides(.png),
        "eight bytes of mark and the first chunk; APNG is PNG too"),
      Signature("png-cut", "89 'PNG' 0D 0A 1A 0A", .suggests(.png), "the mark without a header chunk"),
      Signature("jng", "8B 'JNG' 0D 0A 1A 0A", .decides(.jng), "eight bytes of mark"),
      Signature("mng", "8A 'MNG' 0D 0A 1A 0A", .decides(.mng), "eight bytes of mark"),
    ],
    medium: .still,
    metadata: .headers(PNGMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readPNG() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try PNGPictureHeaders.read(reader, into: &headers)
    },
    completeness: CompletenessCheck(
      read: PictureCompleteness.png, runCheck: PictureRunChecks.png,
      because: "IEND is the last chunk, in MNG MEND (PNG, 11.2.5)"),
    removals: [Removal(of: [.png]) { removal, _, reader in try removal.strip(png: reader) }],
    mandatoryMarks: [(.png, "begins with its eight-byte signature (RFC 2083, 3.1)")],
    because: "chunks, in PNG and its relatives")
}
