internal import ByteSources
internal import FileIdentification

/// The items of a picture's `meta` box: where they lie, what refers to what, which properties they have.
struct HEIFItems {
  struct Reference {
    var type: FourCharacterCode
    var from: UInt32
    var to: [UInt32]
  }

  static let mostItems = 4096
  static let mostExtents = 64
  /// Pictures of more items than this, whose tables grow as they go, are rare.
  private static let usualItems = 8

  var primary: UInt32?
  var types: [UInt32: FourCharacterCode] = [:]
  /// The content types of `mime` items.
  var contentTypes: [UInt32: String] = [:]
  /// All `mime` items, and those whose bytes are packed.
  var mimeItems: Set<UInt32> = []
  var encodedItems: Set<UInt32> = []
  /// Whether the box holds something that is not read and may say anything.
  private(set) var holdsMore = false
  var extents: [UInt32: [Range<Int64>]] = [:]
  var references: [Reference] = []
  var properties: [ISOBaseMedia.Box] = []
  var associations: [UInt32: [Int]] = [:]
  var groups: [FourCharacterCode] = []
  /// Why the box could not be read to its end.
  var failure: ReadFailure?

  init(_ meta: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    do throws(ReadFailure) { try read(meta, reader) } catch {
      if case .source = error { throw error }
      failure = error
    }
  }

  /// The properties of an item, in the order of their association.
  func properties(of item: UInt32) -> [ISOBaseMedia.Box] {
    (associations[item] ?? []).compactMap { $0 >= 1 && $0 <= properties.count ? properties[$0 - 1] : nil }
  }

  private mutating func read(_ meta: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    types.reserveCapacity(Self.usualItems)
    extents.reserveCapacity(Self.usualItems)
    associations.reserveCapacity(Self.usualItems)
    properties.reserveCapacity(2 * Self.usualItems)
    var boxes = meta.boxes(skipping: 4, reader)
    var locations: ISOBaseMedia.Box?
    var inside: Range<Int64>?
    while let box = try boxes.next() {
      switch box.type {
      case "pitm":
        primary =
          try box.number(UInt8.self, 0, reader) == 0
          ? UInt32(try box.number(UInt16.self, 4, reader)) : try box.number(UInt32.self, 4, reader)
      case "iinf": try readEntries(box, reader)
      case "iloc": locations = box
      case "idat": inside = box.contents
      case "iref": try readReferences(box, reader)
      case "iprp": try readProperties(box, reader)
      case "grpl":
        var groups = box.boxes(reader)
        while self.groups.count < 64, let group = try groups.next() { self.groups.append(group.type) }
      default: if LocationBoxes.items.part(box.type) == .unread { holdsMore = true }
      }
      if box.isCutShort { failure = .endOfData }
    }
    if let locations { try readLocations(locations, inside, reader) }
  }

  private mutating func readEntries(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let isShort = try box.number(UInt8.self, 0, reader) == 0
    var entries = box.boxes(skipping: isShort ? 6 : 8, reader)
    while let entry = try entries.next() {
      guard types.count < Self.mostItems else {
        holdsMore = true
        return
      }
      guard entry.type == "infe" else { continue }
      let version = try entry.number(UInt8.self, 0, reader)
      guard version == 2 || version == 3 else {
        holdsMore = true
        continue
      }
      let wide: Int64 = version == 3 ? 2 : 0
      let item =
        version == 3
        ? try entry.number(UInt32.self, 4, reader) : UInt32(try entry.number(UInt16.self, 4, reader))
      let type = FourCharacterCode(try entry.number(UInt32.self, 8 + wide, reader))
      types[item] = type
      guard type == "mime" else { continue }
      mimeItems.insert(item)
      // A name, then the content type, each ended by a zero.
      let start = entry.contents.lowerBound + 12 + wide
      let text = try reader.available(
        at: start, upTo: Int(min(512, max(0, entry.contents.upperBound - start))))
      guard let end = text.firstIndex(of: 0) else { continue }
      let close = text.firstIndex(of: 0, from: end + 1) ?? text.count
      contentTypes[item] = text.slice(end + 1..<close).text
      // Behind the content type may stand how the bytes are packed.
      if let packing = text[close + 1], packing != 0 { encodedItems.insert(item) }
    }
  }

  private mutating func readReferences(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let isWide = try box.number(UInt8.self, 0, reader) != 0
    let size: Int64 = isWide ? 4 : 2
    func item(_ box: ISOBaseMedia.Box, _ at: Int64) throws(ReadFailure) -> UInt32 {
      isWide ? try box.number(UInt32.self, at, reader) : UInt32(try box.number(UInt16.self, at, reader))
    }
    var boxes = box.boxes(skipping: 4, reader)
    while references.count < Self.mostItems, let entry = try boxes.next() {
      // The tiles of a grid are many and of no interest here.
      guard entry.type != "dimg" else { continue }
      let count = Int64(try entry.number(UInt16.self, size, reader))
      var to: [UInt32] = []
      for index in 0..<min(count, 16) { to.append(try item(entry, size + 2 + index * size)) }
      references.append(Reference(type: entry.type, from: try item(entry, 0), to: to))
    }
  }

  private mutating func readProperties(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var boxes = box.boxes(reader)
    while let part = try boxes.next() {
      if part.type == "ipco" {
        var found = part.boxes(reader)
        while properties.count < Self.mostItems, let property = try found.next() {
          properties.append(property)
        }
      } else if part.type == "ipma" {
        try readAssociations(part, reader)
      }
    }
  }

  private mutating func readAssociations(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let version = try box.number(UInt8.self, 0, reader)
    let isWide = try box.number(UInt8.self, 3, reader) & 1 == 1
    let count = try box.number(UInt32.self, 4, reader)
    var at: Int64 = 8
    for _ in 0..<min(Int(count), Self.mostItems) {
      try reader.step()
      let item =
        version == 0
        ? UInt32(try box.number(UInt16.self, at, reader)) : try box.number(UInt32.self, at, reader)
      at += version == 0 ? 2 : 4
      let number = Int64(try box.number(UInt8.self, at, reader))
      at += 1
      var list: [Int] = []
      list.reserveCapacity(Int(number))
      for index in 0..<number {
        list.append(
          isWide
            ? Int(try box.number(UInt16.self, at + 2 * index, reader) & 0x7FFF)
            : Int(try box.number(UInt8.self, at + index, reader) & 0x7F))
      }
      associations[item, default: []] += list
      at += number * (isWide ? 2 : 1)
    }
  }
}
