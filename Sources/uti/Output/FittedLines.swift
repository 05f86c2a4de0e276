import PropertyLists

/// Lines fitted to a terminal: one that is too long goes on in the next, under the column in which it broke.
///
/// Lines break at blanks, and not within quotes. A line that is a command ends in a backslash where it breaks, so that it
/// can still be copied. A word that is longer than a line breaks behind a slash, where it has one. Styles take no columns.
struct FittedLines {
  /// How many columns a line may have.
  let width: Int

  /// The least that is left to what goes on in the next line.
  private static let leastRoom = 20
  private static let usualIndent = 4

  /// The same text in lines of at most `width` columns.
  func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // No character has more columns than bytes.
      line.utf8.count <= width || Self.columns(line) <= width ? String(line) : broken(line)
    }
    .joined(separator: "\n")
  }

  /// A word with the blanks in front of it.
  private struct Word {
    var gap: Int
    var text: Substring
  }

  private func broken(_ line: Substring) -> String {
    let words = Self.words(of: line)
    let isCommand = words.first?.text == "uti"
    let indent = String(repeating: " ", count: isCommand ? (words.first?.gap ?? 0) + 2 : indent(of: words))
    let room = width - (isCommand ? 2 : 0)
    var lines: [String] = []
    var current = ""
    var count = 0
    var isBegun = false
    func add(_ text: some StringProtocol) {
      current += text
      count += Self.columns(Substring(text))
    }
    func end() {
      lines.append(isCommand ? current + " \\" : current)
      (current, count, isBegun) = (indent, indent.utf8.count, false)
    }
    for word in words {
      let gap = String(repeating: " ", count: word.gap)
      let needed = Self.columns(word.text)
      if count + word.gap + needed <= room {
        add(lines.isEmpty || isBegun ? gap : "")
        add(word.text)
        isBegun = true
        continue
      }
      // A word that fits in no line begins where it stands.
      let isLong = indent.utf8.count + needed > room
      if isBegun, isCommand || !isLong || count + word.gap >= room - Self.leastRoom {
        end()
      } else if lines.isEmpty || isBegun {
        add(gap)
      }
      isBegun = true
      var rest = word.text
      while !isCommand, count + Self.columns(rest) > room {
        let part = Self.beginning(of: rest, columns: room - count)
        if part.isEmpty { break }
        add(part)
        rest = rest[part.endIndex...]
        end()
      }
      add(rest)
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// The column under which a line goes on: of its last part behind a wide gap that leaves room, or a little further in than
  /// the line.
  private func indent(of words: [Word]) -> Int {
    var column = 0
    var found: Int?
    for (position, word) in words.enumerated() {
      column += word.gap
      if position > 0, word.gap > 1, column <= width / 2, width - column >= Self.leastRoom { found = column }
      column += Self.columns(word.text)
    }
    return found ?? min((words.first?.gap ?? 0) + Self.usualIndent, width / 2)
  }

  /// The words of a line; what stands in quotes is one.
  private static func words(of line: Substring) -> [Word] {
    var words: [Word] = []
    var rest = line
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      rest = rest[gap.endIndex...]
      var end = rest.firstIndex(of: " ") ?? rest.endIndex
      if let quote = rest[..<end].lastIndex(of: "'"),
        quote == rest.startIndex || !rest[rest.index(before: quote)].isLetter,
        let close = rest[rest.index(after: quote)...].firstIndex(of: "'"), close >= end
      {
        end = rest[close...].firstIndex(of: " ") ?? rest.endIndex
      }
      words.append(Word(gap: gap.count, text: rest[..<end]))
      rest = rest[end...]
    }
    return words
  }

  /// As much of a word as fits, up to its last slash in the second half of that.
  private static func beginning(of word: Substring, columns: Int) -> Substring {
    var room = columns
    var end = word.startIndex
    var slash: Substring.Index?
    var isStyle = false
    for index in word.indices {
      isStyle = isStyle || word[index] == "\u{1B}"
      if !isStyle { room -= DisplayWidth.of(word[index]) }
      if room < 0 { break }
      if isStyle, word[index] == "m" { isStyle = false }
      end = word.index(after: index)
      if word[index] == "/", room < columns / 2 { slash = end }
    }
    return word[..<(slash ?? end)]
  }

  /// The columns of a text, in which sequences that set it off have none.
  private static func columns(_ text: Substring) -> Int {
    guard text.utf8.contains(0x1B) else { return DisplayWidth.of(text) }
    var count = 0
    var isStyle = false
    for character in text {
      if character == "\u{1B}" { isStyle = true }
      if !isStyle { count += DisplayWidth.of(character) }
      if isStyle, character == "m" { isStyle = false }
    }
    return count
  }
}
