internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads a HEIF picture's size, rotation, Exif, XMP, thumbnails and auxiliary pictures from its items.
enum HEIFMetadata {
  private static let maxExifLength = 1 << 20

  /// Reads a file's `meta` box; `items` is its table, if already read.
  static func read(
    _ meta: ISOBaseMedia.Box, _ items: ISOBaseMedia.ItemTable?, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    // The rest of the window often holds the Exif item.
    try reader.prefetch(meta.range, upTo: 64 << 10)
    var items = if let items { items } else { try ISOBaseMedia.ItemTable(meta, reader) }
    try items.readReferences(reader)
    try items.readLocations(reader)
    if let failure = items.failure { try metadata.note(failure) }
    if items.hasOtherEntries { metadata.locations.noteUnread("an item without a type") }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var boxes = meta.boxes(skipping: 4, reader)
      while let box = try boxes.next() {
        if LocationBoxes.items.part(box.type) == .unread {
          metadata.locations.noteUnread("a part of the items' box")
        }
      }
    }
    metadata.entityGroups = items.groups
    metadata.hasToneMapItem = items.items.contains { $0.type == "tmap" }
    if let primary = items.primary {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        try readShape(try items.properties(of: primary, reader), reader, into: &metadata)
        // Some cameras describe the colours of the tiles only, not of the derived picture.
        if metadata.transferCharacteristics == nil, let part = try items.firstPart(of: primary, reader) {
          metadata.transferCharacteristics = try transfer(try items.properties(of: part, reader), reader)
        }
      }
    }
    let transformed = metadata.orientation
    try metadata.attempt { (metadata) throws(ReadFailure) in
      metadata.auxiliaryTypes = try auxiliaryTypes(items, reader)
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for preview in try thumbnails(items, reader) { metadata.previews.append(preview) }
    }
    try readExifItems(items, reader, into: &metadata)
    // Only the item's properties apply; Exif's orientation is a copy that must not be applied again.
    metadata.settle(orientation: transformed)
    try readTextItems(items, reader, into: &metadata)
    // Items of other kinds may hold locations.
    if items.items.contains(where: { Self.items.part($0.type) == .unread }) {
      metadata.locations.noteUnread("an item of another kind")
    }
  }

  private static func readExifItems(
    _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    for (number, item) in items.ordered("Exif").enumerated() {
      guard let extents = items.extents(of: item.identifier), number == 0 || extents.count == 1,
        number < maxItems
      else {
        metadata.locations.noteUnread("an Exif item")
        continue
      }
      try metadata.attempt { (metadata) throws(ReadFailure) in
        if number == 0 { return try readExif(extents, reader, into: &metadata) }
        if let block = try exifBlock(extents[0], reader) {
          try Exif.locate(block, reader, &metadata.locations)
        }
      }
    }
  }

  private static func readTextItems(
    _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var xmp = XMPCollector()
    for (number, item) in items.ordered("mime").enumerated() {
      guard let content = try item.content(reader), content.type == "application/rdf+xml", !content.isEncoded,
        let extents = items.extents(of: item.identifier), extents.count == 1, number < maxItems
      else {
        metadata.locations.noteUnread("an item of text")
        continue
      }
      try metadata.attempt { (metadata) throws(ReadFailure) in
        // Only the first belongs to the picture; others are searched for locations only.
        if number == 0 { return try xmp.add(packet: extents[0], reader) }
        if !metadata.locations.isFound {
          try MovieLocations.searchPacket(extents[0], reader, &metadata.locations)
        }
      }
    }
    try xmp.finish(reader, into: &metadata)
  }

  private static let maxItems = 8
  /// The item types that can hold a location.
  private static let items: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      ["hvc1", "lhv1", "av01", "avc1", "jpeg", "j2k1", "vvc1", "unci", "mski", "hev1", "evc1"], .none,
      because: "coded pictures"),
    LocationRow(["grid", "iden", "iovl", "tmap", "tile", "tili"], .none, because: "pictures made of others"),
    LocationRow(["Exif", "mime"], .read, because: "Exif, and XMP by its content type"),
  ]

  /// Reads size (`ispe`), crop (`clap`), rotation (`irot`) and mirror (`imir`), in the order of their association.
  private static func readShape(
    _ properties: [ISOBaseMedia.Box], _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var angle = 0
    var mirror: Int?
    var mirrorComesFirst = false
    var crop: (width: Int, height: Int)?
    if let size = try ISOBaseMedia.ItemTable.size(properties, reader) {
      metadata.store(width: Int(size.width), height: Int(size.height))
    }
    for property in properties {
      switch property.type {
      case "irot": angle = Int(try property.number(UInt8.self, 0, reader) & 3)
      case "imir":
        mirror = Int(try property.number(UInt8.self, 0, reader) & 1)
        mirrorComesFirst = angle == 0
      case "clap": crop = try cropSize(property, reader)
      default: break
      }
    }
    metadata.transferCharacteristics = try transfer(properties, reader)
    // Mirroring, then rotating equals rotating the other way, then mirroring.
    if mirror != nil, mirrorComesFirst { angle = (4 - angle) % 4 }
    metadata.orientation = orientation(angle: angle, mirror: mirror)
    guard let crop else { return }
    let isRotated = angle % 2 == 1
    metadata.show(
      width: Double(isRotated ? crop.height : crop.width),
      height: Double(isRotated ? crop.width : crop.height))
  }

  /// Returns the transfer characteristics in the properties (`colr` of type `nclx`).
  private static func transfer(
    _ properties: [ISOBaseMedia.Box], _ reader: ByteReader
  ) throws(ReadFailure) -> Int? {
    for property in properties where property.type == "colr" && property.count >= 11 {
      guard FourCharacterCode(try property.number(UInt32.self, 0, reader)) == "nclx" else { continue }
      return Int(try property.number(UInt16.self, 6, reader))
    }
    return nil
  }

  /// Returns Exif's orientation for anticlockwise quarter turns, then a mirror: 0 swaps top and bottom, 1 left and right.
  private static func orientation(angle: Int, mirror: Int?) -> Int {
    let rows: [(angle: Int, mirror: Int?, orientation: Int)] = [
      (0, nil, 1), (1, nil, 8), (2, nil, 3), (3, nil, 6),
      (0, 0, 4), (1, 0, 5), (2, 0, 2), (3, 0, 7),
      (0, 1, 2), (1, 1, 7), (2, 1, 4), (3, 1, 5),
    ]
    return rows.first { $0.angle == angle && $0.mirror == mirror }?.orientation ?? 1
  }

  private static func cropSize(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure)
    -> (width: Int, height: Int)?
  {
    let parts = (
      try box.number(UInt32.self, 0, reader), try box.number(UInt32.self, 4, reader),
      try box.number(UInt32.self, 8, reader), try box.number(UInt32.self, 12, reader)
    )
    guard parts.1 > 0, parts.3 > 0, parts.0 >= parts.1, parts.2 >= parts.3 else { return nil }
    return (Int(parts.0 / parts.1), Int(parts.2 / parts.3))
  }

  private static func auxiliaryTypes(
    _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader
  ) throws(ReadFailure) -> [String] {
    var types: [String] = []
    for property in items.properties where property.type == "auxC" && property.count > 4 && types.count < 64 {
      let text = try reader.available(
        at: property.contents.lowerBound + 4, upTo: Int(min(property.count - 4, 256)))
      let name = text.slice(0..<(text.firstIndex(of: 0) ?? text.count)).text
      if !name.isEmpty, !types.contains(name) { types.append(name) }
    }
    return types
  }

  /// Returns the thumbnails (`thmb`) of the primary item; a JPEG is a file, others need their item properties.
  private static func thumbnails(
    _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader
  ) throws(ReadFailure) -> [EmbeddedPreview] {
    var previews: [EmbeddedPreview] = []
    for reference in items.references where reference.type == "thmb" && previews.count < 8 {
      guard items.primary.map({ reference.to.contains($0) }) ?? false,
        let coding = items.item(reference.from)?.type,
        let extents = items.extents(of: reference.from),
        let row = codings.first(where: { $0.coding == coding })
      else { continue }
      var preview = EmbeddedPreview(
        kind: .thumbnailItem, type: row.type, extents: extents, isFile: row.isFile && extents.count == 1)
      let properties = try items.properties(of: reference.from, reader)
      if !preview.isFile, !properties.contains(where: \.isCutShort) {
        // The auxiliary type is not a property of the picture itself.
        preview.item = EmbeddedPreview.CodedItem(
          coding: coding, properties: properties.filter { $0.type != "auxC" }.map(\.range))
      }
      if let size = try ISOBaseMedia.ItemTable.size(properties, reader) {
        (preview.pixelWidth, preview.pixelHeight) = (Int(size.width), Int(size.height))
      }
      previews.append(preview)
    }
    return previews
  }

  private static let codings: [(coding: FourCharacterCode, type: UTType, isFile: Bool)] = [
    ("jpeg", .jpeg, true), ("hvc1", .heic, false), ("grid", .heif, false),
    ("av01", DeclaredType.avif.type, false),
    ("avc1", .heif, false),
  ]

  /// Reads an Exif item: the number of bytes to skip, which may or may not include `Exif` and zeros, then the block.
  private static func readExif(
    _ extents: [Range<Int64>], _ reader: ByteReader, into metadata: inout MediaMetadata
  )
    throws(ReadFailure)
  {
    guard let first = extents.first else { return }
    if extents.count == 1 {
      guard let block = try exifBlock(first, reader) else { return }
      return try Exif.read(block, reader, into: &metadata)
    }
    let previews = metadata.previews
    let whole = try joined(extents, reader)
    if whole.count >= maxExifLength { metadata.locations.noteUnread("the rest of a long Exif item") }
    let inner = try reader.nested(whole)
    defer { reader.count(nested: inner.statistics) }
    try readExif([0..<Int64(whole.count)], inner, into: &metadata)
    // Ranges in the joined copy are invalid in the file.
    metadata.previews = previews
  }

  /// Returns the range of the block in an Exif item; nil if the item is too short.
  static func exifBlock(_ item: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Range<
    Int64
  >? {
    guard item.upperBound - item.lowerBound > 8 else { return nil }
    try reader.prefetch(item, upTo: 64 << 10)
    // Some writers omit the number of bytes to skip.
    if try isTIFF(item.lowerBound, reader) { return item }
    if try Exif.isNamed(item, reader) { return item }
    let skipped = Int64(try reader.bigEndian(UInt32.self, at: item.lowerBound))
    let start = item.lowerBound + 4
    let origin = skipped <= item.upperBound - start - 8 ? start + skipped : start
    return (try isTIFF(origin, reader) ? origin : start)..<item.upperBound
  }

  private static func isTIFF(_ offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    let mark = try reader.bigEndian(UInt32.self, at: offset)
    return mark == 0x4D4D_002A || mark == 0x4949_2A00
  }

  private static func joined(_ extents: [Range<Int64>], _ reader: ByteReader) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    for extent in extents {
      guard !extent.isEmpty, bytes.count < maxExifLength else { break }
      bytes += try reader.available(in: extent, upTo: maxExifLength - bytes.count).array
    }
    return bytes
  }
}

extension ISOBaseMedia.ItemTable {
  /// Returns the items of one type, sorted by identifier.
  fileprivate func ordered(_ type: FourCharacterCode) -> [ISOBaseMedia.Item] {
    items.filter { $0.type == type }.sorted { $0.identifier < $1.identifier }
  }
}
