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

  /// Whether what the pattern asks for stands beside its token, and may be on the line.
  @inline(__always)
  func mayStand(in surroundings: SourceTokens.Surroundings, of piece: SourceTokens.Piece) -> Bool {
    let needed = CompiledLanguages.bits(text, CompiledLanguages.patternSurroundings)
    guard needed & ~surroundings.rawValue == 0 else { return false }
    let presences = CompiledLanguages.patternPresences
    return piece.presence.rawValue &>> UInt64(digit(presences)) & piece.presence.rawValue
      &>> UInt64(digit(presences &+ 1)) & 1 == 1
  }

  /// Which of the pattern's parts it is looked up by.
  @inline(__always)
  var key: Int { Int(digit(CompiledLanguages.patternKey)) }

  var feature: Int {
    CompiledTable.number(text, CompiledLanguages.patternFeature, width: CompiledLanguages.featureWidth)
  }

  /// Whether a line that shows it is code.
  var tellsCode: Bool { digit(CompiledLanguages.patternTraits) & CompiledLanguages.tellsCodeBit != 0 }

  /// Whether the tokens from `start` on are as it says.
  @inline(__always)
  func matches(_ piece: SourceTokens.Piece, from start: Int) -> Bool {
    matches(piece.tokens, piece.endsLine, from: start, partsAt: CompiledLanguages.patternParts)
  }

  @inline(__always)
  private func matches(
    _ tokens: UnsafeBufferPointer<SourceTokens.Token>, _ endsLine: Bool, from start: Int, partsAt offset: Int
  ) -> Bool {
    guard let first = tokens.baseAddress else { return false }
    var position = start
    var offset = offset
    while offset < length {
      let part = digit(offset)
      offset &+= 1
      guard let kind = CompiledLanguages.Part(rawValue: part & CompiledLanguages.partMask) else {
        return false
      }
      if kind == .gap { return matches(tokens, endsLine, behindGapAt: position, partsAt: offset) }
      guard position < tokens.count else { return kind == .end && endsLine && offset >= length }
      let token = first + position
      if part & CompiledLanguages.gluedBit != 0, !token.pointee.isGlued { return false }
      switch kind {
      case .word:
        guard isWord(token.pointee.hashes, at: offset) else { return false }
        offset &+= CompiledLanguages.hashWidth
      case .mark:
        guard token.pointee.mark == digit(offset) << 6 | digit(offset &+ 1) else { return false }
        offset &+= CompiledLanguages.markWidth
      case .name:
        guard token.pointee.kind == .word || token.pointee.kind == .capitalWord else { return false }
      case .capitalName: guard token.pointee.kind == .capitalWord else { return false }
      case .number: guard token.pointee.kind == .number else { return false }
      case .string: guard token.pointee.kind == .string else { return false }
      case .end: guard token.pointee.kind == .comment else { return false }
      case .any, .gap: break
      }
      position &+= 1
    }
    return true
  }

  /// Whether what stands behind a gap is found in some place.
  private func matches(
    _ tokens: UnsafeBufferPointer<SourceTokens.Token>, _ endsLine: Bool, behindGapAt position: Int,
    partsAt offset: Int
  ) -> Bool {
    if offset >= length { return true }
    for next in position...min(position + CompiledLanguages.longestGap, tokens.count)
    where matches(tokens, endsLine, from: next, partsAt: offset) { return true }
    return false
  }

  @inline(__always)
  private func isWord(_ hashes: SourceTokens.Hashes, at offset: Int) -> Bool {
    let ignoresCase = digit(CompiledLanguages.patternTraits) & CompiledLanguages.ignoresCaseBit != 0
    return CompiledLanguages.eightDigits(text, offset) == (ignoresCase ? hashes.folded : hashes.exact)
  }
}
