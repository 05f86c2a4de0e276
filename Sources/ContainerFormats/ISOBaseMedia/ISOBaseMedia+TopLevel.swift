package import ByteSources

extension ISOBaseMedia {
  /// What movies have at their top level; other names in a box that is cut short are a trailer's first bytes.
  package static let movieBoxes: Set<FourCharacterCode> = [
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
      guard let box = try walk.next() else { return nil }
      boxes.append(box)
      return box
    }

    /// The first box of a type, of those that were walked.
    package subscript(type: FourCharacterCode) -> Box? { boxes.first { $0.type == type } }

    /// Where the last box that was walked ends.
    package var end: Int64 { boxes.last?.range.upperBound ?? 0 }

    /// Reads a file type or segment type box (ISO/IEC 14496-12 §4.3).
    package mutating func readBrands(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      brands = [FourCharacterCode(try box.number(UInt32.self, 0, reader))]
      // A version stands between the major brand and the others; behind mif3 it is one of them (ISO/IEC 23008-12, low-overhead
      // image files).
      var index: Int64 = brands == ["mif3"] ? 4 : 8
      while index + 4 <= box.count, brands.count <= Self.mostBrands {
        try reader.step()
        brands.append(FourCharacterCode(try box.number(UInt32.self, index, reader)))
        index += 4
      }
    }
  }
}
