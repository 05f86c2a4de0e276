internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let bmp = FileFormat(
    "bmp", types: [.bmp],
    signatures: [
      Signature(
        "bmp", "'BM'", .reads(.bmp, Pictures.readBMP), "two letters, which need the header behind them"),
      Signature(
        "dib", "28 00 00 00 ???????? ???????? 01 00", .reads(.bmp, Pictures.readDIB),
        "a bitmap's header without the file's, which needs rows that fill the file"),
    ],
    medium: .still,
    metadata: .headers(HeaderSizes.readBMP),
    ending: Ending(
      read: BitmapEnds.bmp, because: "rows of pixels have one length, or the compressed ones state theirs"),
    because: "a header of several versions")

  static let icon = FileFormat(
    "icon", types: [.ico, .cursor],
    signatures: [
      Signature("ico", "00 00 01 00", .reads(.ico, Pictures.readIcon), "an icon directory"),
      Signature("cur", "00 00 02 00", .reads(.cursor, Pictures.readIcon), "a cursor directory"),
    ],
    medium: .still,
    metadata: .headers(HeaderSizes.readIcon),
    ending: Ending(
      read: BitmapEnds.icon, because: "the directory states where pictures lie"),
    because: "a directory of pictures")

  static let appleIcons = FileFormat(
    "appleIcons", types: [.icns],
    signatures: [Signature("icns", "'icns'", .reads(.icns, AppleIcons.read), "the mark and a size")],
    medium: .still,
    metadata: .headers(AppleIcons.readSize),
    ending: Ending(
      beginnings: [Array("icns".utf8)],
      read: { file throws(ReadFailure) in try file.stated(try file.big32(4)) },
      because: "the header states the length"),
    because: "elements with a type and a length")
}
