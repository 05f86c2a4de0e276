internal import ByteSources
internal import ContainerFormats

extension PictureEnds {
  private static let mostSegments = 65_536
  /// Smaller pictures are run through in any case.
  private static let longestBrief: Int64 = 1 << 15
  private static let longestUnhalved: Int64 = 1 << 20
  private static let window = 4096
  private static let longWindow = 32 << 10

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
    guard promised > file.byteCount else { return try behind(end, promised: promised, file) }
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
      guard let part = try PictureTail.Part(from: end, behind: end, file), part.kind == .picture,
        let next = try pictureEnd(from: part.start, file)
      else { return false }
      end = next
    }
    return end == file.byteCount
  }

  /// Where the picture at `start` ends; nil where the file ends before it does.
  static func pictureEnd(from start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64? {
    var segments = JPEGSegments(file.reader, in: start..<file.byteCount, upTo: mostSegments)
    while true {
      var isScan = false
      do throws(ReadFailure) {
        guard let segment = try segments.next() else { throw .budget }
        if segment.marker == 0xD9 { return segments.offset }
        if segment.isCutShort { return nil }
        isScan = segment.marker == 0xDA
        guard isScan || segment.isStray else { continue }
      } catch {
        switch error {
        case .endOfData: return nil
        // Bytes that are no segment are data, too, behind which decoders look for a marker.
        case .malformed: break
        case .budget, .source: throw error
        }
      }
      if file.halves, file.byteCount - segments.offset > longestUnhalved {
        return try halved(from: segments.offset, file)
      }
      if try !mayBeCut(in: segments.offset, file) { throw .budget }
      guard let marker = try marker(from: segments.offset + (isScan ? 0 : 1), file) else { return nil }
      segments.resume(at: marker)
    }
  }

  /// Whether the file's last bytes may be a part of the data that begin at `start`: what follows a picture, a movie for one,
  /// does not look so, and the picture need not be run through.
  private static func mayBeCut(in start: Int64, _ file: EndReader) throws(ReadFailure) -> Bool {
    guard file.isBrief, file.byteCount > longestBrief else { return true }
    let tail = max(start, file.byteCount - Int64(window))
    let bytes = try file.reader.available(at: tail, upTo: Int(max(0, file.byteCount - tail)))
    return JPEGScan.isInside(bytes) == true
  }

  /// Where the picture ends whose data begin at `start`, by halving: a scan's data look so everywhere, and what follows a
  /// picture does not; nil where that leads to no end-of-image marker.
  ///
  /// Further pictures are taken for the first one's data at times.
  private static func halved(from start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64? {
    var (inside, outside) = (start, file.byteCount - Int64(window))
    while outside - inside > Int64(window) {
      let middle = inside + (outside - inside) / 2
      var isInside = JPEGScan.isInside(try file.reader.available(at: middle, upTo: window))
      if isInside == nil {
        // Plain pictures have few signs.
        isInside = JPEGScan.isInside(try file.reader.available(at: middle, upTo: longWindow))
      }
      if isInside == true { inside = middle } else { outside = middle }
    }
    let bytes = try file.reader.available(at: inside, upTo: longWindow + 3 * window)
    var place = bytes.firstIndex(of: 0xFF)
    while let prefix = place {
      if bytes[prefix + 1] == 0xD9 { return inside + Int64(prefix) + 2 }
      place = bytes.firstIndex(of: 0xFF, from: prefix + 1)
    }
    return nil
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

  /// The parts behind a picture that is whole; `promised` is where an index of pictures says that they end.
  private static func behind(
    _ end: Int64, promised: Int64 = 0, _ file: EndReader
  ) throws(ReadFailure) -> EndFinding {
    let tail = try PictureTail(behind: max(end, promised), file)
    var found = tail.finding(file)
    // Of what lies between them nothing is known.
    if promised <= end { found.tail = tail }
    return found
  }
}
