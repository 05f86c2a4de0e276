internal import ByteSources

/// Tells PHP's short tag `<?` from processing instructions of XML and from signs of other languages.
///
/// In text, white space and the signs that begin a statement are enough. Between numbers, such as a small picture's pixels, what
/// follows has to be a call, a variable or a keyword.
struct ShortTag {
  private static let longest = 1024

  let view: ByteView
  /// True where the bytes around the tag may be numbers.
  let isAmongNumbers: Bool

  /// True where the bytes behind `<?` may be code.
  func isCode(at start: Int) -> Bool {
    guard let first = view[start] else { return false }
    if isAmongNumbers { return isCall(at: skip(start) { Self.isBlank($0) || Self.before.contains($0) }) }
    if Self.isBlank(first) { return isStatement(at: start) }
    guard Self.isNameStart(first) else { return Self.signs.contains(first) }
    return isCodeBehindName(at: start)
  }

  /// True where the bytes behind `<?=` may be a value.
  func isValue(at start: Int) -> Bool {
    guard isAmongNumbers else { return true }
    let begin = skip(start) { Self.isBlank($0) || Self.before.contains($0) || $0 == UInt8(ascii: "(") }
    guard let first = view[begin] else { return false }
    if (0x30...0x39).contains(first) {
      return (begin..<begin + Self.leastCall).contains { view[$0].map(Self.codes.contains) ?? false }
    }
    return isCall(at: begin) || isName(at: begin, before: ".[:\\?")
  }

  private static let leastCall = 16
  /// Signs before a call: no warnings, an empty statement, a block, signs of numbers.
  private static let before = Set("@;{!-+~".utf8)

  /// A comment, a text, a command, a variable, a keyword, or a name that is called.
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

  /// A name before one of some signs, or a keyword.
  private func isName(at start: Int, before signs: StaticString) -> Bool {
    guard let first = view[start], Self.isNameStart(first) else { return false }
    let end = skip(start, Self.isName)
    if isKeyword(start..<end) { return true }
    guard let next = view[skip(end, Self.isBlank)] else { return false }
    return (0..<signs.utf8CodeUnitCount).contains { signs.utf8Start[$0] == next }
  }

  // MARK: In text

  /// The signs that begin a statement, other than a name; brackets, signs of counting and the backslash are left to regular
  /// expressions, in which `<?` is an optional sign.
  private static let signs: Set<UInt8> = Set("$@\"'`/#;{".utf8)

  /// White space and then anything but a wildcard of Java, `<? extends T>` and `<? super T>` (Java Language Specification §4.5.1).
  private func isStatement(at start: Int) -> Bool {
    let index = skip(start, Self.isBlank)
    guard view[index] != nil else { return false }
    return !["extends", "super"].contains { (word: StaticString) in
      view.matches(word, at: index) && view[index + word.utf8CodeUnitCount].map(Self.isBlank) ?? false
    }
  }

  /// An instruction's name, and behind it what is none of XML's attributes and has signs or words of code.
  private func isCodeBehindName(at start: Int) -> Bool {
    if isAttributes(from: skip(start, Self.isName)) { return false }
    var index = start
    var word = start
    while index < start + Self.longest, let byte = view[index] {
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

  /// Signs of a call, a variable, a command, the end of a statement.
  private static let codes: Set<UInt8> = Set("($`;".utf8)
  /// Keywords that take a value without brackets (PHP manual, "List of Keywords").
  private static let keywords: Set<String> = [
    "echo", "print", "include", "include_once", "require", "require_once", "return", "throw", "new", "clone",
    "yield", "eval", "exit", "die",
  ]

  private func isKeyword(_ range: Range<Int>) -> Bool {
    guard (3...12).contains(range.count) else { return false }
    return Self.keywords.contains(view.slice(range).text.lowercased())
  }

  /// Whether names with quoted values are all that stands before `?>`, as in `<?xml-stylesheet href="a.css"?>`: no statement of PHP.
  private func isAttributes(from start: Int) -> Bool {
    var index = start
    let limit = start + Self.longest
    // The instruction's own name may go on with signs that PHP's have not.
    index = skip(index) { Self.isName($0) || Self.inNames.contains($0) }
    while index < limit {
      let behindName = index
      index = skip(index, Self.isBlank)
      if view[index] == UInt8(ascii: "?"), view[index + 1] == UInt8(ascii: ">") { return true }
      guard index > behindName, let first = view[index], Self.isNameStart(first) else { return false }
      index = skip(skip(index) { Self.isName($0) || Self.inNames.contains($0) }, Self.isBlank)
      guard view[index] == UInt8(ascii: "=") else { return false }
      index = skip(index + 1, Self.isBlank)
      guard let quote = view[index], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return false
      }
      index = skip(index + 1) { $0 != quote } + 1
    }
    return false
  }

  private static let inNames: Set<UInt8> = Set(":-.".utf8)

  // MARK: Bytes

  /// The first place at or behind `start` whose byte is not skipped, not farther than code is looked through.
  private func skip(_ start: Int, _ isSkipped: (UInt8) -> Bool) -> Int {
    var index = start
    while let byte = view[index], isSkipped(byte), index < start + Self.longest { index += 1 }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }
  private static func isNameStart(_ byte: UInt8) -> Bool {
    TagMarks.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
  private static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || (0x30...0x39).contains(byte) }
}
