internal import ASCIIBytes
internal import UniformTypes

extension TextHeuristic {
  /// Heuristics for settings files: TOML, INI, YAML and Java properties.
  static let settings: [TextHeuristic] = [
    TextHeuristic(
      "TOML's tables and values", .toml, from: 55, upTo: 90, score: { TOMLLines($0).score },
      because: "every line is a table, a key with a typed value, or a comment (TOML 1.0)"),
    TextHeuristic(
      "sections and keys", .ini, from: 50, upTo: 72, lines: "[", score: { INILines($0).score },
      because: "sections in brackets, and lines of a key and its value"),
    TextHeuristic(
      "YAML's indented keys", .yaml, from: 50, upTo: 82, score: { YAMLLines($0).score },
      because: "keys, lists and indentation on every line (YAML 1.2)"),
    TextHeuristic(
      "dotted keys", .javaProperties, from: 50, upTo: 66, score: { PropertyLines($0).score },
      because: "every line is a dotted key and its value"),
  ]
}

/// The score of TOML.
struct TOMLLines {
  private(set) var score = 0

  init(_ scan: TextScan) {
    var tables = 0
    var pairs = 0
    var typed = 0
    var quote: StaticString?
    var depth = 0
    for line in scan.lines.lazy.map(\.text) {
      if let open = quote {
        if line.contains(open) { quote = nil }
        continue
      }
      if depth > 0 {
        depth += Self.brackets(line)
        continue
      }
      if line.first == UInt8(ascii: "#") { continue }
      if line.first == UInt8(ascii: "[") {
        guard let name = Self.table(line) else { return }
        tables += 1
        if name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "[")) { typed += 1 }
        continue
      }
      guard let equals = Self.equals(line) else { return }
      let value = line.dropping(equals + 1).trimmedStart
      if value.hasPrefix("\"\"\"") || value.hasPrefix("'''") {
        let mark: StaticString = value.hasPrefix("'''") ? "'''" : "\"\"\""
        if !value.dropping(3).contains(mark) { quote = mark }
      } else if value.first == UInt8(ascii: "[") || value.first == UInt8(ascii: "{") {
        depth = Self.brackets(value)
        guard depth >= 0 else { return }
      } else {
        guard Self.isValue(value) else { return }
      }
      if value.first == UInt8(ascii: "\"") || value.first == UInt8(ascii: "[")
        || value.first == UInt8(ascii: "{")
      {
        typed += 1
      }
      pairs += 1
    }
    guard pairs > 0 else { return }
    if tables > 0 { score = typed > 0 ? 90 : 45 } else { score = pairs >= 3 && typed > 0 ? 58 : 0 }
  }

  private static let tableSigns = ByteSet.words.union(". \"'/:@()*")
  private static let keySigns = ByteSet.words.union(".\"")
  /// Letters in numbers, dates and time zones.
  private static let valueLetters: ByteSet = "xobabcdefABCDEFTZ"

  /// Returns the name in a table's brackets: keys, dots and quotes.
  private static func table(_ line: TextLine) -> TextLine? {
    guard let close = line.bytes.lastIndex(of: UInt8(ascii: "]")) else { return nil }
    let rest = line.dropping(close + 1).trimmedStart
    guard rest.isBlank || rest.first == UInt8(ascii: "#") else { return nil }
    var name = line.prefix(close).dropping(1)
    if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") {
      name = name.prefix(name.count - 1).dropping(1)
    }
    guard name.bytes.allSatisfy(tableSigns.contains), !name.isBlank else { return nil }
    return line.prefix(line.count - 1).dropping(1)
  }

  /// Returns the offset of the equals sign after a key.
  private static func equals(_ line: TextLine) -> Int? {
    guard let at = line.offset(of: UInt8(ascii: "=")), at > 0 else { return nil }
    let key = line.prefix(at).trimmedEnd
    let isQuoted =
      key.count > 2 && key.first == key.last
      && (key.first == UInt8(ascii: "\"") || key.first == UInt8(ascii: "'"))
    return isQuoted || key.bytes.allSatisfy(keySigns.contains) ? at : nil
  }

  private static func isValue(_ value: TextLine) -> Bool {
    guard let first = value.first else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      // A string, then nothing but a comment.
      var end = 1
      while let byte = value[end], byte != first {
        end += byte == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
      }
      guard value[end] != nil else { return false }
      let rest = value.dropping(end + 1).trimmedStart
      return rest.isBlank || rest.first == UInt8(ascii: "#")
    }
    let word = TextLine(value.bytes.prefix { $0 != UInt8(ascii: "#") }).trimmedEnd
    for literal: StaticString in ["true", "false", "inf", "nan", "+inf", "-inf"] where word == literal {
      return true
    }
    guard let digit = word.first,
      digit.isASCIIDigit || digit == UInt8(ascii: "-") || digit == UInt8(ascii: "+")
    else { return false }
    return word.bytes.allSatisfy {
      TextLine.isWord($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+")
        || $0 == 0x20
    }
      && !word.bytes.dropFirst().contains {
        $0.isASCIILetter && !valueLetters.contains($0)
      }
  }

  /// Returns opening minus closing brackets, outside strings and comments.
  private static func brackets(_ line: TextLine) -> Int {
    var depth = 0
    var quote: UInt8?
    for byte in line.bytes {
      if let end = quote {
        if byte == end { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "#"): return depth
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth
  }
}

/// The score of settings in sections.
struct INILines {
  private(set) var score = 0

  init(_ scan: TextScan) {
    var sections = 0
    var pairs = 0
    var others = 0
    for (index, line) in scan.lines.enumerated() {
      let (line, first) = (line.text, line.first)
      if first == UInt8(ascii: ";") || first == UInt8(ascii: "#") { continue }
      if let name = SectionForms.sectionName(line), !name.contains("]") {
        if name.allSatisfy({ $0.isNumber || $0 == "," || $0 == "." || $0 == " " }) { others += 1 }
        sections += 1
      } else if sections > 0, let equals = line.offset(of: UInt8(ascii: "=")), equals > 0, equals < 80,
        Self.isKey(line.prefix(equals).trimmed), line.last != UInt8(ascii: ";"),
        line.last != UInt8(ascii: "{")
      {
        pairs += 1
      } else {
        others += 1
        // The remaining lines could not outweigh it.
        if index == 0 || others * 12 > scan.lines.count { return }
      }
    }
    guard sections > 0, pairs > 0, others * 12 <= sections + pairs else { return }
    score = sections + pairs >= 3 ? 72 : 60
  }

  private static let noKey: ByteSet = "(){}<>\""

  private static func isKey(_ key: TextLine) -> Bool {
    !key.bytes.isEmpty && key.wordCount(upTo: 7) <= 6
      && key.bytes.allSatisfy { $0 >= 0x20 && !noKey.contains($0) || $0 == 0x09 }
  }
}

/// The score of dotted keys.
struct PropertyLines {
  private(set) var score = 0

  init(_ scan: TextScan) {
    var pairs = 0
    var dotted = 0
    var continued = false
    var names: Set<String> = []
    for line in scan.lines {
      let wasContinued = continued
      continued = line.whole.last == UInt8(ascii: "\\")
      let line = line.text
      if wasContinued || line.first == UInt8(ascii: "#") || line.first == UInt8(ascii: "!") { continue }
      let key = line.prefix(line.nameCount)
      let rest = line.dropping(key.count).trimmedStart
      guard !key.bytes.isEmpty, rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":"),
        rest[1] != UInt8(ascii: "=")
      else { return }
      // Other languages end statements so.
      guard line.last != UInt8(ascii: ";"), line.last != UInt8(ascii: "{") else { return }
      // Notes repeat their subjects; settings do not.
      guard names.insert(key.text).inserted else { return }
      pairs += 1
      if key.bytes.dropFirst().dropLast().contains(UInt8(ascii: ".")) { dotted += 1 }
    }
    guard pairs >= 2, dotted * 2 >= pairs else { return }
    score = pairs >= 4 ? 66 : 56
  }
}
