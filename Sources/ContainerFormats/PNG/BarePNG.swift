package import ByteSources

/// A PNG without what is not needed to show it: no texts, no Exif, no profiles, nothing behind its end.
package struct BarePNG {
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let mostChunks = 1 << 18
  /// What makes the picture, its colours and its transparency; an animation's further frames are left out.
  private static let kept: Set<FourCharacterCode> = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB"]

  /// nil for what is no whole PNG.
  package init?(_ reader: ByteReader) {
    do throws(ReadFailure) {
      guard reader.head.matches(bytes), try copy(reader) else { return nil }
    } catch { return nil }
  }

  private mutating func copy(_ reader: ByteReader) throws(ReadFailure) -> Bool {
    var chunks = PNGChunks(reader, upTo: Self.mostChunks)
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
      guard Self.kept.contains(chunk.type) else { continue }
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
