internal import TypeDeclarations

/// A pattern that recognizes a feature of a programming language, read from the text of ``FeatureIndex``.
struct FeaturePattern {
  private let text: UnsafePointer<UInt8>
  /// The fields, a digit per byte.
  private let fields: UInt64

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) {
    self.text = text
    fields = CompiledLanguages.bits(text, CompiledLanguages.patternFields)
  }

  @inline(__always)
  private func field(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: fields &>> UInt64(8 &* index)) }

  @inline(__always)
  private func digit(_ offset: Int) -> UInt8 { text[offset] &- CompiledTable.zeroDigit }

  /// The next pattern in the section.
  @inline(__always)
  var next: FeaturePattern? {
    guard field(4) & CompiledLanguages.lastBit == 0 else { return nil }
    return FeaturePattern(text + Int(field(3)) &* CompiledLanguages.patternUnit)
  }

  /// Returns true if the token's context fits and the line may have the other required tokens.
  @inline(__always)
  func mayMatch(in context: SourceTokens.TokenContext, _ presence: SourceTokens.Presence) -> Bool {
    // One comparison instead of two unpredictable branches.
    let missing = CompiledLanguages.bits(text, 0) & ~context.rawValue
    return missing | ~(presence.rawValue &>> fields & presence.rawValue &>> (fields &>> 8)) & 1 == 0
  }

  /// The index of the part it is found by.
  @inline(__always)
  var key: Int { Int(field(2) & 15) }

  @inline(__always)
  var feature: Int {
    Int(truncatingIfNeeded: fields &>> 28 & 0x3F000 | fields &>> 42 & 0xFC0 | fields &>> 56)
  }

  private var partCount: Int { Int(field(4) & 15) &+ 1 }

  /// True if a line with the feature is code.
  var impliesCode: Bool { field(2) & CompiledLanguages.impliesCodeBit != 0 }

  /// Returns true if the tokens from `start` on match.
  @inline(__always)
  func matches(_ segment: SourceTokens.Segment, from start: Int) -> Bool {
    matches(
      segment.tokens, segment.endsLine, from: start, partsAt: CompiledLanguages.patternParts, count: partCount
    )
  }

  @inline(__always)
  private func matches(
    _ tokens: UnsafeBufferPointer<SourceTokens.Token>, _ endsLine: Bool, from start: Int, partsAt offset: Int,
    count: Int
  ) -> Bool {
    guard let first = tokens.baseAddress else { return false }
    var position = start
    var offset = offset
    var left = count
    while left > 0 {
      let part = digit(offset)
      offset &+= 1
      left &-= 1
      guard let kind = CompiledLanguages.Part(rawValue: part & CompiledLanguages.partMask) else {
        return false
      }
      if kind == .gap {
        return matches(tokens, endsLine, behindGapAt: position, partsAt: offset, count: left)
      }
      guard position < tokens.count else { return kind == .end && endsLine && left == 0 }
      let token = first + position
      if part & CompiledLanguages.gluedBit != 0, !token.pointee.isGlued { return false }
      switch kind {
      case .word:
        guard isWord(token.pointee.hashes, at: offset) else { return false }
        offset &+= CompiledLanguages.hashWidth
      case .mark:
        guard token.pointee.mark == digit(offset) << 6 | digit(offset &+ 1) else { return false }
        offset &+= CompiledLanguages.partMarkWidth
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

  /// Returns true if the parts after a gap match somewhere.
  private func matches(
    _ tokens: UnsafeBufferPointer<SourceTokens.Token>, _ endsLine: Bool, behindGapAt position: Int,
    partsAt offset: Int, count: Int
  ) -> Bool {
    if count == 0 { return true }
    for next in position...min(position + CompiledLanguages.maxGapLength, tokens.count)
    where matches(tokens, endsLine, from: next, partsAt: offset, count: count) { return true }
    return false
  }

  @inline(__always)
  private func isWord(_ hashes: SourceTokens.Hashes, at offset: Int) -> Bool {
    let ignoresCase = field(2) & CompiledLanguages.ignoresCaseBit != 0
    return CompiledLanguages.eightDigits(text, offset) == (ignoresCase ? hashes.folded : hashes.exact)
  }
}
