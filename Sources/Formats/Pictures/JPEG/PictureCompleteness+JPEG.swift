internal import ByteSources
internal import ContainerFormats

// Completeness of JPEG files, and of what follows their pictures.
extension PictureCompleteness {
  private static let maxSegments = 65_536
  /// Smaller pictures are always scanned whole.
  private static let alwaysScannedLength: Int64 = 1 << 15
  private static let maxLinearScanLength: Int64 = 1 << 20
  private static let window = 4096
  private static let longWindow = 32 << 10

  /// Checks JPEG: an end marker ends the file, or further pictures, a movie or a maker's trailer follow.
  static func jpeg(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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
    guard promised > file.byteCount else { return try partsAfter(end, promised: promised, file) }
    // Editors that rewrite only the main picture leave the index of the dropped ones.
    if let first = index?.images.first(where: { $0.start == nil }), first.size > 0, first.size < end {
      return try partsAfter(end, file)
    }
    if let index, try hasAll(of: index, after: end, file) {
      return .whole("the end-of-image marker of each picture that the index counts", end: file.byteCount)
    }
    return .truncated("the index of pictures", end: promised)
  }

  /// Returns true if each indexed picture is complete and the last ends the file; Pillow writes invalid
  /// sizes from the third picture on.
  private static func hasAll(
    of index: MultiPictureIndex, after first: Int64, _ file: CompletenessReader
  ) throws(ReadFailure) -> Bool {
    guard !index.hasMore, try file.tail(2).bytes.matches([0xFF, 0xD9]) else { return false }
    var end = first
    for _ in index.images.dropFirst() {
      guard let part = try PictureTail.Part(from: end, after: end, file), part.kind == .picture,
        let next = try pictureEnd(from: part.start, file)
      else { return false }
      end = next
    }
    return end == file.byteCount
  }

  /// Returns the end of the picture at `start`; nil if the file ends first.
  static func pictureEnd(from start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    var segments = JPEGSegments(file.reader, in: start..<file.byteCount, upTo: maxSegments)
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
        // Bytes that are not a segment are data too; decoders search on for a marker.
        case .malformed: break
        case .budget, .source: throw error
        }
      }
      if file.usesBinarySearch, file.byteCount - segments.offset > maxLinearScanLength {
        return try endByBinarySearch(from: segments.offset, file)
      }
      if try !mayBeCut(in: segments.offset, file) { throw .budget }
      guard let marker = try marker(from: segments.offset + (isScan ? 0 : 1), file) else { return nil }
      segments.resume(at: marker)
    }
  }

  /// Returns true if the file's last bytes may belong to the scan data at `start`; if not, something follows
  /// the picture, and the picture need not be scanned.
  private static func mayBeCut(in start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Bool {
    guard file.isBrief, file.byteCount > alwaysScannedLength else { return true }
    let tail = max(start, file.byteCount - Int64(window))
    let bytes = try file.reader.available(at: tail, upTo: Int(max(0, file.byteCount - tail)))
    return JPEGScan.isInside(bytes) == true
  }

  /// Finds the end of the picture whose data begin at `start` by binary search: scan data look alike
  /// everywhere, and what follows does not; nil if that leads to no end-of-image marker.
  ///
  /// Further pictures are sometimes mistaken for data of the first.
  private static func endByBinarySearch(from start: Int64, _ file: CompletenessReader) throws(ReadFailure)
    -> Int64?
  {
    var (inside, outside) = (start, file.byteCount - Int64(window))
    while outside - inside > Int64(window) {
      let middle = inside + (outside - inside) / 2
      var isInside = JPEGScan.isInside(try file.reader.available(at: middle, upTo: window))
      if isInside == nil {
        // Flat pictures have few FF bytes.
        isInside = JPEGScan.isInside(try file.reader.available(at: middle, upTo: longWindow))
      }
      if isInside == true { inside = middle } else { outside = middle }
    }
    let bytes = try file.reader.available(at: inside, upTo: longWindow + 3 * window)
    var index = bytes.firstIndex(of: 0xFF)
    while let prefix = index {
      if bytes[prefix + 1] == 0xD9 { return inside + Int64(prefix) + 2 }
      index = bytes.firstIndex(of: 0xFF, from: prefix + 1)
    }
    return nil
  }

  private static func marker(from start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    guard start < file.byteCount else { return nil }
    var scan = JPEGScan()
    var result: Int64?
    let isRunThrough = try file.scan(start..<file.byteCount) { bytes, offset in
      result = scan.marker(in: bytes, at: offset)
      return result != nil
    }
    if !isRunThrough { throw .budget }
    return result
  }

  /// Returns the parts after a complete picture; `promised` is their end in the multi-picture index.
  private static func partsAfter(
    _ end: Int64, promised: Int64 = 0, _ file: CompletenessReader
  ) throws(ReadFailure) -> Completeness {
    let tail = try PictureTail(after: max(end, promised), file)
    var result = tail.finding(file)
    // Bytes between them are unknown.
    if promised <= end { result.tail = tail }
    return result
  }
}
