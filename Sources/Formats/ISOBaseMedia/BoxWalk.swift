internal import ByteSources
internal import ContainerFormats

/// The boxes one after another at the top level of a file, or of a file of boxes inside one.
struct BoxWalk {
  typealias Box = ISOBaseMedia.Box

  private static let mostBoxes = 60_000
  /// What stands at the top level of pictures and of JPEG's formats in boxes.
  // No set: the first use of one with such keys searches all conformances of the process.
  private static let pictureBoxes: [FourCharacterCode] = [
    "mpvd", "sefd", "mini", "grpl", "jP  ", "JXL ", "jxlc", "jxlp", "jxll", "jxli", "jbrd", "brob", "Exif",
    "xml ",
    "jumb", "jhgm", "jp2h", "jp2c", "jp2i", "ftbl", "rreq", "asoc", "nlst", "res ", "uinf", "url ", "c2pa",
  ]

  /// The boxes that are whole, and the one that is cut.
  private(set) var boxes: [Box] = []
  /// Where the last whole box ends.
  private(set) var end: Int64
  /// Where the box that is cut should have ended.
  private(set) var declaredEnd: Int64?
  private(set) var isCut = false

  /// The last box of a type.
  subscript(type: FourCharacterCode) -> Box? { boxes.last { $0.type == type } }

  /// `isEmbedded`: other files may follow, and a maker's trailer in a box of its own.
  init(_ range: Range<Int64>, _ reader: ByteReader, isEmbedded: Bool = false) throws(ReadFailure) {
    end = range.lowerBound
    boxes.reserveCapacity(8)
    var walk = ISOBaseMedia.Boxes(reader, in: range, isTopLevel: true)
    while boxes.count < Self.mostBoxes {
      let next: Box?
      do throws(ReadFailure) { next = try walk.next() } catch {
        // What a trailer's first bytes spell as a box is no box.
        guard case .malformed = error, !boxes.isEmpty else { throw error }
        return
      }
      guard let box = next else {
        try takeRest(range, reader, isEmbedded)
        return
      }
      guard box.type.isBoxType, box.declaredEnd < .max else { return }
      if isEmbedded, !boxes.isEmpty, box.type == "ftyp" || box.type == "sefd" { return }
      if box.isCutShort {
        isCut =
          boxes.isEmpty || ISOBaseMedia.movieBoxes.contains(box.type) || Self.pictureBoxes.contains(box.type)
        if isCut { declaredEnd = box.declaredEnd }
        return
      }
      boxes.append(box)
      end = box.range.upperBound
    }
    throw .budget
  }

  /// Fewer bytes than a box's head: the beginning of one where they begin with a size and letters.
  private mutating func takeRest(
    _ range: Range<Int64>, _ reader: ByteReader, _ isEmbedded: Bool
  ) throws(ReadFailure) {
    let rest = try reader.available(at: end, upTo: Int(min(16, range.upperBound - end)))
    guard let size = rest.bigEndian(UInt32.self, at: 0) else { return }
    if size == 1, rest.count >= 8 {
      // Size and type are there, the wide size is not.
      isCut = true
      return
    }
    guard rest.count > 4, size >= 8, size < 1 << 30 else { return }
    for index in 4..<rest.count {
      guard let byte = rest[index], (0x20..<0x7F).contains(byte) else { return }
    }
    // Anything may stand behind a file inside another.
    if isEmbedded, !Self.beginsMovieBox(rest) { return }
    isCut = true
    declaredEnd = end + Int64(size)
  }

  /// Whether the letters behind a size begin the type of a movie's box.
  private static func beginsMovieBox(_ rest: ByteView) -> Bool {
    ISOBaseMedia.movieBoxes.contains { type in
      (4..<min(8, rest.count)).allSatisfy { index in
        rest[index] == UInt8(truncatingIfNeeded: type.rawValue >> UInt32(56 - 8 * index))
      }
    }
  }
}
