internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Searches the entries of TIFF directories for locations, except Exif's GPS directory.
enum TIFFLocations {
  /// Entries that occur only in TIFF files, not in blocks inside other files.
  static let ownTags: [UInt16] =
    TIFFEntries.locationTags.filter { $0.then == .unread }.map(\.tag) + [0x02BC, 0x83BB, 0x8649]

  /// Searches all directories of a file; GPS and XMP of the first were read already.
  static func search(
    _ directories: [TIFFDirectory], _ reader: ByteReader, _ metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    for (number, directory) in directories.enumerated() {
      for row in TIFFEntries.locationTags where directory[row.tag] != nil {
        switch row.tag {
        case 0x83BB: try captions(directory, reader, &metadata.locations)
        case 0x8649: try resources(directory, reader, &metadata.locations)
        case 0x8825: if number > 0 { try Exif.locate(main: directory, reader, &metadata.locations) }
        case 0x02BC:
          guard let range = directory.bytes(row.tag, reader) else {
            metadata.locations.noteUnread("an XMP packet")
            continue
          }
          if number > 0 { try MovieLocations.searchPacket(range, reader, &metadata.locations) }
        default: metadata.locations.noteUnread("an entry of a TIFF directory")
        }
      }
    }
    for preview in metadata.previews where !metadata.locations.isFound {
      guard let range = preview.range else { continue }
      metadata.locations.merge(try JPEGMetadata.embedded(in: range, reader).locations)
    }
    metadata.locations.finish()
  }

  private static func captions(
    _ directory: TIFFDirectory, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    // Old writers count the bytes as longs.
    guard let entry = directory[0x83BB], entry.offset >= 0, entry.offset < reader.end else {
      return search.noteUnread("captions")
    }
    let size: Int64 = entry.type == 4 ? 4 : 1
    guard let count = Int64(exactly: entry.count), count <= (reader.end - entry.offset) / size else {
      return search.noteUnread("captions")
    }
    try PhotoshopLocations.captions(entry.offset..<entry.offset + count * size, reader, &search)
  }

  private static func resources(
    _ directory: TIFFDirectory, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard let range = directory.bytes(0x8649, reader) else {
      return search.noteUnread("Photoshop's resources")
    }
    try PhotoshopLocations.search(range, reader, &search)
  }
}

extension LocationSearch {
  /// Records entries of a main directory inside another file that may hold locations.
  mutating func note(_ main: TIFFDirectory) {
    if main.layout.origin == 0 { return }
    if TIFFLocations.ownTags.contains(where: { main[$0] != nil }) { noteUnread("an entry of an Exif block") }
  }
}
