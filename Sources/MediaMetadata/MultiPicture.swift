internal import ByteSources
internal import FileIdentification
internal import UniformTypes

/// The index of a multi-picture file (CIPA DC-007): further JPEGs behind the first.
enum MultiPicture {
  private static let mostImages = 16

  /// Reads the APP2 segment in `range`; offsets count from its TIFF header, the first image's is 0.
  static func read(_ range: Range<Int64>, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    let origin = range.lowerBound + 4
    guard let (layout, first) = try TIFF.layout(at: origin, reader), !layout.isBig else {
      throw .malformed("a multi-picture index without a TIFF header")
    }
    let index = try TIFFDirectory(at: first, layout, reader)
    guard let entries = index.bytes(0xB002, reader) else {
      if let failure = index.failure { throw failure }
      return
    }
    let count = min(mostImages, Int((entries.upperBound - entries.lowerBound) / 16))
    if entries.upperBound - entries.lowerBound > 16 * mostImages {
      metadata.locations.leave("further pictures")
    }
    for number in 0..<count {
      let at = entries.lowerBound + 16 * Int64(number)
      let attribute = try TIFF.number(UInt32.self, at: at, layout, reader)
      let size = Int64(try TIFF.number(UInt32.self, at: at + 4, layout, reader))
      let offset = Int64(try TIFF.number(UInt32.self, at: at + 8, layout, reader))
      // Offset 0 is the first image: the file itself.
      guard offset != 0, size > 4 else { continue }
      let start = origin + offset
      guard start + size <= reader.end else {
        metadata.damage = metadata.damage ?? .lyingLength
        continue
      }
      guard try reader.bigEndian(UInt16.self, at: start) == 0xFFD8 else {
        metadata.damage = metadata.damage ?? .lyingLength
        continue
      }
      let isThumbnail = attribute & 0xFF_FFFF == 0x01_0001 || attribute & 0xFF_FFFF == 0x01_0002
      var preview = EmbeddedPreview(
        kind: isThumbnail ? .multiPicture : .companion, type: .jpeg, extents: [start..<start + size])
      let (frame, facts, isGainMap) = try look(at: start..<start + size, reader)
      if !metadata.locations.isFound {
        metadata.locations.take(try JPEGLocations.search(in: start..<start + size, reader))
      }
      (preview.pixelWidth, preview.pixelHeight) = (frame?.width, frame?.height)
      if facts.hasGainMap || facts.hasDepth {
        metadata.xmp = metadata.xmp ?? XMPFacts()
        if facts.hasGainMap { metadata.xmp?.hasGainMap = true }
        if facts.hasDepth { metadata.xmp?.hasDepth = true }
      }
      if isGainMap { metadata.note(auxiliary: GainMapSegment.name) }
      metadata.previews.append(preview)
    }
  }

  /// An image's frame, and what its own packet says: Apple describes the gain map there, not in the main picture.
  private static func look(at range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> (
    frame: JPEGFrame?, facts: XMPFacts, isGainMap: Bool
  ) {
    var facts = XMPFacts()
    var isGainMap = false
    do throws(ReadFailure) {
      var offset = range.lowerBound + 2
      for _ in 0..<64 {
        try reader.step()
        guard let segment = try JPEGFrame.segment(at: offset, end: range.upperBound, reader) else { break }
        if segment.marker == 0xE1, let packet = try XMPCollector.packet(in: segment.contents, reader) {
          facts.take(packet: packet)
        }
        if segment.marker == 0xE2, !isGainMap {
          isGainMap = GainMapSegment.holds(
            try reader.available(at: segment.contents.lowerBound, upTo: GainMapSegment.longest))
        }
        if JPEGFrame.isFrame(segment.marker) { return (try JPEGFrame(segment, reader), facts, isGainMap) }
        if segment.marker == 0xDA { break }
        offset = segment.contents.upperBound
      }
    } catch {
      // An image's own damage is not the file's.
      if case .source = error { throw error }
    }
    return (nil, facts, isGainMap)
  }
}
