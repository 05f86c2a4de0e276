internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// What is inside a gzip file: a few formats are always carried so, and their first bytes tell.
enum GzipPayload {
  struct Facts: ContentFacts {
    /// The first inflated bytes.
    var start: [UInt8] = []
    /// The type that KOffice wrote into the header's name field.
    var declaredType = ""
    /// Whether the header says how long the block is (SAM specification §4.1).
    var isBlocked = false
    var isTar: Bool { start.count >= 512 && Archives.isTarHeader(start[0..<512]) }
    var details: String { isTar ? "gzip around a tar" : "gzip" }

    func begins(_ bytes: [UInt8]) -> Bool { start.starts(with: bytes) }
    func begins(_ text: String) -> Bool { start.starts(with: text.utf8) }
    /// Whether the beginning is XML and `text` stands in it.
    func hasMarkup(_ text: String) -> Bool {
      start.first { $0 > 0x20 } == UInt8(ascii: "<") && start.contains(text)
    }
  }

  /// How much is inflated: a tar header, and the root element of the XML behind it.
  private static let mostBytes = 1536
  /// How much tells that it is neither: a tar header up to its checksum, behind all that other rules compare.
  private static let fewBytes = 156

  /// The first inflated bytes, no more than the rules need.
  ///
  /// With `findsDamage` a head that is all of the file is read on, which tells where it was cut off.
  private static func start(of head: [UInt8], findsDamage: Bool) -> Inflate.Output? {
    if !findsDamage, let few = try? Inflate.bytes(of: head, as: .gzip, upTo: fewBytes) {
      let mayBeMarkup = few.bytes.first { $0 > 0x20 } ?? UInt8(ascii: "<") == UInt8(ascii: "<")
      let isShort = few.bytes.count < fewBytes
      if !mayBeMarkup, !isShort, Archives.tarChecksum(in: few.bytes[...]) == nil { return few }
    }
    return try? Inflate.bytes(of: head, as: .gzip, upTo: mostBytes)
  }

  /// What R's files begin with: its magic, or its serialization's format and version.
  private static let rMarks = ["RDX2\nX\n", "RDX3\nX\n", "X\n\0\0\0\u{2}\0", "X\n\0\0\0\u{3}\0"]

  private static let payloads: [Rule<Facts>] = [
    Rule(
      "gzip-bam", when: { $0.begins([0x42, 0x41, 0x4D, 0x01]) }, then: .bam,
      because: "gzip around an alignment's mark (SAM specification §4.2)"),
    Rule(
      "gzip-bcf", when: { $0.begins("BCF") && $0.isBlocked }, then: .bcf,
      because: "blocked gzip around the mark of variant calls (BCF specification §6)"),
    Rule(
      "gzip-tabix", when: { $0.begins("TBI\u{1}") && $0.isBlocked }, then: .tabix,
      because: "blocked gzip around an index's mark (Tabix specification)"),
    Rule(
      "gzip-gnumeric", when: { $0.hasMarkup("<gnm:Workbook") || $0.hasMarkup("<gmr:Workbook") },
      then: .gnumeric,
      because: "gzip around XML whose root is Gnumeric's workbook"),
    Rule(
      "gzip-dia", when: { $0.hasMarkup("<dia:diagram") || $0.hasMarkup("<diagram xmlns:dia=") },
      then: .diaDiagram,
      because: "gzip around XML whose root is Dia's diagram"),
    Rule(
      "gzip-gnucash", when: { $0.hasMarkup("<gnc-v2") }, then: .gnuCash,
      because: "gzip around XML whose root is GnuCash's"),
    Rule(
      "gzip-r", when: { facts in rMarks.contains { facts.begins($0) } }, then: .rData,
      because: "gzip around what R saves"),
    Rule(
      "gzip-blender", when: { $0.begins("BLENDER") }, then: .blender, because: "gzip around Blender's mark"),
    Rule(
      "gzip-tar", when: { $0.isTar }, then: .gzipTar,
      because: "gzip around a tar header whose checksum is right"),
    Rule(
      "bgzf", when: { $0.isBlocked }, then: .bgzf,
      because: "an extra field BC with the block's size (SAM specification §4.1)"),
    Rule(
      "gzip", when: { _ in true }, then: .gzip,
      because: "gzip's mark, its only method, and no reserved flag (RFC 1952 §2.3.1)"),
  ]

  /// A tar of KOffice's before 1.2: the name field says which, or the main document does.
  private static let officeRules: [Rule<Facts>] = ZIPPackage.officeTypes.map { row in
    Rule(
      "gzip-koffice",
      when: { facts in
        facts.declaredType == row.text
          || (facts.isTar && facts.begins("maindoc.xml") && facts.start.contains("mime=\"\(row.text)\""))
      },
      then: row.type, because: "gzip around a KOffice document that names its type")
  }

  private static let rules = officeRules + payloads

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let method = head[2], let flags = head[3] else { throw .endOfData }
    guard method == 8, flags & 0xE0 == 0 else { return nil }
    var facts = Facts()
    var damage: ContentDamage?
    if let output = start(of: head.array, findsDamage: reader.headIsWhole && reader.findsDamage) {
      facts.start = output.bytes
      if reader.headIsWhole {
        let isCut =
          output.extent == .limited && reader.findsDamage
          ? try GzipEnd.cuts(head, reader) : output.extent == .truncated
        if isCut { damage = .truncated }
      }
    }
    if flags & 0x0C == 0x08, head.matches("KOffice ", at: 10) {
      let name = head.slice(18..<96).array.prefix { $0 > 0x20 && $0 < 0x7F }
      facts.declaredType = String(decoding: name, as: UTF8.self)
    }
    facts.isBlocked = flags & 4 != 0 && head.matches([6, 0, 0x42, 0x43, 2, 0], at: 10)
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<10, damage: damage, facts: facts)
  }
}

extension [UInt8] {
  /// Whether the bytes of `text` stand anywhere in these.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    for index in 0...(count - wanted.count) where self[index] == first {
      if self[index..<index + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
