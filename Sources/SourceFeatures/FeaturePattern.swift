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

  /// Whether the line may have what the pattern needs.
  @inline(__always)
  func mayStand(in piece: SourceTokens.Piece) -> Bool {
    piece.presence.isSuperset(of: SourceTokens.Presence(bit: digit(CompiledLanguages.patternPresence)))
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
    guard let tokens = piece.tokens.baseAddress else { return false }
    let count = piece.tokens.count
    var position = start
    var offset = offset
    while offset < length {
      let part = digit(offset)
      offset &+= 1
      guard let kind = CompiledLanguages.Part(rawValue: part & CompiledLanguages.partMask) else {
        return false
      }
      if kind == .gap {
        if offset >= length { return true }
        for next in position...min(position + 40, count)
        where matches(piece, from: next, partsAt: offset) { return true }
        return false
      }
      guard position < count else { return kind == .end && piece.endsLine && offset >= length }
      let token = tokens[position]
      if part & CompiledLanguages.gluedBit != 0, !token.isGlued { return false }
      let fits =
        switch kind {
        case .word: isWord(token.hashes, at: offset)
        case .mark: token.mark == digit(offset) << 6 | digit(offset &+ 1)
        case .name: token.kind == .word || token.kind == .capitalWord
        case .capitalName: token.kind == .capitalWord
        case .number: token.kind == .number
        case .string: token.kind == .string
        case .end: token.kind == .comment
        case .any, .gap: true
        }
      guard fits else { return false }
      if kind == .word { offset &+= CompiledLanguages.hashWidth }
      if kind == .mark { offset &+= CompiledLanguages.markWidth }
      position &+= 1
    }
    return true
  }

  @inline(__always)
  private func isWord(_ hashes: SourceTokens.Hashes, at offset: Int) -> Bool {
    let ignoresCase = digit(CompiledLanguages.patternTraits) & CompiledLanguages.ignoresCaseBit != 0
    return CompiledTable.number(text, offset, width: CompiledLanguages.hashWidth)
      == Int(ignoresCase ? hashes.folded : hashes.exact)
  }
}
