package import ByteSources

/// Removes metadata from AVIF: every byte that is not part of a picture becomes zero.
package struct AVIFStripper {
  package private(set) var bytes: [UInt8] = []
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let topLevel: Set<FourCharacterCode> = ["ftyp", "meta", "mdat"]
  private static let inMeta: Set<FourCharacterCode> = [
    "hdlr", "pitm", "iinf", "iref", "iprp", "iloc", "idat",
  ]
  private static let items: Set<FourCharacterCode> = ["av01", "grid", "iovl", "iden", "tmap"]
  /// Item properties that browsers need, and colours.
  private static let properties: Set<FourCharacterCode> = [
    "ispe", "pixi", "av1C", "irot", "imir", "clap", "pasp", "colr", "auxC", "lsel", "a1op", "a1lx", "clli",
    "mdcv",
    "cclv", "amve",
  ]

  /// Returns nil if the source is not a complete AVIF picture, or a sequence.
  package init?(_ reader: ByteReader, upTo limit: Int) {
    guard let byteCount = reader.byteCount, byteCount <= Int64(limit) else { return nil }
    do throws(ReadFailure) {
      guard let edits = try edits(reader) else { return nil }
      bytes.reserveCapacity(Int(byteCount))
      while bytes.count < Int(byteCount) {
        let view = try reader.available(at: Int64(bytes.count), upTo: 64 << 10)
        if view.count == 0 { return nil }
        bytes.append(contentsOf: view.buffer)
      }
      bytes.withUnsafeMutableBytes { edits.apply(to: $0, at: 0) }
    } catch { return nil }
  }

  private mutating func edits(_ reader: ByteReader) throws(ReadFailure) -> ByteEdits? {
    var edits = ByteEdits()
    var meta: ISOBaseMedia.Box?
    var data: [Range<Int64>] = []
    var walk = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    var end: Int64 = 0
    while let box = try walk.next() {
      end = box.range.upperBound
      if box.type == "moov" || box.isCutShort { return nil }
      guard Self.topLevel.contains(box.type) else {
        edits.free(box)
        continue
      }
      if box.type == "mdat" { data.append(box.contents) }
      if box.type == "meta" {
        guard meta == nil else { return nil }
        meta = box
      }
    }
    edits.freeRest(end..<reader.end)
    guard let meta, let kept = try strip(meta, &edits, &data, reader) else { return nil }
    guard edits.blank(outside: kept, in: data) else { return nil }
    edits.sort()
    return edits
  }

  /// Empties boxes that describe the pictures; returns the ranges of the picture data.
  private mutating func strip(
    _ meta: ISOBaseMedia.Box, _ edits: inout ByteEdits, _ data: inout [Range<Int64>], _ reader: ByteReader
  ) throws(ReadFailure) -> [Range<Int64>]? {
    var boxes = meta.boxes(skipping: 4, reader)
    var end = meta.contents.lowerBound + 4
    while let box = try boxes.next() {
      end = box.range.upperBound
      if box.isCutShort { return nil }
      switch box.type {
      case "hdlr":
        edits.blank(min(box.contents.lowerBound + 24, box.contents.upperBound)..<box.contents.upperBound)
      case "idat": data.append(box.contents)
      case let type where !Self.inMeta.contains(type): edits.free(box)
      default: break
      }
    }
    edits.blank(min(end, meta.contents.upperBound)..<meta.contents.upperBound)
    var table = try ISOBaseMedia.ItemTable(meta, reader)
    try table.readLocations(reader)
    guard table.failure == nil, !table.hasOtherEntries, let primary = table.primaryItem,
      Self.items.contains(primary.type)
    else { return nil }
    for property in table.properties where !Self.properties.contains(property.type) { edits.free(property) }
    for item in table.items {
      edits.blank(item.texts)
      // An Exif item without bytes would be damage; unknown items are skipped by readers.
      if !Self.items.contains(item.type) { edits.write(Array("free".utf8), at: item.texts.lowerBound - 4) }
    }
    guard
      let size = try ISOBaseMedia.ItemTable.size(try table.properties(of: primary.identifier, reader), reader)
    else {
      return nil
    }
    (pixelWidth, pixelHeight) = (Int(size.width), Int(size.height))
    return table.items.filter { Self.items.contains($0.type) }.flatMap {
      table.extents(of: $0.identifier) ?? []
    }
  }
}
