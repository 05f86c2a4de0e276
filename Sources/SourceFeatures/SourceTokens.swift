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
  /// Where the next piece begins.
  private(set) var position = 0
  private var beginsLine = true
  private let buffer: UnsafeMutablePointer<Token>
  private let line: UnsafeMutablePointer<Token>

  /// Reads from a place on where a line begins, or from the start.
  package init(_ bytes: UnsafeRawBufferPointer, from place: Int = 0, readsComments: Bool = true) {
    self.bytes = bytes
    self.readsComments = readsComments
    buffer = .allocate(capacity: Self.longestPiece + 2)
    buffer.initialize(to: Token(kind: .mark, isGlued: false, signs: [], offset: 0, length: 0))
    line = buffer + 1
    text = bytes.baseAddress ?? UnsafeRawPointer(buffer)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    position = max(position, place)
  }

  deinit { buffer.deallocate() }

  package static func isWordByte(_ byte: UInt8) -> Bool { ByteClass(byte).contains(.word) }

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
    // What is asked for every byte stays out of memory.
    let end = bytes.count
    var place = position
    guard place < end else { return nil }
    var piece = Piece(tokens: UnsafeBufferPointer(start: line, count: 0), beginsLine: beginsLine)
    var token = line
    let last = line + Self.longestPiece
    var isGlued = false
    var mayBeFirst = beginsLine
    while place < end {
      let byte = known(place)
      let byteClass = ByteClass(byte)
      if byteClass.contains(.space) {
        place &+= 1
        isGlued = false
        continue
      }
      if byteClass.contains(.lineEnd) {
        place &+= byte == 0x0D && self.byte(place &+ 1) == 0x0A ? 2 : 1
        piece.endsLine = true
        break
      }
      if token >= last { break }
      if mayBeFirst { piece.indentation = place &- position }
      let start = place
      if byteClass.contains(.word) {
        if byteClass.contains(.digit) {
          place = numberEnd(from: place)
          piece.add(number: start, place, isGlued, to: token)
        } else {
          let word = Word(bytes, at: &place)
          piece.add(word, first: byte, start, place, isGlued, to: token)
        }
      } else if byteClass.contains(.opening), readsComments,
        mayBeginComment(byte, self.byte(place &+ 1), first: mayBeFirst, spaced: !isGlued),
        let style = commentStart(at: place, first: mayBeFirst, spaced: !isGlued)
      {
        place = commentEnd(style, from: place)
        piece.add(comment: style, start, place, isGlued, to: token)
        isGlued = false
        mayBeFirst = false
        token += 1
        continue
      } else if byte == 0x22 || byte == 0x27, let stringEnd = stringEnd(byte, at: place, isGlued: isGlued) {
        place = stringEnd
        piece.add(string: start, place, isGlued, to: token)
      } else {
        place &+= 1
        piece.add(mark: byte, byteClass, at: start, isGlued, to: token)
      }
      token += 1
      mayBeFirst = false
      isGlued = true
    }
    position = place
    if place >= end { piece.endsLine = true }
    beginsLine = piece.endsLine
    token.initialize(
      to: Token(kind: .mark, isGlued: false, signs: piece.endsLine ? .end : [], offset: 0, length: 0))
    piece.tokens = UnsafeBufferPointer(start: line, count: token - line)
    return piece
  }

  /// Where the digits, letters and points from `start` on end.
  @inline(__always)
  private func numberEnd(from start: Int) -> Int {
    var place = start
    while place < bytes.count, known(place) == 0x2E || Self.isWordByte(known(place)) { place &+= 1 }
    return place
  }

  /// The end of a string on this line; nil when the quote closes nothing, as an apostrophe does.
  private func stringEnd(_ quote: UInt8, at position: Int, isGlued: Bool) -> Int? {
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
