package import ByteSources

/// A marker segment of a JPEG (ITU-T T.81 §B.1.1.4).
package struct JPEGSegment {
  /// The marker's second byte; 0 for stray bytes.
  package var marker: UInt8
  /// The bytes after the length.
  package var contents: Range<Int64>
  package var isCutShort: Bool

  /// True for APP0 to APP15.
  package var isApplication: Bool { (0xE0...0xEF).contains(marker) }
  /// True for bytes that are not a segment.
  package var isStray: Bool { marker == 0 }
  /// True for frame headers: SOF0 to SOF15 and JPEG-LS's.
  package var isFrame: Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) || marker == 0xF7
  }
  /// True for start of scan and end of image.
  package var endsHeader: Bool { marker == 0xDA || marker == 0xD9 }

  /// Returns the frame; the height may be 0 if a later marker states it.
  package func frame(_ reader: ByteReader) throws(ReadFailure) -> JPEGFrame {
    guard contents.upperBound - contents.lowerBound >= 6 else { throw .endOfData }
    return JPEGFrame(
      width: Int(try reader.bigEndian(UInt16.self, at: contents.lowerBound + 3)),
      height: Int(try reader.bigEndian(UInt16.self, at: contents.lowerBound + 1)),
      isLossless: [0xC3, 0xC7, 0xCB, 0xCF].contains(marker))
  }
}

/// The frame header of a JPEG: size, and whether it is lossless as in raw pictures.
package struct JPEGFrame {
  package var width: Int
  package var height: Int
  package var isLossless: Bool

  private static let maxSegments = 64

  /// Returns the frame of an embedded JPEG before its first scan; damage is not the file's.
  package static func ofPreview(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure)
    -> JPEGFrame?
  {
    do throws(ReadFailure) {
      var segments = JPEGSegments(reader, in: range, upTo: maxSegments)
      while let segment = try segments.next(), !segment.endsHeader {
        if segment.isFrame { return try segment.frame(reader) }
      }
    } catch { if case .source = error { throw error } }
    return nil
  }
}

/// The segments of a JPEG, in order, up to the first scan; scan data are read only by ``passScan()``.
///
/// Complexity: one step per segment and per fill byte.
package struct JPEGSegments {
  private static let maxFillBytes = 64
  private static let maxStrayLength = 1024
  private static let chunkSize: Int64 = 64 << 10

  private let reader: ByteReader
  private let end: Int64
  private var left: Int
  private var isStrayed = false
  /// The start of the next segment.
  package private(set) var offset: Int64

  /// Iterates over the JPEG in `range`, `limit` segments at most.
  package init(_ reader: ByteReader, in range: Range<Int64>, upTo limit: Int) {
    self.reader = reader
    (offset, end, left) = (range.lowerBound + 2, range.upperBound, limit)
  }

  /// Returns the next segment, after fill bytes; stray bytes are a segment too, and nil after the last segment
  /// within the limit.
  ///
  /// Errors: `ReadFailure.endOfData` if the picture ends before its scan, `ReadFailure.malformed` for an
  /// invalid length, and if no marker follows stray bytes.
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
    } while view[1] == 0xFF && fill <= Self.maxFillBytes
    guard let marker = view[1], let length = view.bigEndian(UInt16.self, at: 2) else { throw .endOfData }
    guard marker != 0, marker != 0xFF else { return stray }
    // Restart, start, end and temporary markers have no contents.
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

  /// Returns the end of image, the only marker with fewer than four bytes left.
  private mutating func last() throws(ReadFailure) -> JPEGSegment {
    guard end - offset >= 2, try reader.bigEndian(UInt16.self, at: offset) == 0xFFD9 else {
      throw .endOfData
    }
    return alone(0xD9)
  }

  /// Skips stray bytes up to the next marker, as decoders do, within limits.
  private mutating func passStray() throws(ReadFailure) {
    let bytes = try reader.available(in: min(offset + 1, end)..<end, upTo: Self.maxStrayLength)
    guard let next = bytes.firstIndex(of: 0xFF) else { throw .malformed("bytes between the segments") }
    resume(at: offset + 1 + Int64(next))
  }

  package mutating func resume(at marker: Int64) { (offset, isStrayed) = (marker, false) }

  /// Scans the coded data after a scan header; returns their range, or nil if no marker ends them.
  package mutating func passScan() throws(ReadFailure) -> Range<Int64>? {
    let start = offset
    var scan = JPEGScan()
    var position = start
    while position < end {
      try reader.step()
      let view = try reader.available(at: position, upTo: Int(min(Self.chunkSize, end - position)))
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
