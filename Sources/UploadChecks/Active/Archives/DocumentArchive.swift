internal import ByteSources
internal import ContainerFormats

/// A ZIP archive as programs for documents read it: its members by name, and which family it belongs to.
struct DocumentArchive {
  /// Documents whose members are looked into.
  enum Family {
    /// ECMA-376 Part 2, Open Packaging Conventions: Word, Excel, PowerPoint, XPS.
    case office
    case openDocument
    /// EPUB 3.3 §4.
    case publication
  }

  struct Member {
    /// In lower case: names of parts differ by more than case (ECMA-376 Part 2 §6.2.2.3).
    var name: String
    var entry: ZIPEntry
  }

  let directory: ZIPDirectory
  /// The members, not more than are looked through.
  private(set) var members: [Member] = []
  private(set) var hasMoreMembers = false
  private(set) var hasEncryptedMembers = false
  /// Why a member runs by its name alone.
  private(set) var runs: String?
  private var marks: Set<String> = []
  private var hasScripts = false

  /// Documents have fewer: a presentation of a thousand slides has 10,000.
  private static let mostMembers = 20_000
  private static let familyMarks: Set<String> = [
    "[content_types].xml", "meta-inf/container.xml", "meta-inf/manifest.xml", "mimetype",
  ]

  init(_ reader: ByteReader) throws(ZIPError) {
    directory = try ZIPDirectory.open(reader)
    var entries = directory.entries()
    while let entry = try entries.next() {
      // Some writers of documents separate folders by backslashes, and readers take them.
      let name = String(decoding: entry.nameBytes, as: UTF8.self).lowercased()
      add(Member(name: String(name.map { $0 == "\\" ? "/" : $0 }), entry: entry))
    }
    if family == .openDocument, hasScripts { runs = runs ?? "it has macros" }
  }

  private mutating func add(_ member: Member) {
    hasEncryptedMembers = hasEncryptedMembers || member.entry.isEncrypted
    if Self.familyMarks.contains(member.name) { marks.insert(member.name) }
    runs = runs ?? Self.words(of: member.name)
    if !member.entry.isFolder, member.name.hasPrefix("basic/") || member.name.hasPrefix("scripts/") {
      hasScripts = true
    }
    if members.count < Self.mostMembers { members.append(member) } else { hasMoreMembers = true }
  }

  /// The finding that a member's name alone gives (ECMA-376 Part 1 §15, [MS-OFFMACRO] §2.2, ODF 1.3 Part 2 §2.2).
  private static func words(of name: String) -> String? {
    if name.hasSuffix("vbaproject.bin") || name.hasSuffix("vbadata.xml") { return "it has macros" }
    if name.contains("/macrosheets/") { return "it has macro sheets" }
    return name.contains("/activex/") ? "it has controls that are programs" : nil
  }

  /// By the member that each family demands, whatever the others are.
  var family: Family? {
    if marks.contains("[content_types].xml") { return .office }
    if marks.contains("meta-inf/container.xml") { return .publication }
    return marks.isEmpty ? nil : .openDocument
  }

  var reader: ByteReader { directory.reader }

  /// Why two programs would find different members: one name twice, a header that names another file or data of another kind.
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

  /// All bytes of a member, on the file's budget; nil for a longer one than may be unpacked.
  func contents(of member: Member) throws(ZIPError) -> [UInt8]? {
    let contents = try directory.contents(of: member.entry, upTo: Self.longest)
    return contents.extent == .whole ? contents.bytes : nil
  }

  /// The first bytes of a member.
  func head(of member: Member, _ count: Int) throws(ZIPError) -> [UInt8] {
    try directory.contents(of: member.entry, upTo: count).bytes
  }

  /// Markup of a member as bytes of ASCII's superset: UTF-16 without its zeros.
  func markup(of member: Member) throws(ZIPError) -> [UInt8]? {
    guard let bytes = try contents(of: member) else { return nil }
    return bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
  }

  /// Text of 5,000 pages; PDF's streams are bounded alike.
  private static let longest = 16 << 20
}
