internal import TypeDeclarations

/// The patterns of all languages' features, looked up by the words and marks of a text where they lie.
package struct FeatureIndex {
  private let text: UnsafePointer<UInt8>
  /// Features' numbers are below it.
  let featureLimit: Int

  /// `text` is laid out as ``CompiledLanguages`` says, and must outlive the index.
  package init(_ text: UnsafePointer<UInt8>, familyCount: Int) {
    self.text = text
    featureLimit = familyCount << CompiledLanguages.placeBits
  }

  /// The patterns that are looked up by a token; nil where there are none.
  @inline(__always)
  func entry(of token: SourceTokens.Token) -> FeatureEntry? {
    if token.kind == .mark {
      return first(
        ofPage: CompiledLanguages.marksPage, slot: Int(token.mark) & (CompiledLanguages.slotCount - 1))
    }
    let hash = token.hashes.folded
    guard hash != 0 else { return nil }
    var entry = first(
      ofPage: CompiledLanguages.page(ofHash: hash), slot: CompiledLanguages.slot(ofHash: hash))
    while let found = entry {
      if found.hash == hash { return found }
      entry = found.next
    }
    return nil
  }

  @inline(__always)
  private func first(ofPage page: Int, slot: Int) -> FeatureEntry? {
    let start =
      text
      + CompiledTable.number(
        text, page &* CompiledLanguages.pageStartWidth, width: CompiledLanguages.pageStartWidth)
    let offset = CompiledTable.number(
      start, slot &* CompiledLanguages.slotWidth, width: CompiledLanguages.slotWidth)
    return offset == 0 ? nil : FeatureEntry(start + offset)
  }
}
