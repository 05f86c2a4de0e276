internal import ByteSources

/// OLE compound files (MS-CFB): what kind of document one is, by the root's class and the names in it.
enum CompoundFile {
  struct Facts: ContentFacts {
    var rootClass: (high: UInt64, low: UInt64) = (0, 0)
    var names: [String] = []
    var isTemplate = false
    /// How PerfectOffice's main stream begins: three programs share its name.
    var mainStart: [UInt8] = []
    /// Whether the root holds `name`; the format compares names without case (MS-CFB §2.6.4).
    func has(_ name: String) -> Bool { names.contains { $0.lowercased() == name.lowercased() } }
    var details: String { "compound file: " + names.prefix(8).joined(separator: ", ") }
  }

  private static let mostEntries = 512

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var facts = Facts()
    var damage: ContentDamage?
    do throws(ReadFailure) {
      damage = try scan(reader, &facts)
    } catch {
      switch error {
      case .endOfData: damage = .truncated
      case .malformed: damage = .malformed
      default: throw error
      }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<8, damage: damage, facts: facts)
  }

  /// Names that leave nothing to look for; a message may have hundreds of others.
  private static let telling: Set<String> = [
    "workbook", "book", "powerpoint document", "visiodocument", "__properties_version1.0",
    "__nameid_version1.0", "encryptedpackage",
  ]

  private struct Entry {
    var name: String
    var left: UInt32
    var right: UInt32
    var child: UInt32
    var start: UInt32
    var size: UInt32
  }

  /// The directory's sectors, in the order of their chain.
  private struct Directory {
    let shift: Int64
    var chain: [UInt32] = []
    var damage: ContentDamage?

    var size: Int64 { 1 << shift }
    var perSector: Int64 { size / 128 }
    /// Sector n begins after the header's sector.
    func place(_ sector: UInt32) -> Int64 { (Int64(sector) + 1) << shift }

    init(_ reader: ByteReader) throws(ReadFailure) {
      let shift = try reader.littleEndian(UInt16.self, at: 30)
      guard shift == 9 || shift == 12 else { throw .malformed("a sector size that is neither 512 nor 4096") }
      self.shift = Int64(shift)
      var sector = try reader.littleEndian(UInt32.self, at: 48)
      while sector < 0xFFFF_FFFA, Int64(chain.count) * perSector < Int64(mostEntries) {
        try reader.step()
        if chain.contains(sector) {
          damage = .cyclic
          break
        }
        chain.append(sector)
        guard let table = try fatSector(holding: sector, size, reader) else { break }
        sector = try reader.littleEndian(UInt32.self, at: place(table) + Int64(sector) % (size / 4) * 4)
      }
    }

    func entry(_ index: UInt32, _ reader: ByteReader) throws(ReadFailure) -> Entry? {
      let (row, column) = (Int(Int64(index) / perSector), Int64(index) % perSector)
      guard row < chain.count else { return nil }
      let view = try reader.view(at: place(chain[row]) + column * 128, count: 128)
      guard let length = view.littleEndian(UInt16.self, at: 64), length >= 2, length <= 64, view[66] != 0,
        let left = view.littleEndian(UInt32.self, at: 68), let right = view.littleEndian(UInt32.self, at: 72),
        let child = view.littleEndian(UInt32.self, at: 76),
        let start = view.littleEndian(UInt32.self, at: 116),
        let size = view.littleEndian(UInt32.self, at: 120)
      else { return nil }
      let units = (0..<Int(length) / 2 - 1).compactMap { view.littleEndian(UInt16.self, at: $0 * 2) }
      return Entry(
        name: String(decoding: units, as: UTF16.self), left: left, right: right, child: child, start: start,
        size: size)
    }
  }

  private static func scan(_ reader: ByteReader, _ facts: inout Facts) throws(ReadFailure) -> ContentDamage? {
    let directory = try Directory(reader)
    guard let root = try directory.entry(0, reader), let first = directory.chain.first else {
      throw .malformed("a directory without a root")
    }
    facts.rootClass = (
      try reader.littleEndian(UInt64.self, at: directory.place(first) + 80),
      try reader.bigEndian(UInt64.self, at: directory.place(first) + 88)
    )
    // Only the root's own children: documents embed other documents deeper down.
    var pending = [root.child]
    var seen: Set<UInt32> = [0]
    while let index = pending.popLast(), seen.count < mostEntries {
      guard index < 0xFFFF_FFFA, seen.insert(index).inserted else { continue }
      try reader.step()
      guard let child = try directory.entry(index, reader) else { continue }
      facts.names.append(child.name)
      let name = child.name.lowercased()
      if telling.contains(name) { break }
      pending.append(child.left)
      pending.append(child.right)
      guard child.start < 0xFFFF_FFFA else { continue }
      if name == "perfectoffice_main", root.start < 0xFFFF_FFFA {
        // Streams below 4,096 bytes lie in the root's own stream, in pieces of 64 bytes (§2.4).
        let small = Int64(child.start) * 64
        let at = child.size >= 4096 ? directory.place(child.start) : directory.place(root.start) + small
        if child.size >= 4096 || small + 16 <= directory.size {
          facts.mainStart = try reader.available(at: at, upTo: 16).array
        }
      }
      if name == "worddocument" {
        // FibBase (MS-DOC §2.5.2): the lowest flag says that the document is a template.
        if let head = try? reader.view(at: directory.place(child.start), count: 12),
          head.littleEndian(UInt16.self, at: 0) == 0xA5EC
        {
          facts.isTemplate = (head.littleEndian(UInt16.self, at: 10) ?? 0) & 1 == 1
        }
        break
      }
    }
    return directory.damage
  }

  /// The sector of the allocation table that describes `sector`, through the header's list and its chain (§2.5).
  private static func fatSector(holding sector: UInt32, _ size: Int64, _ reader: ByteReader)
    throws(ReadFailure) -> UInt32?
  {
    let index = Int64(sector) / (size / 4)
    if index < 109 { return valid(try reader.littleEndian(UInt32.self, at: 76 + index * 4)) }
    var remaining = index - 109
    var list = try reader.littleEndian(UInt32.self, at: 68)
    let perList = size / 4 - 1
    for _ in 0..<64 {
      guard list < 0xFFFF_FFFA else { return nil }
      try reader.step()
      let start = (Int64(list) + 1) * size
      if remaining < perList { return valid(try reader.littleEndian(UInt32.self, at: start + remaining * 4)) }
      remaining -= perList
      list = try reader.littleEndian(UInt32.self, at: start + perList * 4)
    }
    return nil
  }

  private static func valid(_ sector: UInt32) -> UInt32? { sector < 0xFFFF_FFFA ? sector : nil }
}
