internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the colours of a TIFF's first directory (TIFF 6.0 section 8; 338 ExtraSamples, 339 SampleFormat).
enum TIFFPictures {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    guard let (layout, first) = try TIFF.layout(at: 0, reader) else { return }
    let directory = try TIFFDirectory(at: first, layout, reader)
    guard let interpretation = try directory.number(262, reader) else { return }
    switch interpretation {
    case 0, 1: headers.colorModel = .gray
    case 2, 3, 6: headers.colorModel = .rgb
    // Other inks than the four have another number.
    case 5 where try directory.number(332, reader) ?? 1 == 1: headers.colorModel = .cmyk
    case 8, 9, 10: headers.colorModel = .lab
    default: return
    }
    // One bit is what is meant where nothing is said.
    if directory[258] == nil { headers.depth = 1 }
    headers.isIndexed = interpretation == 3
    // 1 is alpha that colours were multiplied with, 2 is alpha by itself.
    headers.hasAlpha = [1, 2].contains(try directory.number(338, reader) ?? 0)
    headers.isFloat = try directory.number(339, reader) == 3
  }
}
