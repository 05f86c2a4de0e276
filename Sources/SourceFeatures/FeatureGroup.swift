internal import TypeDeclarations

/// Patterns that stand alike in a line, and need the same on it, where they lie in the index's text.
struct FeatureGroup {
  private let text: UnsafePointer<UInt8>
  let length: Int

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) {
    self.text = text
    length = CompiledTable.number(text, 0, width: CompiledLanguages.groupLengthWidth)
  }

  @inline(__always)
  private func digit(_ offset: Int) -> UInt8 { text[offset] &- CompiledTable.zeroDigit }

  /// Where the patterns begin when the token at `position` is what they were looked up by; nil where none may stand.
  @inline(__always)
  func start(from position: Int, in piece: SourceTokens.Piece) -> Int? {
    let needed = SourceTokens.Presence(bit: digit(CompiledLanguages.groupPresence))
    let standing = digit(CompiledLanguages.groupStanding)
    let start = position &- Int(standing & CompiledLanguages.keyMask)
    guard piece.presence.isSuperset(of: needed), start >= 0 else { return nil }
    let anchor = standing >> CompiledLanguages.anchorShift
    if anchor != CompiledLanguages.Anchor.none.rawValue {
      guard start == 0, piece.beginsLine else { return nil }
      if anchor == CompiledLanguages.Anchor.margin.rawValue, piece.indentation != 0 { return nil }
    }
    return start
  }

  var patterns: UnsafeBufferPointer<UInt8> {
    @inline(__always) get {
      let header = CompiledLanguages.groupPatterns
      return UnsafeBufferPointer(start: text + header, count: length &- header)
    }
  }
}
