public import ByteSources

extension ISOBaseMedia {
  /// One item of a `meta` box (ISO/IEC 14496-12 §8.11.6).
  public struct Item: Hashable, Sendable {
    public var identifier: UInt32
    /// The item's type: a coding such as `hvc1`, a derivation such as `grid`, or `Exif`, `mime` and others.
    public var type: FourCharacterCode
    /// Where the zero-terminated name (and a `mime` item's content type) begins.
    public var nameOffset: Int64
    /// The end of the item's entry.
    public var end: Int64
  }

  /// The items of a still picture's `meta` box (ISO/IEC 23008-12).
  public struct ItemTable: Hashable, Sendable {
    /// The handler of the box: `pict` for pictures.
    public var handler: FourCharacterCode?
    public var primary: UInt32?
    public var items: [Item] = []
    /// What codes the primary item's pixels; for a derived picture, what codes its first part.
    public var primaryCoding: FourCharacterCode?
    /// The size of the primary item before rotation.
    public var pixelWidth: UInt32?
    public var pixelHeight: UInt32?
    /// The `meta` box.
    public var range: Range<Int64>
    public var damage: ContentDamage?

    /// The primary item's entry.
    public var primaryItem: Item? { primary.flatMap { wanted in items.first { $0.identifier == wanted } } }
  }

  private static let mostItems = 4096

  /// Reads the items of a `meta` box: `hdlr`, `pitm`, `iinf`, `iref` and the size properties.
  ///
  /// Complexity: one step per entry; at most 4,096 items are kept.
  public static func itemTable(in meta: Box, _ reader: ByteReader) throws(ReadFailure) -> ItemTable {
    var table = ItemTable(range: meta.range)
    var references: Range<Int64>?
    var properties: Range<Int64>?
    do throws(ReadFailure) {
      var boxes = Boxes(
        reader, in: min(meta.contents.lowerBound + 4, meta.contents.upperBound)..<meta.contents.upperBound)
      while let box = try boxes.next() {
        switch box.type {
        case "hdlr": table.handler = FourCharacterCode(try field(UInt32.self, 8, in: box.contents, reader))
        case "pitm":
          table.primary =
            try field(UInt8.self, 0, in: box.contents, reader) == 0
            ? UInt32(try field(UInt16.self, 4, in: box.contents, reader))
            : try field(UInt32.self, 4, in: box.contents, reader)
        case "iinf": try readItems(box, reader, into: &table)
        case "iref": references = box.contents
        case "iprp": properties = box.contents
        default: break
        }
        if box.isCutShort { table.damage = .truncated }
      }
      if let primary = table.primary {
        table.primaryCoding = try coding(of: primary, in: table, references, reader)
        if let properties { try readSize(of: primary, properties, reader, into: &table) }
      }
    } catch {
      switch error {
      case .endOfData: table.damage = .truncated
      case .malformed: table.damage = .malformed
      default: throw error
      }
    }
    return table
  }

  private static func readItems(
    _ box: Box, _ reader: ByteReader, into table: inout ItemTable
  ) throws(ReadFailure) {
    let version = try field(UInt8.self, 0, in: box.contents, reader)
    let first = box.contents.lowerBound + (version == 0 ? 6 : 8)
    guard first <= box.contents.upperBound else { throw .malformed("an item list without its count") }
    table.items.reserveCapacity(64)
    var entries = Boxes(reader, in: first..<box.contents.upperBound)
    while table.items.count < mostItems, let entry = try entries.next() {
      guard entry.type == "infe" else { continue }
      let start = entry.contents.lowerBound
      // Versions 0 and 1 have no item type: they only name MIME content.
      switch try field(UInt8.self, 0, in: entry.contents, reader) {
      case 2:
        table.items.append(
          Item(
            identifier: UInt32(try field(UInt16.self, 4, in: entry.contents, reader)),
            type: FourCharacterCode(try field(UInt32.self, 8, in: entry.contents, reader)),
            nameOffset: start + 12,
            end: entry.contents.upperBound))
      case 3:
        table.items.append(
          Item(
            identifier: try field(UInt32.self, 4, in: entry.contents, reader),
            type: FourCharacterCode(try field(UInt32.self, 10, in: entry.contents, reader)),
            nameOffset: start + 14,
            end: entry.contents.upperBound))
      default: break
      }
    }
  }

  /// Follows derived pictures down to the item that holds coded pixels.
  private static func coding(
    of item: UInt32, in table: ItemTable, _ references: Range<Int64>?, _ reader: ByteReader
  ) throws(ReadFailure) -> FourCharacterCode? {
    var current = item
    for _ in 0..<6 {
      guard let type = table.items.first(where: { $0.identifier == current })?.type else { return nil }
      switch type {
      case "grid", "iovl", "iden", "tmap":
        guard let references, let next = try firstSource(of: current, references, reader), next != current
        else {
          return nil
        }
        current = next
      default: return type
      }
    }
    return nil
  }

  /// The first item that `item` is derived from (`dimg`).
  private static func firstSource(
    of item: UInt32, _ references: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> UInt32? {
    let isWide = try field(UInt8.self, 0, in: references, reader) != 0
    guard references.upperBound - references.lowerBound > 4 else { return nil }
    var boxes = Boxes(reader, in: references.lowerBound + 4..<references.upperBound)
    while let box = try boxes.next() {
      guard box.type == "dimg" else { continue }
      if isWide {
        if try field(UInt32.self, 0, in: box.contents, reader) == item,
          try field(UInt16.self, 4, in: box.contents, reader) > 0
        {
          return try field(UInt32.self, 6, in: box.contents, reader)
        }
      } else if try field(UInt16.self, 0, in: box.contents, reader) == item,
        try field(UInt16.self, 2, in: box.contents, reader) > 0
      {
        return UInt32(try field(UInt16.self, 4, in: box.contents, reader))
      }
    }
    return nil
  }

  /// Finds the `ispe` property that `ipma` associates with `item`.
  private static func readSize(
    of item: UInt32, _ properties: Range<Int64>, _ reader: ByteReader, into table: inout ItemTable
  ) throws(ReadFailure) {
    guard let container = try first("ipco", in: properties, reader) else { return }
    var boxes = Boxes(reader, in: properties)
    while let box = try boxes.next() {
      guard box.type == "ipma" else { continue }
      let version = try field(UInt8.self, 0, in: box.contents, reader)
      let isWide = try field(UInt8.self, 3, in: box.contents, reader) & 1 == 1
      let count = try field(UInt32.self, 4, in: box.contents, reader)
      var offset = box.contents.lowerBound + 8
      for _ in 0..<count {
        try reader.step()
        guard offset < box.contents.upperBound else { return }
        let owner: UInt32
        if version == 0 {
          owner = UInt32(try reader.bigEndian(UInt16.self, at: offset))
          offset += 2
        } else {
          owner = try reader.bigEndian(UInt32.self, at: offset)
          offset += 4
        }
        let associations = Int64(try reader.bigEndian(UInt8.self, at: offset))
        offset += 1
        if owner == item {
          for index in 0..<associations {
            let property =
              isWide
              ? Int(try reader.bigEndian(UInt16.self, at: offset + 2 * index) & 0x7FFF)
              : Int(try reader.bigEndian(UInt8.self, at: offset + index) & 0x7F)
            guard let found = try property == 0 ? nil : nth(property, in: container.contents, reader),
              found.type == "ispe"
            else { continue }
            table.pixelWidth = try field(UInt32.self, 4, in: found.contents, reader)
            table.pixelHeight = try field(UInt32.self, 8, in: found.contents, reader)
            return
          }
          return
        }
        offset += associations * (isWide ? 2 : 1)
      }
    }
  }

  private static func nth(
    _ number: Int, in container: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> Box? {
    var boxes = Boxes(reader, in: container)
    var index = 0
    while let box = try boxes.next() {
      index += 1
      if index == number { return box }
    }
    return nil
  }
}
