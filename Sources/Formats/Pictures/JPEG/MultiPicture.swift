internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads the pictures that a multi-picture index lists (CIPA DC-007).
enum MultiPicture {
  static func read(_ segment: JPEGSegment, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    let index = try MultiPictureIndex(segment, reader)
    if index.hasMore { metadata.locations.noteUnread("further pictures") }
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
      if !metadata.locations.isFound { metadata.locations.merge(own.locations) }
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

/// The APP2 segment that marks a JPEG with a gain map, or the gain map itself (ISO 21496-1).
enum GainMapSegment {
  /// The segment's name, also that of the auxiliary picture in other formats.
  static let name = "urn:iso:std:iso:ts:21496:-1"
  static let maxLength = 32

  static func isGainMap(_ segment: ByteView) -> Bool {
    segment.matches(Array(name.utf8)) && segment[name.utf8.count] == 0
  }
}

extension MediaMetadata {
  /// Records an auxiliary picture, each kind once.
  mutating func note(auxiliary name: String) {
    if !auxiliaryTypes.contains(name) { auxiliaryTypes.append(name) }
  }
}

extension EmbeddedPreview {
  /// Creates a preview of the JPEG in `range` with the size in its frame; nil if there is no JPEG.
  ///
  /// Lossless JPEG codes sensor data, which is not a preview.
  init?(_ kind: Kind, jpegIn range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    guard try reader.bigEndian(UInt16.self, at: range.lowerBound) == 0xFFD8 else { return nil }
    let frame = try JPEGFrame.ofPreview(in: range, reader)
    if frame?.isLossless ?? false { return nil }
    self.init(
      kind: kind, type: .jpeg, extents: [range], pixelWidth: frame?.width, pixelHeight: frame?.height)
  }
}
