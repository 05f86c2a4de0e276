internal import ASCIIBytes
internal import Formats
internal import PropertyLists

/// The prolog and first tag of a markup document (XML 1.0 §2.8, Namespaces §3).
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
  /// The unprefixed name of the first child element; empty if text or nothing follows.
  var firstChild = ""
  /// True if the root's tag was read completely.
  var isTag = false
  /// True for an empty-element root, with the offset after it.
  var isEmptyElement = false
  var rootEnd = 0
  /// The name of the first processing instruction after the declaration.
  var instruction = ""
  var hasPHP = false
  /// True if the bytes ended before the root's tag.
  var isTruncated = false

  /// The attributes of a tag; few, so linear search is fast.
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

    func contains(where predicate: (Attribute) -> Bool) -> Bool { all.contains(where: predicate) }

    /// The value of the last attribute with the name.
    subscript(name: String) -> String? { all.last { $0.name == name }?.value }
  }

  var details: String {
    var parts: [String] = []
    if hasDeclaration { parts.append("XML declaration") }
    if !documentType.isEmpty { parts.append("doctype \(documentType)") }
    if !root.isEmpty { parts.append("root <\(root)>" + (namespace.isEmpty ? "" : " in \(namespace)")) }
    return parts.joined(separator: ", ")
  }

  /// Parses the prolog; nil if the text does not begin with markup.
  init?(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    while scanner.skip("\u{FEFF}") {}
    scanner.skipSpace()
    guard scanner.peek() == 0x3C else { return nil }
    for _ in 0..<256 {
      scanner.skipSpace()
      if scanner.isAtEnd {
        isTruncated = true
        return
      }
      guard scanner.peek() == 0x3C else { return }
      if scanner.skip("<?xml"), scanner.peek().map({ $0 <= 0x20 }) ?? true {
        hasDeclaration = true
        guard scanner.skip(past: "?>") else {
          isTruncated = true
          return
        }
      } else if scanner.skip("<?") {
        let name = scanner.name()
        if name.lowercased().hasPrefix("php") || name.isEmpty { hasPHP = name.lowercased() == "php" }
        if instruction.isEmpty { instruction = name }
        if hasPHP { return }
        guard scanner.skip(past: "?>") else {
          isTruncated = true
          return
        }
      } else if let isWhole = scanner.skipCommentOrInstruction() {
        guard isWhole else {
          isTruncated = true
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
    isTruncated = !scanner.skipDeclaration()
  }

  private mutating func readRoot(_ scanner: inout MarkupScanner) {
    let qualified = scanner.name()
    let (prefix, local) = Self.split(qualified)
    root = local
    qualifiedRoot = qualified
    for _ in 0..<256 {
      scanner.skipSpace()
      guard let byte = scanner.peek() else {
        isTruncated = true
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
        if scanner.isAtEnd { isTruncated = true }
        return
      }
      if name == (prefix.isEmpty ? "xmlns" : "xmlns:" + prefix) { namespace = value }
      attributes.append(value, for: name)
    }
  }

  /// Truncation is ignored here: few rules need the child.
  private mutating func readFirstChild(_ scanner: inout MarkupScanner) {
    for _ in 0..<16 {
      scanner.skipSpace()
      if let isWhole = scanner.skipCommentOrInstruction() {
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
    guard bytes.holds(lowercase: text, at: index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Reads a quoted string, up to 512 bytes.
  fileprivate mutating func literal() -> String? {
    quoted().map { String(decoding: $0.prefix(512), as: UTF8.self) }
  }
}
