internal import ContainerFormats
internal import UniformTypes

extension Signature {
  static let images: [Signature] = [
    Signature("jpeg", "FF D8 FF", .reads(.jpeg, JPEGFile.read), "start of image and the next marker"),
    Signature(
      "png", "89 'PNG' 0D 0A 1A 0A ???????? 'IHDR'", .decides(.png),
      "eight bytes of mark and the first chunk; APNG is PNG too"),
    Signature("png-cut", "89 'PNG' 0D 0A 1A 0A", .asks(.png), "the mark without a header chunk"),
    Signature("jng", "8B 'JNG' 0D 0A 1A 0A", .decides(.jng), "eight bytes of mark"),
    Signature("mng", "8A 'MNG' 0D 0A 1A 0A", .decides(.mng), "eight bytes of mark"),
    Signature("gif89a", "'GIF89a'", .reads(.gif, Pictures.readGIF), "six bytes, and a block to follow"),
    Signature("gif87a", "'GIF87a'", .reads(.gif, Pictures.readGIF), "six bytes, and a block to follow"),
    Signature(
      "heif-or-movie", "???????? 'ftyp'", .reads(.isoBaseMedia, ISOBaseMedia.read),
      "a file type box comes first"),
    Signature(
      "media-segment", "???????? 'styp'", .reads(.isoBaseMedia, ISOBaseMedia.read),
      "a segment type box comes first"),
    Signature("tiff-little", "'II' 2A 00", .reads(.tiff, TIFF.read), "little-endian TIFF"),
    Signature("tiff-big", "'MM' 00 2A", .reads(.tiff, TIFF.read), "big-endian TIFF"),
    Signature("bigtiff-little", "'II' 2B 00", .reads(.tiff, TIFF.read), "little-endian BigTIFF"),
    Signature("bigtiff-big", "'MM' 00 2B", .reads(.tiff, TIFF.read), "big-endian BigTIFF"),
    Signature(
      "jpeg-xl-boxes", "00 00 00 0C 'JXL ' 0D 0A 87 0A", .decides(.jpegxl),
      "JPEG XL's signature box (ISO/IEC 18181-2)"),
    Signature(
      "jpeg-xl-stream", "FF 0A", .decides(.jpegxl),
      "a bare codestream's mark; no text and no audio frame begins so"),
    Signature(
      "jpeg-2000-boxes", "00 00 00 0C 'jP  ' 0D 0A 87 0A", .reads(.jpeg2000, JPEG2000.read),
      "JPEG 2000's signature box"),
    Signature(
      "jpeg-2000-stream", "FF 4F FF 51 00", .reads(.jpeg2000Codestream, JPEG2000.readStream),
      "start of codestream, then the size segment"),
    Signature(
      "bmp", "'BM'", .reads(.bmp, Pictures.readBMP), "two letters, which need the header behind them"),
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
    Signature(
      "dib", "28 00 00 00 ???????? ???????? 01 00", .reads(.bmp, Pictures.readDIB),
      "a bitmap's header without the file's, which needs rows that fill the file"),
    Signature("ico", "00 00 01 00", .reads(.ico, Pictures.readIcon), "an icon directory"),
    Signature("cur", "00 00 02 00", .reads(.cursor, Pictures.readIcon), "a cursor directory"),
    Signature("icns", "'icns'", .reads(.icns, AppleIcons.read), "the mark and a size"),
    Signature("psd", "'8BPS' 00 01", .decides(.photoshop), "the mark and version 1"),
    Signature("psb", "'8BPS' 00 02", .decides(.photoshopLarge), "the mark and version 2"),
    Signature("openexr", "76 2F 31 01 02", .decides(.exr), "the magic number and version 2"),
    Signature("radiance", "'#?RADIANCE' 0A", .decides(.radiance), "the first line names the program"),
    Signature("radiance-rgbe", "'#?RGBE' 0A", .decides(.radiance), "the first line names the coding"),
    Signature("dpx", "'SDPX' ???????? 'V'", .decides(.dpx), "the mark and a version"),
    Signature(
      "dpx-little", "'XPDS' ???????? 'V'", .decides(.dpx), "the mark in the other order and a version"),
    Signature("qoi", "'qoif'", .reads(.qoi, QOI.read), "the mark and sound header bytes"),
    Signature("pnm-1", "'P1'", .reads(.pbm, Pictures.readPNM), "plain bitmap"),
    Signature("pnm-2", "'P2'", .reads(.pgm, Pictures.readPNM), "plain grey map"),
    Signature("pnm-3", "'P3'", .reads(.ppm, Pictures.readPNM), "plain pixel map"),
    Signature("pnm-4", "'P4'", .reads(.pbm, Pictures.readPNM), "raw bitmap"),
    Signature("pnm-5", "'P5'", .reads(.pgm, Pictures.readPNM), "raw grey map"),
    Signature("pnm-6", "'P6'", .reads(.ppm, Pictures.readPNM), "raw pixel map"),
    Signature("pnm-7", "'P7' 0A", .reads(.pam, Pictures.readPNM), "arbitrary map"),
    Signature("xcf", "'gimp xcf '", .decides(.xcf), "nine bytes of mark"),
    Signature("dds", "'DDS ' 7C 00 00 00", .decides(.dds), "the mark and the header's only size"),
    Signature("ktx", "AB 'KTX 11' BB 0D 0A 1A 0A", .decides(.ktx), "twelve bytes of mark"),
    Signature("ktx2", "AB 'KTX 20' BB 0D 0A 1A 0A", .decides(.ktx2), "twelve bytes of mark"),
    Signature("astc", "13 AB A1 5C", .decides(.astc), "the magic number"),
    Signature("pvr", "'PVR' 03", .decides(.pvr), "the mark and version 3"),
    Signature("miff", "'id=ImageMagick'", .decides(.miff), "the first words name the program"),
    Signature("bpg", "'BPG' FB", .decides(.bpg), "four bytes of mark"),
    Signature(
      "sgi", "01 DA 00 01 00", .decides(.sgi), "the magic number, storage and one or two bytes per channel"),
    Signature(
      "sgi-rle", "01 DA 01 01 00", .decides(.sgi),
      "the magic number, run-length storage and bytes per channel"),
    Signature(
      "sgi-rle-2", "01 DA 01 02 00", .decides(.sgi),
      "the magic number, run-length storage and two bytes per channel"),
    Signature("dcx", "B1 68 DE 3A", .decides(.dcx), "the magic number"),
    Signature("pcx", "0A", .reads(.pcx, Pictures.readPCX), "one byte, which needs the whole header"),
    Signature("fits", "'SIMPLE  ='", .reads(.fits, FITS.read), "the first keyword record"),
    Signature(
      "wmf-memory", "01 00 09 00 00 03", .reads(.wmf, VectorPictures.readBareWMF),
      "a header of nine words and version 3, which needs the file's size"),
    Signature(
      "wmf-disk", "02 00 09 00 00 03", .reads(.wmf, VectorPictures.readBareWMF),
      "a header of nine words and version 3, which needs the file's size"),
    Signature(
      "emf", "01 00 00 00", .reads(.emf, VectorPictures.readEMF), "a header record, which needs its mark"),
    Signature("wmf", "D7 CD C6 9A", .reads(.wmf, VectorPictures.readWMF), "the placeable header's key"),
    Signature("xpm", "'/* XPM */'", .decides(.xpm), "the comment that must come first"),
    Signature("djvu", "'AT&TFORM'", .reads(.djvu, IFF.readDjVu), "the prefix and a form"),
    Signature("gimp-brush", "'GIMP'", at: 20, .decides(.gimpBrush), "the mark behind the header's sizes"),
    Signature(
      "gimp-pattern", "'GPAT'", at: 20, .decides(.gimpPattern), "the mark behind the header's sizes"),
    Signature(
      "photo-cd", "'PCD_IPI'", at: 2048, .decides(.photoCD), "the information pack's mark in sector 1"),
    Signature(
      "jpeg-xr", "'II' BC 01", .decides(.jpegXR),
      "little-endian order and JPEG XR's number (ISO/IEC 29199-2)"
    ),
    Signature(
      "jpeg-xs-boxes", "00 00 00 0C 'JXS ' 0D 0A 87 0A", .decides(.jpegXS), "JPEG XS's signature box"),
    Signature("jpeg-xs-stream", "FF 10 FF 50", .decides(.jpegXS), "start of codestream, then capabilities"),
    Signature(
      "jbig2", "97 'JB2' 0D 0A 1A 0A", .decides(.jbig2), "eight bytes of mark (ITU-T T.88 Annex D)"),
    Signature("pfm-colour", "'PF'", .reads(.floatMap, FloatMaps.read), "colour float map"),
    Signature("pfm-grey", "'Pf'", .reads(.floatMap, FloatMaps.read), "grey float map"),
    Signature("phm-colour", "'PH'", .reads(.halfMap, FloatMaps.read), "colour half-float map"),
    Signature("phm-grey", "'Ph'", .reads(.halfMap, FloatMaps.read), "grey half-float map"),
    Signature(
      "flif", "'FLIF'", .reads(.flif, FLIF.read), "four letters, which need the format byte"),
    Signature("pgf", "'PGF6'", .asks(.pgf), "three letters and a version"),
    Signature("farbfeld", "'farbfeld' 00", .decides(.farbfeld), "eight letters and a width"),
    Signature(
      "modi", "'EP*' 00", .asks(.documentImaging), "TIFF's header with EP for the byte order; four bytes"),
  ]

  static let cameraImages: [Signature] = [
    Signature(
      "canon-crw", "'HEAPCCDR'", at: 6, .decides(.canonCRW), "Canon's heap format with the camera's subtype"
    ),
    Signature("olympus-iiro", "'IIRO'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("olympus-iirs", "'IIRS'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("olympus-mmor", "'MMOR'", .reads(.olympusRaw, TIFF.read), "Olympus's magic number"),
    Signature("panasonic", "'II' 55 00", .reads(.panasonicRW2, TIFF.read), "Panasonic's magic number"),
    Signature("fuji", "'FUJIFILMCCD-RAW'", .decides(.fujiRaw), "the mark in full"),
    Signature("minolta", "00 'MRM'", .decides(.minoltaRaw), "the mark"),
    Signature("sigma", "'FOVb'", .decides(.sigmaX3F), "the mark"),
  ]
}
