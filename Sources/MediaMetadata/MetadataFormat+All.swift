internal import ByteSources
internal import UniformTypes

extension MetadataFormat {
  /// All formats; the first that fits what the content was found to be reads the file.
  static let all: [MetadataFormat] = [
    MetadataFormat(
      "jpeg", TypeCondition(below: [.jpeg, .jpegLS, .mpo]), because: "segments between start and end of image"
    ) { (reader, metadata) throws(ReadFailure) in try JPEGMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "png", TypeCondition(below: [.png, .jng, .mng]), because: "chunks, in PNG and its relatives"
    ) { (reader, metadata) throws(ReadFailure) in try PNGMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "gif", TypeCondition(below: [.gif]), because: "blocks behind a screen descriptor"
    ) { (reader, metadata) throws(ReadFailure) in try GIFMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "riff", TypeCondition(below: [.riff, .amv, .qcp, .xWMA], carriedBy: [.riff]),
      because: "chunks; the form says which"
    ) { (reader, metadata) throws(ReadFailure) in try RIFFMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "isoMedia",
      TypeCondition(below: [
        .isoBaseMedia, .heifStandard, .quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .appleProtectedMPEG4Audio,
        .threeGPP,
        .threeGPP2,
        .canonCR3, .audibleAAX, .livePhoto,
      ]), because: "boxes; QuickTime's old files begin with any"
    ) { (reader, metadata) throws(ReadFailure) in try ISOMediaMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "matroska", TypeCondition(below: [.matroskaVideo], carriedBy: [.matroskaVideo]),
      because: "EBML elements"
    ) { (reader, metadata) throws(ReadFailure) in try MatroskaMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "rawTIFF", TypeCondition(below: [.tiff], carriedBy: [.tiff]), under: TypeCondition(below: [.rawImage]),
      because: "directories under a raw type: renditions of one picture"
    ) { (reader, metadata) throws(ReadFailure) in try TIFFMetadata.read(reader, isRaw: true, into: &metadata)
    },
    MetadataFormat(
      "tiff", TypeCondition(below: [.tiff, .jpegXR], carriedBy: [.tiff]), because: "directories: pages"
    ) { (reader, metadata) throws(ReadFailure) in try TIFFMetadata.read(reader, isRaw: false, into: &metadata)
    },
    MetadataFormat(
      "fujiRaw", TypeCondition(below: [.fujiRaw]), because: "Fuji's header before a JPEG and a TIFF structure"
    ) { (reader, metadata) throws(ReadFailure) in try FujiRaw.read(reader, into: &metadata) },
    MetadataFormat(
      "jpegXL", TypeCondition(below: [.jpegxl]), because: "boxes, or a codestream"
    ) { (reader, metadata) throws(ReadFailure) in try JPEGXLMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "jpeg2000", TypeCondition(below: [.jpeg2000, .motionJPEG2000]), because: "boxes, or a codestream"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readJPEG2000(reader, into: &metadata) },
    MetadataFormat(
      "windowsMedia", TypeCondition(below: [.asf], carriedBy: [.asf]),
      because: "objects behind the header object"
    ) { (reader, metadata) throws(ReadFailure) in try ASFMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "flash", TypeCondition(below: [.flashVideo]), because: "tags of version 1"
    ) { (reader, metadata) throws(ReadFailure) in try FlashMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "appleIcons", TypeCondition(below: [.icns]), because: "elements with a type and a length"
    ) { (reader, metadata) throws(ReadFailure) in try AppleIcons.read(reader, into: &metadata) },
    MetadataFormat(
      "mpeg", TypeCondition(below: [.mpeg, .video]), because: "packs, or a sequence header"
    ) { (reader, metadata) throws(ReadFailure) in try MPEGMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "transportStream", TypeCondition(below: [.mpeg2TransportStream]),
      because: "packets; cameras write four bytes of time before each"
    ) { (reader, metadata) throws(ReadFailure) in try TransportStream.read(reader, into: &metadata) },
    MetadataFormat(
      "flac", TypeCondition(below: [.flac]),
      because: "blocks behind the signature, and a tag before it at times"
    ) { (reader, metadata) throws(ReadFailure) in try FLACMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "ogg", TypeCondition(below: [.ogg, .oggAudio, .oggVideo], carriedBy: [.ogg]), because: "pages"
    ) { (reader, metadata) throws(ReadFailure) in try OggMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "aiff", TypeCondition(below: [.aifc]), because: "chunks of an AIFF or AIFF-C form"
    ) { (reader, metadata) throws(ReadFailure) in try AIFFMetadata.read(reader, into: &metadata) },
    MetadataFormat(
      "mpegAudio", TypeCondition(below: [.mp3, .mp2, .mp1]), because: "frames, behind a tag at times"
    ) { (reader, metadata) throws(ReadFailure) in try MPEGAudioMetadata.read(reader, into: &metadata) },
    fixed(
      "targa", [.tga], HeaderSize(width: 12, height: 14, number: .little16), because: "numbers in the header"),
    MetadataFormat(
      "bmp", TypeCondition(below: [.bmp]), because: "a header of several versions"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readBMP(reader, into: &metadata) },
    MetadataFormat(
      "icon", TypeCondition(below: [.ico, .cursor]), because: "a directory of pictures"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readIcon(reader, into: &metadata) },
    MetadataFormat(
      "pcx", TypeCondition(below: [.pcx]), because: "a window in the header"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readPCX(reader, into: &metadata) },
    MetadataFormat(
      "portableAnymap", TypeCondition(below: [.pbm, .pgm, .ppm, .pam]), because: "numbers in words"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readPNM(reader, into: &metadata) },
    fixed(
      "photoshop", [.photoshop, .photoshopLarge], HeaderSize(width: 18, height: 14, number: .big32),
      because: "numbers in the header"),
    MetadataFormat(
      "flic", TypeCondition(below: [.flic]), because: "frames, and the time for each"
    ) { (reader, metadata) throws(ReadFailure) in try OldMovies.readFLIC(reader, into: &metadata) },
    MetadataFormat(
      "yuv4mpeg", TypeCondition(below: [.yuv4mpeg]), because: "one line of parameters"
    ) { (reader, metadata) throws(ReadFailure) in try OldMovies.readYUV4MPEG(reader, into: &metadata) },
    MetadataFormat(
      "fits", TypeCondition(below: [.fits]), because: "cards of keywords"
    ) { (reader, metadata) throws(ReadFailure) in try HeaderSizes.readFITS(reader, into: &metadata) },
    fixed(
      "dds", [.dds], HeaderSize(width: 16, height: 12, number: .little32), because: "numbers in the header"),
    fixed(
      "qoi", [.qoi], HeaderSize(width: 4, height: 8, number: .big32), because: "numbers in the header"),
    fixed(
      "xcf", [.xcf], HeaderSize(width: 14, height: 18, number: .big32), because: "numbers in the header"),
    fixed(
      "farbfeld", [.farbfeld], HeaderSize(width: 8, height: 12, number: .big32),
      because: "numbers in the header"),
    fixed(
      "sunRaster", [.sunRaster], HeaderSize(width: 4, height: 8, number: .big32),
      because: "numbers in the header"),
    fixed(
      "sgi", [.sgi], HeaderSize(width: 6, height: 8, number: .big16), because: "numbers in the header"),
  ]

  private static func fixed(
    _ name: String, _ types: [DeclaredType], _ size: HeaderSize, because: String
  ) -> MetadataFormat {
    MetadataFormat(name, TypeCondition(below: types), because: because) {
      (reader, metadata) throws(ReadFailure) in try size.read(reader, into: &metadata)
    }
  }
}
