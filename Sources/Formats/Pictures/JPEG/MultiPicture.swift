internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// The index of a multi-picture file (CIPA DC-007): further JPEGs behind the first.
enum MultiPicture {
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
      // Apple describes the gain map there, not in the main picture.
      let own = try JPEGMetadata.embedded(in: range, reader)
      if !metadata.locations.isFound { metadata.locations.take(own.locations) }
      (preview.pixelWidth, preview.pixelHeight) = (own.storedWidth, own.storedHeight)
      if let facts = own.xmp, facts.hasGainMap || facts.hasDepth {
        metadata.xmp = metadata.xmp ?? XMPFacts()
        if facts.hasGainMap { metadata.xmp?.hasGainMap = true }
        if facts.hasDepth { metadata.xmp?.hasDepth = true }
      }
      for name in own.auxiliaryTypes { metadata.note(auxiliary: name) }
      metadata.previews.append(preview)
    }
  }
}
