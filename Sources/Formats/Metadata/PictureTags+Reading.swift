internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Reading a picture's tags: entries of Exif's directories and of captions (IPTC).
extension PictureTags {
  private static let maxTextLength: UInt64 = 64 << 10
  private static let maxValueLength: UInt64 = 16 << 10
  private static let maxCaptions = 1024
  private static let valuesPerStep = 64
  private static let makerNote: UInt16 = 0x927C

  /// The tags of texts after eight bytes of character code: Exif's comment.
  static let codedExif: [UInt16] = [0x9286]
  /// GPSProcessingMethod and GPSAreaInformation.
  static let codedGPS: [UInt16] = [0x001B, 0x001C]

  /// Returns the entries of a directory, without unreadable ones.
  static func entries(
    of directory: TIFFDirectory, coded: [UInt16] = [], _ reader: ByteReader
  ) throws(ReadFailure) -> Directory {
    var entries: Directory = [:]
    for entry in directory.entries where entry.tag != makerNote && entries[entry.tag] == nil {
      do throws(ReadFailure) {
        entries[entry.tag] =
          coded.contains(entry.tag)
          ? try Exif.codedText(entry.tag, of: directory, reader).map { .text($0) }
          : try value(of: entry, in: directory, reader)
      } catch {
        if case .source = error { throw error }
      }
    }
    return entries
  }

  private static func value(
    of entry: TIFF.Entry, in directory: TIFFDirectory, _ reader: ByteReader
  ) throws(ReadFailure) -> Value? {
    guard entry.count > 0, entry.count <= (entry.type == 2 ? maxTextLength : maxValueLength) else {
      return nil
    }
    // Entries can share their values, so a small file can have many.
    try reader.step(1 + Int(entry.count) / valuesPerStep)
    switch entry.type {
    case 2:
      guard let range = directory.bytes(entry.tag, reader) else { return nil }
      return try DetailsReader.text(reader.available(in: range, upTo: Int(maxTextLength)).array)
        .map { .text($0) }
    case 7:
      guard let range = directory.bytes(entry.tag, reader) else { return nil }
      return .bytes(try reader.available(in: range, upTo: Int(maxValueLength)).array)
    case 5, 10, 11, 12:
      var values: [Double] = []
      for index in 0..<Int64(entry.count) {
        values.append(try directory.real(of: entry, at: index, reader) ?? .nan)
      }
      return values.allSatisfy(\.isNaN) ? nil : .reals(values)
    default:
      var values: [Int] = []
      for index in 0..<Int64(entry.count) {
        guard let value = try directory.number(of: entry, at: index, reader) else { return nil }
        values.append(value)
      }
      return .wholes(values)
    }
  }

  /// Adds a data set of captions.
  mutating func add(_ entry: CaptionEntries.Entry, _ bytes: [UInt8], isUnicode: Bool) {
    guard entry.record == 2, (captions[entry.number]?.count ?? 0) < Self.maxCaptions,
      let text = DetailsReader.text(bytes, isUnicode: isUnicode)
    else { return }
    captions[entry.number, default: []].append(text)
  }
}
