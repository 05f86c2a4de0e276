extension SourceTokens {
  /// A word where it is read: what it is told apart by, and whether a digit or an underscore is in it.
  struct Word {
    private(set) var hashes = Hashes()
    private(set) var isTechnical = false

    /// Reads the word at `place`, and moves behind it.
    @inline(__always)
    init(_ text: UnsafeRawBufferPointer, at place: inout Int) {
      let part = EightBytes(text, from: place).wordPart
      hashes.mix(part.bytes, capitals: part.capitals)
      isTechnical = part.isTechnical
      place &+= part.count
      if part.count == 8 { readRest(text, &place) }
      hashes.finish()
    }

    /// Of a word that is longer than what is looked at at once.
    @inline(never)
    private mutating func readRest(_ text: UnsafeRawBufferPointer, _ place: inout Int) {
      while true {
        let part = EightBytes(text, from: place).wordPart
        guard part.count > 0 else { return }
        hashes.mix(part.bytes, capitals: part.capitals)
        if part.isTechnical { isTechnical = true }
        place &+= part.count
        if part.count < 8 { return }
      }
    }
  }
}

extension SourceTokens.Piece {
  @inline(__always)
  mutating func add(
    _ word: SourceTokens.Word, first: UInt8, _ start: Int, _ end: Int, _ isGlued: Bool,
    to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    if word.isTechnical { codeMarks &+= 1 } else { plainWords &+= 1 }
    // A file's name, a member, an option: no sentence has them.
    if isGlued {
      let last = token - 1
      if last.pointee.mark == 0x2E || last.pointee.mark == 0x2D && !last.pointee.isGlued { codeMarks &+= 1 }
    }
    presence.insert(.init(ofWord: word.hashes.folded))
    let isCapital = first &- 0x41 < 26
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
    mark: UInt8, _ byteClass: ByteClass, at place: Int, _ isGlued: Bool,
    to token: UnsafeMutablePointer<SourceTokens.Token>
  ) {
    presence.insert(.init(ofMark: mark))
    // A call, where a sentence has white space.
    if byteClass.contains(.code) || mark == 0x28 && isGlued { codeMarks &+= 1 }
    token.initialize(
      to: SourceTokens.Token(.mark, .init(ofMark: mark), place, place &+ 1, isGlued, mark: mark))
  }

  /// Adds a mark of the comment's style.
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
    _ kind: SourceTokens.Kind, _ signs: SourceTokens.Signs, _ start: Int, _ end: Int, _ isGlued: Bool,
    mark: UInt8 = 0, hashes: SourceTokens.Hashes = .none
  ) {
    self.init(
      kind: kind, mark: mark, isGlued: isGlued, signs: signs,
      offset: Int32(truncatingIfNeeded: start), length: Int32(truncatingIfNeeded: end &- start),
      hashes: hashes)
  }
}
