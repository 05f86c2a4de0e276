internal import ByteSources
internal import ContainerFormats

/// Searches Office documents for active content, by the types of parts, relationships and fields (ECMA-376 Part 1 §15,
/// Part 2 §7 and §6.5; [MS-OFFMACRO2]).
enum OfficeScan {
  /// Substrings of content types of active parts, in lower case.
  private static let types: [(mark: StaticString, words: String)] = [
    ("vbaproject", "it has macros"), ("macroenabled", "it has macros"), ("ms-word.vbadata", "it has macros"),
    ("macrosheet", "it has macro sheets"), ("activex", "it has controls that are programs"),
  ]

  /// A relationship, by the last component of its type, in lower case.
  private struct Relation {
    /// The condition for refusal: always, or only for external targets.
    enum Condition { case always, external }

    var type: String
    var condition: Condition
    var words: String
  }

  private static let relations: [Relation] = [
    Relation(type: "vbaproject", condition: .always, words: "it has macros"),
    Relation(type: "wordvbadata", condition: .always, words: "it has macros"),
    Relation(type: "xlmacrosheet", condition: .always, words: "it has macro sheets"),
    Relation(type: "xlintlmacrosheet", condition: .always, words: "it has macro sheets"),
    Relation(type: "activexcontrolbinary", condition: .always, words: "it has controls that are programs"),
    Relation(type: "attachedtemplate", condition: .external, words: "it takes its template from elsewhere"),
    Relation(type: "oleobject", condition: .external, words: "it takes an object from elsewhere"),
    Relation(type: "frame", condition: .external, words: "it shows a document from elsewhere"),
    Relation(type: "subdocument", condition: .external, words: "it shows a document from elsewhere"),
    Relation(type: "afchunk", condition: .external, words: "it shows a document from elsewhere"),
  ]

  static func find(in document: DocumentArchive) throws(ZIPError) -> ActiveContent.Finding? {
    for member in document.members where member.entry.isEncrypted {
      return .unexaminable("a member of it is encrypted")
    }
    // Names without folders, since any part may be an object.
    var objects: Set<Substring> = []
    for member in document.members {
      try step(document.reader)
      if member.name == "[content_types].xml" {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        let folded = MarkupText.folded(bytes)
        for row in types where MarkupText.contains(folded, row.mark) { return .active(row.words) }
      } else if member.name.hasSuffix(".rels") {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        if let finding = relation(in: MarkupText.folded(bytes), objects: &objects) { return finding }
      }
    }
    for member in document.members {
      try step(document.reader)
      let isObject = member.name.split(separator: "/").last.map { objects.contains($0) } ?? false
      if isObject || member.name.contains("/embeddings/"), let finding = try object(member, document) {
        return finding
      }
      guard member.name.hasSuffix(".xml") else { continue }
      if hasFields(member.name) {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        if FieldScan.holdsDynamicExchange(bytes) {
          return .active("a field of it asks another program (DDE)")
        }
      }
    }
    return nil
  }

  private static let tooLong = ActiveContent.Finding.unexaminable(
    "a member of it is too long to be looked through")

  private static func step(_ reader: ByteReader) throws(ZIPError) {
    do throws(ReadFailure) { try reader.step() } catch { throw .read(error) }
  }

  private static func relation(in text: [UInt8], objects: inout Set<Substring>) -> ActiveContent.Finding? {
    for tag in MarkupText.tags(in: text, named: "relationship") {
      guard let type = tag["type"], let target = tag["target"] else { continue }
      let word = type.split(separator: "/").last.map(String.init) ?? ""
      if word == "oleobject" || word == "package", let name = target.split(separator: "/").last {
        objects.insert(name)
      }
      if RemoteTarget.isScript(target) { return .active("an address in it is a script") }
      for row in relations where row.type == word {
        if row.condition == .always || tag["targetmode"] == "external" && RemoteTarget.isRemote(target) {
          return .active(row.words)
        }
      }
    }
    return nil
  }

  /// Checks an embedded object for macros and file packages.
  private static func object(
    _ member: DocumentArchive.Member, _ document: DocumentArchive
  ) throws(ZIPError) -> ActiveContent.Finding? {
    guard !member.entry.isFolder, try document.head(of: member, 4) == [0xD0, 0xCF, 0x11, 0xE0] else {
      return nil
    }
    guard let bytes = try document.contents(of: member) else { return tooLong }
    do throws(ReadFailure) {
      let inner = try document.reader.nested(bytes)
      defer { document.reader.count(nested: inner.statistics) }
      return try CompoundScan.find(in: inner, isEmbedded: true)
    } catch {
      switch error {
      case .endOfData, .malformed: return .unexaminable("an object in it is broken")
      case .budget, .source: throw .read(error)
      }
    }
  }

  /// Returns true for parts whose text may have fields, and for external links of sheets.
  private static func hasFields(_ name: String) -> Bool {
    name.hasPrefix("word/") && !name.hasPrefix("word/theme/") && !name.hasPrefix("word/media/")
      || name.hasPrefix("xl/externallinks/")
  }
}

/// Classification of relationship targets.
enum RemoteTarget {
  /// Returns true for targets on other computers or with a scheme of a program; local files are not remote.
  static func isRemote(_ target: String) -> Bool {
    var plain = target.filter { !$0.isWhitespace }
    for (escape, sign) in [("%5c", "\\"), ("%2f", "/"), ("%3a", ":")] {
      plain = plain.split(separator: escape, omittingEmptySubsequences: false).joined(separator: sign)
    }
    if plain.hasPrefix("\\\\") || plain.hasPrefix("//") { return true }
    guard let colon = plain.firstIndex(of: ":"),
      plain[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || "+-.".contains($0)) })
    else { return false }
    let scheme = plain[..<colon]
    // A single letter is a drive.
    if scheme.count == 1 { return false }
    guard scheme == "file" else { return true }
    let path = plain[plain.index(after: colon)...].drop { $0 == "/" || $0 == "\\" }
    let slashes = plain[plain.index(after: colon)...].count - path.count
    // file:///C:/… is local; file://server/… and file:////server/… are not.
    return slashes != 3 && slashes != 1 && !path.dropFirst().hasPrefix(":")
  }

  private static let scripts = ["javascript:", "vbscript:", "mhtml:", "ms-msdt:", "its:", "ms-its:"]

  static func isScript(_ target: String) -> Bool {
    let plain = target.filter { !$0.isWhitespace }
    return scripts.contains { plain.hasPrefix($0) }
  }
}
