internal import ASCIIBytes

/// Scores text as lightweight markup other than Markdown, such as reStructuredText and Org.
enum LightweightMarkup {
  private static let underlines: ByteSet = "=-~^\"*+#'`"
  private static let statements: [StaticString] = [
    "def ", "import ", "class ", "from ", "    return ", "    self.", "#include", "function ", "    def ",
  ]
  private static let statementBeginnings: ByteSet = "dicf #"

  @Sendable static func restructured(_ scan: TextScan) -> Int {
    guard mayBeRestructured(scan) else { return 0 }
    var directives = 0, roles = 0, literals = 0, links = 0, openings = 0, code = 0
    for line in scan.lines {
      let (whole, text) = (line.whole, line.text)
      if text.hasPrefix(".. "), text.contains("::") || text.hasPrefix(".. _") { directives += 1 }
      if text.hasSuffix("::"), !text.hasPrefix("..") { openings += 1 }
      if text.contains(UInt8(ascii: "`")) {
        if hasRole(text) { roles += 1 }
        if text.contains("``") { literals += 1 }
        if text.contains("`_"), text.contains("<http") { links += 1 }
      }
      if statementBeginnings.contains(whole.bytes[0]), statements.contains(where: { whole.hasPrefix($0) }) {
        code += 1
        if code == 4 { return 0 }
      }
    }
    // Underlines alone may be Markdown.
    guard directives + roles + links > 0 || (openings > 0 && literals > 0) else { return 0 }
    let titles = titles(scan)
    var score = 0
    if directives > 0 { score += directives >= 2 ? 50 : 40 }
    if roles > 0 { score += 35 }
    if links > 0 { score += 25 }
    if titles > 0 { score += titles >= 2 ? 30 : 20 }
    if literals > 0 { score += 10 }
    if openings > 0 { score += 15 }
    return min(95, score)
  }

  /// Returns true if a required feature may exist.
  private static func mayBeRestructured(_ scan: TextScan) -> Bool {
    if scan.text.contains(UInt8(ascii: "`")),
      scan.text.contains(":`") || scan.text.contains("`_") || scan.text.contains("``")
    {
      return true
    }
    return scan.lines.contains { $0.first == UInt8(ascii: ".") && $0.text.hasPrefix(".. ") }
  }

  /// Returns the number of underlined titles.
  private static func titles(_ scan: TextScan) -> Int {
    scan.lines.indices.dropFirst().count { index in
      let line = scan.lines[index]
      let sign = line.first
      guard line.indent == 0, underlines.contains(sign), line.text.count >= 3, !line.followsBlank,
        line.text.bytes.allSatisfy({ $0 == sign })
      else { return false }
      let title = scan.lines[index - 1].whole.trimmedEnd
      return title.count <= line.text.count && title.count + 3 >= line.text.count
        && TextLine.isWord(title.first ?? 0)
    }
  }

  /// Returns true for a role, as in ``:ref:`name` ``.
  private static func hasRole(_ line: TextLine) -> Bool {
    guard line.contains(":`") else { return false }
    var start: Int?
    for (index, byte) in line.bytes.enumerated() {
      if byte == UInt8(ascii: ":") {
        if let start, index > start + 1, line[index + 1] == UInt8(ascii: "`") { return true }
        start = index
      } else if !byte.isASCIILetter, byte != UInt8(ascii: "-") {
        start = nil
      }
    }
    return false
  }

  private static let orgKeywords: [StaticString] = [
    "#+TITLE:", "#+title:", "#+BEGIN_SRC", "#+begin_src", "#+OPTIONS:", "#+AUTHOR:", "#+STARTUP:",
    "#+BEGIN_EXAMPLE", "#+LANGUAGE:", "#+TAGS:", "#+RESULTS:", "#+BEGIN_QUOTE", "#+EMAIL:",
  ]
  private static let orgTasks: [StaticString] = ["* TODO ", "* DONE ", "** TODO ", "** DONE "]

  @Sendable static func org(_ scan: TextScan) -> Int {
    var tasks = 0, keywords = 0, drawers = 0, stars = 0, deep = 0
    for line in scan.lines {
      let (whole, text) = (line.whole, line.text)
      switch line.first {
      case UInt8(ascii: "#") where text[1] == UInt8(ascii: "+"):
        if orgKeywords.contains(where: { text.hasPrefix($0) }) { keywords += 1 }
      case UInt8(ascii: ":"):
        if text == ":PROPERTIES:" || text == ":END:" { drawers += 1 }
      case UInt8(ascii: "*") where line.indent == 0:
        let level = whole.bytes.prefix { $0 == UInt8(ascii: "*") }.count
        guard whole[level] == 0x20 else { continue }
        stars += 1
        if level == 2 || level == 3 { deep += 1 }
        if orgTasks.contains(where: { whole.hasPrefix($0) }) { tasks += 1 }
      default: break
      }
    }
    guard keywords + drawers + tasks > 0 else { return 0 }
    return min(
      95,
      (stars > 0 ? 20 : 0) + (deep > 0 ? 15 : 0) + (keywords > 1 ? 60 : keywords * 45) + (tasks > 0 ? 30 : 0)
        + (drawers > 0 ? 40 : 0))
  }

  @Sendable static func mediaWiki(_ scan: TextScan) -> Int {
    let headings = scan.lines.count { line in
      line.text.hasPrefix("==") && line.indent == 0 && line.text.hasSuffix("==") && line.text.count > 5
        && line.text.bytes.contains(where: \.isASCIILetter)
    }
    guard headings > 0 else { return 0 }
    let links = scan.lines.count { $0.text.contains("[[") && $0.text.contains("]]") }
    let templates = scan.lines.count {
      $0.text.contains("{{") && $0.text.contains("}}") || $0.whole.hasPrefix("{|")
    }
    let quotes = scan.lines.count { $0.text.contains("'''") }
    guard links + templates + quotes > 0 else { return 0 }
    return min(
      90, (headings > 1 ? 40 : 30) + (links > 0 ? 25 : 0) + (templates > 0 ? 15 : 0) + (quotes > 0 ? 15 : 0))
  }

  private static let textileBlocks: [StaticString] = ["bq. ", "bc. ", "p. ", "fn1. "]

  @Sendable static func textile(_ scan: TextScan) -> Int {
    let headings = scan.lines.count { $0.first == UInt8(ascii: "h") && $0.whole.matches("h9. ~") }
    guard headings > 0 else { return 0 }
    let hasBlocks = scan.lines.contains { line in
      textileBlocks.contains { line.whole.hasPrefix($0) } || line.text.contains("\":http")
    }
    return min(85, (headings > 1 ? 65 : 45) + (hasBlocks ? 20 : 0))
  }
}
