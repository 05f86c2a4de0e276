internal import UniformTypes

extension Signature {
  /// Pictures of paint programs, window systems and games.
  static let programImages: [Signature] = [
    Signature("xv-thumbnail", "'P7 332' 0A", .decides(.xvThumbnail), "the mark and the palette's depth"),
    Signature("blp1", "'BLP1' ?? 00 00 00", .decides(.blp), "the mark and a compression"),
    Signature("blp2", "'BLP2' 01 00 00 00", .decides(.blp), "the mark and version 1"),
    Signature(
      "paint-shop-pro", "'Paint Shop Pro Image File' 0A 1A", .decides(.paintShopPro), "the name in full"),
    Signature("cineon", "80 2A 5F D7", .decides(.cineon), "the magic number"),
    Signature("cineon-little", "D7 5F 2A 80", .decides(.cineon), "the magic number in the other order"),
    Signature("vtf", "'VTF' 00 07 00 00 00", .decides(.valveTexture), "the mark and version 7"),
    Signature("basis", "'sB' 13 00", .asks(.basis), "two letters and a version"),
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
    Signature("paint-net", "'PDN3'", .asks(.paintNet), "three letters and a version"),
    Signature("clip-studio", "'CSFCHUNK' 00", .decides(.clipStudio), "the first chunk's name and size"),
    Signature("epoc-bitmap", "37 00 00 10 42 00 00 10", .decides(.epocBitmap), "two identifiers of EPOC"),
    Signature(
      "utah-rle", "52 CC", .reads(.utahRLE, WorkstationPictures.readUtahRLE),
      "two bytes, which need the header"),
  ]
}
