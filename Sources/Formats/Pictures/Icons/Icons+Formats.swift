internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// Format definitions for BMP, and Windows and Apple icons.
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
    metadata: .headers(PictureSizes.readBMP),
    completeness: CompletenessCheck(
      read: BitmapCompleteness.bmp,
      because: "rows of pixels have one length, or the compressed ones state theirs"),
    because: "a header of several versions")

  static let icon = FileFormat(
    "icon", types: [.ico, .cursor],
    signatures: [
      Signature("ico", "00 00 01 00", .reads(.ico, Pictures.readIcon), "an icon directory"),
      Signature("cur", "00 00 02 00", .reads(.cursor, Pictures.readIcon), "a cursor directory"),
    ],
    medium: .still,
    metadata: .headers(PictureSizes.readIcon),
    completeness: CompletenessCheck(
      read: BitmapCompleteness.icon, because: "the directory states where pictures lie"),
    because: "a directory of pictures")

  static let appleIcons = FileFormat(
    "appleIcons", types: [.icns],
    signatures: [Signature("icns", "'icns'", .reads(.icns, AppleIcons.read), "the mark and a size")],
    medium: .still,
    metadata: .headers(AppleIcons.readSize),
    completeness: CompletenessCheck(
      prefixes: [Array("icns".utf8)],
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.big32(4)) },
      because: "the header states the length"),
    because: "elements with a type and a length")
}

/// Detects Apple icon files (ICNS).
enum AppleIcons {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.bigEndian(UInt32.self, at: 4) else { throw .endOfData }
    guard size >= 8 else { return nil }
    let isTruncated = reader.byteCount.map { Int64(size) > $0 } ?? false
    return ContentFinding(
      .icns, by: .signature, range: 0..<8, rule: "icns", because: "the mark and a size",
      damage: isTruncated ? .truncated : nil)
  }
}

extension AppleIcons {
  private static let maxEntries = 64
  /// Side lengths of the square pictures, by entry type.
  private static let sides: [(type: FourCharacterCode, side: Int)] = [
    ("ICON", 32), ("ICN#", 32), ("icl4", 32), ("icl8", 32), ("il32", 32), ("ics#", 16), ("ics4", 16),
    ("ics8", 16),
    ("is32", 16), ("ich#", 48), ("ich4", 48), ("ich8", 48), ("ih32", 48), ("it32", 128), ("icp4", 16),
    ("icp5", 32), ("icp6", 64), ("ic04", 16), ("ic05", 32), ("ic07", 128), ("ic08", 256), ("ic09", 512),
    ("ic10", 1024), ("ic11", 32), ("ic12", 64), ("ic13", 256), ("ic14", 512),
  ]

  /// Reads the size of the largest picture in the directory.
  static func readSize(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var best = 0
    var offset: Int64 = 8
    for _ in 0..<maxEntries where reader.end - offset >= 8 {
      try reader.step()
      let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 4))
      guard length >= 8 else { break }
      if let row = sides.first(where: { $0.type == type }) { best = max(best, row.side) }
      offset += length
    }
    metadata.store(width: best, height: best)
  }
}
