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

  /// The patterns that are looked up by a mark and of whose sections one may stand there; nil where there are none.
  @inline(__always)
  func entry(ofMark mark: UInt8, in surroundings: SourceTokens.Surroundings) -> FeatureEntry? {
    let page = text + CompiledLanguages.marksPage
    let place = page + Int(mark & 0x7F) &* CompiledLanguages.markWidth
    guard CompiledLanguages.bits(place, 0) & surroundings.rawValue != 0 else { return nil }
    return FeatureEntry(
      page
        + CompiledTable.number(place, CompiledLanguages.markStart, width: CompiledLanguages.slotWidth))
  }

  /// The patterns that are looked up by a word that the filter lets pass, by its hash in small letters; nil where there
  /// are none.
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
    while let found = entry {
      if found.hash == hash { return found }
      entry = found.next
    }
    return nil
  }

  /// Whether the filter lets a word pass: every word with an entry, and few others.
  @inline(__always)
  func mayHold(_ hash: UInt64) -> Bool {
    let place = CompiledLanguages.filterPlace(ofHash: hash)
    return (text[place.digit] &- CompiledTable.zeroDigit) &>> place.bit & 1 == 1
  }
}
