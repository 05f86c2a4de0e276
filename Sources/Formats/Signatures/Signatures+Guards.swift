internal import UniformTypes

extension Signature {
  /// Signatures at higher offsets that outweigh a short one at the start; checked before all others.
  static let guards: [Signature] = [
    Signature(
      "tar", "'ustar'", at: 257, .reads(.tarArchive, Archives.readTar),
      "a tar member's name may begin like any other format"),
    Signature(
      "icc", "'acsp'", at: 36, .reads(.iccProfile, ColourProfiles.readICC),
      "a profile begins with its size, which may look like any mark"),
    Signature(
      "mobi", "'BOOKMOBI'", at: 60, .reads(.mobipocket, Mobipocket.read),
      "a Palm database begins with its name"),
    Signature(
      "dicom", "'DICM' 02 00", at: 128, .decides(.dicom),
      "the preamble before the mark may be anything (PS3.10 §7.1)"),
    Signature(
      "access", "00 01 00 00 'Standard Jet DB' 00", .decides(.access), "TrueType's mark, then Jet's name"),
    Signature(
      "access-ace", "00 01 00 00 'Standard ACE DB' 00", .decides(.accessACE),
      "TrueType's mark, then ACE's name"),
    Signature(
      "eot", "'LP'", at: 34, .reads(.embeddedOpenType, EmbeddedOpenType.read),
      "an embedded font begins with its size"),
    Signature(
      "ace", "'**ACE**'", at: 7, .decides(.ace), "seven bytes of mark behind a header's size and type"),
  ]
}
