internal import ASCIIBytes

/// The tokens of a text by lines, without knowledge of the language.
///
/// A string is one token and a comment a mark of its style, so that prose in them is not read as code.
package struct SourceTokens: ~Copyable {
  package enum Kind: UInt8 { case word, capitalWord, number, string, mark, comment }

  package struct Token {
    package var kind: Kind
    package var mark: UInt8 = 0
    /// True without white space before the token.
    package var isGlued: Bool
    package var traits: Traits
    package var offset: Int32
    package var length: Int32
    /// Hashes of the word as written, and in lower case.
    package var hashes = Hashes.none
  }

  /// The tokens of a line or of a segment of a long one, which patterns match.
  package struct Segment {
    /// Valid until the next segment; with a token on either side for the context.
    package fileprivate(set) var tokens: UnsafeBufferPointer<Token>
    package fileprivate(set) var beginsLine: Bool
    var endsLine = false
    /// The white space before the first token.
    var indentation = 0
    /// The number of words of letters only, and of tokens that prose does not have.
    var plainWords = 0
    var codeMarks = 0
    var presence = Presence.anything
  }

  /// Longer lines are read in segments.
  static let maxSegmentLength = 96

  let bytes: UnsafeRawBufferPointer
  /// The start of the text, non-optional for speed.
  private let text: UnsafeRawPointer
  private let readsComments: Bool
  /// The start of the next segment.
  private(set) var position = 0
  private var beginsLine = true
  private let buffer: UnsafeMutablePointer<Token>
  private let line: UnsafeMutablePointer<Token>

  /// Creates tokens from a line start, or from the beginning.
  package init(_ bytes: UnsafeRawBufferPointer, from index: Int = 0, readsComments: Bool = true) {
    self.bytes = bytes
    self.readsComments = readsComments
    buffer = .allocate(capacity: Self.maxSegmentLength + 2)
    buffer.initialize(to: Token(kind: .mark, isGlued: false, traits: [], offset: 0, length: 0))
    line = buffer + 1
    text = bytes.baseAddress ?? UnsafeRawPointer(buffer)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    position = max(position, index)
  }

  deinit { buffer.deallocate() }

  package static func isWordByte(_ byte: UInt8) -> Bool { ByteClass(byte).contains(.word) }

  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? byteInBounds(index) : 0x0A }

  /// Returns a byte of the text.
  @inline(__always)
  private func byteInBounds(_ index: Int) -> UInt8 {
    assert(bytes.indices.contains(index))
    return text.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Reads the next line, or segment of a long line; nil at the end.
  package mutating func nextSegment() -> Segment? {
    // Local copies stay in registers.
    let end = bytes.count
    var index = position
    guard index < end else { return nil }
    var segment = Segment(tokens: UnsafeBufferPointer(start: line, count: 0), beginsLine: beginsLine)
    var token = line
    let last = line + Self.maxSegmentLength
    var isGlued = false
    var mayBeFirst = beginsLine
    while index < end {
      let byte = byteInBounds(index)
      let byteClass = ByteClass(byte)
      if byteClass.contains(.space) {
        index &+= 1
        isGlued = false
        continue
      }
      if byteClass.contains(.lineEnd) {
        index &+= byte == 0x0D && self.byte(index &+ 1) == 0x0A ? 2 : 1
        segment.endsLine = true
        break
      }
      if token >= last { break }
      if mayBeFirst { segment.indentation = index &- position }
      let start = index
      if byteClass.contains(.word) {
        if byteClass.contains(.digit) {
          index = numberEnd(from: index)
          segment.add(number: start, index, isGlued, to: token)
        } else {
          let word = Word(bytes, at: &index)
          segment.add(word, first: byte, start, index, isGlued, to: token)
        }
      } else if byteClass.contains(.opening), readsComments,
        mayBeginComment(byte, self.byte(index &+ 1), first: mayBeFirst, spaced: !isGlued),
        let style = commentStart(at: index, first: mayBeFirst, spaced: !isGlued)
      {
        index = commentEnd(style, from: index)
        segment.add(comment: style, start, index, isGlued, to: token)
        isGlued = false
        mayBeFirst = false
        token += 1
        continue
      } else if byte == 0x22 || byte == 0x27, let stringEnd = stringEnd(byte, at: index, isGlued: isGlued) {
        index = stringEnd
        segment.add(string: start, index, isGlued, to: token)
      } else {
        index &+= 1
        segment.add(mark: byte, byteClass, at: start, isGlued, to: token)
      }
      token += 1
      mayBeFirst = false
      isGlued = true
    }
    position = index
    if index >= end { segment.endsLine = true }
    beginsLine = segment.endsLine
    token.initialize(
      to: Token(kind: .mark, isGlued: false, traits: segment.endsLine ? .end : [], offset: 0, length: 0))
    segment.tokens = UnsafeBufferPointer(start: line, count: token - line)
    return segment
  }

  /// Returns the end of a number: digits, letters and points.
  @inline(__always)
  private func numberEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count, byteInBounds(index) == 0x2E || Self.isWordByte(byteInBounds(index)) {
      index &+= 1
    }
    return index
  }

  /// Returns the end of a string on this line; nil if the quote is an apostrophe or unclosed.
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
    while let match = line.firstIndex(of: quote, 0x5C, 0x0A, or: 0x0D, from: index) {
      if line[match] == quote { return match + 1 }
      if line[match] != 0x5C { return nil }
      index = match + 2
    }
    return nil
  }

  /// A filter of the tokens on a line: a bit per mark and kind, and shared bits for words.
  package struct Presence: OptionSet, Sendable {
    package let rawValue: UInt64

    @inline(__always)
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Creates the set with a bit number.
    @inline(__always)
    package init(bit: UInt8) { rawValue = 1 &<< UInt64(bit) }

    /// Creates the set of a word by the fourth digit of its hash.
    @inline(__always)
    package init(ofWord folded: UInt64) { self.init(bit: UInt8(truncatingIfNeeded: folded >> 24) &- 0x30) }

    @inline(__always)
    package init(ofMark mark: UInt8) { self.init(bit: mark &* 137 >> 2) }

    /// The bit of all lines.
    package static var anything: Presence { Presence(bit: 1) }
    package static var number: Presence { Presence(bit: 3) }
    package static var string: Presence { Presence(bit: 4) }

    /// The number of the single bit.
    package var bit: UInt8 { UInt8(rawValue.trailingZeroBitCount) }
  }
}
