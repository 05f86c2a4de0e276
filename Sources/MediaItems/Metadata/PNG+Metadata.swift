internal import ByteReading
internal import FileIdentification

/// Reads a PNG's chunks up to its pixels, and a few behind them: size, frames, Exif, XMP.
enum PNGMetadata {
  private static let mostChunks = 256
  /// How many chunks behind the first pixels are looked at: some writers put Exif last.
  private static let chunksBehindPixels = 4
  private static let keyword: StaticString = "XML:com.adobe.xmp\0"

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .still
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &xmp, into: &metadata) }
    try xmp.finish(reader, into: &metadata)
  }

  private static func walk(
    _ reader: ByteReader, _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var offset: Int64 = 8
    var behind = 0
    for _ in 0..<mostChunks {
      try reader.step()
      if offset == reader.end { throw .endOfData }
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset))
      let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 4))
      let contents = offset + 8..<min(offset + 8 + length, reader.end)
      switch type {
      case "IHDR", "JHDR", "MHDR":
        metadata.store(
          width: Int(try reader.bigEndian(UInt32.self, at: contents.lowerBound)),
          height: Int(try reader.bigEndian(UInt32.self, at: contents.lowerBound + 4)))
        if type == "MHDR" { metadata.isAnimated = nil }
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
      case "iTXt": try addText(contents, &xmp, reader)
      case "IDAT", "JDAT":
        if behind == 0, metadata.isAnimated == nil { metadata.isAnimated = false }
        behind += 1
      case "IEND": return
      default: break
      }
      if behind > 0 {
        behind += 1
        if behind > chunksBehindPixels { return }
      }
      guard offset + 12 + length <= reader.end else { throw .endOfData }
      offset += 12 + length
    }
  }

  /// An international text that holds an XMP packet, uncompressed as its specification demands.
  private static func addText(_ range: Range<Int64>, _ xmp: inout XMPCollector, _ reader: ByteReader)
    throws(ReadFailure)
  {
    let head = try reader.available(
      at: range.lowerBound, upTo: Int(min(256, range.upperBound - range.lowerBound)))
    let start = keyword.utf8CodeUnitCount
    guard head.matches(keyword), head[start] == 0, let language = head.firstIndex(of: 0, from: start + 2),
      let translated = head.firstIndex(of: 0, from: language + 1)
    else { return }
    try xmp.add(packet: range.lowerBound + Int64(translated) + 1..<range.upperBound, reader)
  }
}
