internal import UniformTypes

extension EndRule {
  /// Sound and movies in containers of their own.
  static let sound: [EndRule] = [
    EndRule(
      name: "flac", types: [.flac], isNear: false, read: FLACEnd.read, forbids: FilledSound.flac,
      because: "frames carry checksums, and the first block the number of samples (RFC 9639, 8.2 and 9)"),
    EndRule(
      name: "ogg", types: [.ogg, .oggAudio, .oggVideo], signatures: [[0x4F, 0x67, 0x67, 0x53]],
      isNear: false, read: OggEnd.read, forbids: FilledSound.ogg,
      because: "pages carry lengths and checksums (RFC 3533, 6)"),
    EndRule(
      name: "matroska",
      types: [.matroskaVideo, .matroskaAudio, .matroska3D, .matroskaSubtitles, .webM, .webMAudio],
      signatures: [[0x1A, 0x45, 0xDF, 0xA3]], read: MatroskaEnd.read, forbids: FilledMovies.matroska,
      because: "the segment's size, or the elements' (RFC 8794, 6.2)"),
    EndRule(
      name: "riff", types: [.riff, .wav, .avi, .webP, .soundFont, .animatedCursor],
      signatures: [Array("RIFF".utf8), Array("RIFX".utf8), Array("RF64".utf8), Array("BW64".utf8)],
      read: FormEnds.riff, forbids: FilledForms.riff,
      because: "a form states its length (Multimedia Programming Interface 1.0, 2)"),
    EndRule(
      name: "iff", types: [.iff, .aiff, .aifc, .eightSVX, .ilbm, .anim], signatures: [Array("FORM".utf8)],
      read: FormEnds.iff, because: "a form states its length (EA IFF 85, 4)"),
    EndRule(
      name: "djvu", types: [.djvu, .djvuPages], signatures: [Array("AT&T".utf8)], read: FormEnds.djvu,
      because: "a form states its length (DjVu 3, 7)"),
    EndRule(
      name: "asf", types: [.asf, .wmv, .wma], read: ASFEnd.read,
      because: "objects state their sizes (Advanced Systems Format, 2.1)"),
  ]
}
