internal import ByteReading

/// OLE compound files (MS-CFB): what kind of document one is, by the root's class and the names in it.
enum CompoundFile {
  struct Facts: ContentFacts {
    var rootClass: (high: UInt64, low: UInt64) = (0, 0)
    var names: [String] = []
    var isTemplate = false
    /// Whether the root holds `name`; the format compares names without case (MS-CFB §2.6.4).
    func has(_ name: String) -> Bool { names.contains { $0.lowercased() == name.lowercased() } }
    var details: String { "compound file: " + names.prefix(8).joined(separator: ", ") }
  }

  private static let mostEntries = 512

  private static let rules: [Rule<Facts>] = [
    Rule(
      "ole-encrypted-ooxml", decides: false, when: { $0.has("EncryptedPackage") }, then: .compoundFile,
      because: "an encrypted package: what is inside cannot be seen"),
    Rule(
      "ole-msi", when: { $0.isClass(0x000C_1084) }, then: .windowsInstaller,
      because: "the root's class is the installer package's"),
    Rule(
      "ole-msp", when: { $0.isClass(0x000C_1086) }, then: .windowsInstaller,
      because: "the root's class is the installer patch's"),
    Rule(
      "ole-word-template", when: { $0.has("WordDocument") && $0.isTemplate }, then: .wordTemplate,
      because: "a WordDocument stream whose header says template"),
    Rule("ole-word", when: { $0.has("WordDocument") }, then: .word, because: "a WordDocument stream"),
    Rule(
      "ole-powerpoint", when: { $0.has("PowerPoint Document") || $0.has("PP40") }, then: .powerPoint,
      because: "a PowerPoint Document stream"),
    Rule("ole-visio", when: { $0.has("VisioDocument") }, then: .visio, because: "a VisioDocument stream"),
    Rule(
      "ole-works-sheet", when: { $0.has("WksSSWorkBook") }, then: .works,
      because: "a Works spreadsheet stream"),
    Rule(
      "ole-excel", when: { $0.has("Workbook") || $0.has("Book") }, then: .excel,
      because: "a Workbook stream"),
    Rule(
      "ole-outlook", when: { $0.has("__properties_version1.0") || $0.has("__nameid_version1.0") },
      then: .outlookMessage, because: "a message's property stream"),
    Rule(
      "ole-publisher", when: { $0.has("Quill") || $0.isClass(0x0002_1201) }, then: .publisher,
      because: "Publisher's text storage or class"),
    Rule(
      "ole-project",
      when: { $0.has("Props9") || $0.has("Props12") || $0.has("Props14") || $0.isClass(0x74B7_8F3A) },
      then: .project,
      because: "Project's property streams or class"),
    Rule(
      "ole-works", when: { $0.has("MatOST") || ($0.has("CONTENTS") && $0.has("SPELLING")) }, then: .works,
      because: "a Works text stream"),
    Rule(
      "ole-flashpix",
      when: {
        $0.isClass(0x5661_6700) || $0.isClass(0x5661_6000)
          || $0.names.contains { $0.hasPrefix("Data Object Store") }
      },
      then: .flashPix, because: "FlashPix's class or object store"),
    Rule(
      "ole-star-writer", when: { $0.has("StarWriterDocument") }, then: .openOfficeText,
      because: "a StarWriter stream"),
    Rule(
      "ole-star-calc", when: { $0.has("StarCalcDocument") }, then: .openOfficeSpreadsheet,
      because: "a StarCalc stream"),
    Rule(
      "ole-star-draw", when: { $0.has("StarDrawDocument3") || $0.has("StarDrawDocument") },
      then: .openOfficeGraphics,
      because: "a StarDraw stream"),
    Rule(
      "ole-hangul", when: { $0.has("FileHeader") && $0.has("BodyText") && $0.has("DocInfo") },
      then: .hangulWord,
      because: "Hangul's header, body and document streams"),
    Rule(
      "ole-perfect-office", decides: false, when: { $0.has("PerfectOffice_MAIN") }, then: .compoundFile,
      because: "PerfectOffice's main stream, which three programs write"),
    Rule(
      "ole", decides: false, when: { _ in true }, then: .compoundFile,
      because: "a compound file of unknown kind"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var facts = Facts()
    var damage: ContentDamage?
    do throws(ReadFailure) {
      damage = try survey(reader, &facts)
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
  }

  private static func survey(_ reader: ByteReader, _ facts: inout Facts) throws(ReadFailure) -> ContentDamage?
  {
    let shift = try reader.littleEndian(UInt16.self, at: 30)
    guard shift == 9 || shift == 12 else { throw .malformed("a sector size that is neither 512 nor 4096") }
    let size = Int64(1) << Int64(shift)
    // Sector n begins after the header's sector.
    func place(_ sector: UInt32) -> Int64 { (Int64(sector) + 1) << Int64(shift) }
    let perSector = size / 128
    var chain: [UInt32] = []
    var sector = try reader.littleEndian(UInt32.self, at: 48)
    var damage: ContentDamage?
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
    func entry(_ index: UInt32) throws(ReadFailure) -> Entry? {
      let (row, column) = (Int(Int64(index) / perSector), Int64(index) % perSector)
      guard row < chain.count else { return nil }
      let at = place(chain[row]) + column * 128
      let view = try reader.view(at: at, count: 128)
      guard let length = view.littleEndian(UInt16.self, at: 64), length >= 2, length <= 64, view[66] != 0,
        let left = view.littleEndian(UInt32.self, at: 68), let right = view.littleEndian(UInt32.self, at: 72),
        let child = view.littleEndian(UInt32.self, at: 76),
        let start = view.littleEndian(UInt32.self, at: 116)
      else { return nil }
      let units = (0..<Int(length) / 2 - 1).compactMap { view.littleEndian(UInt16.self, at: $0 * 2) }
      return Entry(
        name: String(decoding: units, as: UTF16.self), left: left, right: right, child: child, start: start)
    }
    guard let root = try entry(0), let first = chain.first else {
      throw .malformed("a directory without a root")
    }
    facts.rootClass = (
      try reader.littleEndian(UInt64.self, at: place(first) + 80),
      try reader.bigEndian(UInt64.self, at: place(first) + 88)
    )
    // Only the root's own children: documents embed other documents deeper down.
    var pending = [root.child]
    var seen: Set<UInt32> = [0]
    while let index = pending.popLast(), seen.count < mostEntries {
      guard index < 0xFFFF_FFFA, seen.insert(index).inserted else { continue }
      try reader.step()
      guard let child = try entry(index) else { continue }
      facts.names.append(child.name)
      if telling.contains(child.name.lowercased()) { return damage }
      pending.append(child.left)
      pending.append(child.right)
      if child.name.lowercased() == "worddocument", child.start < 0xFFFF_FFFA {
        // FibBase (MS-DOC §2.5.2): the lowest flag says that the document is a template.
        if let head = try? reader.view(at: place(child.start), count: 12),
          head.littleEndian(UInt16.self, at: 0) == 0xA5EC
        {
          facts.isTemplate = (head.littleEndian(UInt16.self, at: 10) ?? 0) & 1 == 1
        }
        return damage
      }
    }
    return damage
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

extension CompoundFile.Facts {
  /// Whether the root's class begins with `first`, the part that tells Microsoft's own classes apart.
  fileprivate func isClass(_ first: UInt32) -> Bool { UInt32(truncatingIfNeeded: rootClass.high) == first }
}
