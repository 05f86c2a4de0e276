internal import UniformTypes

extension Signature {
  /// Pictures of science, medicine, maps and sensors.
  static let scienceImages: [Signature] = [
    Signature("vicar", "'LBLSIZE='", .decides(.vicar), "the label that comes first"),
    Signature("pds", "'PDS_VERSION_ID'", .decides(.planetaryData), "the keyword that comes first"),
    Signature("pds-sfdu", "'CCSD3ZF0000100000001NJPL3IF0PDS'", .decides(.planetaryData), "the archive label"),
    Signature("nifti-single", "'n+1' 00", at: 344, .decides(.nifti), "the mark that ends the header"),
    Signature("nifti-pair", "'ni1' 00", at: 344, .decides(.nifti), "the mark that ends the header"),
    Signature("metaimage", "'ObjectType = Image'", .decides(.metaImage), "the first field"),
    Signature(
      "metaimage-short", "'NDims = '", .decides(.metaImage), "the first field when the type is left out"),
    Signature("light-field", "89 'LFP' 0D 0A 1A 0A", .decides(.lightField), "eight bytes of mark"),
    Signature("arri", "'ARRI' 12 34 56 78", .decides(.arriRaw), "the mark and the byte order"),
    Signature("nitf", "'NITF0'", .decides(.nitf), "the mark and a version"),
    Signature("nsif", "'NSIF01.0'", .decides(.nitf), "NATO's mark and version"),
    Signature("xisf", "'XISF0100'", .decides(.xisf), "the mark and version 1.0"),
    Signature("flir-image", "'FPF Public Image Format' 00", .decides(.flirImage), "the name in full"),
    Signature(
      "viff", "AB 01", .reads(.viff, WorkstationPictures.readVIFF), "two bytes, which need the header"),
  ]
}
