internal import TypeDeclarations

/// An index of the patterns that recognize programming languages, by their words and marks; read in place.
package struct FeatureIndex {
  private let text: UnsafePointer<UInt8>
  /// The exclusive upper bound of feature numbers.
  let featureLimit: Int

  /// Creates an index over `text`, laid out as in ``CompiledLanguages``, which must outlive the index.
  package init(_ text: UnsafePointer<UInt8>, familyCount: Int) {
    self.text = text
    featureLimit = familyCount << CompiledLanguages.placeBits
  }

  /// Returns the entry of a mark, if one of its sections fits the context; else nil.
  @inline(__always)
  func entry(ofMark mark: UInt8, in context: SourceTokens.TokenContext) -> FeatureEntry? {
    let page = text + CompiledLanguages.marksPage
    let row = page + Int(mark & 0x7F) &* CompiledLanguages.markWidth
    guard CompiledLanguages.bits(row, 0) & context.rawValue != 0 else { return nil }
    return FeatureEntry(
      page
        + CompiledTable.number(row, CompiledLanguages.markStart, width: CompiledLanguages.slotWidth))
  }

  /// Returns the entry of a word by its lower-case hash, after the filter; nil if none.
  @inline(__always)
  func entry(ofWord hash: UInt64) -> FeatureEntry? {
    guard hash != 0 else { return nil }
    let page =
      text
      + CompiledTable.number(
        text,
        CompiledLanguages.pageStart &+ CompiledLanguages.page(ofHash: hash)
          &* CompiledLanguages.pageStartWidth, width: CompiledLanguages.pageStartWidth)
    let offset = CompiledTable.number(
      page, CompiledLanguages.slot(ofHash: hash) &* CompiledLanguages.slotWidth,
      width: CompiledLanguages.slotWidth)
    var entry = offset == 0 ? nil : FeatureEntry(page + offset)
    while let next = entry {
      if next.hash == hash { return next }
      entry = next.next
    }
    return nil
  }

  /// Returns true if the filter passes a word: all words with an entry, and few others.
  @inline(__always)
  func mayContain(_ hash: UInt64) -> Bool {
    let position = CompiledLanguages.filterPlace(ofHash: hash)
    return (text[position.digit] &- CompiledTable.zeroDigit) &>> position.bit & 1 == 1
  }
}

/// The patterns of one word or mark, in sections by required context, in the index's text.
struct FeatureEntry {
  private let text: UnsafePointer<UInt8>

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) { self.text = text }

  @inline(__always)
  var hash: UInt64 { CompiledLanguages.eightDigits(text, CompiledLanguages.entryHash) }

  /// The next entry in the slot.
  @inline(__always)
  var next: FeatureEntry? {
    guard text[0] != CompiledTable.zeroDigit else { return nil }
    return FeatureEntry(
      text
        + CompiledTable.number(text, CompiledLanguages.entryLength, width: CompiledLanguages.entryOffsetWidth)
    )
  }

  /// The conditions of the sections, a bit each.
  @inline(__always)
  var sections: SourceTokens.TokenContext {
    SourceTokens.TokenContext(rawValue: CompiledLanguages.bits(text, CompiledLanguages.entrySections))
  }

  /// Returns the first pattern of the section with the single bit `bit`.
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
