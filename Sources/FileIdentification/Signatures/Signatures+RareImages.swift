internal import UniformTypes

extension Signature {
  /// Pictures of older programs, textures, science and cameras.
  static let rareImages: [Signature] = [
    Signature(
      "jpeg-xr", "'II' BC 01", .decides(.jpegXR), "little-endian order and JPEG XR's number (ISO/IEC 29199-2)"
    ),
    Signature(
      "jpeg-xs-boxes", "00 00 00 0C 'JXS ' 0D 0A 87 0A", .decides(.jpegXS), "JPEG XS's signature box"),
    Signature("jpeg-xs-stream", "FF 10 FF 50", .decides(.jpegXS), "start of codestream, then capabilities"),
    Signature("jbig2", "97 'JB2' 0D 0A 1A 0A", .decides(.jbig2), "eight bytes of mark (ITU-T T.88 Annex D)"),
    Signature("pfm-colour", "'PF'", .reads(.floatMap, RarePictures.readFloatMap), "colour float map"),
    Signature("pfm-grey", "'Pf'", .reads(.floatMap, RarePictures.readFloatMap), "grey float map"),
    Signature("phm-colour", "'PH'", .reads(.halfMap, RarePictures.readFloatMap), "colour half-float map"),
    Signature("phm-grey", "'Ph'", .reads(.halfMap, RarePictures.readFloatMap), "grey half-float map"),
    Signature("xv-thumbnail", "'P7 332' 0A", .decides(.xvThumbnail), "the mark and the palette's depth"),
    Signature(
      "flif", "'FLIF'", .reads(.flif, RarePictures.readFLIF), "four letters, which need the format byte"),
    Signature("blp1", "'BLP1' ?? 00 00 00", .decides(.blp), "the mark and a compression"),
    Signature("blp2", "'BLP2' 01 00 00 00", .decides(.blp), "the mark and version 1"),
    Signature(
      "paint-shop-pro", "'Paint Shop Pro Image File' 0A 1A", .decides(.paintShopPro), "the name in full"),
    Signature("sun-raster", "59 A6 6A 95", .decides(.sunRaster), "the magic number"),
    Signature("cineon", "80 2A 5F D7", .decides(.cineon), "the magic number"),
    Signature("cineon-little", "D7 5F 2A 80", .decides(.cineon), "the magic number in the other order"),
    Signature("vtf", "'VTF' 00 07 00 00 00", .decides(.valveTexture), "the mark and version 7"),
    Signature("basis", "'sB' 13 00", .asks(.basis), "two letters and a version"),
    Signature("vicar", "'LBLSIZE='", .decides(.vicar), "the label that comes first"),
    Signature("pds", "'PDS_VERSION_ID'", .decides(.planetaryData), "the keyword that comes first"),
    Signature("pds-sfdu", "'CCSD3ZF0000100000001NJPL3IF0PDS'", .decides(.planetaryData), "the archive label"),
    Signature("nifti-single", "'n+1' 00", at: 344, .decides(.nifti), "the mark that ends the header"),
    Signature("nifti-pair", "'ni1' 00", at: 344, .decides(.nifti), "the mark that ends the header"),
    Signature("metaimage", "'ObjectType = Image'", .decides(.metaImage), "the first field"),
    Signature(
      "metaimage-short", "'NDims = '", .decides(.metaImage), "the first field when the type is left out"),
    Signature("freehand-3", "'FHD2'", .asks(.freeHand), "four letters"),
    Signature("freehand-4", "'AGD1'", .asks(.freeHand), "four letters"),
    Signature("freehand-5", "'AGD2'", .asks(.freeHand), "four letters"),
    Signature("freehand-7", "'AGD3'", .asks(.freeHand), "four letters"),
    Signature("freehand-8", "'AGD4'", .asks(.freeHand), "four letters"),
    Signature("photo-paint-7", "'CPT7FILE'", .decides(.corelPhotoPaint), "eight letters"),
    Signature("photo-paint-8", "'CPT8FILE'", .decides(.corelPhotoPaint), "eight letters"),
    Signature("photo-paint-9", "'CPT9FILE'", .decides(.corelPhotoPaint), "eight letters"),
    Signature("skencil", "'##Sketch 1 '", .decides(.skencil), "the first line names the format and version"),
    Signature(
      "xfig", "'#FIG '", .reads(.xfig, RarePictures.readXfig), "the first word, which needs a version"),
    Signature("xpm-2", "'! XPM2'", .decides(.xpm), "the first line names the format and version"),
    Signature("xpm-3-tight", "'/*XPM*/'", .decides(.xpm), "the comment that must come first"),
    Signature("xcursor", "'Xcur' 10 00 00 00", .decides(.xCursor), "the mark and the header's size"),
    Signature("xwd", "00 00 ?? ?? 00 00 00 07", .reads(.xwd, RarePictures.readXWD), "a header of version 7"),
    Signature(
      "xwd-little", "?? ?? 00 00 07 00 00 00", .reads(.xwd, RarePictures.readXWD), "a header of version 7"),
    Signature(
      "cgm-binary", "00", .reads(.cgm, RarePictures.readCGM), "begin metafile, which needs the next element"),
    Signature("cgm-text", "'BEGMF'", .reads(.cgm, RarePictures.readTextCGM), "the first keyword"),
    Signature("cgm-text-lower", "'BegMF'", .reads(.cgm, RarePictures.readTextCGM), "the first keyword"),
    Signature(
      "cgm-characters", "'0 ' 1B '\\' 1B 'X'", .decides(.cgm), "begin metafile in characters, then a string"),
    Signature(
      "pict-2", "00 11 02 FF 0C 00", at: 522, .decides(.pict), "version 2 and a header behind 512 bytes"),
    Signature(
      "pict-2-bare", "00 11 02 FF 0C 00", at: 10, .decides(.pict),
      "version 2 and a header without 512 bytes before"),
    Signature(
      "pict-1", "11 01", at: 522, .reads(.pict, RarePictures.readPICT1), "version 1, which needs a frame"),
    Signature(
      "macpaint-binary", "'PNTGMPNT'", at: 65, .decides(.macPaint), "type and creator in a MacBinary head"),
    Signature("pgf", "'PGF6'", .asks(.pgf), "three letters and a version"),
    Signature("paint-net", "'PDN3'", .asks(.paintNet), "three letters and a version"),
    Signature("clip-studio", "'CSFCHUNK' 00", .decides(.clipStudio), "the first chunk's name and size"),
    Signature("light-field", "89 'LFP' 0D 0A 1A 0A", .decides(.lightField), "eight bytes of mark"),
    Signature("epoc-bitmap", "37 00 00 10 42 00 00 10", .decides(.epocBitmap), "two identifiers of EPOC"),
    Signature("arri", "'ARRI' 12 34 56 78", .decides(.arriRaw), "the mark and the byte order"),
    Signature("nitf", "'NITF0'", .decides(.nitf), "the mark and a version"),
    Signature("nsif", "'NSIF01.0'", .decides(.nitf), "NATO's mark and version"),
    Signature("xisf", "'XISF0100'", .decides(.xisf), "the mark and version 1.0"),
    Signature("flir-image", "'FPF Public Image Format' 00", .decides(.flirImage), "the name in full"),
    Signature("farbfeld", "'farbfeld' 00", .decides(.farbfeld), "eight letters and a width"),
    Signature(
      "utah-rle", "52 CC", .reads(.utahRLE, RarePictures.readUtahRLE), "two bytes, which need the header"),
    Signature("viff", "AB 01", .reads(.viff, RarePictures.readVIFF), "two bytes, which need the header"),
  ]
}
