internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

extension PictureTags {
  private static let longestText: UInt64 = 64 << 10
  private static let longestValue: UInt64 = 16 << 10
  private static let mostCaptions = 1024
  private static let valuesPerStep = 64
  private static let makerNote: UInt16 = 0x927C

  /// Texts behind eight bytes that name their code: Exif's comment.
  static let codedExif: [UInt16] = [0x9286]
  /// The method and the area of positions.
  static let codedGPS: [UInt16] = [0x001B, 0x001C]

  /// The entries of a directory; one whose value cannot be read is left out.
  static func entries(
    of directory: TIFFDirectory, coded: [UInt16] = [], _ reader: ByteReader
  ) throws(ReadFailure) -> Directory {
    var found: Directory = [:]
    for entry in directory.entries where entry.tag != makerNote && found[entry.tag] == nil {
      do throws(ReadFailure) {
        found[entry.tag] =
          coded.contains(entry.tag)
          ? try Exif.codedText(entry.tag, of: directory, reader).map { .text($0) }
          : try value(of: entry, in: directory, reader)
      } catch {
        if case .source = error { throw error }
      }
    }
    return found
  }

  private static func value(
    of entry: TIFF.Entry, in directory: TIFFDirectory, _ reader: ByteReader
  ) throws(ReadFailure) -> Value? {
    guard entry.count > 0, entry.count <= (entry.type == 2 ? longestText : longestValue) else { return nil }
    // Entries may share their values, so that a small file has many.
    try reader.step(1 + Int(entry.count) / valuesPerStep)
    switch entry.type {
    case 2:
      guard let range = directory.bytes(entry.tag, reader) else { return nil }
      return try DetailsReader.text(reader.available(in: range, upTo: Int(longestText)).array)
        .map { .text($0) }
    case 7:
      guard let range = directory.bytes(entry.tag, reader) else { return nil }
      return .bytes(try reader.available(in: range, upTo: Int(longestValue)).array)
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

  /// Takes a data set of captions.
  mutating func add(_ entry: CaptionEntries.Entry, _ bytes: [UInt8], isUnicode: Bool) {
    guard entry.record == 2, (captions[entry.number]?.count ?? 0) < Self.mostCaptions,
      let text = DetailsReader.text(bytes, isUnicode: isUnicode)
    else { return }
    captions[entry.number, default: []].append(text)
  }
}
