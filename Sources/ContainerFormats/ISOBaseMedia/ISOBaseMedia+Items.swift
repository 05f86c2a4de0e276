package import ByteSources

extension ISOBaseMedia {
  /// An item of a `meta` box (ISO/IEC 14496-12 §8.11.6).
  package struct Item: Hashable, Sendable {
    package var identifier: UInt32
    /// The type: a coding such as `hvc1`, a derivation such as `grid`, or `Exif`, `mime` and others.
    package var type: FourCharacterCode
    /// The zero-terminated texts after the type: name, and content type and encoding of a `mime` item.
    package var texts: Range<Int64>

    private static let maxTextLength = 512

    /// Returns the content type of a `mime` item and whether it is encoded; nil if there is none.
    package func content(_ reader: ByteReader) throws(ReadFailure) -> (type: String, isEncoded: Bool)? {
      let text = try reader.available(in: texts, upTo: Self.maxTextLength)
      guard let end = text.firstIndex(of: 0) else { return nil }
      let close = text.firstIndex(of: 0, from: end + 1) ?? text.count
      return (text.slice(end + 1..<close).text, text[close + 1].map { $0 != 0 } ?? false)
    }
  }

  /// The references from an item to others (ISO/IEC 14496-12 §8.11.12).
  package struct ItemReference: Hashable, Sendable {
    package var type: FourCharacterCode
    package var from: UInt32
    package var to: [UInt32]
  }

  /// The items of a `meta` box with their locations, references and properties.
  ///
  /// Items and properties are read at once, the other parts on request.
  package struct ItemTable: Sendable {
    static let maxItems = 4096
    private static let maxSources = 16
    private static let maxGroups = 64
    private static let maxDerivationDepth = 6

    /// The handler of the box: `pict` for pictures.
    package private(set) var handler: FourCharacterCode?
    package private(set) var primary: UInt32?
    package private(set) var items: [Item] = []
    /// True if there are entries without an item type, or more than the limit.
    package private(set) var hasOtherEntries = false
    package private(set) var groups: [FourCharacterCode] = []
    /// The references, except to parts of derived pictures; empty before ``readReferences(_:)``.
    package private(set) var references: [ItemReference] = []
    package private(set) var properties: [Box] = []
    /// The extents of the items; empty before ``readLocations(_:)``.
    var extents: [Range<Int64>] = []
    /// The range of each item in `extents`, in ascending order of items.
    var extentsByItem: [(item: UInt32, range: Range<Int>)] = []
    /// The end of the last item, possibly beyond a truncated file; 0 before ``readLocations(_:)``.
    package internal(set) var declaredEnd: Int64 = 0
    package let range: Range<Int64>
    /// The error that ended a part early; what precedes it is kept.
    package private(set) var failure: ReadFailure?

    var infoBox: Box?
    var referenceBox: Box?
    var groupBox: Box?
    private var propertyBox: Box?
    var locationBox: Box?
    var dataBox: Box?

    /// Reads the lists of items and of their properties.
    ///
    /// Errors: `ReadFailure.source` only; others are stored in ``failure``. Complexity: one step per entry.
    package init(_ meta: Box, _ reader: ByteReader) throws(ReadFailure) {
      range = meta.range
      try attempt { (table) throws(ReadFailure) in
        var boxes = meta.boxes(skipping: 4, reader)
        while let box = try boxes.next() { try table.readChild(box, reader) }
      }
      try readProperties(reader)
    }

    /// Returns the first entry of `item`.
    package func item(_ item: UInt32) -> Item? { items.first { $0.identifier == item } }
    package var primaryItem: Item? { primary.flatMap { item($0) } }

    private mutating func readChild(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
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
        while self.groups.count < Self.maxGroups, let group = try groups.next() {
          self.groups.append(group.type)
        }
      default: break
      }
    }

    /// Runs `body`, storing errors in ``failure``.
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
        guard items.count < Self.maxItems else {
          hasOtherEntries = true
          return
        }
        guard entry.type == "infe" else { continue }
        let version = try entry.number(UInt8.self, 0, reader)
        // Versions 0 and 1 have no item type, only MIME content.
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

    /// Visits the references until `body` returns true.
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
        // Derived pictures have many parts: the first one has their coding.
        let most = entry.type == "dimg" ? 1 : Self.maxSources
        let count = min(Int(try entry.number(UInt16.self, size, reader)), most)
        var to: [UInt32] = []
        for index in 0..<Int64(count) { to.append(try item(entry, size + 2 + index * size)) }
        if body(ItemReference(type: entry.type, from: try item(entry, 0), to: to)) { return }
      }
    }

    package mutating func readReferences(_ reader: ByteReader) throws(ReadFailure) {
      try attempt { (table) throws(ReadFailure) in
        var result: [ItemReference] = []
        defer { table.references = result }
        try table.eachReference(reader) { reference in
          if reference.type != "dimg" { result.append(reference) }
          return result.count >= Self.maxItems
        }
      }
    }

    /// Returns the coding of the primary item; of its first part for a derived picture.
    package func primaryCoding(_ reader: ByteReader) throws(ReadFailure) -> FourCharacterCode? {
      guard var current = primary else { return nil }
      for _ in 0..<Self.maxDerivationDepth {
        guard let type = item(current)?.type else { return nil }
        guard ["grid", "iovl", "iden", "tmap"].contains(type) else { return type }
        guard let next = try firstPart(of: current, reader), next != current else { return nil }
        current = next
      }
      return nil
    }

    /// Returns the first part of a derived picture (`dimg`); nil for a coded one.
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
        while table.properties.count < Self.maxItems, let property = try boxes.next() {
          table.properties.append(property)
        }
      }
    }

    /// Returns the properties of `item` in the order of `ipma`.
    ///
    /// An item has one entry at most (ISO/IEC 14496-12 §8.11.14).
    package func properties(of item: UInt32, _ reader: ByteReader) throws(ReadFailure) -> [Box] {
      var result: [Box] = []
      guard var parts = propertyBox?.boxes(reader) else { return result }
      while let part = try parts.next() {
        guard part.type == "ipma" else { continue }
        let version = try part.number(UInt8.self, 0, reader)
        let width: Int64 = try part.number(UInt8.self, 3, reader) & 1 == 1 ? 2 : 1
        var at: Int64 = 8
        for _ in 0..<min(Int(try part.number(UInt32.self, 4, reader)), Self.maxItems) {
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
            // The first bit marks essential properties.
            let property =
              width == 2
              ? Int(try part.number(UInt16.self, at + 2 * index, reader) & 0x7FFF)
              : Int(try part.number(UInt8.self, at + index, reader) & 0x7F)
            if property >= 1, property <= properties.count { result.append(properties[property - 1]) }
          }
          return result
        }
      }
      return result
    }

    /// Returns the size in a list of properties (`ispe`), before rotation.
    package static func size(
      _ properties: [Box], _ reader: ByteReader
    ) throws(ReadFailure) -> (width: UInt32, height: UInt32)? {
      guard let size = properties.first(where: { $0.type == "ispe" }) else { return nil }
      return (try size.number(UInt32.self, 4, reader), try size.number(UInt32.self, 8, reader))
    }
  }
}
