internal import UniformTypes

extension Signature {
  /// Picture codings that programs share.
  static let codedImages: [Signature] = [
    Signature(
      "jpeg-xr", "'II' BC 01", .decides(.jpegXR), "little-endian order and JPEG XR's number (ISO/IEC 29199-2)"
    ),
    Signature(
      "jpeg-xs-boxes", "00 00 00 0C 'JXS ' 0D 0A 87 0A", .decides(.jpegXS), "JPEG XS's signature box"),
    Signature("jpeg-xs-stream", "FF 10 FF 50", .decides(.jpegXS), "start of codestream, then capabilities"),
    Signature("jbig2", "97 'JB2' 0D 0A 1A 0A", .decides(.jbig2), "eight bytes of mark (ITU-T T.88 Annex D)"),
    Signature("pfm-colour", "'PF'", .reads(.floatMap, FloatMaps.read), "colour float map"),
    Signature("pfm-grey", "'Pf'", .reads(.floatMap, FloatMaps.read), "grey float map"),
    Signature("phm-colour", "'PH'", .reads(.halfMap, FloatMaps.read), "colour half-float map"),
    Signature("phm-grey", "'Ph'", .reads(.halfMap, FloatMaps.read), "grey half-float map"),
    Signature(
      "flif", "'FLIF'", .reads(.flif, FLIF.read), "four letters, which need the format byte"),
    Signature("pgf", "'PGF6'", .asks(.pgf), "three letters and a version"),
    Signature("farbfeld", "'farbfeld' 00", .decides(.farbfeld), "eight letters and a width"),
  ]
}
