internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads JPEG 2000: the image header box or the codestream's SIZ segment, and the boxes of Exif and XMP.
enum JPEG2000Metadata {
  private static let mostBoxes = 64
  /// The `uuid` box that converters put Exif blocks into: `JpgTiffExif->JP2`.
  private static let exif = ISOBaseMedia.UserType(0x4A70_6754_6966_6645, 0x7869_662D_3E4A_5032)

  /// The boxes of the top level that hold no place.
  private static let boxes: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      ["jP  ", "ftyp", "jp2h", "jp2c", "jp2i", "rreq", "ihdr"], .none, because: "the picture itself"),
    LocationRow(["uuid"], .read, because: "Exif, XMP"),
  ]

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    if try reader.bigEndian(UInt32.self, at: 0) == 0xFF4F_FF51 {
      return try codestream(reader, into: &metadata)
    }
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &xmp, into: &metadata) }
    try xmp.finish(reader, into: &metadata)
  }

  private static func walk(
    _ reader: ByteReader, _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var walk = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    for _ in 0..<mostBoxes {
      guard let box = try walk.next() else { return metadata.locations.finish() }
      switch box.type {
      case "jp2h" where metadata.storedWidth == nil:
        guard let image = try box.first("ihdr", reader: reader) else { break }
        metadata.store(
          width: Int(try image.number(UInt32.self, 4, reader)),
          height: Int(try image.number(UInt32.self, 0, reader)))
      case "uuid" where box.userType == exif:
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try Exif.read(box.contents, reader, into: &metadata)
        }
      case "uuid" where box.userType == ISOBaseMedia.UserType.xmp: try xmp.add(packet: box.contents, reader)
      case _ where boxes.part(box.type) != .none: metadata.locations.leave("a box of another kind")
      default: break
      }
      // Only the last box may be cut, and what is then missing is the picture's.
      if box.isCutShort { return }
    }
  }

  /// The reference grid less the picture's offset in it.
  private static func codestream(
    _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    func number(_ at: Int64) throws(ReadFailure) -> Int { Int(try reader.bigEndian(UInt32.self, at: at)) }
    metadata.store(width: try number(8) - (try number(16)), height: try number(12) - (try number(20)))
  }
}
