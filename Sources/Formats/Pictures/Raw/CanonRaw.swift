internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads Canon's CR3: a movie box whose `uuid` box holds Exif's directories as separate TIFF blocks.
enum CanonRaw {
  /// The `uuid` boxes of Exif's directories and of the larger preview.
  static let directories = ISOBaseMedia.UserType(0x85C0_B687_820F_11E0, 0x8111_F4CE_462B_6A48)
  static let previews = ISOBaseMedia.UserType(0xEAF4_2B5E_1C98_4B88, 0xB9FB_B7DC_406E_4D16)

  static func read(_ box: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    guard box.userType == directories else { return }
    var parts = box.boxes(reader)
    while let part = try parts.next() {
      if part.type == "THMB" {
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try addPreview(part, CanonRaw.thumbnail, reader, to: &metadata)
        }
        continue
      }
      guard ["CMT1", "CMT2", "CMT4"].contains(part.type),
        let (layout, first) = try TIFF.layout(at: part.contents.lowerBound, reader)
      else { continue }
      let directory = try TIFFDirectory(at: first, layout, reader)
      switch part.type {
      case "CMT1": try Exif.read(main: directory, reader, into: &metadata)
      case "CMT2": try Exif.details(directory, reader, into: &metadata)
      default: try Exif.readLocation(directory, reader, &metadata.locations)
      }
      if let failure = directory.failure { throw failure }
    }
  }

  // MARK: Previews

  /// Offsets of the fields in a preview box; the JPEG begins at one of `starts`.
  private struct PreviewLayout {
    var width: Int64
    var height: Int64
    var size: Int64
    var starts: [Int64]
  }

  // The thumbnail box of version 0 has four more bytes than that of version 1.
  private static let thumbnail = PreviewLayout(width: 4, height: 6, size: 8, starts: [16, 12])
  private static let preview = PreviewLayout(width: 6, height: 8, size: 12, starts: [16])

  /// Finds the larger preview, in a box after the movie box.
  static func findPreview(
    _ top: ISOBaseMedia.TopLevel, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let box = top.boxes.first(where: { $0.userType == previews }) else { return }
    var parts = box.boxes(skipping: 8, reader)
    while let part = try parts.next() {
      if part.type == "PRVW" { try addPreview(part, preview, reader, to: &metadata) }
    }
  }

  /// Finds the full-size JPEG, the single sample of a track.
  static func findPicture(
    _ movie: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var boxes = movie.boxes(reader)
    while let box = try boxes.next() {
      guard box.type == "trak" else { continue }
      var track = ISOBaseMedia.Track()
      try track.read(box, reader)
      // The coding follows the fields of the picture entry: `JPEG`, or `CMP1` for sensor data.
      guard let entry = track.entry, entry.type == "CRAW", entry.count > ISOBaseMedia.Track.pictureEntrySize,
        try ISOBaseMedia.first(
          "JPEG",
          in: entry.contents.lowerBound + ISOBaseMedia.Track.pictureEntrySize..<entry.contents.upperBound,
          reader)
          != nil,
        let range = try track.onlySample(reader),
        try reader.bigEndian(UInt16.self, at: range.lowerBound) == 0xFFD8
      else { continue }
      metadata.previews.append(
        EmbeddedPreview(
          kind: .rawPreview, type: .jpeg, extents: [range],
          pixelWidth: Int(try entry.number(UInt16.self, 24, reader)),
          pixelHeight: Int(try entry.number(UInt16.self, 26, reader))))
    }
  }

  private static func addPreview(
    _ box: ISOBaseMedia.Box, _ layout: PreviewLayout, _ reader: ByteReader, to metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let size = Int64(try box.number(UInt32.self, layout.size, reader))
    for start in layout.starts where size > 4 && size <= box.count - start {
      guard try box.number(UInt16.self, start, reader) == 0xFFD8 else { continue }
      let first = box.contents.lowerBound + start
      metadata.previews.append(
        EmbeddedPreview(
          kind: .rawPreview, type: .jpeg, extents: [first..<first + size],
          pixelWidth: Int(try box.number(UInt16.self, layout.width, reader)),
          pixelHeight: Int(try box.number(UInt16.self, layout.height, reader))))
      return
    }
  }
}
