internal import ByteReading
internal import FileIdentification

/// The items of a picture's `meta` box: where they lie, what refers to what, which properties they have.
struct HEIFItems {
  struct Reference {
    var type: FourCharacterCode
    var from: UInt32
    var to: [UInt32]
  }

  private static let mostItems = 4096
  private static let mostExtents = 64

  var primary: UInt32?
  var types: [UInt32: FourCharacterCode] = [:]
  /// The content types of `mime` items.
  var contentTypes: [UInt32: String] = [:]
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
      default: break
      }
      if box.isCutShort { failure = .endOfData }
    }
    if let locations { try readLocations(locations, inside, reader) }
  }

  private mutating func readEntries(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let isShort = try box.number(UInt8.self, 0, reader) == 0
    var entries = box.boxes(skipping: isShort ? 6 : 8, reader)
    while types.count < Self.mostItems, let entry = try entries.next() {
      guard entry.type == "infe" else { continue }
      let version = try entry.number(UInt8.self, 0, reader)
      guard version == 2 || version == 3 else { continue }
      let wide: Int64 = version == 3 ? 2 : 0
      let item =
        version == 3
        ? try entry.number(UInt32.self, 4, reader) : UInt32(try entry.number(UInt16.self, 4, reader))
      let type = FourCharacterCode(try entry.number(UInt32.self, 8 + wide, reader))
      types[item] = type
      guard type == "mime" else { continue }
      // A name, then the content type, each ended by a zero.
      let start = entry.contents.lowerBound + 12 + wide
      let text = try reader.available(
        at: start, upTo: Int(min(512, max(0, entry.contents.upperBound - start))))
      guard let end = text.firstIndex(of: 0) else { continue }
      contentTypes[item] = text.slice(end + 1..<(text.firstIndex(of: 0, from: end + 1) ?? text.count)).text
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
      for index in 0..<number {
        list.append(
          isWide
            ? Int(try box.number(UInt16.self, at + 2 * index, reader) & 0x7FFF)
            : Int(try box.number(UInt8.self, at + index, reader) & 0x7F))
      }
      associations[item] = (associations[item] ?? []) + list
      at += number * (isWide ? 2 : 1)
    }
  }

  /// The `iloc` box in its three versions; field widths are nibbles, construction 0 is the file and 1 the `idat` box.
  private mutating func readLocations(
    _ box: ISOBaseMedia.Box, _ inside: Range<Int64>?, _ reader: ByteReader
  ) throws(ReadFailure) {
    let version = try box.number(UInt8.self, 0, reader)
    guard version <= 2 else { throw .malformed("item locations of an unknown version") }
    let widths = try box.number(UInt16.self, 4, reader)
    let offsetSize = Int64(widths >> 12), lengthSize = Int64(widths >> 8 & 15)
    let baseSize = Int64(widths >> 4 & 15), indexSize = version == 0 ? 0 : Int64(widths & 15)
    var cursor = Cursor(box: box, at: 6, reader: reader)
    let count = try cursor.next(version < 2 ? 2 : 4)
    for _ in 0..<min(count, UInt64(Self.mostItems)) {
      try reader.step()
      let item = UInt32(truncatingIfNeeded: try cursor.next(version < 2 ? 2 : 4))
      let method = version == 0 ? 0 : try cursor.next(2) & 15
      _ = try cursor.next(2)
      let base = try cursor.next(baseSize)
      let number = try cursor.next(2)
      var found: [Range<Int64>] = []
      for _ in 0..<number {
        try reader.step()
        _ = try cursor.next(indexSize)
        let offset = try cursor.next(offsetSize), length = try cursor.next(lengthSize)
        guard found.count < Self.mostExtents else { continue }
        let (sum, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, let start = Int64(exactly: sum), let size = Int64(exactly: length),
          let range = Self.range(start, size, method == 1 ? inside : 0..<reader.end)
        else { continue }
        if method <= 1 { found.append(range) }
      }
      if !found.isEmpty, extents[item] == nil { extents[item] = found }
    }
  }

  /// The bytes from `start` inside `container`, or nil when they are not all there; length 0 reaches to the end.
  private static func range(_ start: Int64, _ size: Int64, _ container: Range<Int64>?) -> Range<Int64>? {
    guard let container else { return nil }
    let (lower, overflow) = container.lowerBound.addingReportingOverflow(start)
    guard !overflow, lower <= container.upperBound else { return nil }
    if size == 0 { return lower..<container.upperBound }
    return size <= container.upperBound - lower ? lower..<lower + size : nil
  }

  private struct Cursor {
    let box: ISOBaseMedia.Box
    var at: Int64
    let reader: ByteReader

    mutating func next(_ size: Int64) throws(ReadFailure) -> UInt64 {
      defer { at += size }
      return switch size {
      case 0: 0
      case 2: UInt64(try box.number(UInt16.self, at, reader))
      case 4: UInt64(try box.number(UInt32.self, at, reader))
      case 8: try box.number(UInt64.self, at, reader)
      default: throw .malformed("an item location of an odd width")
      }
    }
  }
}
