internal import ByteSources

/// The frame header of a JPEG: how large, and whether it is the lossless kind that raw pictures use.
struct JPEGFrame {
  var width: Int
  var height: Int
  var isLossless: Bool

  /// One marker segment.
  struct Segment {
    var marker: UInt8
    /// What stands behind the length.
    var contents: Range<Int64>
    var isCutShort: Bool
  }

  /// The segment at `offset`, fill bytes skipped; nil where no marker stands.
  static func segment(at offset: Int64, end: Int64, _ reader: ByteReader) throws(ReadFailure) -> Segment? {
    var start = offset
    guard end - start >= 4 else { throw .endOfData }
    var view = try reader.view(at: start, count: 4)
    guard view[0] == 0xFF else { return nil }
    var fill = 0
    while view[1] == 0xFF, fill < 64 {
      try reader.step()
      fill += 1
      start += 1
      guard end - start >= 4 else { throw .endOfData }
      view = try reader.view(at: start, count: 4)
    }
    guard let marker = view[1], let length = view.bigEndian(UInt16.self, at: 2) else { throw .endOfData }
    guard marker != 0, marker != 0xFF else { return nil }
    guard hasLength(marker) else {
      return Segment(marker: marker, contents: start + 2..<start + 2, isCutShort: false)
    }
    guard length >= 2 else { throw .malformed("a segment shorter than its length field") }
    let limit = start + 2 + Int64(length)
    return Segment(
      marker: marker, contents: min(start + 4, end)..<min(limit, end), isCutShort: limit > end)
  }

  private static func hasLength(_ marker: UInt8) -> Bool {
    !(marker == 0x01 || (0xD0...0xD9).contains(marker))
  }

  /// Whether the marker begins a frame: SOF0 to SOF15 but for DHT, JPG and DAC, and JPEG-LS's.
  static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) || marker == 0xF7
  }

  /// Reads a frame segment; the height may be left to a later marker (0).
  init?(_ segment: Segment, _ reader: ByteReader) throws(ReadFailure) {
    guard segment.contents.upperBound - segment.contents.lowerBound >= 6 else { throw .endOfData }
    let view = try reader.view(at: segment.contents.lowerBound, count: 5)
    guard let height = view.bigEndian(UInt16.self, at: 1), let width = view.bigEndian(UInt16.self, at: 3)
    else {
      return nil
    }
    (self.width, self.height) = (Int(width), Int(height))
    isLossless = [0xC3, 0xC7, 0xCB, 0xCF].contains(segment.marker)
  }

  /// The frame of an embedded JPEG, whose own damage is not the file's.
  static func ofPreview(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> JPEGFrame? {
    do throws(ReadFailure) { return try find(in: range, reader) } catch {
      if case .source = error { throw error }
      return nil
    }
  }

  /// The frame of the JPEG in `range`, looked for in the segments before its first scan.
  static func find(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> JPEGFrame? {
    var offset = range.lowerBound + 2
    for _ in 0..<64 {
      try reader.step()
      guard range.upperBound - offset >= 4,
        let segment = try segment(at: offset, end: range.upperBound, reader)
      else { return nil }
      if isFrame(segment.marker) { return try JPEGFrame(segment, reader) }
      if segment.marker == 0xDA || segment.marker == 0xD9 { return nil }
      offset = segment.contents.upperBound
    }
    return nil
  }
}
