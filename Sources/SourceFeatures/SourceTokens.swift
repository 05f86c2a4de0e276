/// The tokens of a text, a line at a time, as far as they can be told without knowing the language.
///
/// Strings become one token and comments a mark of their style, so that prose in them is not read as code.
package struct SourceTokens: ~Copyable {
  package enum Kind: UInt8 { case word, capitalWord, number, string, mark, comment }

  package struct Token {
    package var kind: Kind
    package var mark: UInt8 = 0
    /// Whether no white space stands before it.
    package var isGlued: Bool
    package var signs: Signs
    package var offset: Int32
    package var length: Int32
    /// Hashes of the word as it is written, and in small letters.
    package var hashes = Hashes.none
  }

  /// The tokens of one line, or of a piece of a long one: what patterns are held against.
  package struct Piece {
    /// They stand there until the next piece is read, with a token on either side that has the signs of what is there.
    package fileprivate(set) var tokens: UnsafeBufferPointer<Token>
    package fileprivate(set) var beginsLine: Bool
    var endsLine = false
    /// White space before the first token.
    var indentation = 0
    /// How many words are written in letters alone, and how many tokens belong to no sentence.
    var plainWords = 0
    var codeMarks = 0
    var presence = Presence.anything
  }

  /// A longer line is read in pieces.
  static let longestPiece = 96

  let bytes: UnsafeRawBufferPointer
  /// Where the text begins: asked without the question whether there is one.
  private let text: UnsafeRawPointer
  private let readsComments: Bool
  var position = 0
  private var beginsLine = true
  private let buffer: UnsafeMutablePointer<Token>
  private let line: UnsafeMutablePointer<Token>
  private(set) var count = 0

  package init(_ bytes: UnsafeRawBufferPointer, readsComments: Bool = true) {
    self.bytes = bytes
    self.readsComments = readsComments
    buffer = .allocate(capacity: Self.longestPiece + 2)
    buffer.initialize(to: Token(kind: .mark, isGlued: false, signs: [], offset: 0, length: 0))
    line = buffer + 1
    text = bytes.baseAddress ?? UnsafeRawPointer(buffer)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  deinit { buffer.deallocate() }

  package static func isWordByte(_ byte: UInt8) -> Bool { ByteClass(byte).contains(.word) }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? known(index) : 0x0A }

  /// A byte of the text.
  @inline(__always)
  private func known(_ index: Int) -> UInt8 {
    assert(bytes.indices.contains(index))
    return text.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Reads the next line, or the next piece of a long one; nil at the end of the text.
  package mutating func nextPiece() -> Piece? {
    guard position < bytes.count else { return nil }
    var piece = Piece(tokens: UnsafeBufferPointer(start: line, count: 0), beginsLine: beginsLine)
    count = 0
    let start = position
    var spaceBefore = true
    var mayBeFirst = beginsLine
    while position < bytes.count {
      let byte = known(position)
      let byteClass = ByteClass(byte)
      if byteClass.contains(.space) {
        position &+= 1
        spaceBefore = true
        continue
      }
      if byteClass.contains(.lineEnd) {
        position &+= byte == 0x0D && self.byte(position &+ 1) == 0x0A ? 2 : 1
        piece.endsLine = true
        break
      }
      if count >= Self.longestPiece { break }
      if mayBeFirst { piece.indentation = position &- start }
      if byteClass.contains(.word) {
        appendWord(byte, isGlued: !spaceBefore, &piece)
      } else if byteClass.contains(.opening), readsComments,
        // Within a line, no comment begins right before a word.
        mayBeFirst || !Self.isWordByte(self.byte(position &+ 1)),
        let style = commentStart(first: mayBeFirst, spaced: spaceBefore)
      {
        appendComment(style, isGlued: !spaceBefore, &piece)
        mayBeFirst = false
        spaceBefore = true
        continue
      } else {
        appendMark(byte, isGlued: !spaceBefore, &piece)
      }
      mayBeFirst = false
      spaceBefore = false
    }
    if position >= bytes.count { piece.endsLine = true }
    beginsLine = piece.endsLine
    line[count] = Token(
      kind: .mark, isGlued: false, signs: piece.endsLine ? .end : [], offset: 0, length: 0)
    piece.tokens = UnsafeBufferPointer(start: line, count: count)
    return piece
  }

  /// Appends what began at `start` and ends here.
  @inline(__always)
  mutating func append(
    _ kind: Kind, _ signs: Signs, from start: Int, isGlued: Bool, mark: UInt8 = 0, hashes: Hashes = .none
  ) {
    line[count] = Token(
      kind: kind, mark: mark, isGlued: isGlued, signs: signs, offset: Int32(truncatingIfNeeded: start),
      length: Int32(truncatingIfNeeded: position &- start), hashes: hashes)
    count &+= 1
  }

  @inline(__always)
  private mutating func appendWord(_ first: UInt8, isGlued: Bool, _ piece: inout Piece) {
    let start = position
    if Self.isDigit(first) {
      while position < bytes.count, known(position) == 0x2E || Self.isWordByte(known(position)) {
        position &+= 1
      }
      piece.codeMarks &+= 1
      piece.presence.insert(.number)
      append(.number, .number, from: start, isGlued: isGlued)
      return
    }
    var hashes = Hashes()
    var isTechnical = false
    while true {
      let eight = EightBytes(bytes, from: position)
      let count = eight.wordLength
      if count > 0 {
        let (word, capitals) = eight.word(count)
        hashes.mix(word, capitals: capitals)
        if eight.isTechnical(count) { isTechnical = true }
        position &+= count
      }
      if count < 8 { break }
    }
    hashes.finish()
    if isTechnical { piece.codeMarks &+= 1 } else { piece.plainWords &+= 1 }
    // A file's name, a member, an option: no sentence has them.
    if isGlued, count > 0 {
      let last = line[count &- 1]
      if last.mark == 0x2E || last.mark == 0x2D && !last.isGlued { piece.codeMarks &+= 1 }
    }
    piece.presence.insert(Presence(ofWord: hashes.folded))
    let isCapital = first &- 0x41 < 26
    append(
      isCapital ? .capitalWord : .word, isCapital ? [.name, .capitalName] : .name, from: start,
      isGlued: isGlued, hashes: hashes)
  }

  @inline(__always)
  private mutating func appendMark(_ byte: UInt8, isGlued: Bool, _ piece: inout Piece) {
    let start = position
    if byte == 0x22 || byte == 0x27, let end = stringEnd(byte, isGlued: isGlued) {
      position = end
      piece.presence.insert(.string)
      append(.string, .string, from: start, isGlued: isGlued)
      return
    }
    position &+= 1
    piece.presence.insert(Presence(ofMark: byte))
    append(.mark, Signs(ofMark: byte), from: start, isGlued: isGlued, mark: byte)
    switch byte {
    case 0x2E, 0x3F, 0x21, 0x3A, 0x2C, 0x27, 0x22, 0x2D, 0x3B: break
    case 0x28: if isGlued { piece.codeMarks &+= 1 }
    case 0x29: break
    default: piece.codeMarks &+= 1
    }
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
    let line = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, position + 2000)])
    var index = position + 1
    while let found = line.firstIndex(of: quote, 0x5C, 0x0A, or: 0x0D, from: index) {
      if line[found] == quote { return found + 1 }
      if line[found] != 0x5C { return nil }
      index = found + 2
    }
    return nil
  }
}
