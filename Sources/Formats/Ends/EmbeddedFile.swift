package import ByteSources
internal import ContainerFormats

/// A file of boxes inside another file: the movie behind a still, a further picture.
package struct EmbeddedFile: Hashable, Sendable {
  /// The content of a file of boxes.
  package enum Kind: Hashable, Sendable {
    /// A track of pictures in time; where the tracks' description is missing, a brand that no picture has.
    case movie
    /// Pictures, sound alone.
    case other
    /// Tracks whose description contradicts itself.
    case unreadable
  }

  /// The size of a `ftyp` box: a few dozen bytes, of which the first names a brand.
  private static let fileTypeSizes: ClosedRange<UInt32> = 16...1024
  /// Brands of pictures and of their sequences (ISO/IEC 23008-12 §10, AV1 Image File Format §6).
  private static let pictureBrands: [FourCharacterCode] = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "avif", "avis", "mif1", "mif2", "msf1",
  ]

  /// From its first box to the end of the last that is whole.
  package let range: Range<Int64>
  package let kind: Kind
  /// Whether bytes of it are missing.
  package let isCut: Bool
  /// Where the box that is cut should have ended, if that is known.
  package let declaredEnd: Int64?

  /// Reads the file that begins `range` and ends there or before; nil where none begins.
  ///
  /// It ends before another file, a maker's trailer, and bytes that are no box.
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
    guard !walk.isCut, walk["moov"] == nil, !hasItems else {
      (isCut, declaredEnd) = (walk.isCut, walk.declaredEnd)
      return
    }
    // Nothing says what the data are: a recording that was broken off, or chance.
    guard walk["mdat"] != nil || range.upperBound - walk.end < 8 else { return nil }
    (isCut, declaredEnd) = (true, nil)
  }

  /// What the tracks are: those of sequences of pictures, sound and metadata have other handlers than a movie's
  /// (ISO/IEC 14496-12 §8.4.3).
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
