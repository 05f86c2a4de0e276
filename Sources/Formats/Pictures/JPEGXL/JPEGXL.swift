internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads size and orientation of a JPEG XL codestream (ISO/IEC 18181-1), bare or in boxes, and Exif boxes.
enum JPEGXLMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    if try reader.bigEndian(UInt16.self, at: 0) == 0xFF0A {
      // A bare codestream has no metadata.
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
        // Parts begin with their number.
        isFound = true
        try codestream(at: box.contents.lowerBound + 4, reader, into: &metadata)
      case "Exif" where box.count > 12:
        let turned = metadata.orientation
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try Exif.read(box.contents.lowerBound + 4..<box.contents.upperBound, reader, into: &metadata)
        }
        // The codestream's orientation counts; Exif's is a copy.
        if let turned { metadata.settle(orientation: turned) }
      case "xml ":
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try MovieLocations.searchPacket(box.contents, reader, &metadata.locations)
        }
      default: try MovieLocations.searchTopLevel(box, reader, &metadata.locations)
      }
      if box.isCutShort { throw .endOfData }
    }
  }

  private static func codestream(at offset: Int64, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var bits = JPEGXLBitReader(try reader.available(at: offset + 2, upTo: 512).array)
    guard let size = JPEGXLHeader.size(&bits) else { throw .endOfData }
    metadata.store(width: size.width, height: size.height)
    guard let header = JPEGXLHeader(&bits) else { return }
    metadata.orientation = header.orientation
    metadata.isAnimated = header.isAnimated
    metadata.transferCharacteristics = header.transfer
  }
}

extension FileFormat {
  static let jpegXL = FileFormat(
    "jpegXL", types: [.jpegxl],
    signatures: [
      Signature(
        "jpeg-xl-boxes", "00 00 00 0C 'JXL ' 0D 0A 87 0A", .decides(.jpegxl),
        "JPEG XL's signature box (ISO/IEC 18181-2)"),
      Signature(
        "jpeg-xl-stream", "FF 0A", .decides(.jpegxl),
        "a bare codestream's mark; no text and no audio frame begins so"),
    ],
    medium: .still,
    metadata: .headers(JPEGXLMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readPictureBoxes() },
    completeness: CompletenessCheck(
      read: BoxCompleteness.jpegXL,
      because: "boxes state their lengths, and the last part of a codestream says so (ISO/IEC 18181-2)"),
    because: "boxes, or a codestream")
}
