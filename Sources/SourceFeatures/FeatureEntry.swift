internal import TypeDeclarations

/// The patterns that are looked up by one word or mark, where they lie in the index's text: in sections, by what must
/// stand beside it.
struct FeatureEntry {
  private let text: UnsafePointer<UInt8>

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) { self.text = text }

  @inline(__always)
  var hash: UInt64 { CompiledLanguages.eightDigits(text, CompiledLanguages.entryHash) }

  /// The entry behind it in the same slot.
  @inline(__always)
  var next: FeatureEntry? {
    guard text[0] != CompiledTable.zeroDigit else { return nil }
    return FeatureEntry(
      text
        + CompiledTable.number(text, CompiledLanguages.entryLength, width: CompiledLanguages.entryOffsetWidth)
    )
  }

  /// What the sections' patterns ask for, a bit each.
  @inline(__always)
  var sections: SourceTokens.Surroundings {
    SourceTokens.Surroundings(rawValue: CompiledLanguages.bits(text, CompiledLanguages.entrySections))
  }

  /// The first pattern of the section whose bit is the only one of `bit`.
  @inline(__always)
  func firstPattern(_ bit: UInt64) -> FeaturePattern {
    let number = (sections.rawValue & (bit &- 1)).nonzeroBitCount
    let width = CompiledLanguages.entryOffsetWidth
    return FeaturePattern(
      text
        + CompiledTable.number(
          text, CompiledLanguages.entrySectionStarts &+ number &* width, width: width))
  }
}
