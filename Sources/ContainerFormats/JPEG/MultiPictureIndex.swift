package import ByteSources

/// The index of a multi-picture file, which lists the JPEGs after the first (CIPA DC-007 §5.2).
package struct MultiPictureIndex: Sendable {
  package struct Image: Sendable {
    /// Class and flags (§5.2.3.3).
    package var attribute: UInt32
    package var size: Int64
    /// The offset in the file; nil for the first image, which is the file itself.
    package var start: Int64?

    /// True for a frame of a panorama, stereo pair or multi-angle scene.
    package var isFrame: Bool { attribute >> 16 & 0xFF == 2 }
    /// True for a large thumbnail of the first image.
    package var isThumbnail: Bool { attribute & 0xFF_FFFF == 0x01_0001 || attribute & 0xFF_FFFF == 0x01_0002 }
  }

  private static let maxImages: Int64 = 16
  private static let entrySize: Int64 = 16

  package private(set) var images: [Image] = []
  /// The declared end of the last image.
  package var end: Int64 { images.reduce(0) { max($0, ($1.start ?? 0) &+ $1.size) } }
  /// True if there are more images than the limit.
  package private(set) var hasMore = false

  /// Returns true if the segment holds an index.
  package static func isPresent(in segment: JPEGSegment, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard segment.marker == 0xE2 else { return false }
    return try reader.available(at: segment.contents.lowerBound, upTo: 4).matches("MPF\0")
  }

  /// Reads the index in an APP2 segment; offsets are relative to its TIFF header.
  package init(_ segment: JPEGSegment, _ reader: ByteReader) throws(ReadFailure) {
    let origin = segment.contents.lowerBound + 4
    guard let (layout, first) = try TIFF.layout(at: origin, reader), !layout.isBig else {
      throw .malformed("a multi-picture index without a TIFF header")
    }
    let directory = try TIFFDirectory(at: first, layout, reader)
    guard let entries = directory.bytes(0xB002, reader) else {
      if let failure = directory.failure { throw failure }
      return
    }
    let count = (entries.upperBound - entries.lowerBound) / Self.entrySize
    hasMore = count > Self.maxImages
    for number in 0..<min(count, Self.maxImages) {
      try reader.step()
      let at = entries.lowerBound + Self.entrySize * number
      let offset = Int64(try TIFF.number(UInt32.self, at: at + 8, layout, reader))
      images.append(
        Image(
          attribute: try TIFF.number(UInt32.self, at: at, layout, reader),
          size: Int64(try TIFF.number(UInt32.self, at: at + 4, layout, reader)),
          start: offset == 0 ? nil : origin + offset))
    }
  }
}
