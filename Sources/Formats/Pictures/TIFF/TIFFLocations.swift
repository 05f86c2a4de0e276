internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Looks for places in the entries of TIFF directories, beside Exif's directory of positions.
enum TIFFLocations {
  /// The entries that blocks inside other files do not have, and that only a TIFF's own reader follows.
  static let ownTags: [UInt16] =
    TIFFEntries.places.filter { $0.then == .unread }.map(\.tag) + [0x02BC, 0x83BB, 0x8649]

  /// Looks through all directories of a file; the first one's positions and XMP were read already.
  static func search(
    _ directories: [TIFFDirectory], _ reader: ByteReader, _ metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    for (number, directory) in directories.enumerated() {
      for row in TIFFEntries.places where directory[row.tag] != nil {
        switch row.tag {
        case 0x83BB: try captions(directory, reader, &metadata.locations)
        case 0x8649: try resources(directory, reader, &metadata.locations)
        case 0x8825: if number > 0 { try Exif.locate(main: directory, reader, &metadata.locations) }
        case 0x02BC:
          guard let range = directory.bytes(row.tag, reader) else {
            metadata.locations.leave("an XMP packet")
            continue
          }
          if number > 0 { try MovieLocations.packet(range, reader, &metadata.locations) }
        default: metadata.locations.leave("an entry of a TIFF directory")
        }
      }
    }
    for preview in metadata.previews where !metadata.locations.isFound {
      guard let range = preview.range else { continue }
      metadata.locations.take(try JPEGMetadata.embedded(in: range, reader).locations)
    }
    metadata.locations.finish()
  }

  private static func captions(
    _ directory: TIFFDirectory, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    // Old writers give the bytes as longs.
    guard let entry = directory[0x83BB], entry.offset >= 0, entry.offset < reader.end else {
      return search.leave("captions")
    }
    let size: Int64 = entry.type == 4 ? 4 : 1
    guard let count = Int64(exactly: entry.count), count <= (reader.end - entry.offset) / size else {
      return search.leave("captions")
    }
    try PhotoshopLocations.captions(entry.offset..<entry.offset + count * size, reader, &search)
  }

  private static func resources(
    _ directory: TIFFDirectory, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard let range = directory.bytes(0x8649, reader) else { return search.leave("Photoshop's resources") }
    try PhotoshopLocations.search(range, reader, &search)
  }
}

extension LocationSearch {
  /// Notes what a main directory inside another file may say of places beside its positions.
  mutating func note(_ main: TIFFDirectory) {
    if main.layout.origin == 0 { return }
    if TIFFLocations.ownTags.contains(where: { main[$0] != nil }) { leave("an entry of an Exif block") }
  }
}
