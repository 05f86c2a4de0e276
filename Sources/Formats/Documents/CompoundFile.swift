internal import ASCIIBytes
internal import ByteSources
internal import ContainerFormats

/// Detects OLE compound files (MS-CFB) by the root's class and the names in it.
enum CompoundFile {
  struct Facts: ContentFacts {
    var rootClass: (high: UInt64, low: UInt64) = (0, 0)
    var names: [String] = []
    var isTemplate = false
    /// The first bytes of PerfectOffice's main stream, whose name three programs share.
    var mainStart: [UInt8] = []
    /// Returns true if the root holds `name`, ignoring case (MS-CFB §2.6.4).
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
      try directory.forEachName(reader) { (entry) throws(ReadFailure) in
        facts.names.append(entry.name)
        return try inspect(entry, in: directory, reader, &facts)
      }
    } catch { damage = try error.damage() }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<8, damage: damage, facts: facts)
  }

  /// Names that decide, so that the search can end; a message may have hundreds of others.
  private static let decisiveNames: [StaticString] = [
    "workbook", "book", "powerpoint document", "visiodocument", "__properties_version1.0",
    "__nameid_version1.0", "encryptedpackage", "worddocument",
  ]

  /// Returns true if two names are equal, ignoring ASCII case.
  private static func isSame(_ name: String, _ other: StaticString) -> Bool {
    let count = other.utf8CodeUnitCount
    guard name.utf8.count == count else { return false }
    var index = 0
    for byte in name.utf8 {
      if byte.asciiLowercased != other.utf8Start[index].asciiLowercased { return false }
      index += 1
    }
    return true
  }

  /// Reads the streams whose names do not decide; returns false after a name that does.
  private static func inspect(
    _ entry: CompoundDirectory.Entry, in directory: CompoundDirectory, _ reader: ByteReader,
    _ facts: inout Facts
  ) throws(ReadFailure) -> Bool {
    let name = entry.name
    if isSame(name, "perfectoffice_main"), let start = directory.start(of: entry, upTo: 16) {
      facts.mainStart = try reader.available(at: start, upTo: 16).array
    }
    // FibBase (MS-DOC §2.5.2): the lowest flag marks a template.
    if isSame(name, "worddocument"), let start = directory.start(of: entry, upTo: 12),
      let head = try? reader.view(at: start, count: 12), head.littleEndian(UInt16.self, at: 0) == 0xA5EC
    {
      facts.isTemplate = (head.littleEndian(UInt16.self, at: 10) ?? 0) & 1 == 1
    }
    return !decisiveNames.contains { isSame(name, $0) }
  }
}
