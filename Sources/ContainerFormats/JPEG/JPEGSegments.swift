package import ByteSources

/// One marker segment of a JPEG (ITU-T T.81 §B.1.1.4).
package struct JPEGSegment {
  /// The marker's second byte; 0 for stray bytes.
  package var marker: UInt8
  /// What stands behind the length.
  package var contents: Range<Int64>
  package var isCutShort: Bool

  /// Whether the segment is for applications (APP0 to APP15).
  package var isApplication: Bool { (0xE0...0xEF).contains(marker) }
  /// Whether bytes stand here that begin no segment.
  package var isStray: Bool { marker == 0 }
  /// Whether it is a frame header: SOF0 to SOF15 and JPEG-LS's.
  package var isFrame: Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) || marker == 0xF7
  }
  /// Whether pixels follow, or nothing at all: start of scan, end of image.
  package var endsHeader: Bool { marker == 0xDA || marker == 0xD9 }

  /// The picture's size as a frame segment states it; the height may be left to a later marker (0).
  package func frame(_ reader: ByteReader) throws(ReadFailure) -> JPEGFrame {
    guard contents.upperBound - contents.lowerBound >= 6 else { throw .endOfData }
    return JPEGFrame(
      width: Int(try reader.bigEndian(UInt16.self, at: contents.lowerBound + 3)),
      height: Int(try reader.bigEndian(UInt16.self, at: contents.lowerBound + 1)),
      isLossless: [0xC3, 0xC7, 0xCB, 0xCF].contains(marker))
  }
}

/// The frame header of a JPEG: how large, and whether it is the lossless kind that raw pictures use.
package struct JPEGFrame {
  package var width: Int
  package var height: Int
  package var isLossless: Bool

  private static let mostSegments = 64

  /// The frame of an embedded JPEG, whose own damage is not the file's; looked for before its first scan.
  package static func ofPreview(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure)
    -> JPEGFrame?
  {
    do throws(ReadFailure) {
      var segments = JPEGSegments(reader, in: range, upTo: mostSegments)
      while let segment = try segments.next(), !segment.endsHeader {
        if segment.isFrame { return try segment.frame(reader) }
      }
    } catch { if case .source = error { throw error } }
    return nil
  }
}

/// The walk over a JPEG: its segments, one after another, and the coded data of its scans where they are asked for.
///
/// Every question about a JPEG walks so, and sees the same segments: up to the first scan, or to the end of the picture. Pixels are
/// never read unless ``passScan()`` is called.
///
/// Complexity: one step per segment, and per fill byte.
package struct JPEGSegments {
  private static let mostFillBytes = 64
  private static let longestStray = 1024
  private static let piece: Int64 = 64 << 10

  private let reader: ByteReader
  private let end: Int64
  private var left: Int
  /// Whether no marker stands at `offset`.
  private var isStrayed = false
  /// Where the next segment begins.
  package private(set) var offset: Int64

  /// Walks the JPEG in `range`, `limit` segments at most.
  package init(_ reader: ByteReader, in range: Range<Int64>, upTo limit: Int) {
    self.reader = reader
    (offset, end, left) = (range.lowerBound + 2, range.upperBound, limit)
  }

  /// The next segment, fill bytes skipped; bytes that begin none are one that is stray, and nil is given behind the last segment
  /// that is looked at.
  ///
  /// Errors: `ReadFailure.endOfData` where the picture ends before its scan, `ReadFailure.malformed` for a length that
  /// is none, and where no marker follows stray bytes.
  package mutating func next() throws(ReadFailure) -> JPEGSegment? {
    guard left > 0 else { return nil }
    left -= 1
    if isStrayed { try passStray() }
    var fill = 0
    var view: ByteView
    repeat {
      try reader.step()
      guard end - offset >= 4 else { return try last() }
      view = try reader.view(at: offset, count: 4)
      guard view[0] == 0xFF else { return stray }
      // Any marker may have fill bytes before it (§B.1.1.2).
      if view[1] == 0xFF { offset += 1 }
      fill += 1
    } while view[1] == 0xFF && fill <= Self.mostFillBytes
    guard let marker = view[1], let length = view.bigEndian(UInt16.self, at: 2) else { throw .endOfData }
    guard marker != 0, marker != 0xFF else { return stray }
    // Restart, start, end and temporary markers stand alone.
    if marker == 0x01 || (0xD0...0xD9).contains(marker) { return alone(marker) }
    guard length >= 2 else { throw .malformed("a segment shorter than its length field") }
    let limit = offset + 2 + Int64(length)
    let segment = JPEGSegment(
      marker: marker, contents: min(offset + 4, end)..<min(limit, end), isCutShort: limit > end)
    offset = segment.contents.upperBound
    return segment
  }

  private mutating func alone(_ marker: UInt8) -> JPEGSegment {
    offset += 2
    return JPEGSegment(marker: marker, contents: offset..<offset, isCutShort: false)
  }

  private var stray: JPEGSegment {
    mutating get {
      isStrayed = true
      return JPEGSegment(marker: 0, contents: offset..<offset, isCutShort: false)
    }
  }

  /// The end of the image, which alone has no four bytes.
  private mutating func last() throws(ReadFailure) -> JPEGSegment {
    guard end - offset >= 2, try reader.bigEndian(UInt16.self, at: offset) == 0xFFD9 else {
      throw .endOfData
    }
    return alone(0xD9)
  }

  /// Decoders look for the next marker behind stray bytes, and so does the walk, but not far.
  private mutating func passStray() throws(ReadFailure) {
    let bytes = try reader.available(in: min(offset + 1, end)..<end, upTo: Self.longestStray)
    guard let next = bytes.firstIndex(of: 0xFF) else { throw .malformed("bytes between the segments") }
    resume(at: offset + 1 + Int64(next))
  }

  /// Goes on at a marker.
  package mutating func resume(at marker: Int64) { (offset, isStrayed) = (marker, false) }

  /// Runs through the coded data behind the head of a scan; where they stand, or nil where no marker ends them.
  package mutating func passScan() throws(ReadFailure) -> Range<Int64>? {
    let start = offset
    var scan = JPEGScan()
    var position = start
    while position < end {
      try reader.step()
      let view = try reader.available(at: position, upTo: Int(min(Self.piece, end - position)))
      if view.count == 0 { return nil }
      if let marker = scan.marker(in: view.buffer, at: position) {
        resume(at: marker)
        return start..<marker
      }
      position += Int64(view.count)
    }
    return nil
  }
}
