package import ByteSources

// Walking over the top-level boxes of a file.
extension ISOBaseMedia {
  /// Top-level boxes of movies; other types in a truncated box are the first bytes of a trailer.
  package static let movieBoxes: [FourCharacterCode] = [
    "ftyp", "moov", "mdat", "moof", "free", "skip", "wide", "uuid", "udta", "meta", "mfra", "sidx", "styp",
    "ssix",
    "prft", "emsg", "pdin", "pnot", "imda",
  ]

  /// The top-level boxes of a file, walked on demand and shared by readers.
  package struct TopLevel: Hashable, Sendable {
    package static let maxBoxes = 4096
    private static let maxBrands = 64

    package private(set) var boxes: [Box] = []
    /// The brands from ``readBrands(_:_:)``, the major one first.
    package private(set) var brands: [FourCharacterCode] = []

    package init() {}

    /// Returns the box at `index`, once those before it were read; nil at the end.
    ///
    /// Complexity: a step of the reader's budget for a box not read before.
    package mutating func box(_ index: Int, _ reader: ByteReader) throws(ReadFailure) -> Box? {
      if index < boxes.count { return boxes[index] }
      var walk = Boxes(reader, in: end..<max(end, reader.end), isTopLevel: true)
      var result: Box?
      var failure: ReadFailure?
      do throws(ReadFailure) { result = try walk.next() } catch { failure = error }
      if index > 0, result.map(Self.isStray) ?? (failure != nil),
        let movie = try movieAfterInvalidBytes(reader)
      {
        result = movie
      }
      guard let result else {
        if let failure { throw failure }
        return nil
      }
      if boxes.isEmpty { boxes.reserveCapacity(8) }
      boxes.append(result)
      return result
    }

    /// The distance after invalid bytes within which a movie box is searched.
    private static let searchLength = 64 << 10

    private static func isStray(_ box: Box) -> Bool {
      !box.type.isBoxType || (box.isCutShort && !movieBoxes.contains(box.type))
    }

    /// Returns the movie box after invalid bytes, if there was none before.
    private func movieAfterInvalidBytes(_ reader: ByteReader) throws(ReadFailure) -> Box? {
      guard self["moov"] == nil, self["meta"] == nil, boxes.contains(where: { $0.type == "mdat" }) else {
        return nil
      }
      let view = try reader.available(at: end, upTo: Self.searchLength)
      var index = 4
      while let position = view.firstIndex(of: "moov", from: index) {
        index = position + 1
        guard view.matches("mvhd", at: position + 8) else { continue }
        let start = end + Int64(position) - 4
        var walk = Boxes(reader, in: start..<max(start, reader.end), isTopLevel: true)
        if let movie = try? walk.next(), !movie.isCutShort { return movie }
      }
      return nil
    }

    /// Returns the first box of a type among those walked.
    package subscript(type: FourCharacterCode) -> Box? { boxes.first { $0.type == type } }

    /// The end of the last box walked.
    package var end: Int64 { boxes.last?.range.upperBound ?? 0 }

    /// Reads a file type or segment type box (ISO/IEC 14496-12 §4.3).
    package mutating func readBrands(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      let major = FourCharacterCode(try box.number(UInt32.self, 0, reader))
      // Discards the brands of an earlier box.
      brands.removeAll(keepingCapacity: true)
      brands.reserveCapacity(Int(min(box.count / 4, Int64(Self.maxBrands) + 1)))
      brands.append(major)
      // A version is between the major brand and the others; after mif3 it is a brand (ISO/IEC 23008-12,
      // low-overhead image files).
      var index: Int64 = major == "mif3" ? 4 : 8
      while index + 4 <= box.count, brands.count <= Self.maxBrands {
        try reader.step()
        brands.append(FourCharacterCode(try box.number(UInt32.self, index, reader)))
        index += 4
      }
    }
  }
}
