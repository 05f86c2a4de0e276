internal import ByteSources
internal import MediaMetadata

/// Reads the mode in a Photoshop file's header (Adobe Photoshop File Formats Specification, "File Header Section").
enum PhotoshopPictures {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    let mode = try reader.bigEndian(UInt16.self, at: 24)
    switch mode {
    case 0, 1, 8: headers.colorModel = .gray
    case 2, 3: headers.colorModel = .rgb
    case 4: headers.colorModel = .cmyk
    case 9: headers.colorModel = .lab
    default: return
    }
    headers.isIndexed = mode == 2
    headers.isFloat = try reader.bigEndian(UInt16.self, at: 22) == 32
  }
}
