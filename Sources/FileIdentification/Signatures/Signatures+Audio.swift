internal import UniformTypes

extension Signature {
  static let audio: [Signature] = [
    Signature("riff", "'RIFF'", .reads(.avi, RIFF.read), "a RIFF chunk, its form decides"),
    Signature("rifx", "'RIFX'", .reads(.wav, RIFF.read), "a big-endian RIFF chunk, its form decides"),
    Signature(
      "rf64", "'RF64' ???????? 'WAVE'", .decides(.wav), "RF64, WAVE with sizes of 64 bits (EBU Tech 3306)"
    ),
    Signature(
      "bw64", "'BW64' ???????? 'WAVE'", .decides(.wav), "BW64, WAVE with sizes of 64 bits (ITU-R BS.2088)"
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
    Signature(
      "id3", "'ID3'", .reads(.mp3, MPEGAudio.readTagged), "a tag, and what stands behind it decides"),
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
    Signature("midi", "'MThd' 00 00 00 06", .reads(.midi, MIDI.read), "a header chunk of six bytes"),
    Signature("wavpack", "'wvpk' ???????? ?? 04", .decides(.wavPack), "a block header of version 4"),
    Signature(
      "ape", "'MAC '", .reads(.monkeysAudio, LosslessAudio.readMonkeysAudio), "the mark and a version"),
    Signature("musepack-8", "'MPCK'", .decides(.musepack), "the mark of stream version 8"),
    Signature(
      "musepack-7", "'MP+'", .reads(.musepack, Musepack.read7), "the mark of stream version 7"),
    Signature("tta", "'TTA1'", .decides(.trueAudio), "the mark"),
    Signature("realaudio", "'.ra' FD 00", .decides(.realAudio), "the mark and a version"),
    Signature("voc", "'Creative Voice File' 1A", .decides(.creativeVoice), "twenty bytes of mark"),
    Signature(
      "smaf-contents", "'MMMD' ???????? 'CNTI'", .decides(.smaf), "the mark, and the chunk that comes first"
    ),
    Signature("smaf", "'MMMD'", .asks(.smaf), "four letters"),
    Signature("psid", "'PSID' 00", .decides(.sid), "the mark and a version"),
    Signature("rsid", "'RSID' 00", .decides(.sid), "the mark and a version"),
    Signature("adif", "'ADIF'", .asks(.adif), "four letters (ISO/IEC 14496-3 §1.A.2.1)"),
    Signature("loas", "56", .reads(.loas, MPEGAudio.readLOAS), "a sync, which needs the next frames"),
    Signature("dts-hd", "'DTSHDHDR'", .decides(.dtsHD), "eight letters"),
    Signature("dts-14", "1F FF E8 00", .decides(.dts), "the core's sync word in 14-bit words"),
    Signature("dts-14-little", "FF 1F 00 E8", .decides(.dts), "the core's sync word in 14-bit words"),
    Signature("true-hd", "F8 72 6F BA", at: 4, .decides(.trueHD), "the major sync behind the unit's head"),
    Signature("mlp", "F8 72 6F BB", at: 4, .decides(.trueHD), "the major sync behind the unit's head"),
    Signature("ac-4", "AC 40", .reads(.ac4, MPEGAudio.readAC4), "a sync, which needs the next frames"),
    Signature(
      "ac-4-checked", "AC 41", .reads(.ac4, MPEGAudio.readAC4), "a sync, which needs the next frames"),
    Signature(
      "amr-channels", "'#!AMR_MC1.0' 0A", .decides(.amr), "the mark of several channels (RFC 4867 §5)"),
    Signature("amr-wb-channels", "'#!AMR-WB_MC1.0' 0A", .decides(.amrWB), "the mark of several channels"),
    Signature("evrc", "'#!EVRC' 0A", .decides(.evrc), "the mark (RFC 3625 §3)"),
    Signature("silk", "'#!SILK_V3'", .decides(.silk), "the mark and version 3"),
    Signature("silk-tencent", "02 '#!SILK_V3'", .decides(.silk), "the mark behind a byte that phones add"),
    Signature("codec-2", "C0 DE C2", .decides(.codec2), "the mark"),
    Signature("xmf", "'XMF_'", .reads(.xmf, GameMusic.readXMF), "four letters, which need a version"),
    Signature("twin-vq", "'TWIN97012000'", .decides(.twinVQ), "the mark and version"),
    Signature("tak", "'tBaK'", .asks(.tak), "four letters"),
    Signature("optim-frog", "'OFR '", .asks(.optimFROG), "four letters"),
    Signature(
      "lossless-audio", "'LA0' ??", .reads(.losslessAudio, LosslessAudio.readLA), "letters and a version"),
    Signature("shorten", "'ajkg'", .asks(.shorten), "four letters"),
    Signature("audible", "57 90 75 36", at: 4, .decides(.audibleAA), "the magic number behind the size"),
    Signature("ircam-vax", "64 A3 01 00", .decides(.ircam), "the magic number"),
    Signature("ircam-sun", "64 A3 02 00", .decides(.ircam), "the magic number"),
    Signature("ircam-mips", "64 A3 03 00", .decides(.ircam), "the magic number"),
    Signature("ircam-next", "64 A3 04 00", .decides(.ircam), "the magic number"),
    Signature("adx", "80 00", .reads(.adx, GameMusic.readADX), "two bytes, which need the copyright"),
    Signature("brstm", "'RSTM' FE FF", .decides(.brstm), "the mark and the byte order"),
    Signature("bfstm", "'FSTM' FE FF", .decides(.bfstm), "the mark and the byte order"),
    Signature("bfstm-little", "'FSTM' FF FE", .decides(.bfstm), "the mark and the byte order"),
    Signature("bcstm", "'CSTM' FF FE", .decides(.bcstm), "the mark and the byte order"),
    Signature("bcwav", "'CWAV' FF FE", .decides(.bcwav), "the mark and the byte order"),
    Signature("psion-sound", "'ALawSoundFile**' 00", .decides(.psionSound), "the mark in full"),
    Signature("openmg", "'EA3' 01 00 60", .decides(.openMG), "the mark and a header of 96 bytes"),
    Signature("openmg-tag", "'ea3' 03 00 00", .decides(.openMG), "a tag in ID3's manner"),
  ]
}
