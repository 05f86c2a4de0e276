package import ByteSources

/// A JPEG without what is not needed to show it: no applications' segments, no comments, nothing behind its end.
package struct BareJPEG {
  package private(set) var bytes: [UInt8] = [0xFF, 0xD8]
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let mostSegments = 256
  private static let mostScans = 64

  /// nil for what is no whole JPEG, and for the lossless kind that raw pictures use.
  package init?(_ reader: ByteReader) {
    do throws(ReadFailure) {
      guard try reader.bigEndian(UInt16.self, at: 0) == 0xFFD8, try copy(reader) else { return nil }
    } catch { return nil }
  }

  /// Copies segments and scans up to the end of the image; false where that is not there.
  private mutating func copy(_ reader: ByteReader) throws(ReadFailure) -> Bool {
    var start: Int64 = 0
    for _ in 0..<Self.mostScans {
      // Segments are looked for behind the start of the image.
      var segments = JPEGSegments(reader, in: start..<reader.end, upTo: Self.mostSegments)
      var scan: JPEGSegment?
      while scan == nil {
        guard let segment = try segments.next(), !segment.isCutShort else { return false }
        if segment.marker == 0xDA {
          scan = segment
        } else if segment.isFrame {
          let frame = try segment.frame(reader)
          guard pixelWidth == 0, !frame.isLossless, frame.width > 0, frame.height > 0 else { return false }
          (pixelWidth, pixelHeight) = (frame.width, frame.height)
        }
        if Self.isKept(segment) {
          try append(segment, reader)
        } else if segment.marker == 0xEE {
          try appendColors(segment, reader)
        }
      }
      guard let scan, pixelWidth > 0, let end = try copyScan(from: scan.contents.upperBound, reader) else {
        return false
      }
      if try reader.bigEndian(UInt16.self, at: end) == 0xFFD9 {
        bytes += [0xFF, 0xD9]
        return true
      }
      // Tables and scans follow; the walk begins two bytes behind what it is given.
      start = end - 2
    }
    return false
  }

  /// Frames, tables, the interval of restarts, the number of lines, scans.
  private static func isKept(_ segment: JPEGSegment) -> Bool {
    segment.isFrame || [0xC4, 0xCC, 0xDA, 0xDB, 0xDC, 0xDD].contains(segment.marker)
  }

  private mutating func append(_ segment: JPEGSegment, _ reader: ByteReader) throws(ReadFailure) {
    let contents = segment.contents
    let view = try reader.view(at: contents.lowerBound, count: Int(contents.upperBound - contents.lowerBound))
    let length = view.count + 2
    bytes += [0xFF, segment.marker, UInt8(length >> 8 & 0xFF), UInt8(length & 0xFF)]
    bytes.append(contentsOf: view.buffer)
  }

  /// Adobe's segment, written anew: without it, colours that are no YCbCr are shown as if they were.
  private mutating func appendColors(_ segment: JPEGSegment, _ reader: ByteReader) throws(ReadFailure) {
    let contents = segment.contents
    guard contents.upperBound - contents.lowerBound >= 12 else { return }
    let view = try reader.view(at: contents.lowerBound, count: 12)
    guard view.matches("Adobe"), let transform = view[11], transform <= 2 else { return }
    bytes += [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform]
  }

  /// Copies a scan's data; where the next marker stands, or nil where none does.
  private mutating func copyScan(from start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    var scan = JPEGScan()
    var offset = start
    while offset < reader.end {
      let view = try reader.available(at: offset, upTo: 16 << 10)
      if view.count == 0 { return nil }
      let marker = scan.marker(in: view.buffer, at: offset)
      let end = marker ?? offset + Int64(view.count)
      // A marker's first byte may be the last of what was copied before.
      if end < offset {
        bytes.removeLast()
      } else {
        bytes.append(contentsOf: view.buffer[..<Int(end - offset)])
      }
      if let marker { return marker }
      offset = end
    }
    return nil
  }
}
