/// The width of text in terminal columns.
///
/// Wide characters take two columns, combining and invisible ones none. An emoji sequence counts as one emoji, as most
/// terminals draw it.
package enum DisplayWidth {
  /// Returns the width of a string in columns.
  package static func of(_ text: String) -> Int { width(of: text) }

  /// Returns the width of a substring in columns.
  package static func of(_ text: Substring) -> Int { width(of: text) }

  @inline(__always)
  private static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of one character, by its first scalar and an emoji variation selector.
  package static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value >= 0x20, first.value < 0x7F, character.utf8.count == 1 { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if isWide(first.value) { return 2 }
    // Halfwidth Japanese voicing marks take one column each.
    let marks = character.unicodeScalars.dropFirst().count { (0xFF9E...0xFF9F).contains($0.value) }
    if marks > 0 { return 1 + marks }
    let isEmoji = first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F }
    let isFlag = (0x1F1E6...0x1F1FF).contains(first.value) && character.unicodeScalars.count > 1
    return isEmoji || isFlag ? 2 : 1
  }

  /// Returns the text shortened to `width` columns in the middle, so that the extension stays.
  package static func elided(_ text: String, to width: Int) -> String {
    // No character has more columns than bytes.
    guard width > 0, text.utf8.count > width, of(text) > width else { return width > 0 ? text : "" }
    let tail = (width - 1) * 3 / 5
    let end = suffix(of: text, width: tail)
    return prefix(of: text, width: width - 1 - of(end)) + "…" + end
  }

  /// Returns the text padded with spaces to `width` columns.
  package static func padded(_ text: String, to width: Int) -> String {
    let missing = width - of(text)
    return missing > 0 ? text + String(repeating: " ", count: missing) : text
  }

  /// Returns the words in lines of at most `width` columns; longer words are broken.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(1, width)
    if text.utf8.count <= width { return text.isEmpty ? [] : [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      if !line.isEmpty, of(line) + 1 + of(word) <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = word
      while of(line) > width {
        let part = beginning(of: line, width: width)
        if part.isEmpty { break }
        lines.append(part)
        line.removeFirst(part.count)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The characters after which a long word may be broken.
  package static let breakCharacters: Set<Character> = ["/", ".", "-", "_", ","]

  /// Returns the prefix of a long word that fits, ending at the last break character of its second half if there is one.
  private static func beginning(of word: String, width: Int) -> String {
    let part = prefix(of: word, width: width)
    guard let mark = part.lastIndex(where: breakCharacters.contains), part.count < word.count else {
      return part
    }
    let upToMark = part[...mark]
    return of(upToMark) > width / 2 ? String(upToMark) : part
  }

  private static func prefix(of text: String, width: Int) -> String {
    var room = width
    return String(
      text.prefix { character in
        room -= of(character)
        return room >= 0
      })
  }

  private static func suffix(of text: String, width: Int) -> String {
    var room = width
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      room -= of(text[before])
      if room < 0 { break }
      start = before
    }
    return String(text[start...])
  }

  private static func isWide(_ value: UInt32) -> Bool {
    if value < wide[0].lowerBound { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// The scalars of classes W and F in EastAsianWidth.txt of Unicode 15.0, sorted.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x2E99,
    0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x2FFB, 0x3000...0x303E, 0x3041...0x3096, 0x3099...0x30FF,
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E3, 0x31F0...0x321E, 0x3220...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE4,
    0x16FF0...0x16FF1, 0x17000...0x187F7, 0x18800...0x18CD5, 0x18D00...0x18D08, 0x1AFF0...0x1AFF3,
    0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152,
    0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF,
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
    0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
    0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FA7C, 0x1FA80...0x1FA88, 0x1FA90...0x1FABD,
    0x1FABF...0x1FAC5, 0x1FACE...0x1FADB, 0x1FAE0...0x1FAE8, 0x1FAF0...0x1FAF8, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
