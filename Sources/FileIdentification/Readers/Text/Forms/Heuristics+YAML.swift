internal import ASCIIBytes

/// Scores text as YAML, by its mappings, lists, document markers and block scalars.
struct YAMLLines {
  private(set) var score = 0
  private var keys = 0, nested = 0, items = 0, markers = 0, sentences = 0
  /// The penalty for lines that are not YAML: 1 or 2 each.
  private var others = 0
  /// The indentation of the key of an open block scalar (`|` or `>`).
  private var block: Int?
  private var openKey = false
  private var openQuote: UInt8?
  private var depth = 0
  /// The top-level keys of a document, which may not repeat.
  private var names: Set<String> = []

  init(_ scan: TextScan) {
    for (index, line) in scan.lines.enumerated() {
      let text = line.text
      if continuesValue(text, line.indent) { continue }
      // Tabs cannot indent.
      if line.whole.first == 0x09 {
        others += 1
      } else if text == "---" || text == "..." || text.hasPrefix("--- ") {
        markers += 1
        names = []
        if index > 0, markers > 1, keys == 0 { others += 1 }
      } else if line.first != UInt8(ascii: "#") {
        process(text, line.indent)
      }
      // The remaining lines cannot outweigh the penalty.
      if others * 10 > keys + items + 2 * (scan.lines.count - index) { return }
    }
    score = total(scan)
  }

  private mutating func continuesValue(_ text: TextLine, _ indent: Int) -> Bool {
    if let scalar = block {
      if indent > scalar { return true }
      block = nil
    }
    if let quote = openQuote {
      if text.last == quote { openQuote = nil }
      return true
    }
    guard depth > 0 else { return false }
    depth += Self.brackets(text)
    return true
  }

  private mutating func process(_ text: TextLine, _ indent: Int) {
    var rest = text
    var isItem = false
    while rest.hasPrefix("- ") || rest == "-" {
      isItem = true
      rest = rest.dropping(2).trimmedStart
    }
    if let colon = Self.colon(rest) {
      processKey(rest.prefix(colon), rest.dropping(colon + 1).trimmedStart, indent, isItem)
    } else if isItem {
      // A list below a key, or one of plain words.
      items += 1
      if indent > 0 || openKey { nested += 1 }
      if rest.wordCount(upTo: 9) > 8 { sentences += 1 }
    } else if indent > 0, keys > 0 {
      // A continued plain scalar.
      others += openKey ? 0 : 1
    } else {
      others += 2
    }
  }

  private mutating func processKey(_ key: TextLine, _ value: TextLine, _ indent: Int, _ isItem: Bool) {
    // Statements and prose: `if x:`, `Note: this is ...`.
    guard Self.isKey(key), value.last != UInt8(ascii: ";"), value.last != UInt8(ascii: ","),
      value.last != UInt8(ascii: "{") || value.count == 1
    else {
      others += 1
      return
    }
    if indent == 0, !isItem, !names.insert(key.text).inserted { others += 2 }
    keys += 1
    if isItem { items += 1 }
    if indent > 0 { nested += 1 }
    if value.wordCount(upTo: 7) > 6, value.first.map(Self.isQuote) != true, value.first != UInt8(ascii: "[") {
      sentences += 1
    }
    openKey = value.isBlank
    guard let sign = value.first else { return }
    if sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") {
      block = indent
    } else if Self.isQuote(sign), value.count == 1 || value.last != sign,
      !value.dropping(1).bytes.contains(sign)
    {
      openQuote = sign
    } else if sign == UInt8(ascii: "[") || sign == UInt8(ascii: "{") {
      depth = max(0, Self.brackets(value))
    }
  }

  private func total(_ scan: TextScan) -> Int {
    let total = keys + items
    guard keys > 0, others * 10 <= total, sentences * 3 <= total else { return 0 }
    if markers > 0 { return total >= 3 ? 82 : 66 }
    if nested > 0 { return nested >= 3 && total >= 5 ? 80 : 62 }
    let beginsLikeKey = scan.lines.first.map {
      ($0.whole.first ?? 0).isASCIILowercase || $0.whole.first == UInt8(ascii: "#")
    }
    return keys >= 3 && items == 0 && others == 0 && sentences == 0 && beginsLikeKey == true ? 50 : 0
  }

  /// Returns the offset of the colon after a key, followed by white space or nothing.
  private static func colon(_ line: TextLine) -> Int? {
    if let first = line.first, isQuote(first) {
      guard let end = line.dropping(1).offset(of: first), line[end + 2] == UInt8(ascii: ":") else {
        return nil
      }
      return end + 2
    }
    var index = 0
    while let byte = line[index], index < 128 {
      if byte == UInt8(ascii: ":"), line[index + 1].map({ $0 == 0x20 || $0 == 0x09 }) ?? true { return index }
      index += 1
    }
    return nil
  }

  private static func isKey(_ key: TextLine) -> Bool {
    guard let first = key.first else { return false }
    if isQuote(first) { return true }
    guard key.wordCount(upTo: 5) <= 4, key.last != 0x20, !key.contains(UInt8(ascii: ":")),
      key.bytes.allSatisfy({ $0 >= 0x20 && !noKey.contains($0) })
    else { return false }
    let word = key.firstWord
    return !statements.contains { word == $0 }
  }

  private static let noKey: ByteSet = "(){};=,\"'`"
  /// Words before a colon in other languages.
  private static let statements: [StaticString] = [
    "if", "else", "elif", "for", "while", "def", "class", "try", "except", "finally", "with", "case",
    "default", "switch", "public", "private", "protected",
  ]

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func brackets(_ line: TextLine) -> Int {
    var depth = 0
    for byte in line.bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth
  }
}
