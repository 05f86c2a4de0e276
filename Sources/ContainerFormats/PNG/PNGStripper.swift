package import ByteSources

/// Removes metadata from PNG: texts, Exif, profiles, and data after the end.
package struct PNGStripper {
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let maxChunks = 1 << 18
  /// The chunks to keep: picture, colours, transparency; further animation frames go.
  private static let keptChunks: Set<FourCharacterCode> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB",
  ]

  /// Returns nil if the source is not a complete PNG.
  package init?(_ reader: ByteReader) {
    do throws(ReadFailure) {
      guard reader.head.matches(bytes), try copy(reader) else { return nil }
    } catch { return nil }
  }

  private mutating func copy(_ reader: ByteReader) throws(ReadFailure) -> Bool {
    var chunks = PNGChunks(reader, upTo: Self.maxChunks)
    while let chunk = try chunks.next() {
      if chunk.isCutShort { return false }
      let isFirst = bytes.count == 8
      // The header comes first, once, and is thirteen bytes long (PNG specification, third edition, §11.2.1).
      guard isFirst == (chunk.type == "IHDR") else { return false }
      if isFirst {
        guard chunk.contents.upperBound - chunk.contents.lowerBound == 13 else { return false }
        pixelWidth = Int(try reader.bigEndian(UInt32.self, at: chunk.contents.lowerBound))
        pixelHeight = Int(try reader.bigEndian(UInt32.self, at: chunk.contents.lowerBound + 4))
      }
      guard Self.keptChunks.contains(chunk.type) else { continue }
      var offset = chunk.range.lowerBound
      while offset < chunk.range.upperBound {
        let view = try reader.view(at: offset, count: Int(min(chunk.range.upperBound - offset, 64 << 10)))
        bytes.append(contentsOf: view.buffer)
        offset += Int64(view.count)
      }
      if chunk.type == "IEND" { return pixelWidth > 0 && pixelHeight > 0 && chunk.contents.isEmpty }
    }
    return false
  }
}
