internal import ByteSources
internal import ContainerFormats

/// A ZIP-based document: its members by name, and its format family.
struct DocumentArchive {
  /// A family of document formats.
  enum Family {
    /// ECMA-376 Part 2, Open Packaging Conventions: Word, Excel, PowerPoint, XPS.
    case office
    case openDocument
    /// EPUB 3.3 §4.
    case publication
  }

  struct Member {
    /// The name in lower case; part names are case-insensitive (ECMA-376 Part 2 §6.2.2.3).
    var name: String
    var entry: ZIPEntry
  }

  let directory: ZIPDirectory
  /// The members, up to the limit.
  private(set) var members: [Member] = []
  private(set) var hasMoreMembers = false
  private(set) var hasEncryptedMembers = false
  /// The reason if a member is active content by its name.
  private(set) var activeMemberReason: String?
  private var marks: Set<String> = []
  private var hasScripts = false

  /// The limit on members; a presentation of a thousand slides has 10,000.
  private static let maxMembers = 20_000
  private static let familyMarks: Set<String> = [
    "[content_types].xml", "meta-inf/container.xml", "meta-inf/manifest.xml", "mimetype",
  ]

  init(_ reader: ByteReader) throws(ZIPError) {
    directory = try ZIPDirectory.open(reader)
    var entries = directory.entries()
    while let entry = try entries.next() {
      // Some writers separate folders by backslashes, which readers accept.
      let name = String(decoding: entry.nameBytes, as: UTF8.self).lowercased()
      add(Member(name: String(name.map { $0 == "\\" ? "/" : $0 }), entry: entry))
    }
    if family == .openDocument, hasScripts { activeMemberReason = activeMemberReason ?? "it has macros" }
  }

  private mutating func add(_ member: Member) {
    hasEncryptedMembers = hasEncryptedMembers || member.entry.isEncrypted
    if Self.familyMarks.contains(member.name) { marks.insert(member.name) }
    activeMemberReason = activeMemberReason ?? Self.reason(forMember: member.name)
    if !member.entry.isFolder, member.name.hasPrefix("basic/") || member.name.hasPrefix("scripts/") {
      hasScripts = true
    }
    if members.count < Self.maxMembers { members.append(member) } else { hasMoreMembers = true }
  }

  /// Returns the reason for an active member name (ECMA-376 Part 1 §15, [MS-OFFMACRO] §2.2, ODF 1.3 Part 2 §2.2).
  private static func reason(forMember name: String) -> String? {
    if name.hasSuffix("vbaproject.bin") || name.hasSuffix("vbadata.xml") { return "it has macros" }
    if name.contains("/macrosheets/") { return "it has macro sheets" }
    return name.contains("/activex/") ? "it has controls that are programs" : nil
  }

  /// The family, by its mandatory member.
  var family: Family? {
    if marks.contains("[content_types].xml") { return .office }
    if marks.contains("meta-inf/container.xml") { return .publication }
    return marks.isEmpty ? nil : .openDocument
  }

  var reader: ByteReader { directory.reader }

  /// Returns the reason if programs may read different members: duplicate names, or headers that contradict the directory.
  func contradiction() throws(ZIPError) -> String? {
    var names: Set<String> = []
    for member in members where !member.entry.isFolder {
      if !names.insert(member.name).inserted { return "two of its members have one name" }
    }
    guard directory.origin == .centralDirectory else { return "its list of members cannot be read" }
    for member in members {
      let local = try directory.localEntry(at: member.entry.headerOffset)
      guard local.nameBytes == member.entry.nameBytes, local.method == member.entry.method,
        local.isEncrypted == member.entry.isEncrypted
      else { return "its members and their list contradict each other" }
    }
    return nil
  }

  /// Returns all bytes of a member, or nil if it is too long.
  func contents(of member: Member) throws(ZIPError) -> [UInt8]? {
    let contents = try directory.contents(of: member.entry, upTo: Self.maxMemberSize)
    return contents.extent == .whole ? contents.bytes : nil
  }

  /// Returns the first bytes of a member.
  func head(of member: Member, _ count: Int) throws(ZIPError) -> [UInt8] {
    try directory.contents(of: member.entry, upTo: count).bytes
  }

  /// Returns the markup of a member, with the zero bytes of UTF-16 removed.
  func markup(of member: Member) throws(ZIPError) -> [UInt8]? {
    guard let bytes = try contents(of: member) else { return nil }
    return bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
  }

  /// The size limit of a member, text of 5,000 pages.
  private static let maxMemberSize = 16 << 20
}
