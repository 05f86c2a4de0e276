internal import ByteSources

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
  var attributes: [String: String] = [:]
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

  var details: String {
    var parts: [String] = []
    if hasDeclaration { parts.append("XML declaration") }
    if !documentType.isEmpty { parts.append("doctype \(documentType)") }
    if !root.isEmpty { parts.append("root <\(root)>" + (namespace.isEmpty ? "" : " in \(namespace)")) }
    return parts.joined(separator: ", ")
  }

  /// Parses the prolog; nil when the text does not begin with markup.
  init?(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    while scanner.takeMark() {}
    scanner.skipSpace()
    guard scanner.peek == 0x3C else { return nil }
    for _ in 0..<256 {
      scanner.skipSpace()
      if scanner.isAtEnd {
        isCut = true
        return
      }
      guard scanner.peek == 0x3C else { return }
      if scanner.take("<?xml"), scanner.peek.map({ $0 <= 0x20 }) ?? true {
        hasDeclaration = true
        guard scanner.skip(past: "?>") else {
          isCut = true
          return
        }
      } else if scanner.take("<?") {
        let name = scanner.name()
        if name.lowercased().hasPrefix("php") || name.isEmpty { hasPHP = name.lowercased() == "php" }
        if instruction.isEmpty { instruction = name }
        if hasPHP { return }
        guard scanner.skip(past: "?>") else {
          isCut = true
          return
        }
      } else if scanner.take("<!--") {
        guard scanner.skip(past: "-->") else {
          isCut = true
          return
        }
      } else if scanner.takeIgnoringCase("<!doctype") {
        readDocumentType(&scanner)
      } else if scanner.take("<") {
        readRoot(&scanner)
        return
      }
    }
  }

  private mutating func readDocumentType(_ scanner: inout Scanner) {
    scanner.skipSpace()
    documentType = scanner.name()
    scanner.skipSpace()
    if scanner.takeIgnoringCase("public") {
      scanner.skipSpace()
      publicIdentifier = scanner.quoted() ?? ""
      scanner.skipSpace()
      systemIdentifier = scanner.quoted() ?? ""
    } else if scanner.takeIgnoringCase("system") {
      scanner.skipSpace()
      systemIdentifier = scanner.quoted() ?? ""
    }
    // An internal subset is in brackets and may hold `>` itself.
    var depth = 0
    while let byte = scanner.next() {
      switch byte {
      case 0x5B: depth += 1
      case 0x5D: depth = max(0, depth - 1)
      case 0x3E where depth == 0: return
      default: break
      }
    }
    isCut = true
  }

  private mutating func readRoot(_ scanner: inout Scanner) {
    let qualified = scanner.name()
    let (prefix, local) = Self.split(qualified)
    root = local
    qualifiedRoot = qualified
    for _ in 0..<256 {
      scanner.skipSpace()
      guard let byte = scanner.peek else {
        isCut = true
        return
      }
      if byte == 0x3E || byte == 0x2F {
        isEmptyElement = scanner.take("/>")
        if byte == 0x2F, !isEmptyElement { return }
        if !isEmptyElement { _ = scanner.take(">") }
        rootEnd = scanner.index
        isTag = true
        if !isEmptyElement { readFirstChild(&scanner) }
        return
      }
      let name = scanner.name()
      guard !name.isEmpty else { return }
      scanner.skipSpace()
      guard scanner.take("=") else { continue }
      scanner.skipSpace()
      guard let value = scanner.quoted() else {
        if scanner.isAtEnd { isCut = true }
        return
      }
      if name == (prefix.isEmpty ? "xmlns" : "xmlns:" + prefix) { namespace = value }
      attributes[name] = value
    }
  }

  /// The cut end is no loss here: few rows ask.
  private mutating func readFirstChild(_ scanner: inout Scanner) {
    for _ in 0..<16 {
      scanner.skipSpace()
      if scanner.take("<!--") {
        guard scanner.skip(past: "-->") else { return }
      } else if scanner.take("<?") {
        guard scanner.skip(past: "?>") else { return }
      } else {
        guard scanner.take("<") else { return }
        firstChild = Self.split(scanner.name()).local
        return
      }
    }
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}

extension MarkupProlog {
  /// A position in a text.
  struct Scanner {
    let bytes: [UInt8]
    private(set) var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    var isAtEnd: Bool { index >= bytes.count }

    mutating func next() -> UInt8? {
      guard index < bytes.count else { return nil }
      index += 1
      return bytes[index - 1]
    }

    mutating func skipSpace() {
      while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
    }

    /// Moves behind UTF-8's byte-order mark.
    mutating func takeMark() -> Bool {
      guard bytes.count - index >= 3, bytes[index] == 0xEF, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF
      else { return false }
      index += 3
      return true
    }

    mutating func take(_ text: StaticString) -> Bool { take(text, fold: false) }
    mutating func takeIgnoringCase(_ text: StaticString) -> Bool { take(text, fold: true) }

    private mutating func take(_ text: StaticString, fold: Bool) -> Bool {
      guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
      for offset in 0..<text.utf8CodeUnitCount {
        var byte = bytes[index + offset]
        if fold, (0x41...0x5A).contains(byte) { byte |= 0x20 }
        if byte != text.utf8Start[offset] { return false }
      }
      index += text.utf8CodeUnitCount
      return true
    }

    /// Moves behind the next `text`; false at the end.
    mutating func skip(past text: StaticString) -> Bool {
      while index < bytes.count {
        if take(text) { return true }
        index += 1
      }
      return false
    }

    mutating func name() -> String {
      let start = index
      while index < bytes.count, index - start < 128, isNameByte(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    mutating func quoted() -> String? {
      guard let quote = peek, quote == 0x22 || quote == 0x27 else { return nil }
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: quote) else {
        index = bytes.count
        return nil
      }
      index = end + 1
      return String(decoding: bytes[start..<min(end, start + 512)], as: UTF8.self)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x3A).contains(byte)
        || byte == 0x2D || byte == 0x2E
        || byte == 0x5F || byte >= 0x80
    }
  }
}
