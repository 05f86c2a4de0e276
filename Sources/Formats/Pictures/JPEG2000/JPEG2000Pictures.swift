internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the colours of JPEG 2000's header (ISO/IEC 15444-1 §§I.5.3.3, I.5.3.6).
enum JPEG2000Pictures {
  private static let mostBoxes = 64
  private static let mostChannels: Int64 = 64

  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    guard try reader.bigEndian(UInt16.self, at: 0) == 0 else { return }
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    for _ in 0..<mostBoxes {
      guard let box = try boxes.next() else { return }
      if box.type == "jp2h" { return try readHeader(box, reader, &headers) }
    }
  }

  private static func readHeader(
    _ header: ISOBaseMedia.Box, _ reader: ByteReader, _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    var boxes = header.boxes(reader)
    headers.hasAlpha = false
    while let box = try boxes.next() {
      switch box.type {
      case "colr" where headers.colorModel == nil:
        if try box.number(UInt8.self, 0, reader) == 1 {
          headers.colorModel = colors[try box.number(UInt32.self, 3, reader)]
        } else if box.count > 23 {
          headers.colorModel = PictureHeaders.ColorModel(
            profile: try box.number(UInt32.self, 3 + 16, reader))
        }
      case "cdef":
        for index in 0..<min(Int64(try box.number(UInt16.self, 0, reader)), mostChannels) {
          // 1 is alpha, 2 is alpha that colours were multiplied with.
          if [1, 2].contains(try box.number(UInt16.self, 4 + 6 * index, reader)) { headers.hasAlpha = true }
        }
      case "pclr": headers.isIndexed = true
      default: break
      }
    }
  }

  /// The numbers of colour spaces.
  private static let colors: [UInt32: PictureHeaders.ColorModel] = [
    12: .cmyk, 14: .lab, 16: .rgb, 17: .gray, 18: .rgb,
  ]
}

extension PictureHeaders.ColorModel {
  /// The colours of an ICC profile by the characters at its 16th byte (ICC.1:2022 §7.2.6).
  init?(profile code: UInt32) {
    switch FourCharacterCode(code) {
    case "RGB ": self = .rgb
    case "GRAY": self = .gray
    case "CMYK": self = .cmyk
    case "Lab ": self = .lab
    default: return nil
    }
  }
}
