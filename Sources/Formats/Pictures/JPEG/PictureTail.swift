package import ByteSources
internal import ContainerFormats

/// The parts behind the end of a picture: further pictures, movies, a maker's trailer.
///
/// Bytes that begin none of these are passed over.
package struct PictureTail: Sendable {
  /// A movie behind the picture.
  package struct Movie: Hashable, Sendable {
    package var range: Range<Int64>
    /// Whether only filling, or a maker's label, stands between it and the part before.
    package var isAdjacent: Bool
  }

  private static let mostParts = 4096

  /// The movies that are whole, by their boxes, in their order.
  package private(set) var movies: [Movie] = []
  /// The movie of which bytes are missing; nothing behind it is looked at.
  package private(set) var cutMovie: Movie?
  /// Whether every byte up to the end of the file was looked at, and told what it is.
  package private(set) var isComplete = false
  /// Where the last part ends.
  private var end: Int64
  private var hasPictures = false
  /// How many files of boxes there are, the one that is cut included.
  private var files = 0
  private var hasUnreadable = false
  /// Whether Samsung's trailer ends as it should; nil where none begins.
  private var isTrailerWhole: Bool?
  private var isPictureCut = false
  private var isFileCut = false
  /// Where the file should have ended, had the one that is cut all its bytes; nil where that is not known.
  private var declaredEnd: Int64?

  /// Walks what stands behind a picture that ends at `pictureEnd`.
  ///
  /// Complexity: linear in the bytes that are passed over; parts are walked by their heads.
  package init(behind pictureEnd: Int64, _ file: EndReader) throws(ReadFailure) {
    end = pictureEnd
    var position = pictureEnd
    for _ in 0..<Self.mostParts {
      guard let part = try Part(from: position, behind: end, boxesAlone: isTrailerWhole != nil, file) else {
        isComplete = !hasUnreadable && file.byteCount - position <= Part.farthest(file)
        return
      }
      switch part.kind {
      case .picture:
        hasPictures = true
        guard let next = try PictureEnds.pictureEnd(from: part.start, file) else {
          isPictureCut = true
          return
        }
        (end, position) = (next, next)
      case .samsungBlocks:
        // Blocks do not say how long they are, and the directory does not list every movie.
        isTrailerWhole = try file.tail(4).bytes.matches("SEFT")
        position = part.start + Part.blockHead
      case .boxes:
        position = try take(part, file)
        if isFileCut { return }
      }
    }
  }

  /// Takes what may be a file of boxes, and gives where the search goes on.
  private mutating func take(_ part: Part, _ file: EndReader) throws(ReadFailure) -> Int64 {
    let limit = try Self.limit(part.start, file)
    guard let found = try EmbeddedFile(in: part.start..<limit, file.reader) else {
      return part.start + Part.boxHead
    }
    files += 1
    if found.kind == .unreadable { hasUnreadable = true }
    if found.kind == .movie {
      let isAdjacent = isTrailerWhole != nil ? true : try Self.isAdjacent(end..<part.start, file)
      let movie = Movie(range: found.range, isAdjacent: isAdjacent)
      if found.isCut { cutMovie = movie } else { movies.append(movie) }
    }
    isFileCut = found.isCut
    // What stands behind it would stand farther away.
    declaredEnd = found.declaredEnd.map { $0 &+ (file.byteCount - limit) }
    end = found.range.upperBound
    return end
  }

  /// Where a file that begins at `start` must end: a box that is cut would take a maker's trailer for its own bytes.
  private static func limit(_ start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64 {
    if let trailer = try SamsungTrailer.find(file.reader) {
      return trailer.limit(of: start) ?? file.byteCount
    }
    guard let live = try LiveTrailer.find(file.reader).first, live.upperBound > start else {
      return file.byteCount
    }
    return live.upperBound
  }

  private static let longestLabel = 4096
  /// The marks before members of archives, which may be movies.
  private static let archiveMarks: [StaticString] = ["PK\u{3}\u{4}", "Rar!", "ustar", "070701", "!<arch>"]

  /// Whether a gap between two parts is empty, filled with one byte, or short and no archive's head.
  private static func isAdjacent(_ gap: Range<Int64>, _ file: EndReader) throws(ReadFailure) -> Bool {
    let head = try file.reader.available(in: gap, upTo: longestLabel)
    guard let first = head[0] else { return true }
    if gap.upperBound - gap.lowerBound <= Int64(longestLabel) {
      return !archiveMarks.contains { head.contains($0) } && !head.matches([0x37, 0x7A, 0xBC, 0xAF])
    }
    var isFilling = true
    let isRunThrough = try file.scan(gap) { bytes, _ in
      isFilling = bytes.allSatisfy { $0 == first }
      return !isFilling
    }
    return isFilling && isRunThrough
  }

  /// The file's end, as the parts tell it.
  package func finding(_ file: EndReader) -> EndFinding {
    if isPictureCut { return .truncated("a further picture, which no end-of-image marker ends") }
    let picture = hasPictures ? "the end-of-image marker of each picture" : "the end-of-image marker"
    var others: [String] = []
    if files > 0 {
      let isMovie = movies.count + (cutMovie == nil ? 0 : 1) == files
      let name = isMovie ? "movie" : "file"
      others.append(files == 1 ? "the boxes of the \(name) behind it" : "the boxes of each \(name) behind it")
    }
    if isTrailerWhole != nil { others.append("the end of Samsung's trailer") }
    let last = others.popLast().map { ", and \($0)" } ?? ""
    let checked = picture + others.map { ", \($0)" }.joined() + last
    if isFileCut { return .truncated(checked, end: declaredEnd) }
    if isTrailerWhole == false { return .truncated(checked) }
    return .whole(checked, end: isTrailerWhole == nil ? end : file.byteCount)
  }
}

// For whoever looks for a movie, and not for the file's end.
extension PictureTail {
  private static let budget = ReadBudget(bytes: 16 << 20, reads: 1024, steps: 65_536)

  /// The tail of the JPEG that a reader has open; nil where the picture has no end, or none that was found.
  ///
  /// `isBrief`: in a large file, the end of the picture data is looked for by halving, and parts are looked for nearby.
  /// Complexity: linear in the file's size, logarithmic where it is brief. Errors: the source's alone.
  package static func ofJPEG(_ reader: ByteReader, isBrief: Bool) throws(ReadFailure) -> PictureTail? {
    try look(reader, isBrief) { (file) throws(ReadFailure) in
      guard let end = try PictureEnds.pictureEnd(from: 0, file) else { return nil }
      return try PictureTail(behind: end, file)
    }
  }

  /// The parts behind `end` in the file that a reader has open; nil where it cannot be walked.
  package static func behind(
    _ end: Int64, _ reader: ByteReader, isBrief: Bool
  ) throws(ReadFailure) -> PictureTail? {
    try look(reader, isBrief) { (file) throws(ReadFailure) in try PictureTail(behind: end, file) }
  }

  private static func look(
    _ reader: ByteReader, _ isBrief: Bool, _ body: (EndReader) throws(ReadFailure) -> PictureTail?
  ) throws(ReadFailure) -> PictureTail? {
    guard let source = reader.source, let byteCount = reader.byteCount else { return nil }
    let file = EndReader(
      source: source, reader: reader, finding: nil, byteCount: byteCount, halves: isBrief)
    do throws(ReadFailure) {
      return try reader.spending(budget) { () throws(ReadFailure) in try body(file) }
    } catch {
      if case .source = error { throw error }
      return nil
    }
  }
}

extension PictureTail {
  /// Something behind a picture that has an end of its own.
  package struct Part {
    package enum Kind { case picture, boxes, samsungBlocks }

    /// How far filling, or data of a maker's own, may reach before a file of boxes.
    private static let longestGap: Int64 = 16 << 20
    private static let longestBriefGap: Int64 = 64 << 10
    /// A maker's label may stand before a picture; farther away three bytes prove nothing.
    private static let farthestPicture: Int64 = 4096
    /// A block's kind and its name's length; the size and type of a box.
    static let blockHead: Int64 = 8
    static let boxHead: Int64 = 8

    package var kind: Kind
    package var start: Int64

    /// How far behind a part the next one is looked for.
    package static func farthest(_ file: EndReader) -> Int64 { file.halves ? longestBriefGap : longestGap }

    /// The first part at or after `start`, where the part before ends at `end`; nil where there is none.
    package init?(
      from start: Int64, behind end: Int64, boxesAlone: Bool = false, _ file: EndReader
    ) throws(ReadFailure) {
      guard start < file.byteCount else { return nil }
      var found: (kind: Kind, start: Int64)?
      var last: UInt64 = 0
      _ = try file.scan(start..<min(file.byteCount, start + Self.farthest(file))) { bytes, place in
        for (index, byte) in bytes.enumerated() {
          last = last << 8 | UInt64(byte)
          let position = place + Int64(index) + 1
          guard position >= start + 4 else { continue }
          let isNear = !boxesAlone && position - end <= Self.farthestPicture
          if let kind = Self.kind(last, isWhole: position >= start + 8, isNear: isNear) {
            found = (kind, position - (kind == .picture ? 4 : 8))
            return true
          }
        }
        return false
      }
      guard let found else { return nil }
      (kind, self.start) = found
    }

    /// The part that the last eight bytes begin, or the last four where no more were seen.
    private static func kind(_ bytes: UInt64, isWhole: Bool, isNear: Bool) -> Kind? {
      if isNear, bytes & 0xFFFF_FF00 == 0xFFD8_FF00, bytes & 0xFF >= 0xC0, bytes & 0xFF != 0xFF {
        return .picture
      }
      guard isWhole else { return nil }
      // The box of a file's brands has a few dozen bytes.
      if bytes & 0xFFFF_FFFF == 0x6674_7970, (16...1024).contains(bytes >> 32) { return .boxes }
      guard isNear, bytes >> 48 == 0 else { return nil }
      // Zero, the block's kind, and its name's length, little endian.
      let kind = (bytes >> 32).byteSwapped >> 48, length = UInt32(truncatingIfNeeded: bytes).byteSwapped
      return kind >= 0x0800 && kind < 0x1000 && (4...64).contains(length) ? .samsungBlocks : nil
    }
  }
}
