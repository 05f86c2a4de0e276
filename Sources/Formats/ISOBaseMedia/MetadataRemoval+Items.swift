internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Strips the items of HEIF and its relatives (ISO/IEC 23008-12): Exif, XMP, and pictures.
extension MetadataRemoval {
  /// The types of coded and derived pictures (ISO/IEC 23008-12 §6).
  private static let pictures: Set<FourCharacterCode> = [
    "hvc1", "lhv1", "av01", "avc1", "jpeg", "j2k1", "vvc1", "unci", "mski", "hev1", "evc1", "grid", "iden",
    "iovl", "tmap", "tile", "tili",
  ]

  /// Strips a `meta` box of items: entries of Exif and XMP, and all other items except pictures.
  mutating func strip(
    items meta: ISOBaseMedia.Box, _ media: inout MediaDataRanges, _ reader: ByteReader
  ) throws {
    var heads = meta.boxes(skipping: 4, reader)
    guard let handler = try heads.next("hdlr"),
      FourCharacterCode(try handler.number(UInt32.self, 8, reader)) == "pict"
    else { return try strip(keys: meta, reader) }
    try strip(childrenOf: meta, skipping: 4, reader) { removal, child in
      switch child.type {
      case "iinf": break
      case "idat": media.boxes.append(child.contents)
      case "hdlr": if removal.kinds.contains(.captions) { removal.blankName(child) }
      default: try removal.strip(child, LocationBoxes.items, reader)
      }
    }
    var table = try ISOBaseMedia.ItemTable(meta, reader)
    try table.readLocations(reader)
    guard table.failure == nil, !table.hasOtherEntries else { throw Obstacle.damaged }
    for property in table.properties {
      switch property.type {
      // The user description and the alternative text (ISO/IEC 23008-12 §6.5.20, §6.5.21).
      case "udes", "altt": if kinds.contains(.captions) { edits.free(property) }
      case "free", "skip", "uuid": try strip(property, LocationBoxes.items, reader)
      default: break
      }
    }
    for item in table.items {
      try strip(item, of: table, reader)
      media.addItem(table.extents(of: item.identifier) ?? [])
    }
  }

  private mutating func strip(
    _ item: ISOBaseMedia.Item, of table: ISOBaseMedia.ItemTable, _ reader: ByteReader
  ) throws {
    let extents = table.extents(of: item.identifier) ?? []
    switch item.type {
    case "jpeg":
      guard extents.count == 1 else { throw Obstacle.part("a picture in several pieces") }
      _ = try strip(jpeg: extents[0], inPlace: true, reader)
      if kinds.contains(.captions) { edits.blank(item.texts) }
      return
    case let type where Self.pictures.contains(type):
      // An item's name is free text.
      if kinds.contains(.captions) { edits.blank(item.texts) }
      return
    case "Exif" where extents.count == 1:
      guard let block = try HEIFMetadata.exifBlock(extents[0], reader) else { return }
      let skipped: Int64 = try reader.available(at: block.lowerBound, upTo: 6).matches("Exif\0\0") ? 6 : 0
      let origin = block.lowerBound + skipped
      if try attempt({ try $0.strip(tiffAt: origin, within: origin..<block.upperBound, reader) }) { return }
    case "mime" where extents.count == 1:
      if let content = try item.content(reader), content.type == "application/rdf+xml", !content.isEncoded,
        try attempt({ try $0.strip(packet: extents[0], reader) })
      {
        return
      }
    case "free": return
    default: break
    }
    note(unknown: "item \(item.type.isBoxType ? item.type.description : "without a type")")
    for extent in extents { edits.blank(extent) }
    // An empty Exif item would be damage; readers ignore unknown types.
    edits.write(Array("free".utf8), at: item.texts.lowerBound - 4)
    edits.blank(item.texts)
  }
}
