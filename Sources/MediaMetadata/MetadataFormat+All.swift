internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import UniformTypes

extension MetadataFormat {
  /// All formats; the first that fits what the content was found to be reads the file.
  static let all: [MetadataFormat] = [
    MetadataFormat(
      "jpeg", .still, TypeCondition(below: [.jpeg, .jpegLS, .mpo]),
      because: "segments between start and end of image", from: JPEGMetadata.read),
    MetadataFormat(
      "png", .still, TypeCondition(below: [.png, .jng, .mng]), because: "chunks, in PNG and its relatives",
      read: PNGMetadata.read),
    MetadataFormat(
      "gif", .still, TypeCondition(below: [.gif]), because: "blocks behind a screen descriptor",
      read: GIFMetadata.read),
    MetadataFormat(
      "riff", nil, TypeCondition(below: [.riff, .amv, .qcp, .xWMA], carriedBy: [.riff]),
      because: "chunks; the form says which", read: RIFFMetadata.read),
    MetadataFormat(
      "isoMedia", nil,
      TypeCondition(below: [
        .isoBaseMedia, .heifStandard, .quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .appleProtectedMPEG4Audio,
        .threeGPP,
        .threeGPP2,
        .canonCR3, .audibleAAX, .livePhoto, .immersiveVideo,
      ]), because: "boxes; QuickTime's old files begin with any"
    ) {
      (reader, known, metadata) throws(ReadFailure) in
      try ISOMediaMetadata.read(reader, known.facts as? ISOBaseMedia.Facts, into: &metadata)
    },
    MetadataFormat(
      "matroska", .movie, TypeCondition(below: [.matroskaVideo], carriedBy: [.matroskaVideo]),
      because: "EBML elements", read: MatroskaMetadata.read),
    MetadataFormat(
      "rawTIFF", .still, TypeCondition(below: [.tiff], carriedBy: [.tiff]),
      under: TypeCondition(below: [.rawImage]),
      because: "directories under a raw type: renditions of one picture"
    ) { (reader, metadata) throws(ReadFailure) in try TIFFMetadata.read(reader, isRaw: true, into: &metadata)
    },
    MetadataFormat(
      "tiff", .still, TypeCondition(below: [.tiff, .jpegXR], carriedBy: [.tiff]),
      because: "directories: pages"
    ) { (reader, metadata) throws(ReadFailure) in try TIFFMetadata.read(reader, isRaw: false, into: &metadata)
    },
    MetadataFormat(
      "minoltaRaw", .still, TypeCondition(below: [.minoltaRaw]),
      because: "blocks, of which one is a TIFF structure", read: MinoltaRaw.read),
    MetadataFormat(
      "fujiRaw", .still, TypeCondition(below: [.fujiRaw]),
      because: "Fuji's header before a JPEG and a TIFF structure", read: FujiRaw.read),
    MetadataFormat(
      "jpegXL", .still, TypeCondition(below: [.jpegxl]), because: "boxes, or a codestream",
      read: JPEGXLMetadata.read),
    MetadataFormat(
      "jpeg2000", .still, TypeCondition(below: [.jpeg2000, .motionJPEG2000]),
      because: "boxes, or a codestream",
      read: JPEG2000Metadata.read),
    MetadataFormat(
      "windowsMedia", .movie, TypeCondition(below: [.asf], carriedBy: [.asf]),
      because: "objects behind the header object", read: ASFMetadata.read),
    MetadataFormat(
      "flash", .movie, TypeCondition(below: [.flashVideo]), because: "tags of version 1",
      read: FlashMetadata.read),
    MetadataFormat(
      "appleIcons", .still, TypeCondition(below: [.icns]), because: "elements with a type and a length",
      read: AppleIcons.read),
    MetadataFormat(
      "mpeg", .movie, TypeCondition(below: [.mpeg, .video]), because: "packs, or a sequence header",
      read: MPEGMetadata.read),
    MetadataFormat(
      "transportStream", .movie, TypeCondition(below: [.mpeg2TransportStream]),
      because: "packets; cameras write four bytes of time before each", read: TransportStream.read),
    MetadataFormat(
      "flac", .audio, TypeCondition(below: [.flac]),
      because: "blocks behind the signature, and a tag before it at times", read: FLACMetadata.read),
    MetadataFormat(
      "ogg", .movie, TypeCondition(below: [.ogg, .oggAudio, .oggVideo], carriedBy: [.ogg]), because: "pages",
      read: OggMetadata.read),
    MetadataFormat(
      "aiff", .audio, TypeCondition(below: [.aifc]), because: "chunks of an AIFF or AIFF-C form",
      read: AIFFMetadata.read),
    MetadataFormat(
      "monkeysAudio", .audio, TypeCondition(below: [.monkeysAudio]), because: "numbers in the header",
      read: SoundHeaders.readAPE),
    MetadataFormat(
      "amr", .audio, TypeCondition(below: [.amr, .amrWB]),
      because: "frames whose first byte tells their length",
      read: SoundHeaders.readAMR),
    MetadataFormat(
      "wavPack", .audio, TypeCondition(below: [.wavPack]), because: "blocks", read: SoundHeaders.readWavPack),
    MetadataFormat(
      "dsf", .audio, TypeCondition(below: [.dsf]), because: "chunks at fixed places",
      read: SoundHeaders.readDSF),
    MetadataFormat(
      "trueAudio", .audio, TypeCondition(below: [.trueAudio]), because: "numbers in the header",
      read: SoundHeaders.readTTA),
    MetadataFormat(
      "au", .audio, TypeCondition(below: [.au]), because: "numbers in the header", read: SoundHeaders.readAU),
    MetadataFormat(
      "mpegAudio", .audio, TypeCondition(below: [.mp3, .mp2, .mp1]), because: "frames, behind a tag at times",
      read: MPEGAudioMetadata.read),
    fixed(
      "targa", [.tga], HeaderSize(width: 12, height: 14, number: .little16), because: "numbers in the header"),
    MetadataFormat(
      "bmp", .still, TypeCondition(below: [.bmp]), because: "a header of several versions",
      read: HeaderSizes.readBMP),
    MetadataFormat(
      "icon", .still, TypeCondition(below: [.ico, .cursor]), because: "a directory of pictures",
      read: HeaderSizes.readIcon),
    MetadataFormat(
      "pcx", .still, TypeCondition(below: [.pcx]), because: "a window in the header",
      read: HeaderSizes.readPCX),
    MetadataFormat(
      "portableAnymap", .still, TypeCondition(below: [.pbm, .pgm, .ppm, .pam]), because: "numbers in words",
      read: HeaderSizes.readPNM),
    MetadataFormat(
      "photoshop", .still, TypeCondition(below: [.photoshop, .photoshopLarge]),
      because: "a header, then image resources", read: PhotoshopMetadata.read),
    MetadataFormat(
      "flic", .movie, TypeCondition(below: [.flic]), because: "frames, and the time for each",
      read: OldMovies.readFLIC),
    MetadataFormat(
      "yuv4mpeg", .movie, TypeCondition(below: [.yuv4mpeg]), because: "one line of parameters",
      read: OldMovies.readYUV4MPEG),
    MetadataFormat(
      "openEXR", .still, TypeCondition(below: [.exr]), because: "attributes", read: HeaderSizes.readEXR),
    MetadataFormat(
      "radiance", .still, TypeCondition(below: [.radiance]), because: "lines of text",
      read: HeaderSizes.readRadiance),
    MetadataFormat(
      "miff", .still, TypeCondition(below: [.miff]), because: "words of text", read: HeaderSizes.readMIFF),
    MetadataFormat(
      "x3f", .still, TypeCondition(below: [.sigmaX3F]), because: "numbers in the header",
      read: HeaderSizes.readX3F),
    MetadataFormat(
      "canonHeap", .still, TypeCondition(below: [.canonCRW]), because: "heaps of records",
      read: CanonHeap.read),
    MetadataFormat(
      "wmf", .still, TypeCondition(below: [.wmf]), because: "a box and its unit", read: HeaderSizes.readWMF),
    MetadataFormat(
      "bpg", .still, TypeCondition(below: [.bpg]), because: "numbers in the header",
      read: HeaderSizes.readBPG),
    MetadataFormat(
      "svg", .still, TypeCondition(below: [.svg]), because: "attributes of the outermost element",
      read: SVGMetadata.read),
    MetadataFormat(
      "fits", .still, TypeCondition(below: [.fits]), because: "cards of keywords", read: HeaderSizes.readFITS),
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
    MetadataFormat(name, .still, TypeCondition(below: types), because: because, read: size.read)
  }
}
