internal import ASCIIBytes
internal import ByteSources

/// Distinguishes PHP's short tag `<?` from XML processing instructions and operators of other languages.
///
/// In text, white space or a character that begins a statement is enough. In binary data, such as a small picture's pixels,
/// a call, a variable or a keyword must follow.
struct ShortTag {
  private static let maxLength = 1024

  let view: ByteView
  /// True if the bytes around the tag may be binary values.
  let isAmongNumbers: Bool

  /// Returns true if the bytes after `<?` may be code.
  func isCode(at start: Int) -> Bool {
    guard let first = view[start] else { return false }
    if isAmongNumbers {
      return isCall(at: skip(start) { Self.isBlank($0) || Self.prefixOperators.contains($0) })
    }
    if Self.isBlank(first) { return isStatement(at: start) }
    guard Self.isNameStart(first) else { return Self.signs.contains(first) }
    return isCodeAfterName(at: start)
  }

  /// Returns true if the bytes after `<?=` may be a value.
  func isValue(at start: Int) -> Bool {
    guard isAmongNumbers else { return true }
    let begin = skip(start) {
      Self.isBlank($0) || Self.prefixOperators.contains($0) || $0 == UInt8(ascii: "(")
    }
    guard let first = view[begin] else { return false }
    if first.isASCIIDigit {
      return (begin..<begin + Self.minCallLength).contains { view[$0].map(Self.codes.contains) ?? false }
    }
    return isCall(at: begin) || isName(at: begin, before: ".[:\\?")
  }

  private static let minCallLength = 16
  /// Operators that may precede a call: `@`, an empty statement, a block, signs of numbers.
  private static let prefixOperators = Set("@;{!-+~".utf8)

  /// Returns true for a comment, string, command, variable, keyword or function call.
  private func isCall(at start: Int) -> Bool {
    guard let first = view[start] else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#"): return true
    case UInt8(ascii: "/"): return [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(view[start + 1])
    case UInt8(ascii: "$"):
      return view[start + 1].map { Self.isNameStart($0) || $0 == UInt8(ascii: "{") } ?? false
    case UInt8(ascii: "\\"): return isName(at: start + 1, before: "(")
    default: return isName(at: start, before: "(;")
    }
  }

  /// Returns true for a name followed by one of these characters, or a keyword.
  private func isName(at start: Int, before signs: StaticString) -> Bool {
    guard let first = view[start], Self.isNameStart(first) else { return false }
    let end = skip(start, Self.isName)
    if isKeyword(start..<end) { return true }
    guard let next = view[skip(end, Self.isBlank)] else { return false }
    return (0..<signs.utf8CodeUnitCount).contains { signs.utf8Start[$0] == next }
  }

  // MARK: In text

  /// Characters that begin a statement.
  ///
  /// Brackets, quantifiers and backslashes are excluded: in regular expressions `<?` is an optional `<`.
  private static let signs: Set<UInt8> = Set("$@\"'`/#;{".utf8)

  /// Returns true for white space followed by anything but Java's wildcards `<? extends T>` and `<? super T>` (Java Language
  /// Specification §4.5.1).
  private func isStatement(at start: Int) -> Bool {
    let index = skip(start, Self.isBlank)
    guard view[index] != nil else { return false }
    return !["extends", "super"].contains { (word: StaticString) in
      view.matches(word, at: index) && view[index + word.utf8CodeUnitCount].map(Self.isBlank) ?? false
    }
  }

  /// Returns true for a processing instruction whose content is not XML attributes and contains code.
  private func isCodeAfterName(at start: Int) -> Bool {
    if isAttributes(from: skip(start, Self.isName)) { return false }
    var index = start
    var word = start
    while index < start + Self.maxLength, let byte = view[index] {
      if byte == UInt8(ascii: "<"), view[index + 1] == UInt8(ascii: "?") { break }
      if byte == UInt8(ascii: "?"), view[index + 1] == UInt8(ascii: ">") { break }
      if Self.codes.contains(byte) { return true }
      if !Self.isName(byte) {
        if isKeyword(word..<index) { return true }
        word = index + 1
      }
      index += 1
    }
    return isKeyword(word..<index)
  }

  /// Characters of calls, variables, commands and statement ends.
  private static let codes: Set<UInt8> = Set("($`;".utf8)
  /// Keywords that take a value without parentheses (PHP manual, "List of Keywords").
  private static let keywords: Set<String> = [
    "echo", "print", "include", "include_once", "require", "require_once", "return", "throw", "new", "clone",
    "yield", "eval", "exit", "die",
  ]

  private func isKeyword(_ range: Range<Int>) -> Bool {
    guard (3...12).contains(range.count) else { return false }
    return Self.keywords.contains(view.slice(range).text.lowercased())
  }

  /// Returns true if only names with quoted values precede `?>`, as in `<?xml-stylesheet href="a.css"?>`, which is not PHP.
  private func isAttributes(from start: Int) -> Bool {
    var index = start
    let limit = start + Self.maxLength
    // An instruction's name may contain characters that PHP's names may not.
    index = skip(index) { Self.isName($0) || Self.xmlNameCharacters.contains($0) }
    while index < limit {
      let nameEnd = index
      index = skip(index, Self.isBlank)
      if view[index] == UInt8(ascii: "?"), view[index + 1] == UInt8(ascii: ">") { return true }
      guard index > nameEnd, let first = view[index], Self.isNameStart(first) else { return false }
      index = skip(skip(index) { Self.isName($0) || Self.xmlNameCharacters.contains($0) }, Self.isBlank)
      guard view[index] == UInt8(ascii: "=") else { return false }
      index = skip(index + 1, Self.isBlank)
      guard let quote = view[index], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return false
      }
      index = skip(index + 1) { $0 != quote } + 1
    }
    return false
  }

  private static let xmlNameCharacters: Set<UInt8> = Set(":-.".utf8)

  // MARK: Bytes

  /// Returns the first index from `start` whose byte is not skipped, within the maximum length.
  private func skip(_ start: Int, _ isSkipped: (UInt8) -> Bool) -> Int {
    var index = start
    while let byte = view[index], isSkipped(byte), index < start + Self.maxLength { index += 1 }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }
  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80
  }
  private static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || byte.isASCIIDigit }
}
