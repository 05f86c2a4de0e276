internal import ContainerFormats
internal import UniformTypes

extension Signature {
  static let images: [Signature] = [
    Signature(
      "jpeg-2000-stream", "FF 4F FF 51 00", .reads(.jpeg2000Codestream, JPEG2000.readStream),
      "start of codestream, then the size segment"),
    Signature(
      "os2-bitmaps", "'BA' 28 00 00 00 ???????? ???????? 'BM'", .decides(.os2Bitmap),
      "an array's header of forty bytes, in it a bitmap"),
    Signature(
      "os2-icons", "'BA' 28 00 00 00 ???????? ???????? 'IC'", .decides(.os2Icon),
      "an array's header of forty bytes, in it an icon"),
    Signature(
      "os2-colour-icons", "'BA' 28 00 00 00 ???????? ???????? 'CI'", .decides(.os2Icon),
      "an array's header of forty bytes, in it an icon in colour"),
    Signature(
      "os2-pointers", "'BA' 28 00 00 00 ???????? ???????? 'PT'", .decides(.os2Pointer),
      "an array's header of forty bytes, in it a pointer"),
    Signature(
      "os2-colour-pointers", "'BA' 28 00 00 00 ???????? ???????? 'CP'", .decides(.os2Pointer),
      "an array's header of forty bytes, in it a pointer in colour"),
    Signature("astc", "13 AB A1 5C", .decides(.astc), "the magic number"),
    Signature("pvr", "'PVR' 03", .decides(.pvr), "the mark and version 3"),
    Signature("dcx", "B1 68 DE 3A", .decides(.dcx), "the magic number"),
    Signature("xpm", "'/* XPM */'", .decides(.xpm), "the comment that must come first"),
    Signature("gimp-brush", "'GIMP'", at: 20, .decides(.gimpBrush), "the mark behind the header's sizes"),
    Signature("gimp-pattern", "'GPAT'", at: 20, .decides(.gimpPattern), "the mark behind the header's sizes"),
    Signature(
      "jpeg-xs-boxes", "00 00 00 0C 'JXS ' 0D 0A 87 0A", .decides(.jpegXS), "JPEG XS's signature box"),
    Signature("jpeg-xs-stream", "FF 10 FF 50", .decides(.jpegXS), "start of codestream, then capabilities"),
    Signature("jbig2", "97 'JB2' 0D 0A 1A 0A", .decides(.jbig2), "eight bytes of mark (ITU-T T.88 Annex D)"),
    Signature("pfm-colour", "'PF'", .reads(.floatMap, FloatMaps.read), "colour float map"),
    Signature("pfm-grey", "'Pf'", .reads(.floatMap, FloatMaps.read), "grey float map"),
    Signature("phm-colour", "'PH'", .reads(.halfMap, FloatMaps.read), "colour half-float map"),
    Signature("phm-grey", "'Ph'", .reads(.halfMap, FloatMaps.read), "grey half-float map"),
    Signature("flif", "'FLIF'", .reads(.flif, FLIF.read), "four letters, which need the format byte"),
    Signature("pgf", "'PGF6'", .asks(.pgf), "three letters and a version"),
    Signature(
      "modi", "'EP*' 00", .asks(.documentImaging), "TIFF's header with EP for the byte order; four bytes"),
  ]

  static let cameraImages: [Signature] = [
    Signature("olympus-iiro", "'IIRO'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("olympus-iirs", "'IIRS'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("olympus-mmor", "'MMOR'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("panasonic", "'II' 55 00", .reads(.panasonicRW2, TIFF.read), "Panasonic's magic number"),
  ]
}
