package import ByteSources

/// Checks whether TGA, PCX, QOI, farbfeld and portable maps are complete, by size or by decoding.
enum PixelCompleteness {
  private static let footer: StaticString = "TRUEVISION-XFILE.\0"

  /// Checks TGA by the footer of version 2, or by rows or packets (Truevision TGA 2.0).
  static func targa(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    if try file.tail(18).bytes.matches(footer) {
      return .whole("the footer of version 2", end: file.byteCount)
    }
    let kind = try file.byte(2)
    let depth = Int64(try file.byte(16) + 7) / 8
    let palette = try file.byte(1) == 0 ? 0 : try file.little16(5) * (Int64(try file.byte(7) + 7) / 8)
    let pixels = try file.little16(12) * (try file.little16(14))
    let start = 18 + Int64(try file.byte(0)) + palette
    guard pixels > 0, (1...4).contains(depth) else { return .unknown("nothing: a size that is none") }
    switch kind {
    case 1, 2, 3:
      return try withFooter(
        try .ending(at: start + pixels * depth, of: file, "the rows of pixels, and the footer behind them"),
        file)
    case 9, 10, 11:
      var packets = PackedPixels(pixels: pixels, depth: depth)
      return try withFooter(
        try file.feed(from: start, "the packed pixels, and the footer behind them") { packets.consume($0) },
        file)
    default: return .unknown("nothing: a packing that is not known")
    }
  }

  /// Checks for a truncated footer after complete pixels: two offsets of four bytes, then its signature.
  private static func withFooter(
    _ result: Completeness, _ file: CompletenessReader
  ) throws(ReadFailure) -> Completeness {
    guard result.outcome == .whole, let end = result.end, (9...25).contains(file.byteCount - end) else {
      return result
    }
    let rest = try file.reader.view(at: end + 8, count: Int(file.byteCount - end) - 8).text
    return footer.description.hasPrefix(rest) ? .truncated(result.checked, end: end + 26) : result
  }

  /// Checks PCX: packed rows, then 256 colours (ZSoft PCX, revision 5).
  static func pcx(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the packed rows, and the colours behind them"
    let height = try file.little16(10) - (try file.little16(6)) + 1
    let planes = Int64(try file.byte(65))
    let row = try file.little16(66) * planes
    guard height > 0, row > 0 else { return .unknown("nothing: a size that is none") }
    let (version, depth) = (try file.byte(1), try file.byte(3))
    let hasColours = version == 5 && depth == 8 && planes == 1
    let total = height * row
    guard try file.byte(2) == 1 else {
      return try .ending(at: 128 + total + (hasColours ? 769 : 0), of: file, "the rows of pixels")
    }
    var rows = PackedRows(left: total)
    let result = try file.feed(from: 128, checked) { rows.consume($0) }
    guard result.outcome == .whole, let end = result.end, hasColours else { return result }
    // The colours are located from the end; some writers pad before them.
    if file.byteCount >= end + 769, try file.byte(file.byteCount - 769) == 0x0C {
      return .whole(checked, end: file.byteCount)
    }
    let rest = try file.reader.available(at: end, upTo: 2)
    if file.byteCount < end + 769, rest.count == 0 || rest[0] == 0x0C {
      return .truncated(checked, end: end + 769)
    }
    return file.byteCount < end + 769 ? .truncated(checked) : .unknown(checked)
  }

  /// Checks QOI: operations of one byte and their arguments, then eight end bytes (QOI 1.0).
  static func qoi(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the end marker"
    if try file.tail(8).bytes.matches([0, 0, 0, 0, 0, 0, 0, 1]) {
      return .whole(checked, end: file.byteCount)
    }
    var pixels = QOIPixels(left: (try file.big32(4)).multipliedReportingOverflow(by: try file.big32(8)))
    let result = try file.feed(from: 14, checked) { pixels.consume($0) }
    guard result.outcome == .whole, let end = result.end else { return result }
    return try .ending(at: end + 8, of: file, "the pixels and the end marker")
  }

  /// Checks farbfeld: width, height, and 16 bits for each of four channels.
  static func farbfeld(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let (pixels, overflow) = try file.big32(8).multipliedReportingOverflow(by: try file.big32(12))
    guard !overflow, pixels < 1 << 56 else { throw .malformed("more pixels than any file has") }
    return try .ending(at: 16 + pixels * 8, of: file, "the rows of pixels")
  }

  /// Checks the binary portable maps: numbers in the header, and rows of fixed length.
  static func portableMap(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = file.reader.head
    guard let kind = head[1],
      let map = kind == 0x37 ? PortableMap(arbitrary: head) : PortableMap(head, kind)
    else {
      // The header continues at the end of the file.
      return file.reader.headIsWhole && head.array.allSatisfy({ $0 < 0x80 })
        ? .truncated("the header") : .unknown("nothing: the header cannot be read")
    }
    if map.isText {
      var numbers = PixelNumbers(
        left: map.rowBytes.multipliedReportingOverflow(by: map.height), isBits: kind == 0x31)
      let result = try file.feed(from: Int64(map.start), "the number of pixels") { numbers.consume($0) }
      return numbers.left <= 0 ? .unknown("the number of pixels") : result
    }
    let (end, overflow) = map.rowBytes.multipliedReportingOverflow(by: map.height)
    guard !overflow, end < 1 << 56 else { throw .malformed("more pixels than any file has") }
    return try .ending(at: Int64(map.start) + end, of: file, "the rows of pixels")
  }
}

/// A decoder of TGA packets: a count, then one pixel or that many.
private struct PackedPixels {
  var pixels: Int64
  var depth: Int64
  private var pending: Int64 = 0

  init(pixels: Int64, depth: Int64) { (self.pixels, self.depth) = (pixels, depth) }

  /// Consumes a byte; returns true if it was the last.
  mutating func consume(_ byte: UInt8) -> Bool {
    if pending > 0 {
      pending -= 1
    } else {
      let count = Int64(byte & 0x7F) + 1
      pixels -= count
      pending = byte & 0x80 != 0 ? depth : count * depth
    }
    return pixels <= 0 && pending == 0
  }
}

/// A decoder of PCX rows: two high bits make a count, and the next byte is repeated.
private struct PackedRows {
  var left: Int64
  private var count: Int64 = 0

  init(left: Int64) { self.left = left }

  mutating func consume(_ byte: UInt8) -> Bool {
    if count > 0 {
      left -= count
      count = 0
    } else if byte & 0xC0 == 0xC0 {
      count = Int64(byte & 0x3F)
    } else {
      left -= 1
    }
    return left <= 0 && count == 0
  }
}

/// A decoder of QOI operations that counts pixels and bytes.
private struct QOIPixels {
  var left: Int64
  private var pending = 0

  init(left: (Int64, overflow: Bool)) { self.left = left.overflow ? .max : left.0 }

  mutating func consume(_ byte: UInt8) -> Bool {
    if pending > 0 {
      pending -= 1
    } else {
      left -= byte >> 6 == 3 && byte < 0xFE ? Int64(byte & 0x3F) + 1 : 1
      pending = byte == 0xFE ? 3 : byte == 0xFF ? 4 : byte >> 6 == 2 ? 1 : 0
    }
    return left <= 0 && pending == 0
  }
}

extension CompletenessReader {
  /// Feeds bytes to `consume` until it returns true for the last.
  package func feed(
    from start: Int64, _ checked: String, _ consume: (UInt8) -> Bool
  ) throws(ReadFailure) -> Completeness {
    var end: Int64?
    guard start <= byteCount else { return .truncated(checked) }
    let isScanned = try scan(start..<byteCount) { bytes, offset in
      for (index, byte) in bytes.enumerated() where consume(byte) {
        end = offset + Int64(index) + 1
        return true
      }
      return false
    }
    if !isScanned { return .unknown("nothing: the picture is too long to be run through") }
    return end.map { .whole(checked, end: $0) } ?? .truncated(checked)
  }
}
