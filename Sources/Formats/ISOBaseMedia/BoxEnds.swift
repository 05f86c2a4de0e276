internal import ByteSources
internal import ContainerFormats

/// Where files of boxes end: movies and pictures of ISO's base media file format, JPEG 2000, JPEG XL.
enum BoxEnds {
  private typealias Box = ISOBaseMedia.Box
  private static let boxes = "the top-level boxes"
  private static let mostTracks = 256

  /// Whether a box stands in front of data and descriptions, or between them.
  private static func isFrame(_ type: FourCharacterCode) -> Bool {
    switch type {
    case "ftyp", "styp", "free", "skip", "wide": true
    default: false
    }
  }

  /// Boxes must not reach beyond the file, nor what items, sample tables and segment indexes point to.
  static func media(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    if walk.isCut { return .truncated(boxes, end: walk.declaredEnd) }
    guard !walk.boxes.isEmpty else { return .unknown("nothing: no boxes") }
    if walk.boxes.allSatisfy({ isFrame($0.type) }) {
      return .truncated("the top-level boxes, none of which has or describes data")
    }
    // A recording that was broken off has data, and nothing that says what they are.
    if walk["moov"] == nil, walk["mdat"] != nil,
      ["moof", "meta", "mini", "idat"].allSatisfy({ walk[$0] == nil })
    {
      return .truncated("the top-level boxes, of which the one that describes the data is missing")
    }
    do throws(ReadFailure) {
      var found = try pointed(walk, file)
      found.coded = coded(walk, file)
      guard found.outcome == .whole, walk.boxes.last?.type == "moof" else { return found }
      return .truncated("the data of the last movie fragment, which are missing")
    } catch {
      // The boxes are there: what is longer than the box around it is not cut.
      guard error == .endOfData else { throw error }
      throw .malformed("a table that is longer than its box")
    }
  }

  /// From the first box of media data to the end of the last one; to the file's where something follows that is no box.
  private static func coded(_ walk: BoxWalk, _ file: EndReader) -> Range<Int64>? {
    let end = walk.end < file.byteCount ? file.byteCount : walk["mdat"]?.range.upperBound
    let start = walk.boxes.first { $0.type == "mdat" }?.contents.lowerBound
    return end.map { min(start ?? 0, $0)..<$0 }
  }

  /// What the boxes point to.
  private static func pointed(_ walk: BoxWalk, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    // A brief look names no parts where the file is whole.
    var parts: [String] = []
    var end: Int64 = 0
    for box in walk.boxes where box.type == "meta" {
      guard let lastItem = try itemEnd(box, file) else {
        // Without a size it goes on to the end, so that nothing else tells.
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
    // A segment may be an index alone, and say so (ISO/IEC 13818-1's "risx").
    if let index = walk.boxes.first(where: { $0.type == "sidx" }),
      walk["moof"] != nil || !file.reader.head.matches("risx", at: 8)
    {
      end = max(end, try indexedEnd(index, file))
      parts.append("the segment index")
    }
    // What was looked at in a file that is whole is told by who looks at all of it.
    if file.isBrief, end <= file.byteCount { return .whole(boxes, end: walk.end) }
    let checked = ([boxes] + parts).joined(separator: ", ")
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked, end: walk.end)
  }

  /// Where the items end, or the boxes that describe them; nil where there are no items.
  private static func itemEnd(_ meta: Box, _ file: EndReader) throws(ReadFailure) -> Int64? {
    var parts = meta.boxes(skipping: 4, file.reader)
    while let part = try parts.next() {
      if part.isCutShort { return part.declaredEnd }
    }
    let known = (file.finding?.facts as? ISOBaseMedia.Facts)?.items
    var items =
      if let known, known.range == meta.range { known } else {
        try ISOBaseMedia.ItemTable(meta, file.reader)
      }
    guard !items.items.isEmpty else { return nil }
    try items.readLocations(file.reader, keepsExtents: false)
    return items.failure == nil ? items.declaredEnd : nil
  }

  /// The latest end of the tracks' last chunks, of those tracks whose media are in the file.
  private static func sampleEnd(_ movie: Box, _ file: EndReader) throws(ReadFailure) -> Int64 {
    let reader = file.reader
    var end: Int64 = 0
    var parts = movie.boxes(reader)
    for _ in 0..<mostTracks {
      guard let track = try parts.next() else { break }
      guard track.type == "trak", let information = try track.first("mdia", "minf", reader: reader),
        let table = try information.first("stbl", reader: reader), try isWithin(information, reader)
      else { continue }
      end = max(end, try table.lastChunkEnd(reader) ?? 0)
    }
    return end
  }

  /// Whether all data that a track refers to are in the file itself (ISO/IEC 14496-12 §8.7.2).
  private static func isWithin(_ information: Box, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard let references = try information.first("dinf", "dref", reader: reader) else { return true }
    var entries = references.boxes(skipping: 8, reader)
    while let entry = try entries.next() {
      if try entry.number(UInt32.self, 0, reader) & 1 == 0 { return false }
    }
    return true
  }

  /// Where the last segment ends that an index refers to (ISO/IEC 14496-12 §8.16.3).
  private static func indexedEnd(_ index: Box, _ file: EndReader) throws(ReadFailure) -> Int64 {
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

  /// The codestream of JPEG XL is one box, or several of which the last says so (ISO/IEC 18181-2).
  static func jpegXL(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard file.reader.head.matches("JXL ", at: 4) else {
      return .unknown("nothing: a bare codestream does not say where it ends")
    }
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    if walk.isCut { return .truncated(boxes, end: walk.declaredEnd) }
    let checked = "the top-level boxes, and the last part of the codestream"
    if let whole = walk["jxlc"] { return try stream(whole, walk, boxes, file) }
    for part in walk.boxes where part.type == "jxlp" {
      if try part.number(UInt32.self, 0, file.reader) >> 31 == 1 {
        return try stream(part, walk, checked, file)
      }
    }
    return .truncated(checked)
  }

  /// The box that holds the pixels: one without a size says nothing.
  private static func stream(
    _ box: Box, _ walk: BoxWalk, _ checked: String, _ file: EndReader
  ) throws(ReadFailure) -> EndFinding {
    try isOpen(box, file)
      ? .unknown("the top-level boxes, the last of which does not say where it ends")
      : .whole(checked, end: walk.end)
  }

  private static func isOpen(_ box: Box, _ file: EndReader) throws(ReadFailure) -> Bool {
    try file.reader.bigEndian(UInt32.self, at: box.range.lowerBound) == 0
  }

  /// The codestream's box, or its end where the box has no size (ISO/IEC 15444-1 Annex I).
  static func jpeg2000(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard file.reader.head.matches("jP  ", at: 4) else { return try JPEG2000Ends.stream(from: 0, file) }
    let walk = try BoxWalk(0..<file.byteCount, file.reader)
    if walk.isCut { return .truncated(boxes, end: walk.declaredEnd) }
    guard let stream = walk["jp2c"] else {
      return ["moov", "mdat", "ftbl", "mhdr"].contains { walk[$0] != nil }
        ? .whole(boxes, end: walk.end) : .truncated("the box of the codestream, which is missing")
    }
    return try isOpen(stream, file)
      ? try JPEG2000Ends.stream(from: stream.contents.lowerBound, file) : .whole(boxes, end: walk.end)
  }
}
