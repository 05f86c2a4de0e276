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
  func patterns(at token: SourceTokens.Token) -> UnsafeBufferPointer<UInt8>? {
    let page: Int
    let hash: Int
    if token.kind == .mark {
      page = CompiledLanguages.marksPage
      hash = Int(token.mark)
    } else if token.hashes != .none {
      hash = Int(token.hashes.folded)
      page = hash >> CompiledLanguages.slotBits & (CompiledLanguages.marksPage - 1)
    } else {
      return nil
    }
    let start =
      text
      + CompiledTable.number(
        text, page &* CompiledLanguages.pageStartWidth, width: CompiledLanguages.pageStartWidth)
    let slot = (hash & (CompiledLanguages.slotCount - 1)) &* CompiledLanguages.slotWidth
    let offset = CompiledTable.number(start, slot, width: CompiledLanguages.slotWidth)
    return offset == 0 ? nil : patterns(of: hash, from: start + offset)
  }

  /// The patterns of the entry with this hash, among those of one slot.
  @inline(__always)
  private func patterns(of hash: Int, from first: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    var entry = first
    while true {
      let length = CompiledTable.number(
        entry, CompiledLanguages.entryLength, width: CompiledLanguages.entryLengthWidth)
      let patterns = entry + CompiledLanguages.entryPatterns
      if CompiledTable.number(entry, CompiledLanguages.entryHash, width: CompiledLanguages.hashWidth) == hash
      {
        return UnsafeBufferPointer(start: patterns, count: length)
      }
      guard entry[0] != CompiledTable.zeroDigit else { return nil }
      entry = patterns + length
    }
  }
}
