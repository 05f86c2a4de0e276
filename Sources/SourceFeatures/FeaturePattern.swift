internal import TypeDeclarations

/// One way to read a feature, where it lies in the index's text.
struct FeaturePattern {
  private let text: UnsafePointer<UInt8>
  let length: Int

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) {
    self.text = text
    length = CompiledTable.number(text, 0, width: CompiledLanguages.patternLengthWidth)
  }

  @inline(__always)
  private func digit(_ offset: Int) -> UInt8 { text[offset] &- CompiledTable.zeroDigit }

  /// Whether the line may have what the pattern needs besides what it was looked up by.
  @inline(__always)
  func mayStand(in piece: SourceTokens.Piece) -> Bool {
    var needed = SourceTokens.Presence()
    for place in 0..<CompiledLanguages.presenceCount {
      needed.formUnion(SourceTokens.Presence(bit: digit(CompiledLanguages.patternPresence + place)))
    }
    return piece.presence.isSuperset(of: needed)
  }

  /// Where the pattern begins when the token at `position` is what it was looked up by; nil where it may not stand.
  @inline(__always)
  func start(from position: Int, in piece: SourceTokens.Piece) -> Int? {
    let standing = digit(CompiledLanguages.patternStanding)
    let start = position &- Int(standing & CompiledLanguages.keyMask)
    let anchor = standing >> CompiledLanguages.anchorShift
    guard start >= 0 else { return nil }
    if anchor != CompiledLanguages.Anchor.none.rawValue {
      guard start == 0, piece.beginsLine else { return nil }
      if anchor == CompiledLanguages.Anchor.margin.rawValue, piece.indentation != 0 { return nil }
    }
    return start
  }

  var feature: Int {
    CompiledTable.number(text, CompiledLanguages.patternFeature, width: CompiledLanguages.featureWidth)
  }

  /// Whether a line that shows it is code.
  var tellsCode: Bool { digit(CompiledLanguages.patternTraits) & CompiledLanguages.tellsCodeBit != 0 }

  /// Whether the tokens from `start` on are as it says.
  func matches(_ piece: SourceTokens.Piece, from start: Int) -> Bool {
    matches(piece, from: start, partsAt: CompiledLanguages.patternParts)
  }

  private func matches(_ piece: SourceTokens.Piece, from start: Int, partsAt offset: Int) -> Bool {
    var position = start
    var offset = offset
    while offset < length {
      let part = digit(offset)
      let value = offset &+ 1
      offset = value
      let kind = CompiledLanguages.Part(rawValue: part & CompiledLanguages.partMask)
      switch kind {
      case .gap:
        if offset >= length { return true }
        for next in position...min(position + 40, piece.tokens.count)
        where matches(piece, from: next, partsAt: offset) { return true }
        return false
      case .end:
        let ends = position >= piece.tokens.count || piece.tokens[position].kind == .comment
        guard ends, piece.endsLine || position < piece.tokens.count else { return false }
        continue
      case .word: offset &+= CompiledLanguages.hashWidth
      case .mark: offset &+= CompiledLanguages.markWidth
      default: break
      }
      guard position < piece.tokens.count else { return false }
      let token = piece.tokens[position]
      if part & CompiledLanguages.gluedBit != 0, !token.isGlued { return false }
      guard let kind, fits(kind, value, token) else { return false }
      position &+= 1
    }
    return true
  }

  @inline(__always)
  private func fits(_ part: CompiledLanguages.Part, _ value: Int, _ token: SourceTokens.Token) -> Bool {
    switch part {
    case .word:
      let hash = CompiledTable.number(text, value, width: CompiledLanguages.hashWidth)
      let ignoresCase = digit(CompiledLanguages.patternTraits) & CompiledLanguages.ignoresCaseBit != 0
      return Int(ignoresCase ? token.hashes.folded : token.hashes.exact) == hash
    case .mark:
      return token.kind == .mark
        && Int(token.mark) == CompiledTable.number(text, value, width: CompiledLanguages.markWidth)
    case .name: return token.kind == .word || token.kind == .capitalWord
    case .capitalName: return token.kind == .capitalWord
    case .number: return token.kind == .number
    case .string: return token.kind == .string
    case .any: return true
    case .gap, .end: return false
    }
  }
}
