internal import ByteSources
internal import UniformTypes

extension EndRule {
  static let statedPictures: [EndRule] = [
    EndRule(
      name: "icns", types: [.icns], signatures: [Array("icns".utf8)],
      read: { file throws(ReadFailure) in try file.stated(try file.big32(4)) },
      because: "the header states the length"),
    EndRule(
      name: "icc", types: [.iccProfile],
      read: { file throws(ReadFailure) in try file.stated(try file.big32(0)) },
      because: "the header states the length (ICC.1, 7.2.2)"),
    EndRule(
      name: "emf", types: [.emf],
      read: { file throws(ReadFailure) in try file.stated(try file.little32(48)) },
      because: "the header states the length (MS-EMF, 2.2.9)"),
    EndRule(
      name: "dpx", types: [.dpx], signatures: [Array("SDPX".utf8), Array("XPDS".utf8)],
      read: { file throws(ReadFailure) in
        try file.stated(try file.reader.head.matches("SDPX") ? file.big32(16) : file.little32(16))
      }, because: "the header states the length (SMPTE 268M)"),
    EndRule(
      name: "wmf", types: [.wmf], isNear: false, read: MetafileEnds.windows,
      because: "records state their sizes, and one ends them (MS-WMF, 2.3.2.1)"),
    EndRule(
      name: "postscript", types: [.postScript], signatures: [Array("%!".utf8), [0xC5, 0xD0, 0xD3, 0xC6]],
      read: PostScriptEnds.read,
      because:
        "DOS's header states where parts lie; documents end with %%EOF, pictures for others with showpage"),
    EndRule(
      name: "tga", types: [.tga], isNear: false, read: PixelEnds.targa,
      because: "rows have one length, or packets state theirs"),
    EndRule(
      name: "pcx", types: [.pcx], signatures: [[0x0A]], isNear: false, read: PixelEnds.pcx,
      because: "rows are packed to one length, and colours follow them"),
    EndRule(
      name: "qoi", types: [.qoi], signatures: [Array("qoif".utf8)], isNear: false, read: PixelEnds.qoi,
      because: "eight bytes end the picture"),
    EndRule(
      name: "farbfeld", types: [.farbfeld], signatures: [Array("farbfeld".utf8)], read: PixelEnds.farbfeld,
      because: "pixels have one length"),
    EndRule(
      name: "pnm", types: [.pbm, .pgm, .ppm, .pam], signatures: [[0x50]], isNear: false,
      read: PixelEnds.portableMap,
      because: "the header states the numbers of pixels"),
    EndRule(
      name: "exr", types: [.exr], isNear: false, read: EXREnd.read,
      because: "a table says where blocks stand, which state their sizes"),
    EndRule(
      name: "dds", types: [.dds], signatures: [Array("DDS ".utf8)], read: RasterEnds.dds,
      because: "mip levels have one size each"),
    EndRule(
      name: "ktx", types: [.ktx], read: TextureEnds.khronos,
      because: "each mip level's size stands before it (KTX 1, 2)"),
    EndRule(
      name: "ktx2", types: [.ktx2], read: TextureEnds.khronos2,
      because: "an index states where mip levels stand (KTX 2.0, 3)"),
    EndRule(
      name: "xcf", types: [.xcf], signatures: [Array("gimp xcf ".utf8)], isNear: false, read: XCFEnd.read,
      because: "layers state where their tiles stand, and the last one's runs where it ends (GIMP, xcf.txt)"),
    EndRule(
      name: "miff", types: [.miff], signatures: [Array("id=ImageMagick".utf8)], isNear: false,
      read: MIFFEnd.read,
      because: "the header states the numbers of colours and pixels"),
    EndRule(
      name: "bpg", types: [.bpg], signatures: [[0x42, 0x50, 0x47, 0xFB]], read: BPGEnd.read,
      because: "the header states the length of the picture's data (BPG 0.9.5, 3)"),
    EndRule(
      name: "sgi", types: [.sgi], signatures: [[0x01, 0xDA]], isNear: false, read: RasterEnds.silicon,
      because: "rows have one length, or a table says where they stand"),
    EndRule(
      name: "sun-raster", types: [.sunRaster], signatures: [[0x59, 0xA6, 0x6A, 0x95]], read: RasterEnds.sun,
      because: "the header states the length of the pixels"),
    EndRule(
      name: "crw", types: [.canonCRW], read: CameraRawEnds.canon,
      because: "the last four bytes lead to the directory (CIFF 1.0)"),
    EndRule(
      name: "mrw", types: [.minoltaRaw], read: CameraRawEnds.minolta,
      because: "a block states the sensor's rows"),
    EndRule(
      name: "x3f", types: [.sigmaX3F], read: CameraRawEnds.sigma,
      because: "the last four bytes lead to the directory"),
  ]

  static let statedSound: [EndRule] = [
    EndRule(
      name: "au", types: [.au], signatures: [Array(".snd".utf8)], read: SoundEnds.au,
      because: "the header states the size of the samples"),
    EndRule(
      name: "w64", types: [.wave64],
      read: { file throws(ReadFailure) in try file.stated(try file.little64(16)) },
      because: "the first chunk states the length"),
    EndRule(
      name: "dsf", types: [.dsf],
      read: { file throws(ReadFailure) in try file.stated(try file.little64(12)) },
      because: "the first chunk states the file's size"),
    EndRule(
      name: "dff", types: [.dff],
      read: { file throws(ReadFailure) in try file.stated(12 + (try file.big64(4))) },
      because: "the form states its length"),
    EndRule(
      name: "caf", types: [.coreAudio], isNear: false, read: SoundEnds.coreAudio,
      because: "chunks state their sizes"),
    EndRule(
      name: "midi", types: [.midi], signatures: [Array("MThd".utf8)], isNear: false, read: SoundEnds.midi,
      because: "the header counts the tracks, which state their lengths"),
    EndRule(
      name: "wavpack", types: [.wavPack], isNear: false, read: SoundEnds.wavPack,
      because: "blocks state their lengths, and the first counts the samples"),
    EndRule(
      name: "ape", types: [.monkeysAudio], read: SoundEnds.monkeysAudio,
      because: "the header states the lengths of all parts"),
    EndRule(
      name: "tta", types: [.trueAudio], read: SoundEnds.trueAudio,
      because: "a table states the frames' lengths"),
    EndRule(
      name: "musepack", types: [.musepack], isNear: false, read: MusepackEnd.read,
      because: "packets state their lengths, and one ends the stream; before version 8 frames do"),
    EndRule(
      name: "tak", types: [.tak], signatures: [Array("tBaK".utf8)], isNear: false, read: LosslessEnds.tak,
      because: "a block states where the last frame stands"),
    EndRule(
      name: "optimfrog", types: [.optimFROG], signatures: [Array("OFR ".utf8)], isNear: false,
      read: LosslessEnds.optimFrog,
      because: "chunks state their sizes"),
    EndRule(
      name: "xm", types: [.fastTracker], signatures: [Array("Extended Module: ".utf8)],
      isNear: false, read: TrackerEnds.fastTracker,
      because: "patterns, instruments and samples state their sizes (XM 1.04)"),
    EndRule(
      name: "it", types: [.impulseTracker], signatures: [Array("IMPM".utf8)], isNear: false,
      read: TrackerEnds.impulseTracker,
      because: "tables state where instruments, samples and patterns stand (ITTECH.TXT 2.14)"),
    EndRule(
      name: "s3m", types: [.screamTracker], isNear: false, read: TrackerEnds.screamTracker,
      because: "tables state where samples and patterns stand (Scream Tracker 3.21, tech.doc)"),
    EndRule(
      name: "mod", types: [.module], read: TrackerEnds.module,
      because: "the header states the samples' lengths and the number of patterns (ProTracker 1.1B)"),
  ]

  static let statedData: [EndRule] = [
    EndRule(
      name: "dex", types: [.dalvik], signatures: [Array("dex".utf8)],
      read: { file throws(ReadFailure) in try file.stated(try file.little32(32)) },
      because: "the header states the file's size"),
    EndRule(
      name: "java-class", types: [.javaClass], isNear: false, read: JavaClassEnd.read,
      because: "tables follow each other, with counts and sizes (JVMS, 4.1)"),
    EndRule(
      name: "glb", types: [.glTFBinary],
      read: { file throws(ReadFailure) in try file.stated(try file.little32(8)) },
      because: "the header states the length (glTF 2.0, 4.4.2)"),
    EndRule(
      name: "3ds", types: [.threeDS], signatures: [[0x4D, 0x4D]],
      read: { file throws(ReadFailure) in try file.stated(try file.little32(2)) },
      because: "the first chunk states its length"),
    EndRule(
      name: "shapefile", types: [.shapefile], signatures: [[0, 0, 0x27, 0x0A]],
      read: { file throws(ReadFailure) in try file.stated(try file.big32(24) * 2) },
      because: "the header states the length in words of 16 bits"),
    EndRule(
      name: "chm", types: [.chm], signatures: [Array("ITSF".utf8)], read: DiscEnds.chm,
      because: "the first section states the file's size"),
    EndRule(
      name: "pst", types: [.outlookStore], signatures: [Array("!BDN".utf8)], read: DiscEnds.outlookStore,
      because: "the root states where the file ends (MS-PST, 2.2.2.5)"),
    EndRule(
      name: "iso-9660", types: [.isoImage], read: DiscEnds.iso,
      because: "the volume descriptor counts the blocks (ECMA-119, 8.4.8)"),
    EndRule(
      name: "lzip", types: [.lzip], signatures: [Array("LZIP".utf8)], read: DiscEnds.lzip,
      because: "members end with their length"),
    EndRule(
      name: "cpio", types: [.cpio], isNear: false, read: CpioEnd.read,
      because: "headers state sizes, and a member named TRAILER!!! is the last"),
    EndRule(
      name: "gettext", types: [.gettext], isNear: false, read: DiscEnds.gettext,
      because: "tables state where texts stand"),
    EndRule(
      name: "pfb", types: [.postScriptFontPFB], signatures: [[0x80, 1]], isNear: false,
      read: DiscEnds.binaryFont,
      because: "segments state their lengths, and one ends the font"),
    EndRule(
      name: "pcf", types: [.compiledFont], signatures: [[0x01, 0x66, 0x63, 0x70]],
      read: DiscEnds.compiledFont,
      because: "the header states where tables stand"),
    EndRule(
      name: "rpm", types: [.rpm], signatures: [[0xED, 0xAB, 0xEE, 0xDB]], read: ArchiveEnds.rpm,
      because: "the signature counts the bytes behind it (RPM, Package format)"),
    EndRule(
      name: "udif", types: [.diskImageUDIF], read: DiscEnds.appleImage,
      because: "the trailer states where data stand before it"),
    EndRule(
      name: "dwg", types: [.dwg], signatures: [Array("AC10".utf8)], read: DocumentEnds.drawing,
      because:
        "the header states where sections, or its copy, stand (Open Design Specification for .dwg files, 3.1, 4.1)"
    ),
    EndRule(
      name: "dbf", types: [.dBase], read: DocumentEnds.dBase,
      because: "the header counts the records, which have one length"),
    EndRule(
      name: "tnef", types: [.tnef], signatures: [[0x78, 0x9F, 0x3E, 0x22]], isNear: false,
      read: DocumentEnds.tnef,
      because: "attributes state their lengths (MS-OXTNEF, 2.1.3.3)"),
    EndRule(
      name: "netcdf", types: [.netCDF], signatures: [Array("CDF".utf8)], isNear: false, read: NetCDFEnd.read,
      because: "the header states where variables stand (NetCDF Classic Format)"),
    EndRule(
      name: "fits", types: [.fits], signatures: [Array("SIMPLE".utf8)], isNear: false, read: ScienceEnds.fits,
      because: "headers state the size of the data behind them"),
    EndRule(
      name: "evtx", types: [.eventLog], read: RasterEnds.eventLog, because: "the header counts the chunks"),
    EndRule(
      name: "hdf5", types: [.hdf5], read: ScienceEnds.hdf5,
      because: "the superblock states where the file ends"),
    EndRule(
      name: "numpy", types: [.numpy], read: ScienceEnds.numpy, because: "the header states the array's size"),
  ]
}

extension EndReader {
  /// What follows from a length of the whole file that a header states; zero and all ones stand for none.
  fileprivate func stated(_ length: Int64) throws(ReadFailure) -> EndFinding {
    length == 0 || length == 0xFFFF_FFFF
      ? .unknown("the length in the header, which its writer left open")
      : try .ending(at: length, of: self, "the length in the header")
  }
}
