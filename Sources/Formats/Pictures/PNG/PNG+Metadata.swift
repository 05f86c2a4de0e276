internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads a PNG's chunks up to its pixels, and a few behind them: size, frames, Exif, XMP.
enum PNGMetadata {
  private static let mostChunks = 256
  /// How much of a large file's end is searched for what stands behind the pixels.
  private static let tail: Int64 = 4 << 10
  /// How many chunks behind the first pixels are looked at: some writers put Exif last.
  private static let chunksBehindPixels = 4

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
    var isLast = false
    while let chunk = try walk.next() {
      if chunk.type == "IEND" { return metadata.locations.finish() }
      try take(chunk, &xmp, reader, into: &metadata)
      if isLast { continue }
      if chunk.type == "IDAT" || chunk.type == "JDAT" {
        if behind == 0, metadata.isAnimated == nil { metadata.isAnimated = false }
        behind += 1
      }
      if behind > 0 {
        behind += 1
        if behind > chunksBehindPixels, !reader.headIsWhole {
          metadata.locations.leave("chunks between the pixels")
          guard metadata.exif == nil, !metadata.locations.isFound, try walk.skip(toLast: tail) else { return }
          isLast = true
        }
      }
      if chunk.isCutShort { throw .endOfData }
      if metadata.locations.isFound, behind > chunksBehindPixels, chunk.range.upperBound < reader.end {
        return
      }
    }
  }

  private static func take(
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
      if parts.place(of: chunk.type) == .unread { metadata.locations.leave("a chunk of another kind") }
    }
  }

  /// The chunks by their names (PNG specification, third edition, §11).
  static let parts: [PartRule<FourCharacterCode>] = [
    PartRule(["IHDR", "PLTE", "IDAT", "IEND"], place: .none, copy: .kept, because: "the picture"),
    PartRule(["acTL", "fcTL", "fdAT"], place: .none, copy: .kept, because: "frames"),
    PartRule(
      [
        "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "mDCv", "cLLI", "cLLi", "sBIT", "bKGD",
        "hIST",
      ],
      place: .none, copy: .kept, because: "colours"),
    PartRule(
      ["pHYs", "oFFs", "sTER", "vpAg", "caNv", "orNT", "CgBI", "iDOT"], place: .none, copy: .kept,
      because: "proportions, pages, orientation, how Apple packs pixels"),
    PartRule(["tIME"], place: .none, copy: .kept, because: "a time"),
    PartRule(
      ["eXIf", "tEXt", "zTXt", "iTXt"], place: .read, copy: .stripped, because: "Exif, texts and XMP"),
    PartRule(
      ["sPLT", "pCAL", "sCAL", "gIFg", "dSIG", "MEND", "JSEP"], place: .none, copy: .dropped,
      because: "suggested palettes, scales, signatures, ends"),
  ]
}
