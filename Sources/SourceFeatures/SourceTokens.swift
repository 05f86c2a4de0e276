/// The tokens of a text, a line at a time, as far as they can be told without knowing the language.
///
/// Strings become one token and comments a mark of their style, so that prose in them is not read as code.
package struct SourceTokens {
  package enum Kind: UInt8 { case word, capitalWord, number, string, mark, comment }

  package struct Token {
    package var kind: Kind
    package var mark: UInt8
    /// Whether no white space stands before it.
    package var isGlued: Bool
    package var offset: Int32
    package var length: Int32
    /// Hashes of the word as it is written, and in small letters.
    package var exact: UInt32 = 0
    package var folded: UInt32 = 0
  }

  /// What patterns are held against: the tokens of one line, or of a piece of it.
  struct Piece {
    let tokens: UnsafeBufferPointer<Token>
    let beginsLine: Bool
    let endsLine: Bool
    let indentation: Int
  }

  /// Lends the piece that was read last.
  @inline(__always)
  func withPiece<Result>(_ body: (Piece) -> Result) -> Result {
    line.withUnsafeBufferPointer {
      body(
        Piece(
          tokens: UnsafeBufferPointer(rebasing: $0[..<count]), beginsLine: beginsLine, endsLine: endsLine,
          indentation: indentation))
    }
  }

  /// A longer line is read in pieces.
  static let longestPiece = 96

  private let bytes: UnsafeRawBufferPointer
  private let readsComments: Bool
  private(set) var position = 0
  package private(set) var line: [Token]
  /// How many tokens of ``line`` are this piece's.
  package private(set) var count = 0
  /// Whether the piece begins its line, and ends it.
  private(set) var beginsLine = true
  private(set) var endsLine = true
  /// White space before the first token.
  private(set) var indentation = 0
  /// How many words of the piece are written in letters alone, and how many tokens belong to no sentence.
  private(set) var plainWords = 0
  private(set) var codeMarks = 0
  private var comment: BlockComment?

  package init(_ bytes: UnsafeRawBufferPointer, readsComments: Bool = true) {
    self.bytes = bytes
    self.readsComments = readsComments
    line = []
    line.reserveCapacity(Self.longestPiece)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  package static func isWordByte(_ byte: UInt8) -> Bool { classes[Int(byte)] & 1 != 0 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// 1: may stand in a word; 2: white space within a line.
  private static let classes: [UInt8] = (0..<256).map { value in
    let byte = UInt8(value)
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: return 1
    case 0x20, 0x09, 0x0C, 0x0B: return 2
    default: return 0
    }
  }

  /// The hashes that a word of the text would have.
  package static func hashes(of text: some StringProtocol) -> (exact: UInt32, folded: UInt32) {
    var exact: UInt32 = 2_166_136_261
    var folded: UInt32 = 2_166_136_261
    for byte in text.utf8 { mix(byte, &exact, &folded) }
    return (exact, folded)
  }

  @inline(__always)
  private static func mix(_ byte: UInt8, _ exact: inout UInt32, _ folded: inout UInt32) {
    exact = (exact ^ UInt32(byte)) &* 16_777_619
    folded = (folded ^ UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)) &* 16_777_619
  }

  func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0x0A }

  /// Reads the next line, or the next piece of a long one; false at the end of the text.
  package mutating func nextPiece() -> Bool {
    guard position < bytes.count else { return false }
    line.removeAll(keepingCapacity: true)
    count = 0
    plainWords = 0
    codeMarks = 0
    beginsLine = endsLine
    endsLine = false
    let start = position
    if comment != nil {
      skipComment()
      if position >= bytes.count { return true }
      beginsLine = false
    }
    var spaceBefore = true
    var mayBeFirst = beginsLine
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D {
        position += byte == 0x0D && self.byte(position + 1) == 0x0A && position + 1 < bytes.count ? 2 : 1
        endsLine = true
        break
      }
      if Self.classes[Int(byte)] & 2 != 0 {
        position += 1
        spaceBefore = true
        continue
      }
      if line.count >= Self.longestPiece { break }
      if mayBeFirst { indentation = position - start }
      if readsComments, let style = commentStart(first: mayBeFirst, spaced: spaceBefore) {
        appendComment(style, spaceBefore)
        mayBeFirst = false
        spaceBefore = true
        continue
      }
      mayBeFirst = false
      appendToken(byte, isGlued: !spaceBefore)
      spaceBefore = false
    }
    if position >= bytes.count { endsLine = true }
    count = line.count
    return true
  }

  private mutating func appendToken(_ byte: UInt8, isGlued: Bool) {
    let start = position
    if Self.isDigit(byte) {
      while position < bytes.count, Self.isWordByte(bytes[position]) || bytes[position] == 0x2E {
        position += 1
      }
      codeMarks += 1
      append(.number, start, isGlued)
      return
    }
    if Self.isWordByte(byte) {
      var exact: UInt32 = 2_166_136_261
      var folded: UInt32 = 2_166_136_261
      var isPlain = true
      while position < bytes.count, Self.isWordByte(bytes[position]) {
        let byte = bytes[position]
        if byte == 0x5F || Self.isDigit(byte) { isPlain = false }
        Self.mix(byte, &exact, &folded)
        position += 1
      }
      if isPlain { plainWords += 1 } else { codeMarks += 1 }
      // A file's name, a member, an option: no sentence has them.
      if isGlued, let last = line.last, last.mark == 0x2E || last.mark == 0x2D && !last.isGlued {
        codeMarks += 1
      }
      append((0x41...0x5A).contains(byte) ? .capitalWord : .word, start, isGlued)
      line[line.count - 1].exact = exact
      line[line.count - 1].folded = folded
      return
    }
    if byte == 0x22 || byte == 0x27, let end = stringEnd(byte, isGlued: isGlued) {
      position = end
      append(.string, start, isGlued)
      return
    }
    position += 1
    append(.mark, start, isGlued)
    line[line.count - 1].mark = byte
    switch byte {
    case 0x2E, 0x3F, 0x21, 0x3A, 0x2C, 0x27, 0x22, 0x2D, 0x3B: break
    case 0x28, 0x29: if isGlued && byte == 0x28 { codeMarks += 1 }
    default: codeMarks += 1
    }
  }

  private mutating func append(_ kind: Kind, _ start: Int, _ isGlued: Bool) {
    line.append(
      Token(
        kind: kind, mark: 0, isGlued: isGlued, offset: Int32(clamping: start),
        length: Int32(clamping: position - start)))
  }

  /// The end of a string on this line; nil when the quote closes nothing, as an apostrophe does.
  private func stringEnd(_ quote: UInt8, isGlued: Bool) -> Int? {
    if !readsComments { return nil }
    let next = byte(position + 1)
    if quote == 0x27 {
      let before = byte(position - 1)
      if isGlued, Self.isWordByte(before) || before == 0x29 || before == 0x5D { return nil }
      if next == 0x28 || next == 0x20 && byte(position + 2) != 0x27 { return nil }
    }
    var index = position + 1
    let limit = min(bytes.count, position + 2000)
    while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == 0x5C {
        index += 2
        continue
      }
      if bytes[index] == quote { return index + 1 }
      index += 1
    }
    return nil
  }
}

extension SourceTokens {
  /// A comment over several lines, by how it ends.
  struct BlockComment {
    var end: StaticString
    /// Whether the end must begin a line.
    var endsAtMargin = false
  }

  private struct CommentStart {
    var style: StaticString
    var length: Int
    var block: BlockComment?
  }

  /// What is written before a comment's style in patterns.
  private static let hashOfCommentMark = SourceTokens.hashes(of: "@@")

  private func isAt(_ text: StaticString, _ index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether a comment begins here, in any of the languages' ways that leave no other reading.
  private func commentStart(first: Bool, spaced: Bool) -> CommentStart? {
    let here = bytes[position]
    let next = byte(position + 1)
    let third = byte(position + 2)
    switch here {
    case 0x2F where next == 0x2F && byte(position - 1) != 0x3A:
      return CommentStart(style: "//", length: 2)
    case 0x2F
    where next == 0x2A && (spaced || !Self.isWordByte(byte(position - 1)) && byte(position - 1) != 0x2A):
      return CommentStart(style: "/*", length: 2, block: BlockComment(end: "*/"))
    case 0x23:
      if next == 0x7C, first { return CommentStart(style: "#|", length: 2, block: BlockComment(end: "|#")) }
      if next == 0x3D, first { return CommentStart(style: "#=", length: 2, block: BlockComment(end: "=#")) }
      if first, Self.isSpace(next) || next == 0x23 || next == 0x21 {
        return CommentStart(style: "#", length: 1)
      }
      if first, Self.isLetter(next), !isDirective(position + 1) { return CommentStart(style: "#", length: 1) }
      return spaced && Self.isSpace(next) ? CommentStart(style: "#", length: 1) : nil
    case 0x2D where next == 0x2D:
      if isAt("--[[", position) || isAt("--[=[", position) {
        return CommentStart(style: "--[[", length: 4, block: BlockComment(end: "]]"))
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
      return CommentStart(style: "(*", length: 2, block: BlockComment(end: "*)"))
    case 0x7B where next == 0x2D && (Self.isSpace(third) || third == 0x7C):
      return CommentStart(style: "{-", length: 2, block: BlockComment(end: "-}"))
    case 0x27 where first:
      if next == 0x27, third == 0x27 {
        return CommentStart(style: "'''", length: 3, block: BlockComment(end: "'''"))
      }
      return next == 0x20 || next == 0x27 ? CommentStart(style: "'", length: 1) : nil
    case 0x21 where Self.isSpace(next) || next == 0x21:
      return spaced ? CommentStart(style: "!", length: 1) : nil
    case 0x22 where next == 0x22 && third == 0x22:
      return CommentStart(style: "\"\"\"", length: 3, block: BlockComment(end: "\"\"\""))
    case 0x22 where first && next == 0x20 && !quoteCloses(position):
      return CommentStart(style: "\"", length: 1)
    case 0x3C where next == 0x23 && first:
      return CommentStart(style: "<#", length: 2, block: BlockComment(end: "#>"))
    case 0x3C where isAt("<!--", position):
      return CommentStart(style: "<!--", length: 4, block: BlockComment(end: "-->"))
    case 0x3D where first && spaced && byte(position - 1) != 0x20 && Self.isLetter(next):
      for word: StaticString in ["=pod", "=head1", "=head2", "=over", "=item", "=encoding", "=for"]
      where isAt(word, position) {
        return CommentStart(style: "=", length: 1, block: BlockComment(end: "=cut", endsAtMargin: true))
      }
      return isAt("=begin", position)
        ? CommentStart(style: "=", length: 1, block: BlockComment(end: "=end", endsAtMargin: true)) : nil
    default: return nil
    }
  }

  private static let directives: [StaticString] = [
    "include", "define", "ifdef", "ifndef", "if", "endif", "else", "elif", "undef", "pragma", "error",
    "warning",
    "import", "line", "version", "extension", "region", "endregion", "nullable", "macro", "light", "r ",
    "set",
    "lang", "compdef", "autoload", "load", "require", "use", "available", "selector", "IfWinActive", "NoEnv",
    "SingleInstance", "Requires",
    "Persistent", "cs", "ce", "let", "show", "foreach", "end", "parse",
  ]

  /// Whether the word after `#` is one that languages put there.
  private func isDirective(_ index: Int) -> Bool {
    Self.directives.contains { isAt($0, index) && !Self.isLetter(byte(index + $0.utf8CodeUnitCount)) }
  }

  private func quoteCloses(_ start: Int) -> Bool {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, index - start < 400 {
      if bytes[index] == 0x22 { return true }
      index += 1
    }
    return false
  }

  private mutating func appendComment(_ start: CommentStart, _ spaceBefore: Bool) {
    var token = Token(
      kind: .comment, mark: 0, isGlued: !spaceBefore, offset: Int32(clamping: position),
      length: Int32(clamping: start.length))
    (token.exact, token.folded) = Self.hashOfCommentMark
    for offset in 0..<start.style.utf8CodeUnitCount {
      Self.mix(start.style.utf8Start[offset], &token.exact, &token.folded)
    }
    line.append(token)
    position += start.length
    if let block = start.block {
      comment = block
      skipComment()
    } else {
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    }
  }

  private mutating func skipComment() {
    guard let block = comment else { return }
    while position < bytes.count {
      if isAt(block.end, position), !block.endsAtMargin || byte(position - 1) == 0x0A {
        position += block.end.utf8CodeUnitCount
        comment = nil
        if block.endsAtMargin {
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        }
        return
      }
      position += 1
    }
  }
}
