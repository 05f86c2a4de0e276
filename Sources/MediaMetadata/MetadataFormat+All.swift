internal import ByteSources
internal import UniformTypes

extension MetadataFormat {
  private static let tiffMarks: [(Int, [UInt8])] = [
    (0, [0x49, 0x49, 0x2A, 0]), (0, [0x4D, 0x4D, 0, 0x2A]), (0, [0x49, 0x49, 0x2B, 0]),
    (0, [0x4D, 0x4D, 0, 0x2B]),
  ]

  /// All formats; the first that holds reads the file.
  static let all: [MetadataFormat] = [
    MetadataFormat("jpeg", [(0, [0xFF, 0xD8, 0xFF])], because: "start of image, then a marker") {
      (reader, metadata) throws(ReadFailure) in try JPEGMetadata.read(reader, into: &metadata)
    },
    MetadataFormat(
      "png",
      [(0, [0x89, 0x50, 0x4E, 0x47]), (0, [0x8B, 0x4A, 0x4E, 0x47]), (0, [0x8A, 0x4D, 0x4E, 0x47])],
      because: "the mark of PNG and its relatives"
    ) { (reader, metadata) throws(ReadFailure) in try PNGMetadata.read(reader, into: &metadata) },
    MetadataFormat("gif", [text("GIF8")], because: "the mark") {
      (reader, metadata) throws(ReadFailure) in try GIFMetadata.read(reader, into: &metadata)
    },
    MetadataFormat("riff", [text("RIFF")], because: "the mark; the form says which") {
      (reader, metadata) throws(ReadFailure) in try RIFFMetadata.read(reader, into: &metadata)
    },
    MetadataFormat(
      "isoMedia",
      [
        text("ftyp", at: 4), text("moov", at: 4), text("mdat", at: 4), text("wide", at: 4),
        text("free", at: 4),
        text("skip", at: 4), text("pnot", at: 4),
      ], below: [.image, .audiovisualContent, .livePhoto],
      because: "the first box; QuickTime's old files begin with any"
    ) { (reader, metadata) throws(ReadFailure) in try ISOMediaMetadata.read(reader, into: &metadata) },
    MetadataFormat("matroska", [(0, [0x1A, 0x45, 0xDF, 0xA3])], because: "the EBML head") {
      (reader, metadata) throws(ReadFailure) in try MatroskaMetadata.read(reader, into: &metadata)
    },
    MetadataFormat(
      "rawTIFF",
      tiffMarks + [text("IIU\0"), text("IIRO"), text("IIRS"), text("MMOR")],
      below: [.rawImage],
      because: "TIFF's mark or a maker's own, under a raw type: renditions of one picture"
    ) { (reader, metadata) throws(ReadFailure) in try TIFFMetadata.read(reader, isRaw: true, into: &metadata)
    },
    MetadataFormat("tiff", tiffMarks + [(0, [0x49, 0x49, 0xBC, 0x01])], because: "TIFF's mark: pages") {
      (reader, metadata) throws(ReadFailure) in try TIFFMetadata.read(reader, isRaw: false, into: &metadata)
    },
    MetadataFormat("fujiRaw", [text("FUJIFILMCCD-RAW")], because: "Fuji's mark") {
      (reader, metadata) throws(ReadFailure) in try FujiRaw.read(reader, into: &metadata)
    },
    MetadataFormat(
      "jpegXL", [(0, [0xFF, 0x0A]), (0, [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20])], below: [.image],
      because: "the signature box, or the codestream's two bytes under an image type"
    ) { (reader, metadata) throws(ReadFailure) in try JPEGXLMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "jpeg2000", [(0, [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20]), (0, [0xFF, 0x4F, 0xFF, 0x51])],
      because: "the signature box, or the codestream's first markers"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readJPEG2000(reader, into: &metadata) },
    MetadataFormat(
      "windowsMedia", [(0, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11])], because: "the header object"
    ) { (reader, metadata) throws(ReadFailure) in try ASFMetadata.read(reader, into: &metadata) },
    MetadataFormat("flash", [text("FLV\u{1}")], because: "the mark and version 1") {
      (reader, metadata) throws(ReadFailure) in try FlashMetadata.read(reader, into: &metadata)
    },
    MetadataFormat("appleIcons", [text("icns")], because: "the mark") {
      (reader, metadata) throws(ReadFailure) in try AppleIcons.read(reader, into: &metadata)
    },
    MetadataFormat(
      "mpeg", [(0, [0, 0, 1, 0xBA]), (0, [0, 0, 1, 0xB3])], because: "a pack or sequence header"
    ) { (reader, metadata) throws(ReadFailure) in try MPEGMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "transportStream", [(0, [0x47]), (4, [0x47])], below: [.mpeg2TransportStream],
      because: "one byte needs the type; cameras write four bytes of time before each packet"
    ) { (reader, metadata) throws(ReadFailure) in try TransportStream.read(reader, into: &metadata) },
    MetadataFormat("flac", [text("fLaC")], because: "the mark") {
      (reader, metadata) throws(ReadFailure) in try FLACMetadata.read(reader, into: &metadata)
    },
    MetadataFormat(
      "flac", [text("ID3")], below: [.flac], because: "a tag before the mark, under its type"
    ) { (reader, metadata) throws(ReadFailure) in try FLACMetadata.read(reader, into: &metadata) },
    MetadataFormat("ogg", [text("OggS")], because: "a page's mark") {
      (reader, metadata) throws(ReadFailure) in try OggMetadata.read(reader, into: &metadata)
    },
    MetadataFormat("aiff", [text("FORM")], below: [.aifc], because: "a form needs its type") {
      (reader, metadata) throws(ReadFailure) in try AIFFMetadata.read(reader, into: &metadata)
    },
    MetadataFormat(
      "mpegAudio", [text("ID3"), (0, [0xFF])], below: [.mp3, .mp2, .mp1],
      because: "a tag or a frame's first byte needs the type"
    ) { (reader, metadata) throws(ReadFailure) in try MPEGAudioMetadata.read(reader, into: &metadata) },
    fixed(
      "targa", [], HeaderSize(width: 12, height: 14, number: .little16), below: [.tga],
      because: "no mark at all: the type was found by the footer or the exact size"),
    MetadataFormat(
      "bmp", [text("BM")], below: [.bmp], because: "two letters need the type"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readBMP(reader, into: &metadata) },
    MetadataFormat(
      "icon", [(0, [0, 0, 1, 0]), (0, [0, 0, 2, 0])],
      below: [.ico, .cursor],
      because: "four bytes need the type"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readIcon(reader, into: &metadata) },
    MetadataFormat("pcx", [(0, [0x0A])], below: [.image], because: "one byte needs the type") {
      (reader, metadata) throws(ReadFailure) in try HeaderSizes.readPCX(reader, into: &metadata)
    },
    MetadataFormat(
      "portableAnymap", (1...7).map { (0, [0x50, 0x30 + UInt8($0)]) }, below: [.image],
      because: "a letter and a digit need the type"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readPNM(reader, into: &metadata) },
    fixed(
      "photoshop", [text("8BPS")], HeaderSize(width: 18, height: 14, number: .big32),
      because: "Photoshop's mark"),
    MetadataFormat(
      "flic", [(4, [0x11, 0xAF]), (4, [0x12, 0xAF])], below: [.image, .audiovisualContent],
      because: "two bytes need the type"
    ) { (reader, metadata) throws(ReadFailure) in try OldMovies.readFLIC(reader, into: &metadata) },
    MetadataFormat("yuv4mpeg", [text("YUV4MPEG2 ")], because: "the mark") {
      (reader, metadata) throws(ReadFailure) in try OldMovies.readYUV4MPEG(reader, into: &metadata)
    },
    MetadataFormat("fits", [text("SIMPLE  =")], because: "the first card") {
      (reader, metadata) throws(ReadFailure) in try HeaderSizes.readFITS(reader, into: &metadata)
    },
    fixed("dds", [text("DDS ")], HeaderSize(width: 16, height: 12, number: .little32), because: "the mark"),
    fixed("qoi", [text("qoif")], HeaderSize(width: 4, height: 8, number: .big32), because: "the mark"),
    fixed("xcf", [text("gimp xcf ")], HeaderSize(width: 14, height: 18, number: .big32), because: "the mark"),
    fixed(
      "farbfeld", [text("farbfeld")], HeaderSize(width: 8, height: 12, number: .big32), because: "the mark"),
    fixed(
      "sunRaster", [(0, [0x59, 0xA6, 0x6A, 0x95])], HeaderSize(width: 4, height: 8, number: .big32),
      because: "the mark"),
    fixed(
      "sgi", [(0, [0x01, 0xDA])], HeaderSize(width: 6, height: 8, number: .big16), below: [.image],
      because: "two bytes need the type"),
  ]

  private static func fixed(
    _ name: String, _ marks: [(Int, [UInt8])], _ size: HeaderSize, below types: [DeclaredType] = [],
    because: String
  ) -> MetadataFormat {
    MetadataFormat(name, marks, below: types, because: because) { (reader, metadata) throws(ReadFailure) in
      try size.read(reader, into: &metadata)
    }
  }
}
