internal import ByteSources
internal import ContainerFormats

/// Looks for what runs in Office's documents: by the types of their parts, by what they refer to, and in their fields
/// (ECMA-376 Part 1 §15, Part 2 §7 and §6.5; [MS-OFFMACRO2]).
enum OfficeScan {
  /// Content types that say that a part runs, whatever it is called, in lower case.
  private static let types: [(mark: StaticString, words: String)] = [
    ("vbaproject", "it has macros"), ("macroenabled", "it has macros"), ("ms-word.vbadata", "it has macros"),
    ("macrosheet", "it has macro sheets"), ("activex", "it has controls that are programs"),
  ]

  /// A relationship of a part, by the last word of a relationship's type, in lower case.
  private struct Relation {
    /// Relationships that the word alone decides, and those that depend on their target.
    enum When { case always, elsewhere }

    var type: String
    var when: When
    var words: String
  }

  private static let relations: [Relation] = [
    Relation(type: "vbaproject", when: .always, words: "it has macros"),
    Relation(type: "wordvbadata", when: .always, words: "it has macros"),
    Relation(type: "xlmacrosheet", when: .always, words: "it has macro sheets"),
    Relation(type: "xlintlmacrosheet", when: .always, words: "it has macro sheets"),
    Relation(type: "activexcontrolbinary", when: .always, words: "it has controls that are programs"),
    Relation(type: "attachedtemplate", when: .elsewhere, words: "it takes its template from elsewhere"),
    Relation(type: "oleobject", when: .elsewhere, words: "it takes an object from elsewhere"),
    Relation(type: "frame", when: .elsewhere, words: "it shows a document from elsewhere"),
    Relation(type: "subdocument", when: .elsewhere, words: "it shows a document from elsewhere"),
    Relation(type: "afchunk", when: .elsewhere, words: "it shows a document from elsewhere"),
  ]

  static func find(in document: DocumentArchive) throws(ZIPError) -> ActiveContent.Finding? {
    for member in document.members where member.entry.isEncrypted {
      return .unexaminable("a member of it is encrypted")
    }
    // Names without a folder: what an object's part is called is free.
    var objects: Set<Substring> = []
    for member in document.members {
      try reading(document.reader)
      if member.name == "[content_types].xml" {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        let folded = MarkupText.folded(bytes)
        for row in types where MarkupText.contains(folded, row.mark) { return .active(row.words) }
      } else if member.name.hasSuffix(".rels") {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        if let found = relation(in: MarkupText.folded(bytes), objects: &objects) { return found }
      }
    }
    for member in document.members {
      try reading(document.reader)
      let isObject = member.name.split(separator: "/").last.map { objects.contains($0) } ?? false
      if isObject || member.name.contains("/embeddings/"), let found = try object(member, document) {
        return found
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

  private static func reading(_ reader: ByteReader) throws(ZIPError) {
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
        if row.when == .always || tag["targetmode"] == "external" && RemoteTarget.isRemote(target) {
          return .active(row.words)
        }
      }
    }
    return nil
  }

  /// An embedded object: a compound file with macros, or a package that starts a file.
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

  /// Parts in which text has fields, or sheets have links.
  private static func hasFields(_ name: String) -> Bool {
    name.hasPrefix("word/") && !name.hasPrefix("word/theme/") && !name.hasPrefix("word/media/")
      || name.hasPrefix("xl/externallinks/")
  }
}

/// The target of a relationship, and where it lies.
enum RemoteTarget {
  /// Whether another computer answers, or a program that a scheme stands for: a template in a folder of one's own is honest.
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
    // A letter is a drive.
    if scheme.count == 1 { return false }
    guard scheme == "file" else { return true }
    let path = plain[plain.index(after: colon)...].drop { $0 == "/" || $0 == "\\" }
    let slashes = plain[plain.index(after: colon)...].count - path.count
    // file:///C:/… lies here; file://server/… and file:////server/… do not.
    return slashes != 3 && slashes != 1 && !path.dropFirst().hasPrefix(":")
  }

  private static let scripts = ["javascript:", "vbscript:", "mhtml:", "ms-msdt:", "its:", "ms-its:"]

  static func isScript(_ target: String) -> Bool {
    let plain = target.filter { !$0.isWhitespace }
    return scripts.contains { plain.hasPrefix($0) }
  }
}
