internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

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
    var bits = JPEGXLBits(try reader.available(at: offset + 2, upTo: 512).array)
    guard let size = JPEGXLHeader.size(&bits) else { throw .endOfData }
    metadata.store(width: size.width, height: size.height)
    guard let header = JPEGXLHeader(&bits) else { return }
    metadata.orientation = header.orientation
    metadata.isAnimated = header.isAnimated
    metadata.transferCharacteristics = header.transfer
  }
}
