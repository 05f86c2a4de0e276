package import UniformTypes

/// Types in the signature table whose files may lack a signature: its absence disproves no such name.
package enum OptionalSignatureTypes {
  /// Streams of frames and packets, each with a sync word.
  private static let frames: [DeclaredType] = [
    .mp3, .mp2, .aac, .ac3, .ac4, .dts, .dtsHD, .trueHD, .loas, .mpeg, .mpeg4Visual, .mpeg2TransportStream,
    .h264Stream, .av1Stream, .vc1, .dirac, .dv, .nsv, .grib, .mxf,
  ]
  private static let framed = DeclaredTypeSet(frames)

  /// Returns true if files of the type consist of frames, none of which is empty or a single repeated byte.
  package static func areFrames(_ type: UTType) -> Bool { framed.contains(type) }

  package static let rows: [(types: [DeclaredType], because: StaticString)] = [
    (frames, "a stream may be cut anywhere, and decoders skip what stands before the first frame"),
    ([.mediaSegment], "a piece of a stream"),
    ([.au, .gym], "the oldest files are samples or commands without a header"),
    (
      [
        .gameBoyROM, .genesisROM, .msxROM, .n64ROM, .nesROM, .neoGeoPocketROM, .saturnROM, .segaCD,
        .dreamcastROM,
        .dsROM, .gbaROM, .gameCubeROM, .wiiROM, .threeDSROM, .atari7800ROM, .floppyFDS, .thomsonSAP,
        .snesROM, .smsROM, .gameGearROM, .lynxROM,
      ],
      "dumps are kept without the header that a program puts before them, and home-made games without the maker's mark"
    ),
    (
      [.rawDiskImage, .appleDiskImage, .amigaDisk, .appleIIDisk, .vmdk, .vhd],
      "sectors alone are an image, too"
    ),
    ([.module, .trackerOther, .trackerInstrument], "trackers before ProTracker wrote no mark"),
    ([.musepack], "streams before version 7 begin with their settings"),
    (
      [.macPaint, .pict, .macBinary],
      "half a kilobyte of anything may stand first, or what the Macintosh kept apart"
    ),
    ([.wordPerfect, .appleWorks, .works, .worksDatabase], "the oldest versions wrote no prefix"),
    ([.matlabData, .pickle, .stata], "the oldest versions begin with small numbers"),
    ([.pcx, .pvr, .cgm, .microsoftNLS, .consoleFont], "older forms have no mark, or a byte of it"),
    ([.dicom], "data sets without the preamble are exchanged, too (DICOM PS3.10 §7.5)"),
    ([.hdf5], "a block of the user's may stand first"),
    ([.doomWAD, .idPAK], "many games keep something else under the name"),
    ([.postScript, .eps], "a printer's commands may stand before the mark"),
    ([.lzma, .zlib, .snappy, .zpaq], "the bare stream has no mark, or a few bits of one"),
    ([.tfLite], "the identifier may be left out"),
    (
      [.sqlite],
      "an encrypted database is random from its first byte on (SQLite Encryption Extension, SQLCipher)"
    ),
    (
      [.openPGPEncrypted, .openPGPKeys, .openPGPSignature, .pkcs7, .x509Certificate, .x509Key],
      "packets and DER begin with a tag and a length"
    ),
    ([.soundDesigner2], "samples alone: rate and width stand in the resource fork (Sound Designer II)"),
    ([.mrcVolume], "before 2000 the header had no mark"),
    ([.spectrumPulses, .trdosFiles, .atariDisk], "sectors and pulses alone are kept, too"),
    ([.aiger, .vtkLegacy, .gmshMesh, .directXMesh], "older forms begin otherwise"),
    ([.quakeMap, .mpq, .unrealPackage], "maps and packages of other games go by the same names"),
    ([.garminMap], "maps may be combined with a byte of each"),
    ([.registeredFormat], "the registration says nothing of the bytes"),
  ]
}
