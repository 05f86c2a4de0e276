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

  /// The groups of patterns that are looked up by a token at a position of its line; nil where there are none.
  @inline(__always)
  func groups(at position: Int, of piece: SourceTokens.Piece) -> UnsafeBufferPointer<UInt8>? {
    let token = piece.tokens[position]
    let page: Int
    let hash: Int
    if token.kind == .mark {
      page = CompiledLanguages.marksPage
      hash = Int(token.mark)
    } else if token.hashes.folded != 0 {
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
    guard offset != 0, let entry = entry(of: hash, from: start + offset) else { return nil }
    let mayBeAnchored =
      piece.beginsLine && position <= CompiledTable.number(entry, CompiledLanguages.entryAnchors, width: 1)
    let length = mayBeAnchored ? CompiledLanguages.entryLength : CompiledLanguages.entryFreeLength
    return UnsafeBufferPointer(
      start: entry + CompiledLanguages.entryGroups,
      count: CompiledTable.number(entry, length, width: CompiledLanguages.entryLengthWidth))
  }

  /// The entry with this hash, among those of one slot.
  @inline(__always)
  private func entry(of hash: Int, from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var entry = first
    while CompiledTable.number(entry, CompiledLanguages.entryHash, width: CompiledLanguages.hashWidth) != hash
    {
      guard entry[0] != CompiledTable.zeroDigit else { return nil }
      let length = CompiledTable.number(
        entry, CompiledLanguages.entryLength, width: CompiledLanguages.entryLengthWidth)
      entry += CompiledLanguages.entryGroups &+ length
    }
    return entry
  }
}
