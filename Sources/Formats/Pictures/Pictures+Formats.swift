internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// Format definitions for less common pictures: DjVu, TGA, OpenEXR, DDS, PostScript and others.
extension FileFormat {
  static let radiance = FileFormat(
    "radiance", types: [.radiance],
    signatures: [
      Signature("radiance", "'#?RADIANCE' 0A", .decides(.radiance), "the first line names the program"),
      Signature("radiance-rgbe", "'#?RGBE' 0A", .decides(.radiance), "the first line names the coding"),
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readRadiance),
    because: "lines of text")

  static let djvu = FileFormat(
    "djvu", types: [.djvu, .djvuPages],
    signatures: [Signature("djvu", "'AT&TFORM'", .reads(.djvu, IFF.readDjVu), "the prefix and a form")],
    completeness: CompletenessCheck(
      prefixes: [Array("AT&T".utf8)], read: FormCompleteness.djvu,
      because: "a form states its length (DjVu 3, 7)"))

  static let icc = FileFormat(
    "icc", types: [.iccProfile],
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.big32(0)) },
      because: "the header states the length (ICC.1, 7.2.2)"))

  static let emf = FileFormat(
    "emf", types: [.emf],
    signatures: [
      Signature(
        "emf", "01 00 00 00", .reads(.emf, VectorPictures.readEMF), "a header record, which needs its mark")
    ],
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little32(48)) },
      because: "the header states the length (MS-EMF, 2.2.9)"))

  static let dpx = FileFormat(
    "dpx", types: [.dpx],
    signatures: [
      Signature("dpx", "'SDPX' ???????? 'V'", .decides(.dpx), "the mark and a version"),
      Signature(
        "dpx-little", "'XPDS' ???????? 'V'", .decides(.dpx), "the mark in the other order and a version"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("SDPX".utf8), Array("XPDS".utf8)],
      read: { file throws(ReadFailure) in
        try file.completeness(
          statedLength: try file.reader.head.matches("SDPX") ? file.big32(16) : file.little32(16))
      }, because: "the header states the length (SMPTE 268M)"))

  static let wmf = FileFormat(
    "wmf", types: [.wmf],
    signatures: [
      Signature(
        "wmf-memory", "01 00 09 00 00 03", .reads(.wmf, VectorPictures.readBareWMF),
        "a header of nine words and version 3, which needs the file's size"),
      Signature(
        "wmf-disk", "02 00 09 00 00 03", .reads(.wmf, VectorPictures.readBareWMF),
        "a header of nine words and version 3, which needs the file's size"),
      Signature("wmf", "D7 CD C6 9A", .reads(.wmf, VectorPictures.readWMF), "the placeable header's key"),
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readWMF),
    completeness: CompletenessCheck(
      isCheap: false, read: MetafileCompleteness.windows,
      because: "records state their sizes, and one ends them (MS-WMF, 2.3.2.1)"),
    because: "a box and its unit")

  static let postscript = FileFormat(
    "postscript", types: [.postScript],
    signatures: [
      Signature(
        "postscript", "'%!PS'", .reads(.postScript, PostScript.read), "the comment that marks PostScript"),
      Signature(
        "postscript-control-d", "04 '%!PS'", .decides(.postScript),
        "end of transmission, then PostScript's mark"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("%!".utf8), [0xC5, 0xD0, 0xD3, 0xC6]], read: PostScriptCompleteness.read,
      because:
        "DOS's header states where parts lie; documents end with %%EOF, pictures for others with showpage"))

  static let targa = FileFormat(
    "targa", types: [.tga],
    medium: .still,
    metadata: .size(SizeFields(width: 12, height: 14, number: .little16)),
    completeness: CompletenessCheck(
      isCheap: false, read: PixelCompleteness.targa, because: "rows have one length, or packets state theirs"),
    because: "numbers in the header")

  static let pcx = FileFormat(
    "pcx", types: [.pcx],
    signatures: [
      Signature("pcx", "0A", .reads(.pcx, Pictures.readPCX), "one byte, which needs the whole header")
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readPCX),
    completeness: CompletenessCheck(
      prefixes: [[0x0A]], isCheap: false, read: PixelCompleteness.pcx,
      because: "rows are packed to one length, and colours follow them"),
    because: "a window in the header")

  static let qoi = FileFormat(
    "qoi", types: [.qoi],
    signatures: [Signature("qoi", "'qoif'", .reads(.qoi, QOI.read), "the mark and sound header bytes")],
    medium: .still,
    metadata: .size(SizeFields(width: 4, height: 8, number: .big32)),
    completeness: CompletenessCheck(
      prefixes: [Array("qoif".utf8)], isCheap: false, read: PixelCompleteness.qoi,
      because: "eight bytes end the picture"),
    because: "numbers in the header")

  static let aseprite = FileFormat(
    "aseprite", types: [.aseprite],
    signatures: [
      Signature(
        "aseprite", "???????? E0 A5", .reads(.aseprite, Pictures.readAseprite),
        "a number, then frames, a size and a depth")
    ],
    medium: .still,
    metadata: .size(SizeFields(width: 8, height: 10, number: .little16)),
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little32(0)) },
      because: "the header states the file's size"),
    because: "numbers in the header (Aseprite file format, Header)")

  static let farbfeld = FileFormat(
    "farbfeld", types: [.farbfeld],
    signatures: [
      Signature("farbfeld", "'farbfeld' 00", .decides(.farbfeld), "eight letters and a width")
    ],
    medium: .still,
    metadata: .size(SizeFields(width: 8, height: 12, number: .big32)),
    completeness: CompletenessCheck(
      prefixes: [Array("farbfeld".utf8)], read: PixelCompleteness.farbfeld, because: "pixels have one length"),
    because: "numbers in the header")

  static let portableAnymap = FileFormat(
    "portableAnymap", types: [.pbm, .pgm, .ppm, .pam],
    signatures: [
      Signature("pnm-1", "'P1'", .reads(.pbm, Pictures.readPNM), "plain bitmap"),
      Signature("pnm-2", "'P2'", .reads(.pgm, Pictures.readPNM), "plain grey map"),
      Signature("pnm-3", "'P3'", .reads(.ppm, Pictures.readPNM), "plain pixel map"),
      Signature("pnm-4", "'P4'", .reads(.pbm, Pictures.readPNM), "raw bitmap"),
      Signature("pnm-5", "'P5'", .reads(.pgm, Pictures.readPNM), "raw grey map"),
      Signature("pnm-6", "'P6'", .reads(.ppm, Pictures.readPNM), "raw pixel map"),
      Signature("pnm-7", "'P7' 0A", .reads(.pam, Pictures.readPNM), "arbitrary map"),
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readPNM),
    completeness: CompletenessCheck(
      prefixes: [[0x50]], isCheap: false, read: PixelCompleteness.portableMap,
      because: "the header states the numbers of pixels"),
    because: "numbers in words")

  static let openEXR = FileFormat(
    "openEXR", types: [.exr],
    signatures: [
      Signature("openexr", "76 2F 31 01 02", .decides(.exr), "the magic number and version 2")
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readEXR),
    completeness: CompletenessCheck(
      isCheap: false, read: EXRCompleteness.read,
      because: "a table says where blocks stand, which state their sizes"),
    because: "attributes")

  static let dds = FileFormat(
    "dds", types: [.dds],
    signatures: [
      Signature("dds", "'DDS ' 7C 00 00 00", .decides(.dds), "the mark and the header's only size")
    ],
    medium: .still,
    metadata: .size(SizeFields(width: 16, height: 12, number: .little32)),
    completeness: CompletenessCheck(
      prefixes: [Array("DDS ".utf8)], read: RasterCompleteness.dds, because: "mip levels have one size each"),
    because: "numbers in the header")

  static let ktx = FileFormat(
    "ktx", types: [.ktx],
    signatures: [Signature("ktx", "AB 'KTX 11' BB 0D 0A 1A 0A", .decides(.ktx), "twelve bytes of mark")],
    completeness: CompletenessCheck(
      read: TextureCompleteness.khronos, because: "each mip level's size stands before it (KTX 1, 2)"))

  static let ktx2 = FileFormat(
    "ktx2", types: [.ktx2],
    signatures: [
      Signature("ktx2", "AB 'KTX 20' BB 0D 0A 1A 0A", .decides(.ktx2), "twelve bytes of mark")
    ],
    completeness: CompletenessCheck(
      read: TextureCompleteness.khronos2, because: "an index states where mip levels stand (KTX 2.0, 3)"))

  static let xcf = FileFormat(
    "xcf", types: [.xcf],
    signatures: [Signature("xcf", "'gimp xcf '", .decides(.xcf), "nine bytes of mark")],
    medium: .still,
    metadata: .size(SizeFields(width: 14, height: 18, number: .big32)),
    completeness: CompletenessCheck(
      prefixes: [Array("gimp xcf ".utf8)], isCheap: false, read: XCFCompleteness.read,
      because: "layers state where their tiles stand, and the last one's runs where it ends (GIMP, xcf.txt)"),
    because: "numbers in the header")

  static let miff = FileFormat(
    "miff", types: [.miff],
    signatures: [
      Signature("miff", "'id=ImageMagick'", .decides(.miff), "the first words name the program")
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readMIFF),
    completeness: CompletenessCheck(
      prefixes: [Array("id=ImageMagick".utf8)], isCheap: false, read: MIFFCompleteness.read,
      because: "the header states the numbers of colours and pixels"),
    because: "words of text")

  static let bpg = FileFormat(
    "bpg", types: [.bpg],
    signatures: [Signature("bpg", "'BPG' FB", .decides(.bpg), "four bytes of mark")],
    medium: .still,
    metadata: .headers(PictureSizes.readBPG),
    completeness: CompletenessCheck(
      prefixes: [[0x42, 0x50, 0x47, 0xFB]], read: BPGCompleteness.read,
      because: "the header states the length of the picture's data (BPG 0.9.5, 3)"),
    because: "numbers in the header")

  static let sgi = FileFormat(
    "sgi", types: [.sgi],
    signatures: [
      Signature(
        "sgi", "01 DA 00 01 00", .decides(.sgi), "the magic number, storage and one or two bytes per channel"),
      Signature(
        "sgi-rle", "01 DA 01 01 00", .decides(.sgi),
        "the magic number, run-length storage and bytes per channel"),
      Signature(
        "sgi-rle-2", "01 DA 01 02 00", .decides(.sgi),
        "the magic number, run-length storage and two bytes per channel"),
    ],
    medium: .still,
    metadata: .size(SizeFields(width: 6, height: 8, number: .big16)),
    completeness: CompletenessCheck(
      prefixes: [[0x01, 0xDA]], isCheap: false, read: RasterCompleteness.silicon,
      because: "rows have one length, or a table says where they stand"),
    because: "numbers in the header")

  static let sunRaster = FileFormat(
    "sunRaster", types: [.sunRaster],
    signatures: [Signature("sun-raster", "59 A6 6A 95", .decides(.sunRaster), "the magic number")],
    medium: .still,
    metadata: .size(SizeFields(width: 4, height: 8, number: .big32)),
    completeness: CompletenessCheck(
      prefixes: [[0x59, 0xA6, 0x6A, 0x95]], read: RasterCompleteness.sun,
      because: "the header states the length of the pixels"),
    because: "numbers in the header")

  static let photoCD = FileFormat(
    "photoCD", types: [.photoCD],
    signatures: [
      Signature(
        "photo-cd", "'PCD_IPI'", at: 2048, .decides(.photoCD), "the information pack's mark in sector 1")
    ],
    mandatoryMarks: [(.photoCD, "PCD_IPI stands in the second sector")])
}
