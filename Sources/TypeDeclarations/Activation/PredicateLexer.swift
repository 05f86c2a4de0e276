internal import ASCIIBytes

/// A token of an activation rule's predicate.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword.
    case word(String)
    /// A name after `$`.
    case variable(String)
    /// A name after `@`.
    case aggregate(String)
    case text(String)
    case number(Int)
    case sign(String)
    case end
  }

  var kind: Kind
  /// The byte range in the text.
  var range: Range<Int>
}

/// Splits a predicate into tokens.
struct PredicateLexer {
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
    ",", ".",
  ].map { Array($0.utf8) }

  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  static func tokens(of text: String) throws(ActivationError) -> [PredicateToken] {
    var lexer = PredicateLexer(text)
    var tokens: [PredicateToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func error(_ reason: String, at offset: Int) -> ActivationError {
    ActivationError(.syntax, reason, at: ActivationPlace(ofByte: offset, in: text))
  }

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private mutating func next() throws(ActivationError) -> PredicateToken {
    while let byte = byte(at: position), byte.isASCIIWhitespace { position += 1 }
    let start = position
    guard let first = byte(at: start) else {
      return PredicateToken(kind: .end, range: start..<start)
    }
    func token(_ kind: PredicateToken.Kind) -> PredicateToken {
      PredicateToken(kind: kind, range: start..<position)
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return token(.text(try quoted(by: first)))
    case UInt8(ascii: "$"), UInt8(ascii: "@"):
      position += 1
      let name = word()
      guard !name.isEmpty else {
        throw error("a name belongs behind '\(Character(UnicodeScalar(first)))'", at: start)
      }
      return token(first == UInt8(ascii: "$") ? .variable(name) : .aggregate(name))
    case UInt8(ascii: "%"):
      throw error("a placeholder of a format, which nobody fills in here", at: start)
    case _ where first.isASCIIDigit || first == UInt8(ascii: "-"):
      return token(.number(try number()))
    case _ where Self.isLetter(first):
      return token(.word(keyword()))
    default:
      guard let sign = Self.signs.first(where: { bytes[start...].starts(with: $0) }) else {
        let character = text.utf8.index(text.startIndex, offsetBy: start)
        throw error("'\(text[character])' has no meaning in a predicate", at: start)
      }
      position += sign.count
      return token(.sign(String(decoding: sign, as: UTF8.self)))
    }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = byte(at: position), Self.isLetter(byte) || byte.isASCIIDigit { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a word; type operators contain hyphens.
  private mutating func keyword() -> String {
    let name = word()
    guard name.uppercased() == "UTI" else { return name }
    for ending in ["-CONFORMS-TO", "-EQUALS"] {
      let expected = Array(ending.utf8)
      let actual = bytes[position...].prefix(expected.count).map(\.asciiUppercased)
      if actual == expected {
        position += expected.count
        return "UTI" + ending
      }
    }
    return name
  }

  private mutating func number() throws(ActivationError) -> Int {
    let start = position
    position += 1
    while let byte = byte(at: position), byte.isASCIIDigit { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Int(digits) else {
      throw error(digits == "-" ? "a number belongs behind '-'" : "\(digits) is too large", at: start)
    }
    if byte(at: position) == UInt8(ascii: "."), let next = byte(at: position + 1), next.isASCIIDigit {
      throw ActivationError(
        .unsupported, "fractions are not understood", at: ActivationPlace(ofByte: start, in: text))
    }
    return number
  }

  private mutating func quoted(by quote: UInt8) throws(ActivationError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = byte(at: position) {
      position += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = self.byte(at: position) else { break }
        position += 1
        switch escaped {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): content.append(escaped)
        default:
          // Patterns keep their backslashes.
          content += [byte, escaped]
        }
        continue
      }
      content.append(byte)
    }
    throw error("the text that begins here has no closing quotation mark", at: start)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_")
  }
}
