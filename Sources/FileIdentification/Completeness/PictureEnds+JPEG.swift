internal import ByteSources
internal import ContainerFormats

extension PictureEnds {
  private static let mostSegments = 65_536
  private static let mostParts = 4096
  /// Smaller pictures are run through in any case.
  private static let longestBrief: Int64 = 1 << 15

  /// A marker ends the file, or one ends the picture and something follows: pictures, a movie, a maker's trailer.
  static func jpeg(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let index = (file.finding?.facts as? JPEGFile.Facts)?.pictures
    let promised = index?.end ?? 0
    if promised <= file.byteCount, try file.tail(2).bytes.matches([0xFF, 0xD9]) {
      return .whole(
        index == nil ? "the end-of-image marker" : "the end-of-image marker and the index of pictures",
        end: file.byteCount)
    }
    guard let end = try pictureEnd(from: 0, file) else {
      return .truncated("the picture data, which no end-of-image marker ends")
    }
    guard promised > file.byteCount else { return try behind(max(end, promised), file) }
    // An editor that wrote the picture anew and dropped the others left their index behind.
    if let first = index?.images.first(where: { $0.start == nil }), first.size > 0, first.size < end {
      return try behind(end, file)
    }
    if let index, try hasAll(of: index, behind: end, file) {
      return .whole("the end-of-image marker of each picture that the index counts", end: file.byteCount)
    }
    return .truncated("the index of pictures", end: promised)
  }

  /// Whether each picture of an index is there to its own end, and the last of them ends the file: Pillow writes sizes of the
  /// third picture and those behind it that are none.
  private static func hasAll(
    of index: MultiPictureIndex, behind first: Int64, _ file: EndReader
  ) throws(ReadFailure) -> Bool {
    guard !index.hasMore, try file.tail(2).bytes.matches([0xFF, 0xD9]) else { return false }
    var end = first
    for _ in index.images.dropFirst() {
      guard let part = try Part(behind: end, file), part.kind == .picture,
        let next = try pictureEnd(from: part.start, file)
      else { return false }
      end = next
    }
    return end == file.byteCount
  }

  /// Where the picture at `start` ends; nil where the file ends before it does.
  private static func pictureEnd(from start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64? {
    var segments = JPEGSegments(file.reader, in: start..<file.byteCount, upTo: mostSegments)
    for _ in 0..<mostSegments {
      if try file.reader.available(at: segments.offset, upTo: 2).matches([0xFF, 0xD9]) {
        return segments.offset + 2
      }
      let segment: JPEGSegment?
      do throws(ReadFailure) { segment = try segments.next() } catch {
        switch error {
        case .endOfData: return nil
        // Decoders look for the next marker, too.
        case .malformed: segment = nil
        case .budget, .source: throw error
        }
      }
      if let segment, segment.isCutShort { return nil }
      guard segment == nil || segment?.marker == 0xDA else { continue }
      if try !mayBeCut(in: segments.offset, file) { throw .budget }
      guard let marker = try marker(from: segments.offset + (segment == nil ? 1 : 0), file) else {
        return nil
      }
      segments.offset = marker
    }
    throw .budget
  }

  /// Whether the file's last bytes may be a part of the data that begin at `start`: what follows a picture, a movie for one,
  /// does not look so, and the picture need not be run through.
  private static func mayBeCut(in start: Int64, _ file: EndReader) throws(ReadFailure) -> Bool {
    guard file.isBrief, file.byteCount > longestBrief else { return true }
    let tail = max(start, file.byteCount - 4096)
    return JPEGScan.isInside(try file.reader.available(at: tail, upTo: Int(max(0, file.byteCount - tail))))
  }

  private static func marker(from start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64? {
    guard start < file.byteCount else { return nil }
    var scan = JPEGScan()
    var found: Int64?
    let isRunThrough = try file.scan(start..<file.byteCount) { bytes, place in
      found = scan.marker(in: bytes, at: place)
      return found != nil
    }
    if !isRunThrough { throw .budget }
    return found
  }

  /// What stands behind a picture that is whole: more pictures and movies, whose own ends are looked for.
  private static func behind(_ end: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    var end = end
    var checked = "the end-of-image marker"
    for _ in 0..<mostParts {
      guard let part = try Part(behind: end, file) else { break }
      switch part.kind {
      case .picture:
        checked = "the end-of-image marker of each picture"
        guard let next = try pictureEnd(from: part.start, file) else {
          return .truncated("a further picture, which no end-of-image marker ends")
        }
        end = next
      case .movie:
        checked = "the end-of-image marker, and the boxes of the movie behind it"
        let boxes = try BoxWalk(part.start..<file.byteCount, file)
        guard !boxes.isCut, boxes["moov"] != nil else { return .truncated(checked, end: boxes.declaredEnd) }
        end = boxes.end
      case .samsungBlocks:
        checked = "the end-of-image marker, and the end of Samsung's trailer"
        return try file.tail(4).bytes.matches("SEFT")
          ? .whole(checked, end: file.byteCount) : .truncated(checked)
      }
    }
    return .whole(checked, end: end)
  }

  /// Something behind a picture that has an end of its own.
  private struct Part {
    enum Kind { case picture, movie, samsungBlocks }

    /// How much filling, or data of a maker's own, may stand before a movie.
    private static let farthestMovie: Int64 = 16 << 20
    /// A maker's label may stand before a picture; farther away three bytes prove nothing.
    private static let farthestPicture: Int64 = 4096

    var kind: Kind
    var start: Int64

    /// The first part at or after `end`; nil where there is none.
    init?(behind end: Int64, _ file: EndReader) throws(ReadFailure) {
      guard end < file.byteCount else { return nil }
      var found: (kind: Kind, start: Int64)?
      var last: UInt64 = 0
      _ = try file.scan(end..<min(file.byteCount, end + Self.farthestMovie)) { bytes, place in
        for (index, byte) in bytes.enumerated() {
          last = last << 8 | UInt64(byte)
          let position = place + Int64(index) + 1
          guard position >= end + 3 else { continue }
          if let kind = Self.kind(last, isNear: position - end <= Self.farthestPicture) {
            found = (kind, position - (kind == .picture ? 4 : 8))
            return true
          }
        }
        return false
      }
      guard let found, found.start >= end else { return nil }
      (kind, start) = found
    }

    /// What the last eight bytes begin.
    private static func kind(_ bytes: UInt64, isNear: Bool) -> Kind? {
      // The box of a movie's brands has a few dozen bytes.
      if bytes & 0xFFFF_FFFF == 0x6674_7970, (16...1024).contains(bytes >> 32) { return .movie }
      guard isNear else { return nil }
      if bytes & 0xFFFF_FF00 == 0xFFD8_FF00, bytes & 0xFF >= 0xC0, bytes & 0xFF != 0xFF { return .picture }
      // Zero, the block's kind, and its name's length, little endian.
      let kind = (bytes >> 32).byteSwapped >> 48, length = UInt32(truncatingIfNeeded: bytes).byteSwapped
      if bytes >> 48 == 0, kind >= 0x0800, kind < 0x1000, (4...64).contains(length) { return .samsungBlocks }
      return nil
    }
  }
}
