internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects the JPEG 2000 family in boxes by the brand after the signature box (ISO/IEC 15444-1 Annex I).
enum JPEG2000 {
  private static let rules: [Rule<FourCharacterCode>] = [
    Rule(
      "motion-jpeg-2000", when: { $0 == "mjp2" || $0 == "mj2s" }, then: .motionJPEG2000,
      because: "the brand is Motion JPEG 2000's"),
    Rule(
      "jpm", when: { $0 == "jpm " }, then: .jpm, because: "the brand is that of compound documents (part 6)"),
    Rule("jpx", when: { $0 == "jpx " || $0 == "jpxb" }, then: .jpx, because: "the brand is part 2's"),
    Rule(
      "jph", when: { $0 == "jph " }, then: .htj2k, because: "the brand is that of high throughput (part 15)"),
    Rule("jpeg-2000", when: { $0 == "jp2 " }, then: .jpeg2000, because: "the brand is part 1's"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("ftyp", at: 16), let brand = reader.head.bigEndian(UInt32.self, at: 20) else {
      return ContentFinding(
        .jpeg2000, by: .signature, range: 0..<12, rule: "jpeg-2000-unbranded",
        because: "the signature box stands alone", damage: .truncated)
    }
    let code = FourCharacterCode(brand)
    guard let rule = rules.first(for: code) else {
      return ContentFinding(
        .jpeg2000, by: .structure, decided: false, range: 0..<24, rule: "jpeg-2000-brand",
        because: "the signature box with a brand that is not known here")
    }
    return ContentFinding(rule, range: 0..<24, facts: Remark("brand \(code)"))
  }

  /// Detects a bare codestream: bit 14 of its capabilities means high throughput (ISO/IEC 15444-15 A.2).
  static func readStream(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let capabilities = reader.head.bigEndian(UInt16.self, at: 6) else { throw .endOfData }
    let isHighThroughput = capabilities & 0x4000 != 0
    return ContentFinding(
      isHighThroughput ? .htj2k : .jpeg2000Codestream, by: .signature, range: 0..<8,
      rule: isHighThroughput ? "htj2k-stream" : "jpeg-2000-stream",
      because: isHighThroughput
        ? "start of codestream, and the capabilities of part 15"
        : "start of codestream, then the size segment")
  }
}

extension FileFormat {
  static let jpeg2000 = FileFormat(
    "jpeg2000", types: [.jpeg2000],
    signatures: [
      Signature(
        "jpeg-2000-boxes", "00 00 00 0C 'jP  ' 0D 0A 87 0A", .reads(.jpeg2000, JPEG2000.read),
        "JPEG 2000's signature box")
    ],
    medium: .still,
    metadata: .headers(JPEG2000Metadata.read),
    details: { (details) throws(ReadFailure) in try details.readPictureBoxes() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try JPEG2000PictureHeaders.read(reader, into: &headers)
    },
    completeness: CompletenessCheck(
      read: BoxCompleteness.jpeg2000,
      because: "boxes and tile-parts state their lengths (ISO/IEC 15444-1, A.4.2 and I.4)"),
    because: "boxes, or a codestream")

  static let motionJPEG2000 = FileFormat(
    "motionJPEG2000", types: [.motionJPEG2000],
    medium: .still,
    metadata: .headers(JPEG2000Metadata.read),
    details: { (details) throws(ReadFailure) in try details.readPictureBoxes() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try JPEG2000PictureHeaders.read(reader, into: &headers)
    },
    because: "boxes of a movie, each of whose pictures is a codestream")
}

/// Reads JPEG 2000: the image header box or the codestream's SIZ segment, and boxes of Exif and XMP.
enum JPEG2000Metadata {
  private static let maxBoxes = 64
  /// The `uuid` box of converted Exif blocks: `JpgTiffExif->JP2`.
  private static let exif = ISOBaseMedia.UserType(0x4A70_6754_6966_6645, 0x7869_662D_3E4A_5032)

  /// Top-level boxes that hold no location.
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
    for _ in 0..<maxBoxes {
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
      case _ where boxes.part(box.type) != .none: metadata.locations.noteUnread("a box of another kind")
      default: break
      }
      // Only the last box may be truncated, and then the picture is.
      if box.isCutShort { return }
    }
  }

  /// Reads the size of a codestream: the reference grid minus the picture's offset.
  private static func codestream(
    _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    func number(_ at: Int64) throws(ReadFailure) -> Int { Int(try reader.bigEndian(UInt32.self, at: at)) }
    metadata.store(width: try number(8) - (try number(16)), height: try number(12) - (try number(20)))
  }
}

/// Reads the colours in a JPEG 2000 header (ISO/IEC 15444-1 §§I.5.3.3, I.5.3.6).
enum JPEG2000PictureHeaders {
  private static let maxBoxes = 64
  private static let maxChannels: Int64 = 64

  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    guard try reader.bigEndian(UInt16.self, at: 0) == 0 else { return }
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    for _ in 0..<maxBoxes {
      guard let box = try boxes.next() else { return }
      if box.type == "jp2h" { return try readHeader(box, reader, &headers) }
    }
  }

  private static func readHeader(
    _ header: ISOBaseMedia.Box, _ reader: ByteReader, _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    var boxes = header.boxes(reader)
    headers.hasAlpha = false
    while let box = try boxes.next() {
      switch box.type {
      case "colr" where headers.colorModel == nil:
        if try box.number(UInt8.self, 0, reader) == 1 {
          headers.colorModel = colors[try box.number(UInt32.self, 3, reader)]
        } else if box.count > 23 {
          headers.colorModel = PictureHeaders.ColorModel(
            profile: try box.number(UInt32.self, 3 + 16, reader))
        }
      case "cdef":
        for index in 0..<min(Int64(try box.number(UInt16.self, 0, reader)), maxChannels) {
          // 1 is alpha, 2 premultiplied alpha.
          if [1, 2].contains(try box.number(UInt16.self, 4 + 6 * index, reader)) { headers.hasAlpha = true }
        }
      case "pclr": headers.isIndexed = true
      default: break
      }
    }
  }

  /// Colour models by the number of the colour space.
  private static let colors: [UInt32: PictureHeaders.ColorModel] = [
    12: .cmyk, 14: .lab, 16: .rgb, 17: .gray, 18: .rgb,
  ]
}

extension PictureHeaders.ColorModel {
  /// Reads the colour model of an ICC profile from the four characters at 16 (ICC.1:2022 §7.2.6).
  init?(profile code: UInt32) {
    switch FourCharacterCode(code) {
    case "RGB ": self = .rgb
    case "GRAY": self = .gray
    case "CMYK": self = .cmyk
    case "Lab ": self = .lab
    default: return nil
    }
  }
}

/// Checks a JPEG 2000 codestream by the lengths of its tile-parts (ISO/IEC 15444-1 §A.4.2).
enum JPEG2000Completeness {
  private static let startOfTile: UInt16 = 0xFF90
  private static let endOfStream: UInt16 = 0xFFD9

  static func stream(from start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the end-of-codestream marker"
    if try file.tail(2).bytes.matches([0xFF, 0xD9]) { return .whole(checked, end: file.byteCount) }
    let reader = file.reader
    var offset = start + 2
    while true {
      try reader.step()
      let marker = try reader.bigEndian(UInt16.self, at: offset)
      if marker == endOfStream { return .whole(checked, end: offset + 2) }
      guard marker >= 0xFF00 else { throw .malformed("no marker where a segment begins") }
      guard marker == startOfTile else {
        offset += 2 + max(2, Int64(try reader.bigEndian(UInt16.self, at: offset + 2)))
        continue
      }
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 6))
      // The last tile-part may have no length.
      guard length >= 14 else { return .truncated(checked) }
      offset += length
      if offset > file.byteCount { return .truncated("the lengths of the tile-parts", end: offset + 2) }
    }
  }
}
