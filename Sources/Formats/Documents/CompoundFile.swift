internal import ByteSources
internal import ContainerFormats

/// OLE compound files (MS-CFB): what kind of document one is, by the root's class and the names in it.
enum CompoundFile {
  struct Facts: ContentFacts {
    var rootClass: (high: UInt64, low: UInt64) = (0, 0)
    var names: [String] = []
    var isTemplate = false
    /// How PerfectOffice's main stream begins: three programs share its name.
    var mainStart: [UInt8] = []
    /// Whether the root holds `name`; the format compares names without case (MS-CFB §2.6.4).
    func has(_ name: StaticString) -> Bool { names.contains { CompoundFile.isSame($0, name) } }
    var details: String { "compound file: " + names.prefix(8).joined(separator: ", ") }
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var facts = Facts()
    var damage: ContentDamage?
    do throws(ReadFailure) {
      let directory = try CompoundDirectory(reader)
      if directory.isCyclic { damage = .cyclic }
      facts.rootClass = directory.rootClass
      try directory.eachName(reader) { (entry) throws(ReadFailure) in
        facts.names.append(entry.name)
        return try look(at: entry, in: directory, reader, &facts)
      }
    } catch { damage = try error.damage() }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<8, damage: damage, facts: facts)
  }

  /// Names that leave nothing to look for; a message may have hundreds of others.
  private static let telling: [StaticString] = [
    "workbook", "book", "powerpoint document", "visiodocument", "__properties_version1.0",
    "__nameid_version1.0", "encryptedpackage", "worddocument",
  ]

  /// Whether a name is this one in ASCII, whatever the letter case.
  private static func isSame(_ name: String, _ other: StaticString) -> Bool {
    let count = other.utf8CodeUnitCount
    guard name.utf8.count == count else { return false }
    func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
    var index = 0
    for byte in name.utf8 {
      if folded(byte) != folded(other.utf8Start[index]) { return false }
      index += 1
    }
    return true
  }

  /// Looks into the streams whose names leave a question; false behind a name that leaves nothing to look for.
  private static func look(
    at entry: CompoundDirectory.Entry, in directory: CompoundDirectory, _ reader: ByteReader,
    _ facts: inout Facts
  ) throws(ReadFailure) -> Bool {
    let name = entry.name
    if isSame(name, "perfectoffice_main"), let start = directory.start(of: entry, upTo: 16) {
      facts.mainStart = try reader.available(at: start, upTo: 16).array
    }
    // FibBase (MS-DOC §2.5.2): the lowest flag says that the document is a template.
    if isSame(name, "worddocument"), let start = directory.start(of: entry, upTo: 12),
      let head = try? reader.view(at: start, count: 12), head.littleEndian(UInt16.self, at: 0) == 0xA5EC
    {
      facts.isTemplate = (head.littleEndian(UInt16.self, at: 10) ?? 0) & 1 == 1
    }
    return !telling.contains { isSame(name, $0) }
  }
}
