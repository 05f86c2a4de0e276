internal import UniformTypes

extension Signature {
  static let audio: [Signature] = [
    Signature("riff", "'RIFF'", .reads(.avi, RIFF.read), "a RIFF chunk, its form decides"),
    Signature("rifx", "'RIFX'", .reads(.wav, RIFF.read), "a big-endian RIFF chunk, its form decides"),
    Signature(
      "rf64", "'RF64' FF FF FF FF 'WAVE'", .decides(.wav), "RF64, WAVE with sizes of 64 bits (EBU Tech 3306)"
    ),
    Signature(
      "bw64", "'BW64' FF FF FF FF 'WAVE'", .decides(.wav), "BW64, WAVE with sizes of 64 bits (ITU-R BS.2088)"
    ),
    Signature(
      "wave64", "'riff' 2E 91 CF 11 A5 D6 28 DB 04 C1 00 00", .decides(.wave64), "Wave64's identifier"),
    Signature("iff", "'FORM'", .reads(.ilbm, IFF.read), "an IFF form"),
    Signature("dff", "'FRM8' ???????????????? 'DSD '", .decides(.dff), "DSDIFF's form"),
    Signature("dsf", "'DSD ' 1C 00 00 00 00 00 00 00", .decides(.dsf), "the chunk's only size"),
    Signature("ogg", "'OggS'", .reads(.oggAudio, Ogg.read), "an Ogg page"),
    Signature(
      "flac", "'fLaC' ?? 00 00 22", .decides(.flac),
      "the mark, and the first block's only length (RFC 9639 §6, §8.2)"),
    Signature("id3", "'ID3'", .reads(.mp3, MPEGAudio.readTagged), "a tag, and what stands behind it decides"),
    Signature(
      "mpeg-audio", "FF", .reads(.mp3, MPEGAudio.readFrames), "a frame's sync, which needs the next frames"),
    Signature("adts", "FF", .reads(.aac, MPEGAudio.readADTS), "ADTS's sync, which needs the next frames"),
    Signature("ac3", "0B 77", .reads(.ac3, MPEGAudio.readAC3), "a syncframe, which needs the next one"),
    Signature("dts", "7F FE 80 01", .reads(.dts, MPEGAudio.readDTS), "the core's sync word, big-endian"),
    Signature("dts-little", "FE 7F 01 80", .decides(.dts), "the core's sync word, little-endian"),
    Signature("amr", "'#!AMR' 0A", .decides(.amr), "the mark (RFC 4867 §5)"),
    Signature("amr-wb", "'#!AMR-WB' 0A", .decides(.amrWB), "the mark (RFC 4867 §5)"),
    Signature("caf", "'caff' 00 01", .decides(.coreAudio), "the mark and version 1"),
    Signature("au", "'.snd' 00 00", .decides(.au), "the mark and a short header"),
    Signature("midi", "'MThd' 00 00 00 06", .reads(.midi, Documents.readMIDI), "a header chunk of six bytes"),
    Signature("wavpack", "'wvpk' ???????? ?? 04", .decides(.wavPack), "a block header of version 4"),
    Signature("ape", "'MAC '", .reads(.monkeysAudio, ShortMarks.readAPE), "the mark and a version"),
    Signature("musepack-8", "'MPCK'", .decides(.musepack), "the mark of stream version 8"),
    Signature(
      "musepack-7", "'MP+'", .reads(.musepack, ShortMarks.readMusepack7), "the mark of stream version 7"),
    Signature("tta", "'TTA1'", .decides(.trueAudio), "the mark"),
    Signature("realaudio", "'.ra' FD 00", .decides(.realAudio), "the mark and a version"),
    Signature("xm", "'Extended Module: '", .decides(.fastTracker), "seventeen bytes of mark"),
    Signature("it", "'IMPM'", .asks(.impulseTracker), "four letters"),
    Signature("s3m", "'SCRM'", at: 44, .decides(.screamTracker), "the mark behind the title"),
    Signature("mod", "'M.K.'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
    Signature("voc", "'Creative Voice File' 1A", .decides(.creativeVoice), "twenty bytes of mark"),
    Signature("smaf", "'MMMD'", .asks(.smaf), "four letters"),
    Signature("psid", "'PSID' 00", .decides(.sid), "the mark and a version"),
    Signature("rsid", "'RSID' 00", .decides(.sid), "the mark and a version"),
  ]
}
