internal import Formats
internal import PropertyLists

/// What stands before and in a markup document's first tag (XML 1.0 §2.8, Namespaces §3).
struct MarkupProlog: ContentFacts, Equatable {
  var hasDeclaration = false
  /// The name after `<!DOCTYPE`, as written.
  var documentType = ""
  var publicIdentifier = ""
  var systemIdentifier = ""
  /// The root's name without prefix, as written.
  var root = ""
  /// The root's name as written.
  var qualifiedRoot = ""
  var namespace = ""
  /// The root's attributes by their names as written.
  var attributes = Attributes()
  /// The name of the element that follows the root's tag, without prefix; empty when text or nothing does.
  var firstChild = ""
  /// Whether the root's tag was read up to its end.
  var isTag = false
  /// Whether the root is its own end tag, and the offset behind it.
  var isEmptyElement = false
  var rootEnd = 0
  /// The name of the first processing instruction that is not the declaration.
  var instruction = ""
  var hasPHP = false
  /// Whether the bytes ended before the root's tag did.
  var isCut = false

  /// Attributes of a tag: a few, so that a search is faster than a table.
  struct Attributes: Equatable {
    struct Attribute: Equatable {
      let name: String
      let value: String
    }

    private var all: [Attribute] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func append(_ value: String, for name: String) {
      all.append(Attribute(name: name, value: value))
    }

    func contains(where isMeant: (Attribute) -> Bool) -> Bool { all.contains(where: isMeant) }

    /// What the last attribute of that name says.
    subscript(name: String) -> String? { all.last { $0.name == name }?.value }
  }

  var details: String {
    var parts: [String] = []
    if hasDeclaration { parts.append("XML declaration") }
    if !documentType.isEmpty { parts.append("doctype \(documentType)") }
    if !root.isEmpty { parts.append("root <\(root)>" + (namespace.isEmpty ? "" : " in \(namespace)")) }
    return parts.joined(separator: ", ")
  }

  /// Parses the prolog; nil when the text does not begin with markup.
  init?(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    while scanner.skip("\u{FEFF}") {}
    scanner.skipSpace()
    guard scanner.peek() == 0x3C else { return nil }
    for _ in 0..<256 {
      scanner.skipSpace()
      if scanner.isAtEnd {
        isCut = true
        return
      }
      guard scanner.peek() == 0x3C else { return }
      if scanner.skip("<?xml"), scanner.peek().map({ $0 <= 0x20 }) ?? true {
        hasDeclaration = true
        guard scanner.skip(past: "?>") else {
          isCut = true
          return
        }
      } else if scanner.skip("<?") {
        let name = scanner.name()
        if name.lowercased().hasPrefix("php") || name.isEmpty { hasPHP = name.lowercased() == "php" }
        if instruction.isEmpty { instruction = name }
        if hasPHP { return }
        guard scanner.skip(past: "?>") else {
          isCut = true
          return
        }
      } else if let isWhole = scanner.skipRemark() {
        guard isWhole else {
          isCut = true
          return
        }
      } else if scanner.skipIgnoringCase("<!doctype") {
        readDocumentType(&scanner)
      } else if scanner.skip("<") {
        readRoot(&scanner)
        return
      }
    }
  }

  private mutating func readDocumentType(_ scanner: inout MarkupScanner) {
    scanner.skipSpace()
    documentType = scanner.name()
    scanner.skipSpace()
    if scanner.skipIgnoringCase("public") {
      scanner.skipSpace()
      publicIdentifier = scanner.literal() ?? ""
      scanner.skipSpace()
      systemIdentifier = scanner.literal() ?? ""
    } else if scanner.skipIgnoringCase("system") {
      scanner.skipSpace()
      systemIdentifier = scanner.literal() ?? ""
    }
    isCut = !scanner.skipDeclaration()
  }

  private mutating func readRoot(_ scanner: inout MarkupScanner) {
    let qualified = scanner.name()
    let (prefix, local) = Self.split(qualified)
    root = local
    qualifiedRoot = qualified
    for _ in 0..<256 {
      scanner.skipSpace()
      guard let byte = scanner.peek() else {
        isCut = true
        return
      }
      if byte == 0x3E || byte == 0x2F {
        isEmptyElement = scanner.skip("/>")
        if byte == 0x2F, !isEmptyElement { return }
        if !isEmptyElement { _ = scanner.skip(">") }
        rootEnd = scanner.index
        isTag = true
        if !isEmptyElement { readFirstChild(&scanner) }
        return
      }
      let name = scanner.name()
      guard !name.isEmpty else { return }
      scanner.skipSpace()
      guard scanner.skip("=") else { continue }
      scanner.skipSpace()
      guard let value = scanner.literal() else {
        if scanner.isAtEnd { isCut = true }
        return
      }
      if name == (prefix.isEmpty ? "xmlns" : "xmlns:" + prefix) { namespace = value }
      attributes.append(value, for: name)
    }
  }

  /// The cut end is no loss here: few rows ask.
  private mutating func readFirstChild(_ scanner: inout MarkupScanner) {
    for _ in 0..<16 {
      scanner.skipSpace()
      if let isWhole = scanner.skipRemark() {
        guard isWhole else { return }
      } else {
        guard scanner.skip("<") else { return }
        firstChild = Self.split(scanner.name()).local
        return
      }
    }
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }
}

extension MarkupScanner {
  fileprivate var isAtEnd: Bool { index >= bytes.count }

  fileprivate mutating func skipIgnoringCase(_ text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      var byte = bytes[index + offset]
      if (0x41...0x5A).contains(byte) { byte |= 0x20 }
      if byte != text.utf8Start[offset] { return false }
    }
    index += text.utf8CodeUnitCount
    return true
  }

  /// The first bytes of a quoted text.
  fileprivate mutating func literal() -> String? {
    quoted().map { String(decoding: $0.prefix(512), as: UTF8.self) }
  }
}
