internal import ByteSources
internal import ContainerFormats

/// The top-level boxes of an ISO media file, which may be embedded in another file.
struct BoxWalk {
  typealias Box = ISOBaseMedia.Box

  private static let maxBoxes = 60_000
  /// The top-level boxes of pictures and of JPEG's formats in boxes.
  // No set: the first one with such keys makes the runtime search all conformances.
  private static let pictureBoxes: [FourCharacterCode] = [
    "mpvd", "sefd", "mini", "grpl", "jP  ", "JXL ", "jxlc", "jxlp", "jxll", "jxli", "jbrd", "brob", "Exif",
    "xml ",
    "jumb", "jhgm", "jp2h", "jp2c", "jp2i", "ftbl", "rreq", "asoc", "nlst", "res ", "uinf", "url ", "c2pa",
  ]

  /// The complete boxes.
  private(set) var boxes: [Box] = []
  /// The end of the last complete box.
  private(set) var end: Int64
  /// The declared end of the cut box.
  private(set) var declaredEnd: Int64?
  private(set) var isTruncated = false

  /// Returns the last box of a type.
  subscript(type: FourCharacterCode) -> Box? { boxes.last { $0.type == type } }

  /// Reads the boxes in `range`; `isEmbedded` allows other files and a maker's trailer to follow.
  init(_ range: Range<Int64>, _ reader: ByteReader, isEmbedded: Bool = false) throws(ReadFailure) {
    end = range.lowerBound
    boxes.reserveCapacity(8)
    var walk = ISOBaseMedia.Boxes(reader, in: range, isTopLevel: true)
    while boxes.count < Self.maxBoxes {
      let next: Box?
      do throws(ReadFailure) { next = try walk.next() } catch {
        // A trailer's first bytes are a malformed box.
        guard case .malformed = error, !boxes.isEmpty else { throw error }
        return
      }
      guard let box = next else {
        try checkRest(range, reader, isEmbedded)
        return
      }
      guard box.type.isBoxType, box.declaredEnd < .max else { return }
      if isEmbedded, !boxes.isEmpty, box.type == "ftyp" || box.type == "sefd" { return }
      if box.isCutShort {
        isTruncated =
          boxes.isEmpty || ISOBaseMedia.movieBoxes.contains(box.type) || Self.pictureBoxes.contains(box.type)
        if isTruncated { declaredEnd = box.declaredEnd }
        return
      }
      boxes.append(box)
      end = box.range.upperBound
    }
    throw .budget
  }

  /// Checks whether the bytes after the last box, fewer than a box's header, begin a cut box.
  private mutating func checkRest(
    _ range: Range<Int64>, _ reader: ByteReader, _ isEmbedded: Bool
  ) throws(ReadFailure) {
    let rest = try reader.available(at: end, upTo: Int(min(16, range.upperBound - end)))
    guard let size = rest.bigEndian(UInt32.self, at: 0) else { return }
    if size == 1, rest.count >= 8 {
      // The 64-bit size is missing.
      isTruncated = true
      return
    }
    guard rest.count > 4, size >= 8, size < 1 << 30 else { return }
    for index in 4..<rest.count {
      guard let byte = rest[index], (0x20..<0x7F).contains(byte) else { return }
    }
    // Any bytes may follow an embedded file.
    if isEmbedded, !Self.beginsMovieBox(rest) { return }
    isTruncated = true
    declaredEnd = end + Int64(size)
  }

  /// Returns true if the letters after a size begin the type of a movie's box.
  private static func beginsMovieBox(_ rest: ByteView) -> Bool {
    ISOBaseMedia.movieBoxes.contains { type in
      (4..<min(8, rest.count)).allSatisfy { index in
        rest[index] == UInt8(truncatingIfNeeded: type.rawValue >> UInt32(56 - 8 * index))
      }
    }
  }
}
