package import ByteSources
package import ContainerFormats

extension ISOBaseMedia {
  /// What one walk over a file's top level found.
  ///
  /// A reference: it is handed from identification to metadata, and each copy would count many references.
  ///
  /// Proof for `@unchecked Sendable`: it is written by the walk that makes it, before anybody else has it.
  package final class Facts: ContentFacts, @unchecked Sendable {
    /// The boxes that were walked, and the brands.
    @exclusivity(unchecked) package fileprivate(set) var top = TopLevel()
    /// Whether the file begins with `styp`: a media segment, not a whole movie.
    @exclusivity(unchecked) package fileprivate(set) var isSegment = false
    /// Whether the file begins with a movie fragment that begins with its own header.
    @exclusivity(unchecked) package fileprivate(set) var isFragment = false
    /// The file's `meta` box, if it describes items.
    @exclusivity(unchecked) package fileprivate(set) var items: ItemTable?
    /// What codes the primary item's pixels.
    @exclusivity(unchecked) package fileprivate(set) var primaryCoding: FourCharacterCode?
    /// The size of the primary item before rotation.
    @exclusivity(unchecked) package fileprivate(set) var pixelWidth: UInt32?
    @exclusivity(unchecked) package fileprivate(set) var pixelHeight: UInt32?
    /// The tracks, empty until the `moov` box has been read.
    @exclusivity(unchecked) package fileprivate(set) var tracks: [Track] = []
    @exclusivity(unchecked) package fileprivate(set) var movie: Box?
    /// Whether the movie's own metadata describe Apple Immersive Video.
    @exclusivity(unchecked) package fileprivate(set) var isImmersive = false
    @exclusivity(unchecked) package fileprivate(set) var boxCount = 0
    @exclusivity(unchecked) package fileprivate(set) var damage: ContentDamage?
    /// Whether the walk ended because the reader's budget did.
    @exclusivity(unchecked) package fileprivate(set) var isIncomplete = false

    /// The major brand, or nil when there is no `ftyp` (old QuickTime files).
    package var majorBrand: FourCharacterCode? { top.brands.first }
    /// Whether the major brand is QuickTime's.
    package var isQuickTime: Bool { majorBrand == "qt  " || majorBrand == "mqt " }
    package var firstBox: FourCharacterCode? { top.boxes.first?.type }
    /// Whether `brand` is the major brand or a compatible one.
    package func has(_ brand: FourCharacterCode) -> Bool { top.brands.contains(brand) }
    /// Whether a track's handler is `handler`.
    package func hasTrack(_ handler: FourCharacterCode) -> Bool { tracks.contains { $0.handler == handler } }
    /// The coding of the first track whose handler is `handler`.
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

  /// Boxes up to these sizes are fetched in one request, so that the walk inside them costs none.
  private static let longestItems: Int64 = 24 << 10
  private static let longestMovie: Int64 = 64 << 10
  /// What cameras of Apple Immersive Video write beside its tracks (`AVMetadataIdentifier.quickTimeMetadataAIMEData`).
  private static let immersiveKey: StaticString = "com.apple.quicktime.aime-data"

  /// Walks the file's top level: brands, items, tracks.
  ///
  /// Media data are stepped over, never read. Pictures are done at their `meta` box; movies when `moov` has been found, wherever it is.
  package static func facts(_ reader: ByteReader) throws(ReadFailure) -> Facts? {
    let facts = Facts()
    guard try facts.top.box(0, reader) != nil else { return nil }
    do throws(ReadFailure) {
      while facts.boxCount < TopLevel.mostBoxes, let box = try facts.top.box(facts.boxCount, reader) {
        // Bytes after the last box are a trailer (or padding), not a box.
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
      if box.range.upperBound - box.range.lowerBound <= longestItems {
        try reader.prefetch(box.range, upTo: Int(longestItems))
      }
      try readItems(box, reader, facts)
    case "moov" where facts.movie == nil:
      facts.movie = box
      if box.range.upperBound - box.range.lowerBound <= longestMovie {
        try reader.prefetch(box.range, upTo: Int(longestMovie))
      }
      var metadata: Box?
      facts.tracks = try trackKinds(in: box, metadata: &metadata, reader)
      if let metadata { facts.isImmersive = try lists(immersiveKey, inMeta: metadata, reader) }
    default: break
    }
  }

  /// Whether a movie fragment's first box is the fragment's header, of its one size (ISO/IEC 14496-12 §8.8.5).
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
    // What a cut box still holds looks malformed; the cut is the reason.
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
  /// Whether nothing that follows `box` can change the type.
  fileprivate func isComplete(_ box: ISOBaseMedia.Box) -> Bool {
    if movie != nil { return true }
    if items?.primaryItem != nil, !ISOBaseMedia.sequenceBrands.contains(where: { majorBrand == $0 }) {
      return true
    }
    // A segment never holds a movie box; fragments after a meta box belong to it.
    return (isSegment || firstBox == "moof" || firstBox == "sidx") && boxCount > 4
  }
}
