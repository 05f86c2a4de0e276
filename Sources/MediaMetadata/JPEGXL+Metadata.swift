internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Reads the size and orientation that lead a JPEG XL codestream (ISO/IEC 18181-1), bare or in boxes, and Exif boxes.
enum JPEGXLMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    if try reader.bigEndian(UInt16.self, at: 0) == 0xFF0A {
      // A bare codestream has no room for metadata.
      metadata.locations.finish()
      return try codestream(at: 0, reader, into: &metadata)
    }
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    var isFound = false
    var end: Int64 = 0
    for _ in 0..<256 {
      guard let box = try boxes.next() else {
        if isFound, end == reader.end { metadata.locations.finish() }
        return
      }
      end = box.range.upperBound

      switch box.type {
      case "jxlc" where !isFound:
        isFound = true
        try codestream(at: box.contents.lowerBound, reader, into: &metadata)
      case "jxlp" where !isFound:
        // Parts are numbered in front of their bytes.
        isFound = true
        try codestream(at: box.contents.lowerBound + 4, reader, into: &metadata)
      case "Exif" where box.count > 12:
        let turned = metadata.orientation
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try Exif.read(box.contents.lowerBound + 4..<box.contents.upperBound, reader, into: &metadata)
        }
        // The codestream's orientation holds; Exif's is a copy.
        if let turned { metadata.settle(orientation: turned) }
      case "xml ":
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try MovieLocations.packet(box.contents, reader, &metadata.locations)
        }
      default: try MovieLocations.topLevel(box, reader, &metadata.locations)
      }
      if box.isCutShort { throw .endOfData }
    }
  }

  private static func codestream(at offset: Int64, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var bits = Bits(bytes: try reader.available(at: offset + 2, upTo: 32).array)
    guard let size = readSize(&bits) else { throw .endOfData }
    metadata.store(width: size.width, height: size.height)
    // Image metadata: a bit for all defaults, one for extra fields, then the orientation less one.
    guard bits.read(1) == 0, bits.read(1) == 1 else { return }
    if let value = bits.read(3) { metadata.orientation = value + 1 }
  }

  private static func readSize(_ bits: inout Bits) -> (width: Int, height: Int)? {
    guard let isSmall = bits.read(1).map({ $0 == 1 }), let height = length(&bits, isSmall),
      let ratio = bits.read(3)
    else { return nil }
    let ratios: [(Int, Int)] = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
    guard ratio > 0 else { return length(&bits, isSmall).map { ($0, height) } }
    return (height * ratios[ratio - 1].0 / ratios[ratio - 1].1, height)
  }

  private static func length(_ bits: inout Bits, _ isSmall: Bool) -> Int? {
    if isSmall { return bits.read(5).map { ($0 + 1) * 8 } }
    let widths = [9, 13, 18, 30]
    guard let choice = bits.read(2), choice < widths.count else { return nil }
    return bits.read(widths[choice]).map { $0 + 1 }
  }

  /// Bits from the lowest of each byte upward.
  private struct Bits {
    let bytes: [UInt8]
    var position = 0

    mutating func read(_ count: Int) -> Int? {
      guard position + count <= bytes.count * 8 else { return nil }
      var value = 0
      for index in 0..<count {
        let bit = position + index
        value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << index
      }
      position += count
      return value
    }
  }
}
