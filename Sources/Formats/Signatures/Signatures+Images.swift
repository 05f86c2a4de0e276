internal import ContainerFormats
internal import UniformTypes

extension Signature {
  /// Signatures of pictures: JPEG codestreams, OS/2 bitmaps, textures, camera raw images, brushes.
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
    Signature("pgf", "'PGF6'", .suggests(.pgf), "three letters and a version"),
    Signature(
      "modi", "'EP*' 00", .suggests(.documentImaging), "TIFF's header with EP for the byte order; four bytes"),
  ]

  static let cameraImages: [Signature] = [
    Signature("olympus-iiro", "'IIRO'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("olympus-iirs", "'IIRS'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("olympus-mmor", "'MMOR'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("panasonic", "'II' 55 00", .reads(.panasonicRW2, TIFF.read), "Panasonic's magic number"),
  ]

  /// Signatures of pictures of paint programs, window systems and games.
  static let programImages: [Signature] = [
    Signature("xv-thumbnail", "'P7 332' 0A", .decides(.xvThumbnail), "the mark and the palette's depth"),
    Signature("blp1", "'BLP1' ?? 00 00 00", .decides(.blp), "the mark and a compression"),
    Signature("blp2", "'BLP2' 01 00 00 00", .decides(.blp), "the mark and version 1"),
    Signature(
      "paint-shop-pro", "'Paint Shop Pro Image File' 0A 1A", .decides(.paintShopPro), "the name in full"),
    Signature("cineon", "80 2A 5F D7", .decides(.cineon), "the magic number"),
    Signature("cineon-little", "D7 5F 2A 80", .decides(.cineon), "the magic number in the other order"),
    Signature("vtf", "'VTF' 00 07 00 00 00", .decides(.valveTexture), "the mark and version 7"),
    Signature("basis", "'sB' 13 00", .suggests(.basis), "two letters and a version"),
    Signature("photo-paint-7", "'CPT7FILE'", .decides(.corelPhotoPaint), "eight letters"),
    Signature("photo-paint-8", "'CPT8FILE'", .decides(.corelPhotoPaint), "eight letters"),
    Signature("photo-paint-9", "'CPT9FILE'", .decides(.corelPhotoPaint), "eight letters"),
    Signature("xpm-2", "'! XPM2'", .decides(.xpm), "the first line names the format and version"),
    Signature("xpm-3-tight", "'/*XPM*/'", .decides(.xpm), "the comment that must come first"),
    Signature("xcursor", "'Xcur' 10 00 00 00", .decides(.xCursor), "the mark and the header's size"),
    Signature("xwd", "00 00 ?? ?? 00 00 00 07", .reads(.xwd, XPictures.readXWD), "a header of version 7"),
    Signature(
      "xwd-little", "?? ?? 00 00 07 00 00 00", .reads(.xwd, XPictures.readXWD), "a header of version 7"),
    Signature(
      "macpaint-binary", "'PNTGMPNT'", at: 65, .decides(.macPaint), "type and creator in a MacBinary head"),
    Signature("paint-net", "'PDN3'", .suggests(.paintNet), "three letters and a version"),
    Signature("clip-studio", "'CSFCHUNK' 00", .decides(.clipStudio), "the first chunk's name and size"),
    Signature("epoc-bitmap", "37 00 00 10 42 00 00 10", .decides(.epocBitmap), "two identifiers of EPOC"),
    Signature(
      "utah-rle", "52 CC", .reads(.utahRLE, WorkstationPictures.readUtahRLE),
      "two bytes, which need the header"),
  ]

  /// Signatures of pictures of science, medicine, maps and sensors.
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

  static let drawings: [Signature] = [
    Signature("freehand-3", "'FHD2'", .suggests(.freeHand), "four letters"),
    Signature("freehand-4", "'AGD1'", .suggests(.freeHand), "four letters"),
    Signature("freehand-5", "'AGD2'", .suggests(.freeHand), "four letters"),
    Signature("freehand-7", "'AGD3'", .suggests(.freeHand), "four letters"),
    Signature("freehand-8", "'AGD4'", .suggests(.freeHand), "four letters"),
    Signature("skencil", "'##Sketch 1 '", .decides(.skencil), "the first line names the format and version"),
    Signature(
      "xfig", "'#FIG '", .reads(.xfig, VectorPictures.readXfig), "the first word, which needs a version"),
    Signature(
      "cgm-binary", "00", .reads(.cgm, VectorPictures.readCGM), "begin metafile, which needs the next element"
    ),
    Signature("cgm-text", "'BEGMF'", .reads(.cgm, VectorPictures.readTextCGM), "the first keyword"),
    Signature("cgm-text-lower", "'BegMF'", .reads(.cgm, VectorPictures.readTextCGM), "the first keyword"),
    Signature(
      "cgm-characters", "'0 ' 1B '\\' 1B 'X'", .decides(.cgm), "begin metafile in characters, then a string"),
    Signature(
      "pict-2", "00 11 02 FF 0C 00", at: 522, .decides(.pict), "version 2 and a header behind 512 bytes"),
    Signature(
      "pict-2-bare", "00 11 02 FF 0C 00", at: 10, .decides(.pict),
      "version 2 and a header without 512 bytes before"),
    Signature(
      "pict-1", "11 01", at: 522, .reads(.pict, VectorPictures.readPICT1), "version 1, which needs a frame"),
  ]
}
