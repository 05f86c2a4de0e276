internal import ASCIIBytes

// Comments in source code of any language: their starts and ends.
extension SourceTokens {
  /// The start of a comment: its style as in patterns, and the end of a comment over several lines.
  struct CommentStart {
    var style: StaticString
    var length: Int
    var end: StaticString?
    /// True if the end must begin a line.
    var endsAtMargin = false
  }

  /// Returns the comment that begins here in any language, if there is no other reading.
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
      if first, next.isASCIIWhitespace || next == 0x23 || next == 0x21 {
        return CommentStart(style: "#", length: 1)
      }
      if first, next.isASCIILetter, !isDirective(position + 1) { return CommentStart(style: "#", length: 1) }
      return spaced && next.isASCIIWhitespace ? CommentStart(style: "#", length: 1) : nil
    case 0x2D where next == 0x2D:
      if bytes.holds("--[[", at: position) || bytes.holds("--[=[", at: position) {
        return CommentStart(style: "--[[", length: 4, end: "]]")
      }
      if first, third.isASCIIWhitespace || third.isASCIILetter { return CommentStart(style: "--", length: 2) }
      return spaced && third == 0x20 ? CommentStart(style: "--", length: 2) : nil
    case 0x3B where first && (next.isASCIIWhitespace || next == 0x3B || next.isASCIILetter):
      return CommentStart(style: ";", length: 1)
    case 0x25 where first && (next == 0x20 || next == 0x09 || next == 0x25 && !third.isASCIIWhitespace):
      return CommentStart(style: "%", length: 1)
    case 0x25 where first && next == 0x25 && third == 0x20:
      return CommentStart(style: "%", length: 1)
    case 0x28 where next == 0x2A && (third.isASCIIWhitespace || third == 0x2A || third == 0x21):
      return CommentStart(style: "(*", length: 2, end: "*)")
    case 0x7B where next == 0x2D && (third.isASCIIWhitespace || third == 0x7C):
      return CommentStart(style: "{-", length: 2, end: "-}")
    case 0x27 where first:
      if next == 0x27, third == 0x27 {
        return CommentStart(style: "'''", length: 3, end: "'''")
      }
      return next == 0x20 || next == 0x27 ? CommentStart(style: "'", length: 1) : nil
    case 0x21 where next.isASCIIWhitespace || next == 0x21:
      return spaced ? CommentStart(style: "!", length: 1) : nil
    case 0x22 where next == 0x22 && third == 0x22:
      return CommentStart(style: "\"\"\"", length: 3, end: "\"\"\"")
    case 0x22 where first && next == 0x20 && !quoteCloses(position):
      return CommentStart(style: "\"", length: 1)
    case 0x3C where next == 0x23 && first:
      return CommentStart(style: "<#", length: 2, end: "#>")
    case 0x3C where bytes.holds("<!--", at: position):
      return CommentStart(style: "<!--", length: 4, end: "-->")
    case 0x3D where first && spaced && byte(position - 1) != 0x20 && next.isASCIILetter:
      for word: StaticString in ["=pod", "=head1", "=head2", "=over", "=item", "=encoding", "=for"]
      where bytes.holds(word, at: position) {
        return CommentStart(style: "=", length: 1, end: "=cut", endsAtMargin: true)
      }
      return bytes.holds("=begin", at: position)
        ? CommentStart(style: "=", length: 1, end: "=end", endsAtMargin: true) : nil
    default: return nil
    }
  }

  /// Directives after `#`, the most frequent first.
  private static let directives: [StaticString] = [
    "define", "include", "endif", "ifdef", "if", "ifndef", "else", "undef", "elif", "pragma", "error",
    "warning", "import", "line", "version", "extension", "region", "endregion", "nullable", "macro", "light",
    "r", "set", "lang", "compdef", "autoload", "load", "require", "use", "available", "selector",
    "IfWinActive", "NoEnv", "SingleInstance", "Requires", "Persistent", "cs", "ce", "let", "show", "foreach",
    "end", "parse",
  ]

  /// Returns true if the letters after `#` are a directive.
  private func isDirective(_ index: Int) -> Bool {
    var length = 0
    while byte(index + length).isASCIILetter { length += 1 }
    // `#r` in F# precedes an assembly name in quotes.
    if length == 1, byte(index + 1) != 0x20 || byte(index + 2).isASCIILetter { return false }
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

  /// Returns false if two bytes cannot begin a comment; a fast check before
  /// ``commentStart(at:first:spaced:)``.
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

  /// Returns the end of a comment that begins at `start`.
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
