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

  /// The patterns of the section whose bit is the only one of `bit`.
  @inline(__always)
  func patterns(_ bit: UInt64) -> UnsafeBufferPointer<UInt8> {
    let number = (sections.rawValue & (bit &- 1)).nonzeroBitCount
    let width = CompiledLanguages.entryOffsetWidth
    let position = CompiledLanguages.entrySectionStarts &+ number &* width
    let start = CompiledTable.number(text, position, width: width)
    let end = CompiledTable.number(text, position &+ width, width: width)
    return UnsafeBufferPointer(start: text + start, count: end &- start)
  }
}
