package import ByteSources

/// Removes metadata from JPEG: application segments, comments, and data after the end.
package struct JPEGStripper {
  package private(set) var bytes: [UInt8] = [0xFF, 0xD8]
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let maxSegments = 1 << 14
  private static let chunkSize: Int64 = 16 << 10

  /// Returns nil if the source is not a complete JPEG, or the lossless kind of raw pictures.
  package init?(_ reader: ByteReader) {
    do throws(ReadFailure) {
      guard try reader.bigEndian(UInt16.self, at: 0) == 0xFFD8, try copy(reader) else { return nil }
    } catch { return nil }
  }

  /// Copies segments and scans up to the end of the image; returns false if that is missing.
  private mutating func copy(_ reader: ByteReader) throws(ReadFailure) -> Bool {
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: Self.maxSegments)
    var hasScan = false
    while let segment = try segments.next(), !segment.isStray, !segment.isCutShort {
      if segment.marker == 0xD9 {
        bytes += [0xFF, 0xD9]
        return hasScan
      }
      if segment.isFrame {
        let frame = try segment.frame(reader)
        guard pixelWidth == 0, !frame.isLossless, frame.width > 0, frame.height > 0 else { return false }
        (pixelWidth, pixelHeight) = (frame.width, frame.height)
      }
      if Self.isKept(segment) {
        try append(segment, reader)
      } else if segment.marker == 0xEE {
        try appendColors(segment, reader)
      }
      guard segment.marker == 0xDA else { continue }
      guard pixelWidth > 0, let data = try segments.passScan() else { return false }
      hasScan = true
      try append(data, reader)
    }
    return false
  }

  /// Returns true for frames, tables, restart intervals, line counts and scans.
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

  /// Rewrites Adobe's segment: without it, colours other than YCbCr would be shown wrong.
  private mutating func appendColors(_ segment: JPEGSegment, _ reader: ByteReader) throws(ReadFailure) {
    let contents = segment.contents
    guard contents.upperBound - contents.lowerBound >= 12 else { return }
    let view = try reader.view(at: contents.lowerBound, count: 12)
    guard view.matches("Adobe"), let transform = view[11], transform <= 2 else { return }
    bytes += [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform]
  }

  private mutating func append(_ data: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    var offset = data.lowerBound
    while offset < data.upperBound {
      let view = try reader.view(at: offset, count: Int(min(Self.chunkSize, data.upperBound - offset)))
      bytes.append(contentsOf: view.buffer)
      offset += Int64(view.count)
    }
  }
}
