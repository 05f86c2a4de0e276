internal import ASCIIBytes
internal import UniformTypes

extension TextHeuristic {
  /// Heuristics for delimited tables, playlists and patches.
  static let tables: [TextHeuristic] = [
    TextHeuristic(
      "as many tabs in every line", .tabSeparatedText, from: 60, upTo: 88,
      score: { TableLines.score($0, separator: 0x09) },
      because: "every line has as many fields, divided by tabs"),
    TextHeuristic(
      "as many commas in every line", .commaSeparatedText, from: 60, upTo: 88,
      score: { TableLines.score($0, separator: UInt8(ascii: ",")) },
      because: "every line has as many fields, divided by commas (RFC 4180)"),
    TextHeuristic(
      "as many semicolons in every line", .commaSeparatedText, from: 60, upTo: 88,
      score: { TableLines.score($0, separator: UInt8(ascii: ";")) },
      because: "every line has as many fields, divided by semicolons"),
    TextHeuristic(
      "paths of sound files", .m3uPlaylist, from: 60, upTo: 70, score: TableLines.playlist,
      because: "every line is a path that ends as sound or video does"),
    TextHeuristic(
      "differences", .patch, from: 60, upTo: 85, lines: "@", score: TableLines.patch,
      because: "both names, a range and changed lines behind a description"),
  ]
}

/// Scores text as a delimited table, a playlist or a patch.
enum TableLines {
  private static let maxLines = 200
  private static let statementEnds: ByteSet = "{}();"

  static func score(_ scan: TextScan, separator: UInt8) -> Int {
    var lines: [TextLine] = []
    var fields: [Int] = []
    var isQuoteOpen = false
    var indentedLines = 0
    var statements = 0
    var otherWidths = 0
    for line in scan.lines {
      let whole = line.whole
      if separator == 0x09, whole.first == UInt8(ascii: "#") { continue }
      guard lines.count < maxLines else { break }
      let (count, staysOpen) = count(whole, separator, startsOpen: isQuoteOpen)
      // A table's first line has separators.
      if fields.isEmpty, count == 0, !staysOpen { return 0 }
      lines.append(whole)
      if isQuoteOpen, let last = fields.popLast() {
        fields.append(last + count)
      } else {
        if fields.count > 1, fields.last != fields.first { otherWidths += 1 }
        fields.append(count)
      }
      // Stop early if more than a twentieth of the lines have another width.
      if otherWidths * 20 > min(maxLines, scan.lines.count) { return 0 }
      isQuoteOpen = staysOpen
      if whole.first == 0x20 || whole.first == 0x09 && separator != 0x09 { indentedLines += 1 }
      if statementEnds.contains(line.last), separator != UInt8(ascii: ";") { statements += 1 }
      if whole.first == UInt8(ascii: "/") || whole.first == UInt8(ascii: "*") { statements += 1 }
    }
    guard lines.count >= 2 else { return 0 }
    guard let width = fields.first, width >= 1, fields.count >= 2 else { return 0 }
    let same = fields.filter { $0 == width }.count
    guard same * 20 >= fields.count * 19 || fields.count < 20 && same == fields.count else { return 0 }
    guard statements * 4 <= lines.count, indentedLines * 3 <= lines.count else { return 0 }
    // Prose has a comma or two per line: short tables of few columns need names without spaces.
    let words = lines[0].bytes.split(separator: separator).map { TextLine($0).trimmed }
    let cells = lines.prefix(20).flatMap { $0.bytes.split(separator: separator).map { TextLine($0) } }
    let sentences = cells.filter { $0.wordCount(upTo: 4) > 3 && $0.trimmed.first != UInt8(ascii: "\"") }.count
    let isHeader =
      words.allSatisfy { $0.wordCount(upTo: 5) <= 4 && $0.count > 0 && $0.count < 64 }
      && words.count == width + 1
    var score = width >= 3 ? 62 : width == 2 ? 56 : 44
    if separator == 0x09 { score += 8 }
    if fields.count >= 5 { score += 10 } else if fields.count >= 3 { score += 5 }
    if isHeader { score += 8 }
    if sentences * 3 > cells.count { score -= 40 }
    // Lists of titles look similar: "The End of the Affair, by Graham Greene".
    if width == 1, separator == UInt8(ascii: ","), lines.allSatisfy({ $0.contains(", ") }),
      cells.filter({ $0.wordCount(upTo: 2) > 1 }).count * 4 > cells.count * 3
    {
      score -= 40
    }
    return min(88, score)
  }

  /// Returns the number of separators outside quotes, and whether a quote stays open.
  private static func count(_ line: TextLine, _ separator: UInt8, startsOpen: Bool) -> (Int, Bool) {
    let quote = UInt8(ascii: "\"")
    if !startsOpen, let count = UnsafeRawBufferPointer(line.bytes).count(of: separator, without: quote) {
      return (count, false)
    }
    var count = 0
    var open = startsOpen
    var startsField = !startsOpen
    for byte in line.bytes {
      if byte == quote, open || startsField {
        open.toggle()
        startsField = false
      } else if byte == separator, !open {
        count += 1
        startsField = true
      } else if byte != 0x20 {
        startsField = false
      }
    }
    return (count, open)
  }

  private static let mediaSuffixes: [StaticString] = [
    ".mp3", ".flac", ".ogg", ".m4a", ".wav", ".wma", ".aac", ".opus", ".mp4", ".mkv", ".avi", ".aif", ".aiff",
    ".ape",
    ".MP3", ".ts", ".webm", ".mod", ".xm", ".it",
  ]

  @Sendable static func playlist(_ scan: TextScan) -> Int {
    var entries = 0
    var hasPath = false
    for line in scan.lines.lazy.map(\.whole) where line.first != UInt8(ascii: "#") {
      let name = line.trimmedEnd
      guard mediaSuffixes.contains(where: { name.hasSuffix($0) }) else { return 0 }
      entries += 1
      if line.contains(UInt8(ascii: "/")) || line.contains(UInt8(ascii: "\\")) { hasPath = true }
    }
    return entries >= 2 ? (hasPath ? 70 : 60) : 0
  }

  @Sendable static func patch(_ scan: TextScan) -> Int {
    var hasOldName = false
    var hasBothNames = false
    var changes = 0
    var fenced = false
    for line in scan.lines.lazy.map(\.whole) {
      if line.hasPrefix("```") { fenced = true }
      if line.hasPrefix("--- ") {
        hasOldName = true
      } else if line.hasPrefix("+++ "), hasOldName {
        hasBothNames = true
      } else {
        if line.hasPrefix("@@ -"), hasBothNames { changes += 1 }
        if !line.hasPrefix("---") { hasOldName = false }
      }
    }
    return fenced || changes == 0 ? 0 : 85
  }
}
