/// What single lines show, of Markdown and of others.
extension MarkdownLines {
  /// `== A heading`, `[[anchor]]`, `[source,ruby]`, `.. directive::`.
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

  /// How lines of programs begin.
  private static let statements: [StaticString] = [
    "//", "/*", "*/", "import ", "from __future__", "def ", "class ", "function ", "var ", "const ", "let ",
    "return ", "#include", "package ", "public ", "private ", "static ", "if (", "for (", "while (",
    "export ",
    "elif ",
  ]
  /// What stands alone on lines of programs.
  private static let ends: [StaticString] = ["fi", "end", "done", "esac", "else"]
  private static let statementBeginnings: ByteSet = "/*ifdcvlr#pswe"
  private static let statementSeconds: ByteSet = "/*mreluaoitfhx"

  static func isStatement(_ line: TextLine) -> Bool {
    if line.count <= 4 { return ends.contains { line == $0 } }
    return statementBeginnings.contains(line.bytes[0]) && statementSeconds.contains(line.bytes[1])
      && statements.contains { line.hasPrefix($0) }
  }

  /// A name, a colon or equals sign, and little else.
  static func isPair(_ line: TextLine) -> Bool {
    let count = line.nameCount
    guard count > 1 else { return false }
    let rest = line.dropping(count).trimmedStart
    if rest.first == UInt8(ascii: "=") { return true }
    return rest.first == UInt8(ascii: ":") && rest.wordCount(upTo: 7) <= 6 && rest[1] != UInt8(ascii: ":")
  }

  /// `[text](target)`, `[text][label]`, `![image](...)`, or a definition of a label.
  static func hasLink(_ line: TextLine) -> Bool {
    let targets: ByteSet = "h#./"
    guard var from = line.offset(of: UInt8(ascii: "]")) else { return false }
    let open = line.offset(of: UInt8(ascii: "[")) ?? line.count
    let close = line.bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
    while let index = line.offset(of: UInt8(ascii: "]"), from: from) {
      from = index + 1
      if line[index + 1] == UInt8(ascii: "("), open < index, let next = line[index + 2],
        targets.contains(next) || TextLine.isLetter(next) && close > index
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

  /// `**strong**`, `__strong__` or `` `code` ``.
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
