package import ByteSources

extension ISOBaseMedia {
  /// One item of a `meta` box (ISO/IEC 14496-12 §8.11.6).
  package struct Item: Hashable, Sendable {
    package var identifier: UInt32
    /// The item's type: a coding such as `hvc1`, a derivation such as `grid`, or `Exif`, `mime` and others.
    package var type: FourCharacterCode
    /// The zero-terminated texts behind it: the name, and a `mime` item's content type and encoding.
    package var texts: Range<Int64>

    private static let longestText = 512

    /// A `mime` item's content type and whether its bytes are encoded; nil where there is none.
    package func content(_ reader: ByteReader) throws(ReadFailure) -> (type: String, isEncoded: Bool)? {
      let text = try reader.available(in: texts, upTo: Self.longestText)
      guard let end = text.firstIndex(of: 0) else { return nil }
      let close = text.firstIndex(of: 0, from: end + 1) ?? text.count
      return (text.slice(end + 1..<close).text, text[close + 1].map { $0 != 0 } ?? false)
    }
  }

  /// What refers from one item to others (ISO/IEC 14496-12 §8.11.12).
  package struct ItemReference: Hashable, Sendable {
    package var type: FourCharacterCode
    package var from: UInt32
    package var to: [UInt32]
  }

  /// The items of a `meta` box: which there are, where they lie, what refers to what, which properties they have.
  ///
  /// The lists of items and properties are read at once; the other parts when they are asked for.
  package struct ItemTable: Sendable {
    static let mostItems = 4096
    private static let mostSources = 16
    private static let mostGroups = 64
    private static let deepestDerivation = 6

    /// The handler of the box: `pict` for pictures.
    package private(set) var handler: FourCharacterCode?
    package private(set) var primary: UInt32?
    package private(set) var items: [Item] = []
    /// Whether there are entries without an item type, or more than are kept.
    package private(set) var hasOtherEntries = false
    /// The kinds of entity groups.
    package private(set) var groups: [FourCharacterCode] = []
    /// All references but those to the parts of derived pictures, once ``readReferences(_:)`` was called.
    package private(set) var references: [ItemReference] = []
    /// All properties.
    package private(set) var properties: [Box] = []
    /// Where the items' bytes are, once ``readLocations(_:)`` was called.
    var extents: [Range<Int64>] = []
    /// Where each item's extents stand among all, in ascending order of the items.
    var extentsByItem: [(item: UInt32, places: Range<Int>)] = []
    /// Where the last of the items in this file ends, once ``readLocations(_:)`` was called; behind the file's end where
    /// that is cut.
    package internal(set) var declaredEnd: Int64 = 0
    /// The `meta` box.
    package let range: Range<Int64>
    /// Why a part could not be read to its end; what stands before is kept.
    package private(set) var failure: ReadFailure?

    var infoBox: Box?
    var referenceBox: Box?
    var groupBox: Box?
    private var propertyBox: Box?
    var locationBox: Box?
    var dataBox: Box?

    /// Reads the lists of items and of their properties.
    ///
    /// Errors: `ReadFailure.source` only; anything else is the ``failure``. Complexity: one step per entry.
    package init(_ meta: Box, _ reader: ByteReader) throws(ReadFailure) {
      range = meta.range
      try attempt { (table) throws(ReadFailure) in
        var boxes = meta.boxes(skipping: 4, reader)
        while let box = try boxes.next() { try table.take(box, reader) }
      }
      try readProperties(reader)
    }

    /// The entry of `item`; of several, the first counts.
    package func item(_ item: UInt32) -> Item? { items.first { $0.identifier == item } }
    /// The primary item's entry.
    package var primaryItem: Item? { primary.flatMap { item($0) } }

    private mutating func take(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      if box.isCutShort { failure = failure ?? .endOfData }
      switch box.type {
      case "hdlr": handler = FourCharacterCode(try box.number(UInt32.self, 8, reader))
      case "pitm":
        primary =
          try box.number(UInt8.self, 0, reader) == 0
          ? UInt32(try box.number(UInt16.self, 4, reader)) : try box.number(UInt32.self, 4, reader)
      case "iinf":
        infoBox = box
        try readItems(box, reader)
      case "iref": referenceBox = box
      case "iprp": propertyBox = box
      case "iloc": locationBox = box
      case "idat": dataBox = box
      case "grpl":
        groupBox = box
        var groups = box.boxes(reader)
        while self.groups.count < Self.mostGroups, let group = try groups.next() {
          self.groups.append(group.type)
        }
      default: break
      }
    }

    /// Runs one part of the reading.
    mutating func attempt(_ body: (inout ItemTable) throws(ReadFailure) -> Void) throws(ReadFailure) {
      do throws(ReadFailure) { try body(&self) } catch {
        if case .source = error { throw error }
        failure = failure ?? error
      }
    }

    private mutating func readItems(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      items.reserveCapacity(64)
      var entries = box.boxes(skipping: try box.number(UInt8.self, 0, reader) == 0 ? 6 : 8, reader)
      while let entry = try entries.next() {
        guard items.count < Self.mostItems else {
          hasOtherEntries = true
          return
        }
        guard entry.type == "infe" else { continue }
        let version = try entry.number(UInt8.self, 0, reader)
        // Versions 0 and 1 have no item type: they only name MIME content.
        guard version == 2 || version == 3 else {
          hasOtherEntries = true
          continue
        }
        let wide: Int64 = version == 3 ? 2 : 0
        let identifier =
          version == 3
          ? try entry.number(UInt32.self, 4, reader) : UInt32(try entry.number(UInt16.self, 4, reader))
        let type = FourCharacterCode(try entry.number(UInt32.self, 8 + wide, reader))
        items.append(
          Item(
            identifier: identifier, type: type,
            texts: entry.contents.lowerBound + 12 + wide..<entry.contents.upperBound))
      }
    }

    // MARK: References

    /// Goes through the references until `body` says that it has seen enough.
    private func eachReference(
      _ reader: ByteReader, _ body: (ItemReference) -> Bool
    ) throws(ReadFailure) {
      guard let referenceBox else { return }
      let size: Int64 = try referenceBox.number(UInt8.self, 0, reader) == 0 ? 2 : 4
      func item(_ box: Box, _ at: Int64) throws(ReadFailure) -> UInt32 {
        size == 4 ? try box.number(UInt32.self, at, reader) : UInt32(try box.number(UInt16.self, at, reader))
      }
      var boxes = referenceBox.boxes(skipping: 4, reader)
      while let entry = try boxes.next() {
        // The parts of a derived picture are many: the first one says how it is coded.
        let most = entry.type == "dimg" ? 1 : Self.mostSources
        let count = min(Int(try entry.number(UInt16.self, size, reader)), most)
        var to: [UInt32] = []
        for index in 0..<Int64(count) { to.append(try item(entry, size + 2 + index * size)) }
        if body(ItemReference(type: entry.type, from: try item(entry, 0), to: to)) { return }
      }
    }

    /// Reads what refers to what.
    package mutating func readReferences(_ reader: ByteReader) throws(ReadFailure) {
      try attempt { (table) throws(ReadFailure) in
        var found: [ItemReference] = []
        defer { table.references = found }
        try table.eachReference(reader) { reference in
          if reference.type != "dimg" { found.append(reference) }
          return found.count >= Self.mostItems
        }
      }
    }

    /// What codes the primary item's pixels; for a derived picture, what codes its first part.
    package func primaryCoding(_ reader: ByteReader) throws(ReadFailure) -> FourCharacterCode? {
      guard var current = primary else { return nil }
      for _ in 0..<Self.deepestDerivation {
        guard let type = item(current)?.type else { return nil }
        guard ["grid", "iovl", "iden", "tmap"].contains(type) else { return type }
        guard let next = try firstPart(of: current, reader), next != current else { return nil }
        current = next
      }
      return nil
    }

    /// The first part that a derived picture is made of (`dimg`); nil for one that is coded itself.
    package func firstPart(of item: UInt32, _ reader: ByteReader) throws(ReadFailure) -> UInt32? {
      var source: UInt32?
      try eachReference(reader) { reference in
        if reference.type == "dimg", reference.from == item { source = reference.to.first }
        return source != nil
      }
      return source
    }

    // MARK: Properties

    /// Reads the list of properties (`ipco`).
    private mutating func readProperties(_ reader: ByteReader) throws(ReadFailure) {
      try attempt { (table) throws(ReadFailure) in
        guard let container = try table.propertyBox?.first("ipco", reader: reader) else { return }
        table.properties.reserveCapacity(16)
        var boxes = container.boxes(reader)
        while table.properties.count < Self.mostItems, let property = try boxes.next() {
          table.properties.append(property)
        }
      }
    }

    /// The properties that `ipma` associates with `item`, in that order, out of the list that was read.
    ///
    /// An item has one entry at most (ISO/IEC 14496-12 §8.11.14).
    package func properties(of item: UInt32, _ reader: ByteReader) throws(ReadFailure) -> [Box] {
      var found: [Box] = []
      guard var parts = propertyBox?.boxes(reader) else { return found }
      while let part = try parts.next() {
        guard part.type == "ipma" else { continue }
        let version = try part.number(UInt8.self, 0, reader)
        let width: Int64 = try part.number(UInt8.self, 3, reader) & 1 == 1 ? 2 : 1
        var at: Int64 = 8
        for _ in 0..<min(Int(try part.number(UInt32.self, 4, reader)), Self.mostItems) {
          try reader.step()
          let owner =
            version == 0
            ? UInt32(try part.number(UInt16.self, at, reader)) : try part.number(UInt32.self, at, reader)
          at += version == 0 ? 2 : 4
          let number = Int64(try part.number(UInt8.self, at, reader))
          at += 1
          guard owner == item else {
            at += number * width
            continue
          }
          for index in 0..<number {
            // The first bit says that readers must know the property.
            let place =
              width == 2
              ? Int(try part.number(UInt16.self, at + 2 * index, reader) & 0x7FFF)
              : Int(try part.number(UInt8.self, at + index, reader) & 0x7F)
            if place >= 1, place <= properties.count { found.append(properties[place - 1]) }
          }
          return found
        }
      }
      return found
    }

    /// The size that a list of properties states (`ispe`), before any turn.
    package static func size(
      _ properties: [Box], _ reader: ByteReader
    ) throws(ReadFailure) -> (width: UInt32, height: UInt32)? {
      guard let size = properties.first(where: { $0.type == "ispe" }) else { return nil }
      return (try size.number(UInt32.self, 4, reader), try size.number(UInt32.self, 8, reader))
    }
  }
}
