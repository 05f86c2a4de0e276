extension SourceTokens {
  /// A comment's beginning: the style that patterns name, and how a comment over several lines ends.
  struct CommentStart {
    var style: StaticString
    var length: Int
    var end: StaticString?
    /// Whether the end must begin a line.
    var endsAtMargin = false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether a comment begins here, in any of the languages' ways that leave no other reading.
  func commentStart(at position: Int, first: Bool, spaced: Bool) -> CommentStart? {
    let here = bytes[position]
    let next = byte(position + 1)
    let third = byte(position + 2)
    switch here {
    case 0x2F where next == 0x2F && byte(position - 1) != 0x3A:
      return CommentStart(style: "//", length: 2)
    case 0x2F
    where next == 0x2A && (spaced || !Self.isWordByte(byte(position - 1)) && byte(position - 1) != 0x2A):
      return CommentStart(style: "/*", length: 2, end: "*/")
    case 0x23:
      if next == 0x7C, first { return CommentStart(style: "#|", length: 2, end: "|#") }
      if next == 0x3D, first { return CommentStart(style: "#=", length: 2, end: "=#") }
      if first, Self.isSpace(next) || next == 0x23 || next == 0x21 {
        return CommentStart(style: "#", length: 1)
      }
      if first, Self.isLetter(next), !isDirective(position + 1) { return CommentStart(style: "#", length: 1) }
      return spaced && Self.isSpace(next) ? CommentStart(style: "#", length: 1) : nil
    case 0x2D where next == 0x2D:
      if bytes.holds("--[[", at: position) || bytes.holds("--[=[", at: position) {
        return CommentStart(style: "--[[", length: 4, end: "]]")
      }
      if first, Self.isSpace(third) || Self.isLetter(third) { return CommentStart(style: "--", length: 2) }
      return spaced && third == 0x20 ? CommentStart(style: "--", length: 2) : nil
    case 0x3B where first && (Self.isSpace(next) || next == 0x3B || Self.isLetter(next)):
      return CommentStart(style: ";", length: 1)
    case 0x25 where first && (next == 0x20 || next == 0x09 || next == 0x25 && !Self.isSpace(third)):
      return CommentStart(style: "%", length: 1)
    case 0x25 where first && next == 0x25 && third == 0x20:
      return CommentStart(style: "%", length: 1)
    case 0x28 where next == 0x2A && (Self.isSpace(third) || third == 0x2A || third == 0x21):
      return CommentStart(style: "(*", length: 2, end: "*)")
    case 0x7B where next == 0x2D && (Self.isSpace(third) || third == 0x7C):
      return CommentStart(style: "{-", length: 2, end: "-}")
    case 0x27 where first:
      if next == 0x27, third == 0x27 {
        return CommentStart(style: "'''", length: 3, end: "'''")
      }
      return next == 0x20 || next == 0x27 ? CommentStart(style: "'", length: 1) : nil
    case 0x21 where Self.isSpace(next) || next == 0x21:
      return spaced ? CommentStart(style: "!", length: 1) : nil
    case 0x22 where next == 0x22 && third == 0x22:
      return CommentStart(style: "\"\"\"", length: 3, end: "\"\"\"")
    case 0x22 where first && next == 0x20 && !quoteCloses(position):
      return CommentStart(style: "\"", length: 1)
    case 0x3C where next == 0x23 && first:
      return CommentStart(style: "<#", length: 2, end: "#>")
    case 0x3C where bytes.holds("<!--", at: position):
      return CommentStart(style: "<!--", length: 4, end: "-->")
    case 0x3D where first && spaced && byte(position - 1) != 0x20 && Self.isLetter(next):
      for word: StaticString in ["=pod", "=head1", "=head2", "=over", "=item", "=encoding", "=for"]
      where bytes.holds(word, at: position) {
        return CommentStart(style: "=", length: 1, end: "=cut", endsAtMargin: true)
      }
      return bytes.holds("=begin", at: position)
        ? CommentStart(style: "=", length: 1, end: "=end", endsAtMargin: true) : nil
    default: return nil
    }
  }

  /// Words that languages put after `#`, the most usual ones first.
  private static let directives: [StaticString] = [
    "define", "include", "endif", "ifdef", "if", "ifndef", "else", "undef", "elif", "pragma", "error",
    "warning", "import", "line", "version", "extension", "region", "endregion", "nullable", "macro", "light",
    "r", "set", "lang", "compdef", "autoload", "load", "require", "use", "available", "selector",
    "IfWinActive", "NoEnv", "SingleInstance", "Requires", "Persistent", "cs", "ce", "let", "show", "foreach",
    "end", "parse",
  ]

  /// Whether the letters after `#` are a word that languages put there.
  private func isDirective(_ index: Int) -> Bool {
    var length = 0
    while Self.isLetter(byte(index + length)) { length += 1 }
    // `#r` of F# has an assembly's name behind it, in quotes.
    if length == 1, byte(index + 1) != 0x20 || Self.isLetter(byte(index + 2)) { return false }
    return Self.directives.contains { $0.utf8CodeUnitCount == length && bytes.holds($0, at: index) }
  }

  private func quoteCloses(_ start: Int) -> Bool {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, index - start < 400 {
      if bytes[index] == 0x22 { return true }
      index += 1
    }
    return false
  }

  /// A quick look before ``commentStart(at:first:spaced:)``: whether a byte and the one behind it may begin a comment.
  @inline(__always)
  func mayBeginComment(_ byte: UInt8, _ next: UInt8, first: Bool, spaced: Bool) -> Bool {
    if first { return true }
    return switch byte {
    case 0x2F: next == 0x2F || next == 0x2A
    case 0x2D: next == 0x2D
    case 0x28: next == 0x2A
    case 0x7B: next == 0x2D
    case 0x3C: next == 0x21
    case 0x22: next == 0x22
    case 0x23, 0x21: spaced && !Self.isWordByte(next)
    default: false
    }
  }

  /// Where a comment ends that begins at `start`.
  func commentEnd(_ style: CommentStart, from start: Int) -> Int {
    var position = start + style.length
    guard let end = style.end else {
      return bytes.firstIndex(of: 0x0A, or: 0x0D, from: position) ?? bytes.count
    }
    while true {
      position = bytes.firstIndex(of: end.utf8Start[0], from: position) ?? bytes.count
      guard position < bytes.count else { return position }
      if bytes.holds(end, at: position), !style.endsAtMargin || byte(position - 1) == 0x0A { break }
      position += 1
    }
    position += end.utf8CodeUnitCount
    return style.endsAtMargin ? bytes.firstIndex(of: 0x0A, from: position) ?? bytes.count : position
  }
}
