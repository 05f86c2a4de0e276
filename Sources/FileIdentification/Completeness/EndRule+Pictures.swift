internal import UniformTypes

extension EndRule {
  /// Pictures, and movies in their containers.
  static let pictures: [EndRule] = [
    EndRule(
      name: "png", types: [.png, .jng, .mng], read: PictureEnds.png, forbids: FilledPictures.png,
      because: "IEND is the last chunk, in MNG MEND (PNG, 11.2.5)"),
    EndRule(
      name: "jpeg", types: [.jpeg, .jpegLS, .mpo], read: PictureEnds.jpeg, forbids: FilledJPEG.read,
      because: "an end-of-image marker ends each picture (ITU-T T.81, B.2.1)"),
    EndRule(
      name: "gif", types: [.gif], read: PictureEnds.gif, forbids: FilledPictures.gif,
      because: "a trailer follows the last block (GIF89a, 27)"),
    EndRule(
      name: "jpeg-xl", types: [.jpegxl], read: BoxEnds.jpegXL,
      because: "boxes state their lengths, and the last part of a codestream says so (ISO/IEC 18181-2)"),
    EndRule(
      name: "jpeg-2000", types: [.jpeg2000], read: BoxEnds.jpeg2000,
      because: "boxes and tile-parts state their lengths (ISO/IEC 15444-1, A.4.2 and I.4)"),
    EndRule(
      name: "fuji-raw", types: [.fujiRaw], read: TIFFEnds.fuji,
      because: "the header states where picture and sensor data lie"),
    EndRule(
      name: "tiff", types: [.tiff, .jpegXR], read: TIFFEnds.read, forbids: FilledPictures.tiff,
      because: "directories state where strips, tiles and values lie (TIFF 6.0, 2)"),
    EndRule(
      name: "bmp", types: [.bmp], read: BitmapEnds.bmp,
      because: "rows of pixels have one length, or the compressed ones state theirs"),
    EndRule(
      name: "icon", types: [.ico, .cursor], read: BitmapEnds.icon,
      because: "the directory states where pictures lie"),
    EndRule(
      name: "photoshop", types: [.photoshop, .photoshopLarge], read: PhotoshopEnds.read,
      because: "sections state their lengths, rows of pixels theirs"),
  ]

  /// Files of boxes, after all formats that are carried by one of them and have a grammar of their own.
  static let boxes: [EndRule] = [
    EndRule(
      name: "boxes",
      types: [
        .heifStandard, .canonCR3, .quickTimeMovie, .threeGPP, .threeGPP2, .mpeg4Movie, .mpeg4Audio,
        .isoBaseMedia, .immersiveVideo,
      ], read: BoxEnds.media, forbids: FilledMovies.boxes,
      because: "boxes state their lengths, items and samples their places (ISO/IEC 14496-12, 4.2 and 8)")
  ]
}
