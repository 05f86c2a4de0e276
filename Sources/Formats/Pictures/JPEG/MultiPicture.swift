internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// The index of a multi-picture file (CIPA DC-007): further JPEGs behind the first.
enum MultiPicture {
  private static let mostSegments = 64

  /// Reads the APP2 segment of the index.
  static func read(_ segment: JPEGSegment, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    let index = try MultiPictureIndex(segment, reader)
    if index.hasMore { metadata.locations.leave("further pictures") }
    for image in index.images {
      guard let start = image.start, image.size > 4 else { continue }
      guard start + image.size <= reader.end, try reader.bigEndian(UInt16.self, at: start) == 0xFFD8 else {
        metadata.damage = metadata.damage ?? .lyingLength
        continue
      }
      let range = start..<start + image.size
      var preview = EmbeddedPreview(
        kind: image.isThumbnail ? .multiPicture : .companion, type: .jpeg, extents: [range])
      let (frame, facts, isGainMap) = try look(at: range, reader)
      if !metadata.locations.isFound {
        metadata.locations.take(try JPEGLocations.search(in: range, reader))
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
      var segments = JPEGSegments(reader, in: range, upTo: mostSegments)
      while let segment = try segments.next(), segment.marker != 0xDA {
        if segment.marker == 0xE1, let packet = try XMPCollector.packet(in: segment.contents, reader) {
          try XMPCollector.pay(for: packet, reader)
          facts.take(packet: packet, reader.clock)
        }
        if segment.marker == 0xE2, !isGainMap {
          isGainMap = GainMapSegment.holds(
            try reader.available(at: segment.contents.lowerBound, upTo: GainMapSegment.longest))
        }
        if segment.isFrame { return (try segment.frame(reader), facts, isGainMap) }
      }
    } catch {
      // An image's own damage is not the file's.
      if case .source = error { throw error }
    }
    return (nil, facts, isGainMap)
  }
}
