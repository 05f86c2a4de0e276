internal import ASCIIBytes

// The token constructors of the source code tokenizer. Each `add` writes one token (a word, number, string, mark or
// comment) to the token buffer and counts it in its segment, a line or part of a long line.
extension SourceTokens {
  /// The hashes of a word; `isTechnical` is true if it has a digit or underscore.
  struct Word {
    private(set) var hashes = Hashes()
    private(set) var isTechnical = false

    /// Reads the word at `index` and advances `index` past it.
    @inline(__always)
    init(_ text: UnsafeRawBufferPointer, at index: inout Int) {
      let part = EightBytes(text, from: index).wordPart
      hashes.mix(part.bytes, capitals: part.capitals)
      isTechnical = part.isTechnical
      index &+= part.count
      if part.count == 8 { readRest(text, &index) }
      hashes.finish()
    }

    /// Reads the rest of a word longer than eight bytes.
    @inline(never)
    private mutating func readRest(_ text: UnsafeRawBufferPointer, _ index: inout Int) {
      while true {
        let part = EightBytes(text, from: index).wordPart
        guard part.count > 0 else { return }
        hashes.mix(part.bytes, capitals: part.capitals)
        if part.isTechnical { isTechnical = true }
        index &+= part.count
        if part.count < 8 { return }
      }
    }
  }
}

extension SourceTokens.Segment {
  @inline(__always)
  mutating func add(
    _ word: SourceTokens.Word, first: UInt8, _ start: Int, _ end: Int, _ isGlued: Bool,
    to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    if word.isTechnical { codeMarks &+= 1 } else { plainWords &+= 1 }
    // A word glued to `.` or `-` is part of a file name, a member or an option, which prose does not have.
    if isGlued {
      let last = token - 1
      if last.pointee.mark == 0x2E || last.pointee.mark == 0x2D && !last.pointee.isGlued { codeMarks &+= 1 }
    }
    presence.insert(.init(ofWord: word.hashes.folded))
    let isCapital = first.isASCIIUppercase
    token.initialize(
      to: SourceTokens.Token(
        isCapital ? .capitalWord : .word, isCapital ? [.name, .capitalName] : .name, start, end, isGlued,
        hashes: word.hashes))
  }

  @inline(__always)
  mutating func add(
    number start: Int, _ end: Int, _ isGlued: Bool, to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    codeMarks &+= 1
    presence.insert(.number)
    token.initialize(to: SourceTokens.Token(.number, .number, start, end, isGlued))
  }

  @inline(__always)
  mutating func add(
    string start: Int, _ end: Int, _ isGlued: Bool, to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    presence.insert(.string)
    token.initialize(to: SourceTokens.Token(.string, .string, start, end, isGlued))
  }

  @inline(__always)
  mutating func add(
    mark: UInt8, _ byteClass: ByteClass, at index: Int, _ isGlued: Bool,
    to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    presence.insert(.init(ofMark: mark))
    // `(` glued to a word is a call; prose has a space there.
    if byteClass.contains(.code) || mark == 0x28 && isGlued { codeMarks &+= 1 }
    token.initialize(
      to: SourceTokens.Token(.mark, .init(ofMark: mark), index, index &+ 1, isGlued, mark: mark))
  }

  /// Adds a token for a comment, with the hash of its style.
  mutating func add(
    comment: SourceTokens.CommentStart, _ start: Int, _ end: Int, _ isGlued: Bool,
    to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    let hashes = SourceTokens.Hashes(of: "@@", comment.style)
    presence.insert(.init(ofWord: hashes.folded))
    token.initialize(to: SourceTokens.Token(.comment, [.name, .end], start, end, isGlued, hashes: hashes))
  }
}

extension SourceTokens.Token {
  @inline(__always)
  fileprivate init(
    _ kind: SourceTokens.Kind, _ traits: SourceTokens.Traits, _ start: Int, _ end: Int, _ isGlued: Bool,
    mark: UInt8 = 0, hashes: SourceTokens.Hashes = .none
  ) {
    self.init(
      kind: kind, mark: mark, isGlued: isGlued, traits: traits,
      offset: Int32(truncatingIfNeeded: start), length: Int32(truncatingIfNeeded: end &- start),
      hashes: hashes)
  }
}
