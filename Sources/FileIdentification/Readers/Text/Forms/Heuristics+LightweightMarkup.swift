internal import UniformTypes

extension TextHeuristic {
  /// Text that is to be read as it is, and marked up all the same.
  static let lightweightMarkup: [TextHeuristic] = [
    TextHeuristic(
      "Markdown's headings, links and fences", .markdown, from: 50, score: MarkdownLines.score,
      because: "headings, links, emphasis, lists and code as Markdown writes them (CommonMark)"),
    TextHeuristic(
      "reStructuredText's directives and underlines", .reStructuredText, from: 50,
      score: LightweightMarkup.restructured,
      because: "directives, roles and underlined headings"),
    TextHeuristic(
      "Org's headings and keywords", .orgMode, from: 55, score: LightweightMarkup.org,
      because: "starred headings with keywords, drawers and blocks"),
    TextHeuristic(
      "AsciiDoc's title and attributes", .asciiDoc, from: 55, score: LightweightMarkup.asciiDoc,
      because: "headings of equals signs, attributes and block delimiters"),
    TextHeuristic(
      "MediaWiki's headings and links", .mediaWiki, from: 60, score: LightweightMarkup.mediaWiki,
      because: "double brackets, templates and headings between equals signs"),
    TextHeuristic(
      "Textile's headings", .textile, from: 60, score: LightweightMarkup.textile,
      because: "blocks that begin with h1. and their like"),
  ]
}

/// Signs of Markdown.
struct MarkdownLines {
  private let scan: TextScan
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
    var lines = MarkdownLines(scan)
    lines.skipFrontMatter()
    for index in scan.lines.indices.dropFirst(lines.start) { lines.take(index) }
    return lines.score
  }

  private init(_ scan: TextScan) { self.scan = scan }

  private mutating func skipFrontMatter() {
    let lines = scan.lines
    guard lines.first.map({ $0.trimmedEnd == "---" }) == true,
      let end = lines.dropFirst().prefix(60).firstIndex(where: { $0.trimmedEnd == "---" }),
      lines[1..<end].contains(where: { $0.offset(of: UInt8(ascii: ":")) != nil })
    else { return }
    hasFrontMatter = true
    start = end + 1
  }

  private mutating func take(_ index: Int) {
    let line = scan.lines[index]
    let text = line.trimmed
    guard let first = text.first else { return }
    if text.hasPrefix("```") || text.hasPrefix("~~~") && text[3] != UInt8(ascii: "~") {
      inFence.toggle()
      if inFence { fences += 1 }
    } else if inFence {
      return
    } else if line.indent >= 4 || line.first == 0x09 {
      if bullets + numbered == 0 { code += 1 }
    } else if first == UInt8(ascii: "#") {
      takeHeading(text, index)
    } else if isUnderline(text, index) {
      underlines += 1
    } else {
      if Self.isForeign(text) { foreign += 1 }
      if Self.hasLink(text) { links += 1 }
      if Self.hasEmphasis(text) { emphasis += 1 }
      takeWords(text, first)
    }
  }

  private mutating func takeHeading(_ text: TextLine, _ index: Int) {
    let lines = scan.lines
    let level = text.bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let title = text.dropping(level)
    // A comment of scripts comes in runs; a heading stands alone.
    let runsOn =
      index + 1 < lines.count && !scan.followsBlank[index + 1] && Self.isHeading(lines[index + 1], of: level)
    let runs = index > start && !scan.followsBlank[index] && Self.isHeading(lines[index - 1], of: level)
    if level <= 6, title.first == 0x20, !title.isBlank, !runsOn, !runs {
      headings += 1
      if index == start { hasTitle = true }
    } else {
      comments += 1
    }
  }

  private func isUnderline(_ text: TextLine, _ index: Int) -> Bool {
    guard index > start, !scan.followsBlank[index], text.count >= 3,
      scan.lines[index - 1].trimmed.first.map({ $0 >= 0x30 && $0 != UInt8(ascii: "[") }) == true
    else { return false }
    return text.bytes.allSatisfy { $0 == UInt8(ascii: "=") }
      || text.bytes.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private mutating func takeWords(_ text: TextLine, _ first: UInt8) {
    if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") {
      bullets += 1
    } else if text.matches("9. ~") || text.matches("99. ~") {
      numbered += 1
    } else if text.hasPrefix("> ") {
      quotes += 1
    } else if first == UInt8(ascii: "|"), text.last == UInt8(ascii: "|") {
      tables += 1
    } else if text.last == UInt8(ascii: ";") || text.last == UInt8(ascii: "{")
      || text.last == UInt8(ascii: "}") || text.hasSuffix(");")
    {
      code += 1
    } else if Self.isStatement(text) {
      code += 2
    } else if Self.isPair(text) {
      pairs += 1
    } else if text.wordCount >= 4 {
      prose += 1
      if text.wordCount >= 10 { long += 1 }
    }
  }

  private var score: Int {
    // Comments and statements are a program's, whatever else is there.
    let talk = prose + bullets + numbered + quotes + tables + headings
    guard comments <= max(1, headings), code <= max(2, talk), pairs <= max(2, talk / 2) else { return 0 }
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

  /// `== A heading`, `[[anchor]]`, `[source,ruby]`, `.. directive::`.
  private static func isForeign(_ line: TextLine) -> Bool {
    if line.hasPrefix("== ") || line.hasPrefix("=== ") || line.hasPrefix(".. ") && line.contains("::") {
      return true
    }
    return line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: "]")
      && (line.hasPrefix("[[") && line.hasSuffix("]]") || line.hasPrefix("[source")
        || line.hasPrefix("[cols"))
  }

  private static func isHeading(_ line: TextLine, of level: Int) -> Bool {
    line.bytes.prefix { $0 == UInt8(ascii: "#") }.count == level
  }

  /// How lines of programs begin.
  private static func isStatement(_ line: TextLine) -> Bool {
    let starts: [StaticString] = [
      "//", "/*", "*/", "import ", "from __future__", "def ", "class ", "function ", "var ", "const ", "let ",
      "return ",
      "#include", "package ", "public ", "private ", "static ", "if (", "for (", "while (", "export ",
      "elif ",
    ]
    if line.count <= 4 { return ["fi", "end", "done", "esac", "else"].contains(line.text) }
    return starts.contains { line.hasPrefix($0) }
  }

  /// A name, a colon or equals sign, and little else.
  private static func isPair(_ line: TextLine) -> Bool {
    let name = TextLine(line.bytes.prefix { TextLine.isWord($0) || $0 == UInt8(ascii: ".") })
    guard name.count > 1 else { return false }
    let rest = line.dropping(name.count).trimmedStart
    if rest.first == UInt8(ascii: "=") { return true }
    return rest.first == UInt8(ascii: ":") && name.count + rest.count <= line.count && rest.wordCount <= 6
      && rest[1] != UInt8(ascii: ":")
  }

  /// `[text](target)`, `[text][label]`, `![image](...)`, or a definition of a label.
  private static func hasLink(_ line: TextLine) -> Bool {
    guard line.contains("](") || line.contains("]:") else { return false }
    var index = 0
    while let byte = line[index] {
      if byte == UInt8(ascii: "]") {
        if line[index + 1] == UInt8(ascii: "("), index > 0,
          line.prefix(index).offset(of: UInt8(ascii: "[")) != nil,
          let next = line[index + 2],
          next == UInt8(ascii: "h") || next == UInt8(ascii: "#") || next == UInt8(ascii: ".")
            || next == UInt8(ascii: "/")
            || line.dropping(index).offset(of: UInt8(ascii: ")")) != nil && TextLine.isLetter(next)
        {
          return true
        }
        if line.first == UInt8(ascii: "["), line[index + 1] == UInt8(ascii: ":"),
          line.dropping(index + 2).trimmedStart.hasPrefix("http")
        {
          return true
        }
      }
      index += 1
    }
    return false
  }

  /// `**strong**`, `__strong__` or `` `code` ``.
  private static func hasEmphasis(_ line: TextLine) -> Bool {
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

/// Signs of other lightweight markup.
enum LightweightMarkup {
  /// Text in a role, as in ``:ref:`name` ``.
  private static func hasRole(_ line: TextLine) -> Bool {
    guard line.contains(":`") else { return false }
    var start: Int?
    var index = 0
    while let byte = line[index] {
      if byte == UInt8(ascii: ":") {
        if let start, index > start + 1, line[index + 1] == UInt8(ascii: "`") { return true }
        start = index
      } else if !TextLine.isLetter(byte), byte != UInt8(ascii: "-") {
        start = nil
      }
      index += 1
    }
    return false
  }

  @Sendable static func restructured(_ scan: TextScan) -> Int {
    let directives = scan.count { line in
      line.trimmedStart.hasPrefix(".. ") && (line.contains("::") || line.trimmedStart.hasPrefix(".. _"))
    }
    let roles = scan.count(hasRole)
    let literals = scan.count { $0.contains("``") }
    let links = scan.count { $0.contains("`_") && $0.contains("<http") }
    let openings = scan.count { $0.trimmedEnd.hasSuffix("::") && !$0.trimmedStart.hasPrefix("..") }
    let code = scan.count { line in
      ["def ", "import ", "class ", "from ", "    return ", "    self.", "#include", "function ", "    def "]
        .contains { (start: StaticString) in line.hasPrefix(start) }
    }
    guard code < 4 else { return 0 }
    // Without any sign of its own, underlines are Markdown's as well.
    guard directives + roles + links > 0 || (openings > 0 && literals > 0) else { return 0 }
    var titles = 0
    for index in scan.lines.indices.dropFirst() {
      let line = scan.lines[index].trimmedEnd
      guard let sign = line.first, "=-~^\"*+#'`".utf8.contains(sign), line.count >= 3,
        line.bytes.allSatisfy({ $0 == sign }), !scan.followsBlank[index]
      else { continue }
      let title = scan.lines[index - 1].trimmedEnd
      if title.count <= line.count, title.count + 3 >= line.count, TextLine.isWord(title.first ?? 0) {
        titles += 1
      }
    }
    var score = 0
    if directives > 0 { score += directives >= 2 ? 50 : 40 }
    if roles > 0 { score += 35 }
    if links > 0 { score += 25 }
    if titles > 0 { score += titles >= 2 ? 30 : 20 }
    if literals > 0 { score += 10 }
    if openings > 0 { score += 15 }
    return min(95, score)
  }

  @Sendable static func org(_ scan: TextScan) -> Int {
    let tasks = scan.count {
      $0.hasPrefix("* TODO ") || $0.hasPrefix("* DONE ") || $0.hasPrefix("** TODO ")
        || $0.hasPrefix("** DONE ")
    }
    let keywords = scan.count { line in
      [
        "#+TITLE:", "#+title:", "#+BEGIN_SRC", "#+begin_src", "#+OPTIONS:", "#+AUTHOR:", "#+STARTUP:",
        "#+BEGIN_EXAMPLE", "#+LANGUAGE:", "#+TAGS:", "#+RESULTS:", "#+BEGIN_QUOTE", "#+EMAIL:",
      ]
      .contains { (mark: StaticString) in line.trimmedStart.hasPrefix(mark) }
    }
    let drawers = scan.count { $0.trimmed == ":PROPERTIES:" || $0.trimmed == ":END:" }
    guard keywords + drawers + tasks > 0 else { return 0 }
    let stars = scan.count { line in
      let level = line.bytes.prefix { $0 == UInt8(ascii: "*") }.count
      return level > 0 && line[level] == 0x20 && line.first == UInt8(ascii: "*")
    }
    let deep = scan.count { $0.hasPrefix("** ") || $0.hasPrefix("*** ") }
    return min(
      95,
      (stars > 0 ? 20 : 0) + (deep > 0 ? 15 : 0) + (keywords > 1 ? 60 : keywords * 45) + (tasks > 0 ? 30 : 0)
        + (drawers > 0 ? 40 : 0))
  }

  @Sendable static func asciiDoc(_ scan: TextScan) -> Int {
    let title = scan.lines.first.map { $0.hasPrefix("= ") && $0.last != UInt8(ascii: "=") } == true
    let sections = scan.count {
      ($0.hasPrefix("== ") || $0.hasPrefix("=== ")) && $0.trimmedEnd.last != UInt8(ascii: "=")
    }
    let attributes = scan.count { line in
      guard line.first == UInt8(ascii: ":"), let end = line.dropping(1).offset(of: UInt8(ascii: ":")), end > 0
      else { return false }
      return line.dropping(1).prefix(end).isIdentifier
    }
    let blocks = scan.count {
      $0.hasPrefix("[source") || $0.hasPrefix("include::") || $0.hasPrefix("image::")
        || $0.trimmedEnd == "----" || $0.trimmedEnd == "|===" || $0.trimmedEnd == "===="
        || $0.trimmedEnd == "++++" || $0.trimmedEnd == "[NOTE]" || $0.hasPrefix("[cols=")
    }
    let anchors = scan.count {
      $0.hasPrefix("[[") && $0.trimmedEnd.hasSuffix("]]") || $0.contains("<<") && $0.contains(">>")
    }
    let links = scan.count(hasNamedLink)
    let admonitions = scan.count {
      $0.hasPrefix("NOTE: ") || $0.hasPrefix("TIP: ") || $0.hasPrefix("link:") || $0.contains("xref:")
    }
    let isHeaded = title || sections > 0
    let signs = [attributes, blocks, anchors, links, admonitions]
    guard isHeaded || signs.count(where: { $0 > 0 }) > 2 else { return 0 }
    return min(
      95,
      (title ? 35 : 0) + (sections > 1 ? 35 : sections * 25) + (attributes > 0 ? 25 : 0)
        + (blocks > 0 ? 25 : 0) + (anchors > 0 ? 20 : 0) + (links > 0 ? 20 : 0) + (admonitions > 0 ? 10 : 0))
  }

  /// `https://example.org[Example]`.
  private static func hasNamedLink(_ line: TextLine) -> Bool {
    guard line.contains("://"), line.last != nil else { return false }
    var rest = line
    while let colon = rest.offset(of: UInt8(ascii: ":")) {
      rest = rest.dropping(colon + 1)
      guard rest.hasPrefix("//") else { continue }
      let address = rest.bytes.prefix { $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ")") }
      if address.count > 3, rest[address.count] == UInt8(ascii: "["), rest[address.count + 1] != nil {
        return true
      }
    }
    return false
  }

  @Sendable static func mediaWiki(_ scan: TextScan) -> Int {
    let headings = scan.count {
      $0.hasPrefix("==") && $0.trimmedEnd.hasSuffix("==") && $0.trimmedEnd.count > 5
        && TextLine(($0.trimmedEnd.bytes)).bytes.contains { TextLine.isLetter($0) }
    }
    guard headings > 0 else { return 0 }
    let links = scan.count { $0.contains("[[") && $0.contains("]]") }
    let templates = scan.count { $0.contains("{{") && $0.contains("}}") || $0.hasPrefix("{|") }
    let quotes = scan.count { $0.contains("'''") }
    guard links + templates + quotes > 0 else { return 0 }
    return min(
      90, (headings > 1 ? 40 : 30) + (links > 0 ? 25 : 0) + (templates > 0 ? 15 : 0) + (quotes > 0 ? 15 : 0))
  }

  @Sendable static func textile(_ scan: TextScan) -> Int {
    let headings = scan.count { $0.matches("h9. ~") }
    guard headings > 0 else { return 0 }
    let blocks = scan.count {
      $0.hasPrefix("bq. ") || $0.hasPrefix("bc. ") || $0.hasPrefix("p. ") || $0.hasPrefix("fn1. ")
        || $0.contains("\":http")
    }
    return min(85, (headings > 1 ? 65 : 45) + (blocks > 0 ? 20 : 0))
  }
}
