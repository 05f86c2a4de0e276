internal import ByteSources
internal import ContainerFormats

extension PictureEnds {
  private static let mostSegments = 65_536
  private static let mostParts = 4096
  /// How many bytes of filling may stand between a picture and what follows it.
  private static let longestFilling: Int64 = 1 << 20

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
    return .truncated("the index of pictures", end: promised)
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
      guard let marker = try marker(from: segments.offset + (segment == nil ? 1 : 0), file) else { return nil }
      segments.offset = marker
    }
    throw .budget
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
      guard let start = try firstByte(behind: end, file) else { break }
      let head = try file.reader.available(at: start, upTo: 16)
      if head.matches([0xFF, 0xD8, 0xFF]) {
        checked = "the end-of-image marker of each picture"
        guard let next = try pictureEnd(from: start, file) else {
          return .truncated("a further picture, which no end-of-image marker ends")
        }
        end = next
      } else if head.matches("ftyp", at: 4) {
        checked = "the end-of-image marker, and the boxes of the movie behind it"
        let boxes = try BoxWalk(start..<file.byteCount, file)
        guard !boxes.isCut, boxes["moov"] != nil else { return .truncated(checked, end: boxes.declaredEnd) }
        end = boxes.end
      } else if let name = SamsungBlock.name(head) {
        checked = "the end-of-image marker, and the trailer that begins with \(name)"
        return try file.tail(4).bytes.matches("SEFT")
          ? .whole(checked, end: file.byteCount) : .truncated(checked)
      } else {
        break
      }
    }
    return .whole(checked, end: end)
  }

  /// Where filling ends that may stand behind a part; nil where nothing else follows.
  private static func firstByte(behind end: Int64, _ file: EndReader) throws(ReadFailure) -> Int64? {
    guard end < file.byteCount else { return nil }
    if SamsungBlock.name(try file.reader.available(at: end, upTo: 16)) != nil { return end }
    var found: Int64?
    _ = try file.scan(end..<min(file.byteCount, end + longestFilling)) { bytes, place in
      found = bytes.firstIndex { $0 != 0 }.map { place + Int64($0) }
      return found != nil
    }
    // The size of a movie's first box begins with zeros.
    guard let found, found >= end + 3,
      try file.reader.available(at: found - 3, upTo: 8).matches("ftyp", at: 4)
    else { return found }
    return found - 3
  }

  /// A block of Samsung's trailer: zero, kind, and a name with its length, little endian.
  private enum SamsungBlock {
    static func name(_ bytes: ByteView) -> String? {
      guard bytes.littleEndian(UInt16.self, at: 0) == 0, let kind = bytes.littleEndian(UInt16.self, at: 2), kind > 0,
        let length = bytes.littleEndian(UInt32.self, at: 4), (4...64).contains(length)
      else { return nil }
      let text = bytes.slice(8..<8 + min(8, Int(length)))
      for index in 0..<text.count {
        guard let byte = text[index], (0x20..<0x7F).contains(byte) else { return nil }
      }
      return text.count >= 4 ? "Samsung's blocks" : nil
    }
  }
}
