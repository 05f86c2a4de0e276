internal import ByteSources
internal import ContainerFormats

/// The boxes of a movie or of a picture in boxes but the samples', its items of text, and what stands behind the last box
/// (ISO/IEC 14496-12 §4.2, §8.11).
enum BoxText {
  /// Samples and coded pictures (also ISO/IEC 15444-1 §I.5.4, ISO/IEC 18181-2 §9).
  private static let coded: Set<FourCharacterCode> = ["mdat", "imda", "jp2c", "jxlc", "jxlp"]
  private static let texts: Set<FourCharacterCode> = ["Exif", "mime", "uri "]

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    while !search.isOver, let box = try boxes.next() {
      if box.type == "meta" { try look(in: box, reader, &search) }
      // Fragments come with their samples between them.
      if coded.contains(box.type) { try search.pass(box.range) }
    }
  }

  /// The items that are text: they lie among the coded pictures.
  private static func look(
    in meta: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout MetadataText.Search
  ) throws(ReadFailure) {
    let start = search.start
    defer { search.start = start }
    var table = try ISOBaseMedia.ItemTable(meta, reader)
    try table.readLocations(reader)
    for item in table.items where texts.contains(item.type) {
      try reader.step()
      for extent in table.extents(of: item.identifier) ?? [] { try search.look(in: extent) }
      if search.isOver { return }
    }
  }
}
