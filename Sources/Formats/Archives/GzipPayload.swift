internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Detects the format inside a gzip file by its first inflated bytes.
enum GzipPayload {
  struct Facts: ContentFacts {
    /// The first inflated bytes.
    var start: [UInt8] = []
    /// The type that KOffice wrote into the header's name field.
    var declaredType = ""
    /// True if the header states the block's length (SAM specification §4.1).
    var isBlocked = false
    var isTar: Bool { start.count >= 512 && Archives.isTarHeader(start[0..<512]) }
    var details: String { isTar ? "gzip around a tar" : "gzip" }

    func begins(_ bytes: [UInt8]) -> Bool { start.starts(with: bytes) }
    func begins(_ text: String) -> Bool { start.starts(with: text.utf8) }
    /// Returns true if the beginning is XML that contains `text`.
    func hasMarkup(_ text: String) -> Bool {
      start.first { $0 > 0x20 } == UInt8(ascii: "<") && start.contains(text)
    }
  }

  /// The number of bytes to inflate: a tar header, and the root element of the XML after it.
  private static let payloadSize = 1536
  /// The number of bytes that suffice to rule out tar: a header up to its checksum.
  private static let probeSize = 156

  /// Returns the first inflated bytes, no more than the rules need.
  ///
  /// With `findsDamage`, more is inflated, to find where the file is cut off.
  private static func start(of head: [UInt8], findsDamage: Bool) -> Inflate.Output? {
    if !findsDamage, let probe = try? Inflate.bytes(of: head, as: .gzip, upTo: probeSize) {
      let mayBeMarkup = probe.bytes.first { $0 > 0x20 } ?? UInt8(ascii: "<") == UInt8(ascii: "<")
      let isShort = probe.bytes.count < probeSize
      if !mayBeMarkup, !isShort, Archives.tarChecksum(in: probe.bytes[...]) == nil { return probe }
    }
    return try? Inflate.bytes(of: head, as: .gzip, upTo: payloadSize)
  }

  /// The prefixes of files that R saves: a magic, or the format and version of the serialization.
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

  /// Rules for tar packages of KOffice before 1.2, by the header's name field or the main document.
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
        let isTruncated =
          output.extent == .limited && reader.findsDamage
          ? try GzipCompleteness.endsInsideMember(head, reader) : output.extent == .truncated
        if isTruncated { damage = .truncated }
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
  /// Returns true if the bytes contain `text`.
  func contains(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, count >= pattern.count else { return false }
    for index in 0...(count - pattern.count) where self[index] == first {
      if self[index..<index + pattern.count].elementsEqual(pattern) { return true }
    }
    return false
  }
}
