package import ByteSources
internal import ContainerFormats

/// The parts after the end of a picture: further pictures, movies, a maker's trailer.
package struct PictureTail: Sendable {
  package struct Movie: Hashable, Sendable {
    package var range: Range<Int64>
    /// True if only padding or a maker's label precedes the movie.
    package var isAdjacent: Bool
  }

  private static let maxParts = 4096

  /// The complete movies, in file order.
  package private(set) var movies: [Movie] = []
  /// The truncated movie; nothing after it is searched.
  package private(set) var truncatedMovie: Movie?
  /// True if every byte up to the end of the file was identified.
  package private(set) var isComplete = false
  /// The end of the last part.
  private var end: Int64
  private var hasPictures = false
  /// The number of box files, a truncated one included.
  private var files = 0
  private var hasUnreadable = false
  /// True if Samsung's trailer ends properly; nil without one.
  private var isTrailerWhole: Bool?
  private var isPictureCut = false
  private var isFileTruncated = false
  /// The end that the file should have had, if it is truncated; nil if unknown.
  private var declaredEnd: Int64?

  /// Walks the parts after a picture that ends at `pictureEnd`.
  ///
  /// Complexity: linear in the skipped bytes; parts are walked by their headers.
  package init(after pictureEnd: Int64, _ file: CompletenessReader) throws(ReadFailure) {
    end = pictureEnd
    var position = pictureEnd
    for _ in 0..<Self.maxParts {
      guard let part = try Part(from: position, after: end, onlyBoxes: isTrailerWhole != nil, file) else {
        isComplete = !hasUnreadable && file.byteCount - position <= Part.farthest(file)
        return
      }
      switch part.kind {
      case .picture:
        hasPictures = true
        guard let next = try PictureCompleteness.pictureEnd(from: part.start, file) else {
          isPictureCut = true
          return
        }
        (end, position) = (next, next)
      case .samsungBlocks:
        // Blocks have no lengths, and the directory does not list every movie.
        isTrailerWhole = try file.tail(4).bytes.matches("SEFT")
        position = part.start + Part.blockHead
      case .boxes:
        position = try add(part, file)
        if isFileTruncated { return }
      }
    }
  }

  /// Adds a possible box file; returns the offset where the search continues.
  private mutating func add(_ part: Part, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    let limit = try Self.limit(part.start, file)
    guard let result = try EmbeddedFile(in: part.start..<limit, file.reader) else {
      return part.start + Part.boxHead
    }
    files += 1
    if result.kind == .unreadable { hasUnreadable = true }
    if result.kind == .movie {
      let isAdjacent = isTrailerWhole != nil ? true : try Self.isAdjacent(end..<part.start, file)
      let movie = Movie(range: result.range, isAdjacent: isAdjacent)
      if result.isTruncated { truncatedMovie = movie } else { movies.append(movie) }
    }
    isFileTruncated = result.isTruncated
    // A truncated movie shifts everything after it.
    declaredEnd = result.declaredEnd.map { $0 &+ (file.byteCount - limit) }
    end = result.range.upperBound
    return end
  }

  /// Returns the maximum end of a file at `start`: a truncated box would swallow a maker's trailer.
  private static func limit(_ start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    if let trailer = try SamsungTrailer.find(file.reader) {
      return trailer.limit(of: start) ?? file.byteCount
    }
    guard let live = try LiveTrailer.find(file.reader).first, live.upperBound > start else {
      return file.byteCount
    }
    return live.upperBound
  }

  private static let maxLabelLength = 4096
  /// Signatures of archive members, which may be movies.
  private static let archiveMarks: [StaticString] = ["PK\u{3}\u{4}", "Rar!", "ustar", "070701", "!<arch>"]

  /// Returns true if a gap is empty, filled with one byte, or short and no archive member.
  private static func isAdjacent(_ gap: Range<Int64>, _ file: CompletenessReader) throws(ReadFailure) -> Bool
  {
    let head = try file.reader.available(in: gap, upTo: maxLabelLength)
    guard let first = head[0] else { return true }
    if gap.upperBound - gap.lowerBound <= Int64(maxLabelLength) {
      return !archiveMarks.contains { head.contains($0) } && !head.matches([0x37, 0x7A, 0xBC, 0xAF])
    }
    var isFilling = true
    let isRunThrough = try file.scan(gap) { bytes, _ in
      isFilling = bytes.allSatisfy { $0 == first }
      return !isFilling
    }
    return isFilling && isRunThrough
  }

  /// Returns the completeness that the parts imply.
  package func finding(_ file: CompletenessReader) -> Completeness {
    if isPictureCut { return .truncated("a further picture, which no end-of-image marker ends") }
    let picture = hasPictures ? "the end-of-image marker of each picture" : "the end-of-image marker"
    var others: [String] = []
    if files > 0 {
      let isMovie = movies.count + (truncatedMovie == nil ? 0 : 1) == files
      let name = isMovie ? "movie" : "file"
      others.append(files == 1 ? "the boxes of the \(name) behind it" : "the boxes of each \(name) behind it")
    }
    if isTrailerWhole != nil { others.append("the end of Samsung's trailer") }
    let last = others.popLast().map { ", and \($0)" } ?? ""
    let checked = picture + others.map { ", \($0)" }.joined() + last
    if isFileTruncated { return .truncated(checked, end: declaredEnd) }
    if isTrailerWhole == false { return .truncated(checked) }
    return .whole(checked, end: isTrailerWhole == nil ? end : file.byteCount)
  }
}

// Entry points for finding a movie, independent of the completeness check.
extension PictureTail {
  private static let budget = ReadBudget(bytes: 16 << 20, reads: 1024, steps: 65_536)

  /// Returns the tail of the JPEG of a reader; nil if the end of the picture is not found.
  ///
  /// With `isBrief`, the end of the picture in a large file is found by binary search, and parts are searched
  /// nearby. Complexity: linear in the file's size, logarithmic with `isBrief`. Errors: only the source's.
  package static func ofJPEG(_ reader: ByteReader, isBrief: Bool) throws(ReadFailure) -> PictureTail? {
    try withFile(reader, isBrief) { (file) throws(ReadFailure) in
      guard let end = try PictureCompleteness.pictureEnd(from: 0, file) else { return nil }
      return try PictureTail(after: end, file)
    }
  }

  /// Returns the parts after `end` in the reader's file; nil if they cannot be walked.
  package static func after(
    _ end: Int64, _ reader: ByteReader, isBrief: Bool
  ) throws(ReadFailure) -> PictureTail? {
    try withFile(reader, isBrief) { (file) throws(ReadFailure) in try PictureTail(after: end, file) }
  }

  private static func withFile(
    _ reader: ByteReader, _ isBrief: Bool, _ body: (CompletenessReader) throws(ReadFailure) -> PictureTail?
  ) throws(ReadFailure) -> PictureTail? {
    guard let source = reader.source, let byteCount = reader.byteCount else { return nil }
    let file = CompletenessReader(
      source: source, reader: reader, finding: nil, byteCount: byteCount, usesBinarySearch: isBrief)
    do throws(ReadFailure) {
      return try reader.spending(budget) { () throws(ReadFailure) in try body(file) }
    } catch {
      if case .source = error { throw error }
      return nil
    }
  }
}

extension PictureTail {
  /// A part after a picture, with an end of its own.
  package struct Part {
    package enum Kind { case picture, boxes, samsungBlocks }

    /// Limit on padding or private data before a box file.
    private static let maxGapLength: Int64 = 16 << 20
    private static let maxBriefGapLength: Int64 = 64 << 10
    /// Limit on a label before a picture; farther away three bytes prove nothing.
    private static let farthestPicture: Int64 = 4096
    /// A block's type and the length of its name; the size and type of a box.
    static let blockHead: Int64 = 8
    static let boxHead: Int64 = 8

    package var kind: Kind
    package var start: Int64

    /// Returns how far after a part the next one is searched.
    package static func farthest(_ file: CompletenessReader) -> Int64 {
      file.usesBinarySearch ? maxBriefGapLength : maxGapLength
    }

    /// Finds the first part at or after `start`; the part before ends at `end`; nil if there is none.
    package init?(
      from start: Int64, after end: Int64, onlyBoxes: Bool = false, _ file: CompletenessReader
    ) throws(ReadFailure) {
      guard start < file.byteCount else { return nil }
      var result: (kind: Kind, start: Int64)?
      var last: UInt64 = 0
      _ = try file.scan(start..<min(file.byteCount, start + Self.farthest(file))) { bytes, offset in
        for (index, byte) in bytes.enumerated() {
          last = last << 8 | UInt64(byte)
          let position = offset + Int64(index) + 1
          guard position >= start + 4 else { continue }
          let isNear = !onlyBoxes && position - end <= Self.farthestPicture
          if let kind = Self.kind(last, isWhole: position >= start + 8, isNear: isNear) {
            result = (kind, position - (kind == .picture ? 4 : 8))
            return true
          }
        }
        return false
      }
      guard let result else { return nil }
      (kind, self.start) = result
    }

    /// Returns the part that begins with the last eight bytes, or the last four if only those were read.
    private static func kind(_ bytes: UInt64, isWhole: Bool, isNear: Bool) -> Kind? {
      if isNear, bytes & 0xFFFF_FF00 == 0xFFD8_FF00, bytes & 0xFF >= 0xC0, bytes & 0xFF != 0xFF {
        return .picture
      }
      guard isWhole else { return nil }
      // A file type box has a few dozen bytes.
      if bytes & 0xFFFF_FFFF == 0x6674_7970, (16...1024).contains(bytes >> 32) { return .boxes }
      guard isNear, bytes >> 48 == 0 else { return nil }
      // Zero, block type, length of the name; little endian.
      let kind = (bytes >> 32).byteSwapped >> 48, length = UInt32(truncatingIfNeeded: bytes).byteSwapped
      return kind >= 0x0800 && kind < 0x1000 && (4...64).contains(length) ? .samsungBlocks : nil
    }
  }
}
