package import ByteSources

/// The index of a multi-picture file: further JPEGs behind the first (CIPA DC-007 §5.2).
package struct MultiPictureIndex: Sendable {
  /// One entry of the index.
  package struct Image: Sendable {
    /// The class and flags (§5.2.3.3).
    package var attribute: UInt32
    package var size: Int64
    /// Where it begins in the file; nil for the first image, which is the file itself.
    package var start: Int64?

    /// Whether it is one frame of a scene: of a panorama, a stereo pair or several angles.
    package var isFrame: Bool { attribute >> 16 & 0xFF == 2 }
    /// Whether it is a large thumbnail of the first image.
    package var isThumbnail: Bool { attribute & 0xFF_FFFF == 0x01_0001 || attribute & 0xFF_FFFF == 0x01_0002 }
  }

  private static let mostImages: Int64 = 16
  private static let entrySize: Int64 = 16

  package private(set) var images: [Image] = []
  /// Where the last of them ends by the index's word.
  package var end: Int64 { images.reduce(0) { max($0, ($1.start ?? 0) &+ $1.size) } }
  /// Whether there are more images than are kept.
  package private(set) var hasMore = false

  /// Whether the segment at `contents` holds an index.
  package static func isHeld(by segment: JPEGSegment, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard segment.marker == 0xE2 else { return false }
    return try reader.available(at: segment.contents.lowerBound, upTo: 4).matches("MPF\0")
  }

  /// Reads the index in an APP2 segment; offsets count from its TIFF header.
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
    hasMore = count > Self.mostImages
    for number in 0..<min(count, Self.mostImages) {
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
