/// Names and what they mean, in two columns.
enum HelpColumns {
  private static let width = 80

  static func text(_ rows: [(name: String, meaning: String)]) -> String {
    let indent = 2 + (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { row in
      let first = "  " + row.name + String(repeating: " ", count: indent - 2 - row.name.count)
      return first + paragraph(row.meaning, indent: indent).dropFirst(indent)
    }
    .joined()
  }

  /// The words in lines, each behind blanks.
  static func paragraph(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line == margin ? line + word : line + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
