package import ByteSources
package import ContainerFormats

extension ISOBaseMedia {
  /// The facts found by walking a file's top-level boxes.
  ///
  /// A class, since identification passes it to metadata, and copies would retain many references.
  ///
  /// `@unchecked Sendable`: only written by the walk that creates it, before it is shared.
  package final class Facts: ContentFacts, @unchecked Sendable {
    /// The boxes walked, and the brands.
    @exclusivity(unchecked) package fileprivate(set) var top = TopLevel()
    /// True if the file begins with `styp`: a media segment, not a whole movie.
    @exclusivity(unchecked) package fileprivate(set) var isSegment = false
    /// True if the file begins with a movie fragment and its header.
    @exclusivity(unchecked) package fileprivate(set) var isFragment = false
    /// The file's `meta` box, if it describes items.
    @exclusivity(unchecked) package fileprivate(set) var items: ItemTable?
    /// The coding of the primary item.
    @exclusivity(unchecked) package fileprivate(set) var primaryCoding: FourCharacterCode?
    /// The size of the primary item before rotation.
    @exclusivity(unchecked) package fileprivate(set) var pixelWidth: UInt32?
    @exclusivity(unchecked) package fileprivate(set) var pixelHeight: UInt32?
    /// The tracks, empty until the `moov` box has been read.
    @exclusivity(unchecked) package fileprivate(set) var tracks: [Track] = []
    @exclusivity(unchecked) package fileprivate(set) var movie: Box?
    /// True if the movie's metadata have the key of Apple Immersive Video.
    @exclusivity(unchecked) package fileprivate(set) var isImmersive = false
    @exclusivity(unchecked) package fileprivate(set) var boxCount = 0
    @exclusivity(unchecked) package fileprivate(set) var damage: ContentDamage?
    /// True if the walk ended because the reader's budget was exhausted.
    @exclusivity(unchecked) package fileprivate(set) var isIncomplete = false

    /// The major brand, or nil when there is no `ftyp` (old QuickTime files).
    package var majorBrand: FourCharacterCode? { top.brands.first }
    package var isQuickTime: Bool { majorBrand == "qt  " || majorBrand == "mqt " }
    package var firstBox: FourCharacterCode? { top.boxes.first?.type }
    /// Returns true if `brand` is the major brand or a compatible one.
    package func has(_ brand: FourCharacterCode) -> Bool { top.brands.contains(brand) }
    package func hasTrack(_ handler: FourCharacterCode) -> Bool { tracks.contains { $0.handler == handler } }
    /// Returns the coding of the first track with this handler.
    package func coding(of handler: FourCharacterCode) -> FourCharacterCode? {
      tracks.first { $0.handler == handler }?.coding
    }

    package var trackMedia: TrackMedia? {
      if movie == nil { return nil }
      if hasTrack("vide") || hasTrack("pict") || hasTrack("auxv") { return .pictures }
      return hasTrack("soun") ? .soundAlone : .neither
    }

    package var details: String {
      var parts: [String] = []
      if let items {
        var phrase = "meta:"
        if let item = items.primaryItem {
          phrase += " primary item \(item.type)"
          if let coding = primaryCoding, coding != item.type { phrase += " of \(coding)" }
        } else {
          phrase += " no primary item"
        }
        if let width = pixelWidth, let height = pixelHeight { phrase += " \(width)×\(height)" }
        if items.items.contains(where: { $0.type == "Exif" }) { phrase += ", Exif" }
        parts.append(phrase)
      }
      if movie != nil {
        let list = tracks.map { "\($0.handler?.description ?? "?") \($0.coding?.description ?? "?")" }
        parts.append("moov: " + (list.isEmpty ? "tracks not read" : list.joined(separator: ", ")))
      } else if items == nil {
        parts.append("no moov box")
      }
      if let majorBrand { parts.insert("brand \(majorBrand)", at: 0) }
      return parts.joined(separator: "; ")
    }
  }

  /// Boxes up to these sizes are prefetched in one request.
  private static let maxPrefetchedItemsSize: Int64 = 24 << 10
  private static let maxPrefetchedMovieSize: Int64 = 64 << 10
  /// The key of Apple Immersive Video (`AVMetadataIdentifier.quickTimeMetadataAIMEData`).
  private static let immersiveKey: StaticString = "com.apple.quicktime.aime-data"

  /// Walks the file's top-level boxes for brands, items and tracks.
  ///
  /// Media data are skipped. The walk ends at a picture's `meta` box or a movie's `moov` box.
  package static func facts(_ reader: ByteReader) throws(ReadFailure) -> Facts? {
    let facts = Facts()
    guard try facts.top.box(0, reader) != nil else { return nil }
    do throws(ReadFailure) {
      while facts.boxCount < TopLevel.maxBoxes, let box = try facts.top.box(facts.boxCount, reader) {
        // Bytes after the last box are a trailer or padding.
        if facts.boxCount > 0, !box.type.isBoxType { break }
        facts.boxCount += 1
        if box.isCutShort || (box.range.upperBound == Int64.max && box.type != "mdat") {
          facts.damage = .truncated
        }
        try visit(box, reader, facts)
        if facts.isComplete(box) { break }
      }
    } catch {
      switch error {
      case .endOfData: if reader.byteCount != nil { facts.damage = .truncated }
      case .malformed: if facts.movie == nil && facts.items == nil { facts.damage = .malformed }
      case .budget: facts.isIncomplete = true
      case .source: throw error
      }
    }
    return facts
  }

  private static func visit(_ box: Box, _ reader: ByteReader, _ facts: Facts) throws(ReadFailure) {
    switch box.type {
    case "ftyp", "styp":
      guard facts.majorBrand == nil else { break }
      facts.isSegment = box.type == "styp"
      try facts.top.readBrands(box, reader)
    case "moof" where facts.boxCount == 1:
      facts.isFragment = try isFragmentHeader(box, reader)
    case "meta" where facts.items == nil:
      if box.range.upperBound - box.range.lowerBound <= maxPrefetchedItemsSize {
        try reader.prefetch(box.range, upTo: Int(maxPrefetchedItemsSize))
      }
      try readItems(box, reader, facts)
    case "moov" where facts.movie == nil:
      facts.movie = box
      if box.range.upperBound - box.range.lowerBound <= maxPrefetchedMovieSize {
        try reader.prefetch(box.range, upTo: Int(maxPrefetchedMovieSize))
      }
      var metadata: Box?
      facts.tracks = try trackKinds(in: box, metadata: &metadata, reader)
      if let metadata { facts.isImmersive = try lists(immersiveKey, inMeta: metadata, reader) }
    default: break
    }
  }

  /// Returns true if a movie fragment begins with its header, of the only valid size (ISO/IEC 14496-12 §8.8.5).
  private static func isFragmentHeader(_ fragment: Box, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    let size: UInt32 = 16
    guard fragment.count >= Int64(size) else { return false }
    let head = try fragment.number(UInt64.self, 0, reader)
    return head >> 32 == size && FourCharacterCode(UInt32(truncatingIfNeeded: head)) == "mfhd"
  }

  private static func readItems(_ box: Box, _ reader: ByteReader, _ facts: Facts) throws(ReadFailure) {
    let items = try ItemTable(box, reader)
    var failure = items.failure
    do throws(ReadFailure) {
      facts.primaryCoding = try items.primaryCoding(reader)
      if let primary = items.primary,
        let size = try ItemTable.size(try items.properties(of: primary, reader), reader)
      {
        (facts.pixelWidth, facts.pixelHeight) = (size.width, size.height)
      }
    } catch { failure = failure ?? error }
    // A cut box looks malformed, too.
    switch failure {
    case .endOfData: facts.damage = facts.damage ?? .truncated
    case .malformed: facts.damage = facts.damage ?? .malformed
    case .budget?, .source?: throw failure ?? .budget
    case nil: break
    }
    facts.items = items
  }
}

extension ISOBaseMedia.Facts {
  /// Returns true if no later box can change the type.
  fileprivate func isComplete(_ box: ISOBaseMedia.Box) -> Bool {
    if movie != nil { return true }
    if items?.primaryItem != nil, !ISOBaseMedia.sequenceBrands.contains(where: { majorBrand == $0 }) {
      return true
    }
    // A segment never has a movie box; fragments after a meta box belong to it.
    return (isSegment || firstBox == "moof" || firstBox == "sidx") && boxCount > 4
  }
}
