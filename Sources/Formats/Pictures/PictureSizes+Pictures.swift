internal import ByteSources
internal import MediaMetadata

// Picture sizes of OpenEXR, Radiance, MIFF, X3F, WMF and BPG.
extension PictureSizes {
  /// Reads OpenEXR: attributes of name, type, length and value; `displayWindow` gives the size.
  static func readEXR(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var offset: Int64 = 8
    func word() throws(ReadFailure) -> String? {
      let view = try reader.available(at: offset, upTo: 256)
      guard let end = view.firstIndex(of: 0) else { throw .endOfData }
      offset += Int64(end) + 1
      return end == 0 ? nil : view.slice(0..<end).text
    }
    for _ in 0..<128 {
      try reader.step()
      guard let name = try word(), try word() != nil else { return }
      let length = Int64(try reader.littleEndian(UInt32.self, at: offset))
      offset += 4
      if name == "displayWindow", length == 16 {
        func corner(_ index: Int64) throws(ReadFailure) -> Int {
          Int(try reader.littleEndian(Int32.self, at: offset + 4 * index))
        }
        return metadata.store(
          width: try corner(2) - (try corner(0)) + 1, height: try corner(3) - (try corner(1)) + 1)
      }
      offset += length
    }
  }

  /// Reads Radiance: lines of text, an empty line, then direction and length of both sides.
  static func readRadiance(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.available(at: 0, upTo: 4096)
    guard let end = view.firstIndex(of: "\n\n") else { return }
    let rest = view.slice(from: end + 2)
    let words = rest.slice(0..<(rest.firstIndex(of: 0x0A) ?? 0)).text.split(separator: " ")
    guard words.count == 4, let first = Int(words[1]), let second = Int(words[3]) else { return }
    let isRotated = words[0].hasSuffix("X")
    metadata.store(width: isRotated ? first : second, height: isRotated ? second : first)
  }

  /// Reads MIFF: `key=value` words up to a form feed or a colon.
  static func readMIFF(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.available(at: 0, upTo: 4096)
    let end = [view.firstIndex(of: 0x0C), view.firstIndex(of: 0x3A)].compactMap { $0 }.min() ?? view.count
    let header = view.slice(0..<end)
    if let size = plainSize(header.array) { return metadata.store(width: size.width, height: size.height) }
    var size: (width: Int?, height: Int?)
    for word in header.text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0] == "columns" || parts[0] == "Columns" { size.width = Int(parts[1]) }
      if parts[0] == "rows" || parts[0] == "Rows" { size.height = Int(parts[1]) }
    }
    metadata.store(width: size.width, height: size.height)
  }

  /// Returns the size from the raw bytes of a MIFF header; nil if the header needs parsing as text.
  private static func plainSize(_ bytes: [UInt8]) -> (width: Int?, height: Int?)? {
    var size: (width: Int?, height: Int?)
    var header = ASCIITokenizer(bytes)
    while let word = header.next() {
      var start = word.lowerBound
      while start < word.upperBound, bytes[start] == UInt8(ascii: "=") { start += 1 }
      var end = start
      while end < word.upperBound, bytes[end] != UInt8(ascii: "=") { end += 1 }
      guard end + 1 < word.upperBound else { continue }
      let name = start..<end
      let isWidth = bytes.spells("columns", in: name) || bytes.spells("Columns", in: name)
      guard isWidth || bytes.spells("rows", in: name) || bytes.spells("Rows", in: name) else { continue }
      let number = Int(header.text(end + 1..<word.upperBound))
      if isWidth { size.width = number } else { size.height = number }
    }
    return header.isBroken ? nil : size
  }

  /// Reads Sigma X3F: versions 2 and 3 have size and rotation in degrees in the header.
  static func readX3F(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.littleEndian(UInt16.self, at: 6) < 4 else { return }
    metadata.store(
      width: Int(try reader.littleEndian(UInt32.self, at: 28)),
      height: Int(try reader.littleEndian(UInt32.self, at: 32)))
    let orientations: [UInt32: Int] = [0: 1, 90: 6, 180: 3, 270: 8]
    metadata.orientation = orientations[try reader.littleEndian(UInt32.self, at: 36)]
  }

  /// Reads a placeable Windows metafile: a bounding box in units, and the units per inch.
  ///
  /// Metafiles have no pixels: 96 per inch are assumed, as for screens.
  static func readWMF(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.littleEndian(UInt32.self, at: 0) == 0x9AC6_CDD7 else { return }
    func number(_ at: Int64) throws(ReadFailure) -> Double {
      Double(try reader.littleEndian(Int16.self, at: at))
    }
    let unitsPerInch = Double(try reader.littleEndian(UInt16.self, at: 14))
    guard unitsPerInch > 0 else { return }
    let (left, top, right, bottom) = (try number(6), try number(8), try number(10), try number(12))
    metadata.store(
      width: Int(((right - left).magnitude * 96 / unitsPerInch).rounded()),
      height: Int(((bottom - top).magnitude * 96 / unitsPerInch).rounded()))
  }

  /// Reads BPG: numbers of 7 bits per byte, from offset 6.
  static func readBPG(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var offset: Int64 = 6
    func number() throws(ReadFailure) -> Int {
      var value = 0
      for _ in 0..<5 {
        let byte = try reader.bigEndian(UInt8.self, at: offset)
        offset += 1
        value = value << 7 | Int(byte & 0x7F)
        if byte & 0x80 == 0 { return value }
      }
      throw .malformed("a number of too many bytes")
    }
    metadata.isAnimated = try reader.bigEndian(UInt8.self, at: 5) & 1 == 1
    metadata.store(width: try number(), height: try number())
    _ = try number()
    guard try reader.bigEndian(UInt8.self, at: 5) & 8 != 0 else { return metadata.locations.finish() }
    let end = Int64(try number()) + offset
    var xmp = XMPCollector()
    for _ in 0..<16 where offset < end {
      let tag = try number()
      let length = Int64(try number())
      let range = offset..<min(offset + length, reader.end)
      if tag == 1 {
        try metadata.attempt { (metadata) throws(ReadFailure) in
          // A padding byte keeps block offsets even.
          guard !range.isEmpty else { return }
          let skipped: Int64 = try reader.bigEndian(UInt8.self, at: range.lowerBound) == 0 ? 1 : 0
          try Exif.read(range.lowerBound + skipped..<range.upperBound, reader, into: &metadata)
        }
      } else if tag == 3 {
        try xmp.add(packet: range, reader)
      }
      offset += length
    }
    try xmp.finish(reader, into: &metadata)
    metadata.locations.finish()
  }
}
