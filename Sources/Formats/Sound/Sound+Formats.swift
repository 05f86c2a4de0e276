internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// The formats of sound, such as FLAC, AU, CAF, MIDI, WavPack, MPEG audio and AC-3.
extension FileFormat {
  static let flac = FileFormat(
    "flac", types: [.flac],
    signatures: [
      Signature(
        "flac", "'fLaC' ?? 00 00 22", .decides(.flac),
        "the mark, and the first block's only length (RFC 9639 §6, §8.2)")
    ],
    medium: .audio,
    metadata: .headers(FLACMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readFLAC() },
    completeness: CompletenessCheck(
      isCheap: false, read: FLACCompleteness.read, runCheck: SoundRunChecks.flac,
      because: "frames carry checksums, and the first block the number of samples (RFC 9639, 8.2 and 9)"),
    mandatoryMarks: [(.flac, "fLaC begins the stream")],
    because: "blocks behind the signature, and a tag before it at times")

  static let au = FileFormat(
    "au", types: [.au],
    signatures: [Signature("au", "'.snd' 00 00", .decides(.au), "the mark and a short header")],
    medium: .audio,
    metadata: .headers(SoundHeaders.readAU),
    completeness: CompletenessCheck(
      prefixes: [Array(".snd".utf8)], read: SoundCompleteness.au,
      because: "the header states the size of the samples"),
    because: "numbers in the header")

  static let w64 = FileFormat(
    "w64", types: [.wave64],
    signatures: [
      Signature(
        "wave64", "'riff' 2E 91 CF 11 A5 D6 28 DB 04 C1 00 00", .decides(.wave64), "Wave64's identifier")
    ],
    medium: .audio,
    metadata: .headers(Wave64.read),
    details: { (details) throws(ReadFailure) in
      if let format = try Wave64.format(details.reader) { try details.readWaveFormat(format) }
    },
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little64(16)) },
      because: "the first chunk states the length"),
    because: "chunks with long names and lengths")

  static let dsf = FileFormat(
    "dsf", types: [.dsf],
    signatures: [
      Signature("dsf", "'DSD ' 1C 00 00 00 00 00 00 00", .decides(.dsf), "the chunk's only size")
    ],
    medium: .audio,
    metadata: .headers(SoundHeaders.readDSF),
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little64(12)) },
      because: "the first chunk states the file's size"),
    because: "chunks at fixed places")

  static let dff = FileFormat(
    "dff", types: [.dff],
    signatures: [Signature("dff", "'FRM8' ???????????????? 'DSD '", .decides(.dff), "DSDIFF's form")],
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: 12 + (try file.big64(4))) },
      because: "the form states its length"))

  static let caf = FileFormat(
    "caf", types: [.coreAudio],
    signatures: [Signature("caf", "'caff' 00 01", .decides(.coreAudio), "the mark and version 1")],
    completeness: CompletenessCheck(
      isCheap: false, read: SoundCompleteness.coreAudio, because: "chunks state their sizes"))

  static let midi = FileFormat(
    "midi", types: [.midi],
    signatures: [
      Signature("midi", "'MThd' 00 00 00 06", .reads(.midi, MIDI.read), "a header chunk of six bytes")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("MThd".utf8)], isCheap: false, read: SoundCompleteness.midi,
      because: "the header counts the tracks, which state their lengths"))

  static let wavPack = FileFormat(
    "wavPack", types: [.wavPack],
    signatures: [
      Signature("wavpack", "'wvpk' ???????? ?? 04", .decides(.wavPack), "a block header of version 4")
    ],
    medium: .audio,
    metadata: .headers(SoundHeaders.readWavPack),
    details: { (details) throws(ReadFailure) in try details.readWavPack() },
    completeness: CompletenessCheck(
      isCheap: false, read: SoundCompleteness.wavPack,
      because: "blocks state their lengths, and the first counts the samples"),
    because: "blocks")

  static let monkeysAudio = FileFormat(
    "monkeysAudio", types: [.monkeysAudio],
    signatures: [
      Signature(
        "ape", "'MAC '", .reads(.monkeysAudio, LosslessAudio.readMonkeysAudio), "the mark and a version")
    ],
    medium: .audio,
    metadata: .headers(SoundHeaders.readAPE),
    details: { (details) throws(ReadFailure) in try details.readMonkeysAudio() },
    completeness: CompletenessCheck(
      read: SoundCompleteness.monkeysAudio, because: "the header states the lengths of all parts"),
    mandatoryMarks: [(.monkeysAudio, "begins MAC and a version, behind a tag at most")],
    because: "numbers in the header")

  static let trueAudio = FileFormat(
    "trueAudio", types: [.trueAudio],
    signatures: [Signature("tta", "'TTA1'", .decides(.trueAudio), "the mark")],
    medium: .audio,
    metadata: .headers(SoundHeaders.readTTA),
    completeness: CompletenessCheck(
      read: SoundCompleteness.trueAudio, because: "a table states the frames' lengths"),
    because: "numbers in the header")

  static let musepack = FileFormat(
    "musepack", types: [.musepack],
    signatures: [
      Signature("musepack-8", "'MPCK'", .decides(.musepack), "the mark of stream version 8"),
      Signature("musepack-7", "'MP+'", .reads(.musepack, Musepack.read7), "the mark of stream version 7"),
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: MusepackCompleteness.read,
      because: "packets state their lengths, and one ends the stream; before version 8 frames do"))

  static let tak = FileFormat(
    "tak", types: [.tak],
    signatures: [Signature("tak", "'tBaK'", .suggests(.tak), "four letters")],
    completeness: CompletenessCheck(
      prefixes: [Array("tBaK".utf8)], isCheap: false, read: LosslessAudioCompleteness.tak,
      because: "a block states where the last frame stands"))

  static let optimfrog = FileFormat(
    "optimfrog", types: [.optimFROG],
    signatures: [Signature("optim-frog", "'OFR '", .suggests(.optimFROG), "four letters")],
    completeness: CompletenessCheck(
      prefixes: [Array("OFR ".utf8)], isCheap: false, read: LosslessAudioCompleteness.optimFrog,
      because: "chunks state their sizes"))

  static let mpegAudio = FileFormat(
    "mpegAudio", types: [.mp3, .mp2, .mp1],
    signatures: [
      Signature(
        "id3", "'ID3'", .reads(.mp3, MPEGAudio.readTagged), "a tag, and what stands behind it decides"),
      Signature(
        "mpeg-audio", "FF", .reads(.mp3, MPEGAudio.readFrames), "a frame's sync, which needs the next frames"),
    ],
    medium: .audio,
    metadata: .headers(MPEGAudioMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readMPEGAudio() },
    completeness: CompletenessCheck(
      isCheap: false, read: MPEGAudioCompleteness.mp3, runCheck: SoundRunChecks.mpeg,
      because: "the first frame may count the bytes, and frames state their lengths"),
    magicExemptions: [(.mp3, "all layers are audio/mpeg, and the frames behind a tag are read here")],
    readerForNamedType: ReaderForNamedType(
      type: .mp3, read: MPEGAudio.readFar, because: "players skip what stands before the first frame"),
    because: "frames, behind a tag at times")

  static let adts = FileFormat(
    "adts", types: [.aac],
    signatures: [
      Signature("adts", "FF", .reads(.aac, MPEGAudio.readADTS), "ADTS's sync, which needs the next frames")
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: MPEGAudioCompleteness.adts, runCheck: SoundRunChecks.adts,
      because: "frames state their lengths"))

  static let ac3 = FileFormat(
    "ac3", types: [.ac3, .enhancedAC3],
    signatures: [
      Signature("ac3", "0B 77", .reads(.ac3, MPEGAudio.readAC3), "a syncframe, which needs the next one")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x0B, 0x77], Array("ID3".utf8)], isCheap: false, read: MPEGAudioCompleteness.ac3,
      runCheck: SoundRunChecks.dolby,
      because: "syncframes state their lengths (ETSI TS 102 366, 4.1 and E.1.2)")
  )

  static let amr = FileFormat(
    "amr", types: [.amr, .amrWB],
    signatures: [
      Signature("amr", "'#!AMR' 0A", .decides(.amr), "the mark (RFC 4867 §5)"),
      Signature("amr-wb", "'#!AMR-WB' 0A", .decides(.amrWB), "the mark (RFC 4867 §5)"),
      Signature(
        "amr-channels", "'#!AMR_MC1.0' 0A", .decides(.amr), "the mark of several channels (RFC 4867 §5)"),
      Signature("amr-wb-channels", "'#!AMR-WB_MC1.0' 0A", .decides(.amrWB), "the mark of several channels"),
    ],
    medium: .audio,
    metadata: .headers(SoundHeaders.readAMR),
    details: { (details) throws(ReadFailure) in try details.readAMR() },
    completeness: CompletenessCheck(
      isCheap: false, read: MPEGAudioCompleteness.amr,
      because: "frames have a length for each kind (RFC 4867, 5.3)"),
    because: "frames whose first byte tells their length")
}
