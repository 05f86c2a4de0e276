/// Signs of Markdown.
struct MarkdownLines {
  private let scan: TextScan
  /// Whether what links and emphasis need stands anywhere.
  private let mayLink, mayEmphasize: Bool
  private var headings = 0, underlines = 0, fences = 0, links = 0, emphasis = 0
  private var bullets = 0, numbered = 0, quotes = 0, tables = 0
  private var prose = 0, long = 0, pairs = 0, code = 0, comments = 0
  /// Headings, anchors and directives that other markups write, and Markdown never.
  private var foreign = 0
  /// Whether the first line is a heading.
  private var hasTitle = false
  /// Whether the text begins with the front matter of static sites.
  private var hasFrontMatter = false
  /// The first line behind it.
  private var start = 0
  private var inFence = false

  @Sendable static func score(_ scan: TextScan) -> Int {
    // A comment of Haskell's, Dhall's or ML's, in which Markdown may stand.
    if let first = scan.lines.first?.text, first.hasPrefix("{-") || first.hasPrefix("(* ") { return 0 }
    var lines = MarkdownLines(scan)
    lines.skipFrontMatter()
    guard lines.showSign else { return 0 }
    for index in scan.lines.indices.dropFirst(lines.start) {
      lines.take(index)
      // Talk on every line that is left would not make up for it.
      if lines.isProgram(talkOf: scan.lines.count - index) { return 0 }
    }
    return lines.score
  }

  private init(_ scan: TextScan) {
    self.scan = scan
    mayLink = scan.text.contains("](") || scan.text.contains("]:")
    mayEmphasize = scan.text.contains(UInt8(ascii: "`")) || scan.text.contains("**")
  }

  private var hasSign: Bool {
    headings + underlines + links + fences + emphasis + tables > 0 || hasFrontMatter
  }

  /// A look ahead for the first sign: without any, what else there is scores less than counts.
  private var showSign: Bool {
    var ahead = self
    for index in scan.lines.indices.dropFirst(start) {
      if ahead.hasSign { return true }
      ahead.take(index, onlySigns: true)
    }
    return ahead.hasSign
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

  private mutating func take(_ index: Int, onlySigns: Bool = false) {
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
      takeHeading(text, index)
    } else if isUnderline(text, index) {
      underlines += 1
    } else {
      if mayLink, Self.hasLink(text) { links += 1 }
      if mayEmphasize, Self.hasEmphasis(text) { emphasis += 1 }
      if onlySigns {
        if isRow(line) { tables += 1 }
        return
      }
      if Self.isForeign(text) { foreign += 1 }
      takeWords(line)
    }
  }

  private mutating func takeHeading(_ text: TextLine, _ index: Int) {
    let lines = scan.lines
    let level = text.bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let title = text.dropping(level)
    // A comment of scripts comes in runs; a heading stands alone.
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

  /// Whether a line begins and ends as tables' rows do.
  private func isRow(_ line: TextScan.Line) -> Bool {
    line.first == UInt8(ascii: "|") && line.last == UInt8(ascii: "|")
  }

  private mutating func takeWords(_ line: TextScan.Line) {
    let (text, first, last) = (line.text, line.first, line.last)
    if Self.bulletSigns.contains(first), text[1] == 0x20 {
      bullets += 1
    } else if first &- 0x30 < 10, isNumber(text) {
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

  /// One digit or two, a point and a space.
  private func isNumber(_ text: TextLine) -> Bool {
    let point = text[1].map { $0 &- 0x30 < 10 } == true ? 2 : 1
    return text[point] == UInt8(ascii: ".") && text[point + 1] == 0x20
  }

  /// Whether there is more of programs than so much further talk would allow.
  private func isProgram(talkOf more: Int) -> Bool {
    let talk = prose + bullets + numbered + quotes + tables + headings + more
    return comments > max(1, headings + more) || code > max(2, talk) || pairs > max(2, talk / 2)
  }

  private var score: Int {
    // Comments and statements are a program's, whatever else is there.
    if isProgram(talkOf: 0) { return 0 }
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
    // One sign alone may be anybody's.
    let signs = [headings, underlines, links, fences, emphasis, tables, hasFrontMatter ? 1 : 0]
    let kinds = signs.filter { $0 > 0 }.count
    // Underlines are how plain text has headings too.
    if kinds == 1, underlines > 0 { return min(score, 40) }
    if kinds == 1, hasTitle, headings == 1, long >= 2, code == 0, comments == 0 { return 55 }
    if kinds == 1, headings >= 2, prose >= 2, code == 0, comments == 0 { return max(score, 55) }
    if kinds < 2, !(headings >= 2 && prose >= 2 || links >= 2 || fences >= 2) { return min(score, 45) }
    return min(95, score)
  }
}
