import PropertyLists

/// Wraps lines to the width of a terminal, indented to the column of their last part.
///
/// Lines break at spaces outside quotes. A line that is a command breaks with a backslash, so that it can be copied. A
/// word longer than a line breaks after a character such as a slash. Style sequences have no width.
struct LineWrapper {
  /// The maximum number of columns of a line.
  let width: Int
  /// The additional indent of continuation lines, for lines without columns.
  var hangingIndent = 4

  /// The minimum width for a part after a wide gap; with less space it begins on the next line.
  private var minPartWidth: Int { min(28, max(8, width * 7 / 20)) }

  /// Wraps a text to lines of at most `width` columns.
  func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // No character is wider in columns than in bytes.
      line.utf8.count <= width || Self.columns(line) <= width ? String(line) : wrapped(line: line)
    }
    .joined(separator: "\n")
  }

  /// A word with the number of spaces before it.
  private struct Word {
    var gap: Int
    var text: Substring
    var columns: Int
  }

  private func wrapped(line: Substring) -> String {
    let words = words(of: line)
    let isCommand =
      words.first?.text == "uti" && words.first?.gap != 0 && !words.dropFirst().contains { $0.gap > 1 }
    let indent = isCommand ? (words.first?.gap ?? 0) + 2 : indent(of: words)
    let room = width - (isCommand ? 2 : 0)
    var (lines, current, count, hasWords) = ([String](), "", 0, false)
    func add(_ text: some StringProtocol, _ columns: Int) {
      current += text
      count += columns
    }
    func end() {
      lines.append(isCommand ? current + " \\" : current)
      (current, count, hasWords) = (String(repeating: " ", count: indent), indent, false)
    }
    for (index, word) in words.enumerated() {
      if hasWords, word.gap > 1, !isCommand {
        let part = words[index...].prefix { $0.gap < 2 || $0.text.startIndex == word.text.startIndex }
        let needed = part.reduce(0) { $0 + $1.gap + $1.columns }
        if count + needed > room, room - count - word.gap < minPartWidth { end() }
      }
      var gap = hasWords ? word.gap : lines.isEmpty ? min(word.gap, width / 2) : 0
      if hasWords, count + gap + word.columns > room,
        isCommand || indent + word.columns <= room || room - count - gap < minPartWidth
      {
        end()
        gap = 0
      }
      add(String(repeating: " ", count: gap), gap)
      hasWords = true
      var rest = word.text
      while !isCommand, count + Self.columns(rest) > room {
        let part = Self.prefix(of: rest, columns: room - count)
        if part.isEmpty, count <= indent { break }
        add(part, Self.columns(part))
        rest = rest[part.endIndex...]
        end()
        hasWords = true
      }
      add(rest, Self.columns(rest))
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the indent of continuation lines: the column of the last part after a wide gap that leaves enough width, else
  /// a little more than the indent of the line.
  private func indent(of words: [Word]) -> Int {
    var column = 0
    var lastPart: Int?
    for (index, word) in words.enumerated() {
      column += word.gap
      if index > 0, word.gap > 1, width - column >= minPartWidth { lastPart = column }
      column += word.columns
    }
    let margin = words.first?.gap ?? 0
    return lastPart ?? min(margin + (margin > 8 ? 0 : hangingIndent), width / 2)
  }

  /// Splits a line into words; a quotation is one word if it is at most half a line long.
  private func words(of line: Substring) -> [Word] {
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
        let whole = rest[close...].firstIndex(of: " ") ?? rest.endIndex
        if Self.columns(rest[..<whole]) <= width / 2 { end = whole }
      }
      words.append(Word(gap: gap.count, text: rest[..<end], columns: Self.columns(rest[..<end])))
      rest = rest[end...]
    }
    return words
  }

  /// Returns the part of a word that fits, up to the last break character in its second half.
  private static func prefix(of word: Substring, columns: Int) -> Substring {
    var room = columns
    var end = word.startIndex
    var breakEnd: Substring.Index?
    var isStyle = false
    for index in word.indices {
      isStyle = isStyle || word[index] == "\u{1B}"
      if !isStyle { room -= DisplayWidth.of(word[index]) }
      if room < 0 { break }
      if isStyle, word[index] == "m" { isStyle = false }
      end = word.index(after: index)
      if DisplayWidth.breakCharacters.contains(word[index]), room < columns / 2 { breakEnd = end }
    }
    return word[..<(breakEnd ?? end)]
  }

  /// Returns the width of a text, without style sequences.
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
