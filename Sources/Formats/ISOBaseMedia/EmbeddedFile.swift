package import ByteSources
internal import ContainerFormats

/// A file of boxes inside another file: the movie after a still, or a further picture.
package struct EmbeddedFile: Hashable, Sendable {
  /// The content of a file of boxes.
  package enum Kind: Hashable, Sendable {
    /// A video track; without a description of tracks, a brand that no picture has.
    case movie
    /// Pictures, or only sound.
    case other
    /// Tracks with a contradictory description.
    case unreadable
  }

  /// The plausible sizes of a `ftyp` box.
  private static let fileTypeSizes: ClosedRange<UInt32> = 16...1024
  /// Brands of pictures and of their sequences (ISO/IEC 23008-12 §10, AV1 Image File Format §6).
  private static let pictureBrands: [FourCharacterCode] = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "avif", "avis", "mif1", "mif2", "msf1",
  ]

  /// The range from the first box to the end of the last complete one.
  package let range: Range<Int64>
  package let kind: Kind
  /// True if bytes of the file are missing.
  package let isTruncated: Bool
  /// The declared end of the cut box, if known.
  package let declaredEnd: Int64?

  /// Reads a file at the start of `range`; nil without one.
  ///
  /// It ends before another file, a maker's trailer, or bytes that are not a box.
  package init?(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    let head = try reader.available(in: range, upTo: 12)
    guard head.matches("ftyp", at: 4), let size = head.bigEndian(UInt32.self, at: 0),
      Self.fileTypeSizes.contains(size)
    else { return nil }
    let brand = head.bigEndian(UInt32.self, at: 8).map { FourCharacterCode($0) }
    guard brand?.isBoxType ?? true else { return nil }
    let walk = try BoxWalk(range, reader, isEmbedded: true)
    let hasItems = walk["meta"] != nil || walk["mini"] != nil
    self.range = range.lowerBound..<walk.end
    if let movie = walk["moov"] {
      kind = try Self.kind(movie, reader)
    } else {
      kind = hasItems || brand.map { Self.pictureBrands.contains($0) } ?? false ? .other : .movie
    }
    guard !walk.isTruncated, walk["moov"] == nil, !hasItems else {
      (isTruncated, declaredEnd) = (walk.isTruncated, walk.declaredEnd)
      return
    }
    // Data without a description: an interrupted recording, or a chance match.
    guard walk["mdat"] != nil || range.upperBound - walk.end < 8 else { return nil }
    (isTruncated, declaredEnd) = (true, nil)
  }

  /// Returns `.movie` if a track has the video handler (ISO/IEC 14496-12 §8.4.3).
  private static func kind(_ movie: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) -> Kind {
    do throws(ReadFailure) {
      var tracks = movie.boxes(reader)
      while let track = try tracks.next("trak") {
        guard let handler = try track.first("mdia", "hdlr", reader: reader) else { continue }
        if try handler.number(UInt32.self, 8, reader) == 0x7669_6465 { return .movie }
      }
      return .other
    } catch {
      switch error {
      case .endOfData, .malformed: return .unreadable
      case .budget, .source: throw error
      }
    }
  }
}
