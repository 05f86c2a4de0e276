import PropertyLists

/// Lines fitted to a terminal: one that is too long goes on in the next, under the column of its last part.
///
/// Lines break at blanks, and not within quotes. A line that is a command and nothing else ends in a backslash where it
/// breaks, so that it can be copied. A word that is longer than a line breaks behind a mark such as a slash. Styles take
/// no columns.
struct FittedLines {
  /// The most columns of a line.
  let width: Int
  /// The extra indent with which a line without columns goes on.
  var hang = 4

  /// The least that is left to a part behind a wide gap; with less it begins in the next line.
  private var leastRoom: Int { min(28, max(8, width * 7 / 20)) }

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
    var columns: Int
  }

  private func broken(_ line: Substring) -> String {
    let words = words(of: line)
    let isCommand =
      words.first?.text == "uti" && words.first?.gap != 0 && !words.dropFirst().contains { $0.gap > 1 }
    let indent = isCommand ? (words.first?.gap ?? 0) + 2 : indent(of: words)
    let room = width - (isCommand ? 2 : 0)
    var (lines, current, count, isBegun) = ([String](), "", 0, false)
    func add(_ text: some StringProtocol, _ columns: Int) {
      current += text
      count += columns
    }
    func end() {
      lines.append(isCommand ? current + " \\" : current)
      (current, count, isBegun) = (String(repeating: " ", count: indent), indent, false)
    }
    for (position, word) in words.enumerated() {
      if isBegun, word.gap > 1, !isCommand {
        let part = words[position...].prefix { $0.gap < 2 || $0.text.startIndex == word.text.startIndex }
        let needed = part.reduce(0) { $0 + $1.gap + $1.columns }
        if count + needed > room, room - count - word.gap < leastRoom { end() }
      }
      var gap = isBegun ? word.gap : lines.isEmpty ? min(word.gap, width / 2) : 0
      if isBegun, count + gap + word.columns > room,
        isCommand || indent + word.columns <= room || room - count - gap < leastRoom
      {
        end()
        gap = 0
      }
      add(String(repeating: " ", count: gap), gap)
      isBegun = true
      var rest = word.text
      while !isCommand, count + Self.columns(rest) > room {
        let part = Self.beginning(of: rest, columns: room - count)
        if part.isEmpty, count <= indent { break }
        add(part, Self.columns(part))
        rest = rest[part.endIndex...]
        end()
        isBegun = true
      }
      add(rest, Self.columns(rest))
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
      if position > 0, word.gap > 1, width - column >= leastRoom { found = column }
      column += word.columns
    }
    let margin = words.first?.gap ?? 0
    return found ?? min(margin + (margin > 8 ? 0 : hang), width / 2)
  }

  /// The words of a line; what stands in quotes is one, as far as it fits in a line.
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

  /// As much of a word as fits, up to the last mark in the second half of that.
  private static func beginning(of word: Substring, columns: Int) -> Substring {
    var room = columns
    var end = word.startIndex
    var mark: Substring.Index?
    var isStyle = false
    for index in word.indices {
      isStyle = isStyle || word[index] == "\u{1B}"
      if !isStyle { room -= DisplayWidth.of(word[index]) }
      if room < 0 { break }
      if isStyle, word[index] == "m" { isStyle = false }
      end = word.index(after: index)
      if DisplayWidth.breaks.contains(word[index]), room < columns / 2 { mark = end }
    }
    return word[..<(mark ?? end)]
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
