package import ByteSources

extension ISOBaseMedia {
  /// What movies have at their top level; other names in a box that is cut short are a trailer's first bytes.
  package static let movieBoxes: [FourCharacterCode] = [
    "ftyp", "moov", "mdat", "moof", "free", "skip", "wide", "uuid", "udta", "meta", "mfra", "sidx", "styp",
    "ssix",
    "prft", "emsg", "pdin", "pnot", "imda",
  ]

  /// A file's top level as far as it was walked: the next reader goes on where the one before stopped.
  package struct TopLevel: Hashable, Sendable {
    package static let mostBoxes = 4096
    private static let mostBrands = 64

    package private(set) var boxes: [Box] = []
    /// The brands of the box that ``readBrands(_:_:)`` was called for, the major one first.
    package private(set) var brands: [FourCharacterCode] = []

    package init() {}

    /// The box at `index`, once those before it were asked for; nil at the end.
    ///
    /// Complexity: one step of the reader's budget for a box that nobody asked for before.
    package mutating func box(_ index: Int, _ reader: ByteReader) throws(ReadFailure) -> Box? {
      if index < boxes.count { return boxes[index] }
      var walk = Boxes(reader, in: end..<max(end, reader.end), isTopLevel: true)
      var found: Box?
      var failure: ReadFailure?
      do throws(ReadFailure) { found = try walk.next() } catch { failure = error }
      if index > 0, found.map(Self.isStray) ?? (failure != nil), let movie = try strayed(reader) {
        found = movie
      }
      guard let found else {
        if let failure { throw failure }
        return nil
      }
      if boxes.isEmpty { boxes.reserveCapacity(8) }
      boxes.append(found)
      return found
    }

    /// How far behind bytes that are no box a movie's main box is looked for.
    private static let searched = 64 << 10

    private static func isStray(_ box: Box) -> Bool {
      !box.type.isBoxType || (box.isCutShort && !movieBoxes.contains(box.type))
    }

    /// The movie's main box behind bytes that are none, where there was none before.
    private func strayed(_ reader: ByteReader) throws(ReadFailure) -> Box? {
      guard self["moov"] == nil, self["meta"] == nil, boxes.contains(where: { $0.type == "mdat" }) else {
        return nil
      }
      let view = try reader.available(at: end, upTo: Self.searched)
      var index = 4
      while let place = view.firstIndex(of: "moov", from: index) {
        index = place + 1
        guard view.matches("mvhd", at: place + 8) else { continue }
        let start = end + Int64(place) - 4
        var walk = Boxes(reader, in: start..<max(start, reader.end), isTopLevel: true)
        if let movie = try? walk.next(), !movie.isCutShort { return movie }
      }
      return nil
    }

    /// The first box of a type, of those that were walked.
    package subscript(type: FourCharacterCode) -> Box? { boxes.first { $0.type == type } }

    /// Where the last box that was walked ends.
    package var end: Int64 { boxes.last?.range.upperBound ?? 0 }

    /// Reads a file type or segment type box (ISO/IEC 14496-12 §4.3).
    package mutating func readBrands(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      let major = FourCharacterCode(try box.number(UInt32.self, 0, reader))
      // Those of the last box that was asked for, and of no other.
      brands.removeAll(keepingCapacity: true)
      brands.reserveCapacity(Int(min(box.count / 4, Int64(Self.mostBrands) + 1)))
      brands.append(major)
      // A version stands between the major brand and the others; behind mif3 it is one of them (ISO/IEC 23008-12, low-overhead
      // image files).
      var index: Int64 = major == "mif3" ? 4 : 8
      while index + 4 <= box.count, brands.count <= Self.mostBrands {
        try reader.step()
        brands.append(FourCharacterCode(try box.number(UInt32.self, index, reader)))
        index += 4
      }
    }
  }
}
