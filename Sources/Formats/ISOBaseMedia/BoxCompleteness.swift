internal import ByteSources
internal import ContainerFormats

/// Checks whether files of boxes are complete: ISO base media files, JPEG 2000, JPEG XL.
enum BoxCompleteness {
  private typealias Box = ISOBaseMedia.Box
  private static let checkedBoxes = "the top-level boxes"
  private static let maxTracks = 256

  /// Returns true for a box that holds neither data nor descriptions.
  private static func isAuxiliary(_ type: FourCharacterCode) -> Bool {
    switch type {
    case "ftyp", "styp", "free", "skip", "wide": true
    default: false
    }
  }

  /// Checks that boxes, items, samples and segments do not end after the end of the file.
  static func media(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    if walk.isTruncated { return .truncated(checkedBoxes, end: walk.declaredEnd) }
    guard !walk.boxes.isEmpty else { return .unknown("nothing: no boxes") }
    if walk.boxes.allSatisfy({ isAuxiliary($0.type) }) {
      return .truncated("the top-level boxes, none of which has or describes data")
    }
    // An interrupted recording has data without a description.
    if walk["moov"] == nil, walk["mdat"] != nil,
      ["moof", "meta", "mini", "idat"].allSatisfy({ walk[$0] == nil })
    {
      return .truncated("the top-level boxes, of which the one that describes the data is missing")
    }
    do throws(ReadFailure) {
      var result = try checkReferences(walk, file)
      result.codedRange = codedRange(walk, file)
      guard result.outcome == .whole, walk.boxes.last?.type == "moof" else { return result }
      return .truncated("the data of the last movie fragment, which are missing")
    } catch {
      // All boxes are complete: a table longer than its box is malformed, not cut.
      guard error == .endOfData else { throw error }
      throw .malformed("a table that is longer than its box")
    }
  }

  /// Returns the range from the first box of media data to the end of the last; to the file's end if no box follows.
  private static func codedRange(_ walk: BoxWalk, _ file: CompletenessReader) -> Range<Int64>? {
    let end = walk.end < file.byteCount ? file.byteCount : walk["mdat"]?.range.upperBound
    let start = walk.boxes.first { $0.type == "mdat" }?.contents.lowerBound
    return end.map { min(start ?? 0, $0)..<$0 }
  }

  /// Checks the ends of items, samples and segments.
  private static func checkReferences(
    _ walk: BoxWalk, _ file: CompletenessReader
  ) throws(ReadFailure) -> Completeness {
    var parts: [String] = []
    var end: Int64 = 0
    for box in walk.boxes where box.type == "meta" {
      guard let lastItem = try itemEnd(box, file) else {
        // A box without a size extends to the file's end.
        if try isOpen(box, file), walk["moov"] == nil {
          return .truncated("the items, of which some are not described")
        }
        continue
      }
      end = max(end, lastItem)
      parts.append("the items' places")
    }
    if let movie = walk["moov"], movie.range.upperBound <= (walk["mdat"]?.range.lowerBound ?? .max) {
      let samples = try sampleEnd(movie, file)
      if samples > 0 { parts.append("the last samples' places") }
      end = max(end, samples)
    }
    // A segment with the brand "risx" may be only an index (ISO/IEC 13818-1).
    if let index = walk.boxes.first(where: { $0.type == "sidx" }),
      walk["moof"] != nil || !file.reader.head.matches("risx", at: 8)
    {
      end = max(end, try indexedEnd(index, file))
      parts.append("the segment index")
    }
    if file.isBrief, end <= file.byteCount { return .whole(checkedBoxes, end: walk.end) }
    let checked = ([checkedBoxes] + parts).joined(separator: ", ")
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked, end: walk.end)
  }

  /// Returns the end of the items, or of a cut box that describes them; nil without items.
  private static func itemEnd(_ meta: Box, _ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    var parts = meta.boxes(skipping: 4, file.reader)
    while let part = try parts.next() {
      if part.isCutShort { return part.declaredEnd }
    }
    let cached = (file.finding?.facts as? ISOBaseMedia.Facts)?.items
    var items =
      if let cached, cached.range == meta.range { cached } else {
        try ISOBaseMedia.ItemTable(meta, file.reader)
      }
    guard !items.items.isEmpty else { return nil }
    try items.readLocations(file.reader, keepsExtents: false)
    return items.failure == nil ? items.declaredEnd : nil
  }

  /// Returns the latest end of the last chunks, of the tracks whose media are in the file.
  private static func sampleEnd(_ movie: Box, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    let reader = file.reader
    var end: Int64 = 0
    var parts = movie.boxes(reader)
    for _ in 0..<maxTracks {
      guard let track = try parts.next() else { break }
      guard track.type == "trak", let information = try track.first("mdia", "minf", reader: reader),
        let table = try information.first("stbl", reader: reader), try isSelfContained(information, reader)
      else { continue }
      end = max(end, try table.lastChunkEnd(reader) ?? 0)
    }
    return end
  }

  /// Returns true if all of a track's data are in the file itself (ISO/IEC 14496-12 §8.7.2).
  private static func isSelfContained(_ information: Box, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard let references = try information.first("dinf", "dref", reader: reader) else { return true }
    var entries = references.boxes(skipping: 8, reader)
    while let entry = try entries.next() {
      if try entry.number(UInt32.self, 0, reader) & 1 == 0 { return false }
    }
    return true
  }

  /// Returns the end of the last segment of an index (ISO/IEC 14496-12 §8.16.3).
  private static func indexedEnd(_ index: Box, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    let reader = file.reader
    let isWide = try index.number(UInt8.self, 0, reader) > 0
    let first =
      isWide
      ? Int64(clamping: try index.number(UInt64.self, 20, reader))
      : Int64(try index.number(UInt32.self, 16, reader))
    let rows: Int64 = isWide ? 28 : 20
    let count = Int64(try index.number(UInt16.self, rows + 2, reader))
    var end = index.range.upperBound &+ first
    for row in 0..<count {
      try reader.step()
      end &+= Int64(try index.number(UInt32.self, rows + 4 + 12 * row, reader) & 0x7FFF_FFFF)
    }
    return end
  }

  /// Checks the codestream of JPEG XL: one box, or several with the last marked (ISO/IEC 18181-2).
  static func jpegXL(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    guard file.reader.head.matches("JXL ", at: 4) else {
      return .unknown("nothing: a bare codestream does not say where it ends")
    }
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    if walk.isTruncated { return .truncated(checkedBoxes, end: walk.declaredEnd) }
    let checked = "the top-level boxes, and the last part of the codestream"
    if let whole = walk["jxlc"] { return try codestream(whole, walk, checkedBoxes, file) }
    for part in walk.boxes where part.type == "jxlp" {
      if try part.number(UInt32.self, 0, file.reader) >> 31 == 1 {
        return try codestream(part, walk, checked, file)
      }
    }
    return .truncated(checked)
  }

  /// Returns the result for the box of the pixels; unknown without a size.
  private static func codestream(
    _ box: Box, _ walk: BoxWalk, _ checked: String, _ file: CompletenessReader
  ) throws(ReadFailure) -> Completeness {
    try isOpen(box, file)
      ? .unknown("the top-level boxes, the last of which does not say where it ends")
      : .whole(checked, end: walk.end)
  }

  private static func isOpen(_ box: Box, _ file: CompletenessReader) throws(ReadFailure) -> Bool {
    try file.reader.bigEndian(UInt32.self, at: box.range.lowerBound) == 0
  }

  /// Checks the codestream's box, or the codestream's end if the box has no size (ISO/IEC 15444-1 Annex I).
  static func jpeg2000(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    guard file.reader.head.matches("jP  ", at: 4) else {
      return try JPEG2000Completeness.stream(from: 0, file)
    }
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    if walk.isTruncated { return .truncated(checkedBoxes, end: walk.declaredEnd) }
    guard let stream = walk["jp2c"] else {
      return ["moov", "mdat", "ftbl", "mhdr"].contains { walk[$0] != nil }
        ? .whole(checkedBoxes, end: walk.end) : .truncated("the box of the codestream, which is missing")
    }
    return try isOpen(stream, file)
      ? try JPEG2000Completeness.stream(from: stream.contents.lowerBound, file)
      : .whole(checkedBoxes, end: walk.end)
  }
}
