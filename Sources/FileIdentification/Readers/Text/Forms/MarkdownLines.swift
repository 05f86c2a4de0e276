internal import ASCIIBytes

/// Scores text as Markdown, by counts of its features.
struct MarkdownLines {
  private let scan: TextScan
  /// True if the characters of links or emphasis occur anywhere.
  private let mayLink, mayEmphasize: Bool
  private var headings = 0, underlines = 0, fences = 0, links = 0, emphasis = 0
  private var bullets = 0, numbered = 0, quotes = 0, tables = 0
  private var prose = 0, long = 0, pairs = 0, code = 0, comments = 0
  /// Headings, anchors and directives of other markups.
  private var foreign = 0
  /// True if the first line is a heading.
  private var hasTitle = false
  /// True after the front matter of static sites.
  private var hasFrontMatter = false
  /// The first line after the front matter.
  private var start = 0
  private var inFence = false

  @Sendable static func score(_ scan: TextScan) -> Int {
    // A comment in Haskell, Dhall or ML may have Markdown in it.
    if let first = scan.lines.first?.text, first.hasPrefix("{-") || first.hasPrefix("(* ") { return 0 }
    var lines = MarkdownLines(scan)
    lines.skipFrontMatter()
    guard lines.hasAnyFeature else { return 0 }
    for index in scan.lines.indices.dropFirst(lines.start) {
      lines.process(index)
      // More prose could not outweigh it.
      if lines.isProgram(withProse: scan.lines.count - index) { return 0 }
    }
    return lines.score
  }

  private init(_ scan: TextScan) {
    self.scan = scan
    mayLink = scan.text.contains("](") || scan.text.contains("]:")
    mayEmphasize = scan.text.contains(UInt8(ascii: "`")) || scan.text.contains("**")
  }

  private var hasFeature: Bool {
    headings + underlines + links + fences + emphasis + tables > 0 || hasFrontMatter
  }

  /// True if a feature exists at all; without one the score is too low.
  private var hasAnyFeature: Bool {
    var ahead = self
    for index in scan.lines.indices.dropFirst(start) {
      if ahead.hasFeature { return true }
      ahead.process(index, onlyFeatures: true)
    }
    return ahead.hasFeature
  }

  private mutating func skipFrontMatter() {
    let lines = scan.lines
    guard let first = lines.first, first.indent == 0, first.text == "---",
      let end = lines.dropFirst().prefix(60).firstIndex(where: { $0.indent == 0 && $0.text == "---" }),
      lines[1..<end].contains(where: { $0.text.contains(UInt8(ascii: ":")) })
    else { return }
    hasFrontMatter = true
    start = end + 1
  }

  private mutating func process(_ index: Int, onlyFeatures: Bool = false) {
    let line = scan.lines[index]
    let (text, first) = (line.text, line.first)
    if text.hasPrefix("```") || text.hasPrefix("~~~") && text[3] != UInt8(ascii: "~") {
      inFence.toggle()
      if inFence { fences += 1 }
    } else if inFence {
      return
    } else if line.indent >= 4 || line.whole.first == 0x09 {
      if bullets + numbered == 0 { code += 1 }
    } else if first == UInt8(ascii: "#") {
      processHeading(text, index)
    } else if isUnderline(text, index) {
      underlines += 1
    } else {
      if mayLink, Self.hasLink(text) { links += 1 }
      if mayEmphasize, Self.hasEmphasis(text) { emphasis += 1 }
      if onlyFeatures {
        if isRow(line) { tables += 1 }
        return
      }
      if Self.isForeign(text) { foreign += 1 }
      processWords(line)
    }
  }

  private mutating func processHeading(_ text: TextLine, _ index: Int) {
    let lines = scan.lines
    let level = text.bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let title = text.dropping(level)
    // Comments of scripts come in runs; a heading is alone.
    let runsOn =
      index + 1 < lines.count && !lines[index + 1].followsBlank
      && Self.isHeading(lines[index + 1].whole, of: level)
    let runs =
      index > start && !lines[index].followsBlank && Self.isHeading(lines[index - 1].whole, of: level)
    if level <= 6, title.first == 0x20, !title.isBlank, !runsOn, !runs {
      headings += 1
      if index == start { hasTitle = true }
    } else {
      comments += 1
    }
  }

  private func isUnderline(_ text: TextLine, _ index: Int) -> Bool {
    guard let sign = text.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-"), text.count >= 3,
      index > start, !scan.lines[index].followsBlank
    else { return false }
    let above = scan.lines[index - 1].first
    return above >= 0x30 && above != UInt8(ascii: "[") && text.bytes.allSatisfy { $0 == sign }
  }

  private static let bulletSigns: ByteSet = "-*+"
  private static let codeEnds: ByteSet = ";{}"

  /// Returns true for a row of a table.
  private func isRow(_ line: TextScan.Line) -> Bool {
    line.first == UInt8(ascii: "|") && line.last == UInt8(ascii: "|")
  }

  private mutating func processWords(_ line: TextScan.Line) {
    let (text, first, last) = (line.text, line.first, line.last)
    if Self.bulletSigns.contains(first), text[1] == 0x20 {
      bullets += 1
    } else if first.isASCIIDigit, isNumber(text) {
      numbered += 1
    } else if first == UInt8(ascii: ">"), text[1] == 0x20 {
      quotes += 1
    } else if isRow(line) {
      tables += 1
    } else if Self.codeEnds.contains(last) {
      code += 1
    } else if Self.isStatement(text) {
      code += 2
    } else if Self.isPair(text) {
      pairs += 1
    } else {
      let words = text.wordCount(upTo: 10)
      if words >= 4 { prose += 1 }
      if words >= 10 { long += 1 }
    }
  }

  /// Returns true for one or two digits, a point and a space.
  private func isNumber(_ text: TextLine) -> Bool {
    let point = text[1].map { $0.isASCIIDigit } == true ? 2 : 1
    return text[point] == UInt8(ascii: ".") && text[point + 1] == 0x20
  }

  /// Returns true if code outweighs prose, with `more` further lines of prose.
  private func isProgram(withProse more: Int) -> Bool {
    let proseLines = prose + bullets + numbered + quotes + tables + headings + more
    return comments > max(1, headings + more) || code > max(2, proseLines) || pairs > max(2, proseLines / 2)
  }

  private var score: Int {
    // Comments and statements mean a program.
    if isProgram(withProse: 0) { return 0 }
    if foreign > 2 * (headings + fences) { return 0 }
    var score = 0
    if headings > 0 { score += headings >= 2 ? 34 : 26 }
    if underlines > 0 { score += underlines >= 2 ? 30 : 22 }
    if links > 0 { score += links >= 2 ? 34 : 28 }
    if fences > 0 { score += 30 }
    if emphasis > 0 { score += emphasis >= 2 ? 26 : 18 }
    if bullets >= 2 { score += 10 }
    if numbered >= 2 { score += 6 }
    if tables >= 3 { score += 16 }
    if prose > 0 { score += 8 }
    if hasFrontMatter { score += 40 }
    // One feature alone is weak.
    let signs = [headings, underlines, links, fences, emphasis, tables, hasFrontMatter ? 1 : 0]
    let kinds = signs.filter { $0 > 0 }.count
    // Plain text underlines its headings too.
    if kinds == 1, underlines > 0 { return min(score, 40) }
    if kinds == 1, hasTitle, headings == 1, long >= 2, code == 0, comments == 0 { return 55 }
    if kinds == 1, headings >= 2, prose >= 2, code == 0, comments == 0 { return max(score, 55) }
    if kinds < 2, !(headings >= 2 && prose >= 2 || links >= 2 || fences >= 2) { return min(score, 45) }
    return min(95, score)
  }
}

/// Tests of single lines for features of Markdown, and of other formats.
extension MarkdownLines {
  /// Returns true for `== A heading`, `[[anchor]]`, `[source,ruby]`, `.. directive::`.
  static func isForeign(_ line: TextLine) -> Bool {
    if line.hasPrefix("== ") || line.hasPrefix("=== ") || line.hasPrefix(".. ") && line.contains("::") {
      return true
    }
    return line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: "]")
      && (line.hasPrefix("[[") && line.hasSuffix("]]") || line.hasPrefix("[source")
        || line.hasPrefix("[cols"))
  }

  static func isHeading(_ line: TextLine, of level: Int) -> Bool {
    line.bytes.prefix { $0 == UInt8(ascii: "#") }.count == level
  }

  /// Beginnings of lines of programs.
  private static let statements: [StaticString] = [
    "//", "/*", "*/", "import ", "from __future__", "def ", "class ", "function ", "var ", "const ", "let ",
    "return ", "#include", "package ", "public ", "private ", "static ", "if (", "for (", "while (",
    "export ",
    "elif ",
  ]
  /// Words that are alone on lines of programs.
  private static let closingWords: [StaticString] = ["fi", "end", "done", "esac", "else"]
  private static let statementBeginnings: ByteSet = "/*ifdcvlr#pswe"
  private static let statementSeconds: ByteSet = "/*mreluaoitfhx"

  static func isStatement(_ line: TextLine) -> Bool {
    if line.count <= 4 { return closingWords.contains { line == $0 } }
    return statementBeginnings.contains(line.bytes[0]) && statementSeconds.contains(line.bytes[1])
      && statements.contains { line.hasPrefix($0) }
  }

  /// Returns true for a name, a colon or equals sign, and little else.
  static func isPair(_ line: TextLine) -> Bool {
    let count = line.nameCount
    guard count > 1 else { return false }
    let rest = line.dropping(count).trimmedStart
    if rest.first == UInt8(ascii: "=") { return true }
    return rest.first == UInt8(ascii: ":") && rest.wordCount(upTo: 7) <= 6 && rest[1] != UInt8(ascii: ":")
  }

  /// Returns true for `[text](target)`, `[text][label]`, `![image](...)`, or a label definition.
  static func hasLink(_ line: TextLine) -> Bool {
    let targets: ByteSet = "h#./"
    guard var from = line.offset(of: UInt8(ascii: "]")) else { return false }
    let open = line.offset(of: UInt8(ascii: "[")) ?? line.count
    let close = line.bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
    while let index = line.offset(of: UInt8(ascii: "]"), from: from) {
      from = index + 1
      if line[index + 1] == UInt8(ascii: "("), open < index, let next = line[index + 2],
        targets.contains(next) || next.isASCIILetter && close > index
      {
        return true
      }
      if line.first == UInt8(ascii: "["), line[index + 1] == UInt8(ascii: ":"),
        line.dropping(index + 2).trimmedStart.hasPrefix("http")
      {
        return true
      }
    }
    return false
  }

  /// Returns true for `**strong**`, `__strong__` or `` `code` ``.
  static func hasEmphasis(_ line: TextLine) -> Bool {
    func pair(_ mark: UInt8, twice: Bool) -> Bool {
      var opened: Int?
      var index = 0
      while let byte = line[index] {
        if byte == mark, !twice || line[index + 1] == mark {
          let width = twice ? 2 : 1
          if let start = opened {
            if index - start > width, line[index - 1] != 0x20 { return true }
            opened = nil
          } else if let next = line[index + width], next != 0x20, next != mark {
            opened = index
          }
          index += width
        } else {
          index += 1
        }
      }
      return false
    }
    return line.contains("**") && pair(UInt8(ascii: "*"), twice: true)
      || line.contains("`") && pair(UInt8(ascii: "`"), twice: false)
  }
}
