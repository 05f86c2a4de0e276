package import ByteSources

/// Where start codes, two zeros and a one, announce a unit: the index of the byte behind each (ISO/IEC 13818-1 §2.4.4.2,
/// 13818-2 §6.2.1, ITU-T H.264 Annex B).
package struct StartCodes: Sequence, IteratorProtocol {
  @usableFromInline let view: ByteView
  @usableFromInline var index: Int

  /// Creates a search for codes that begin at `index` or behind it.
  @inlinable package init(in view: ByteView, from index: Int = 0) {
    self.view = view
    self.index = index + 2
  }

  @inlinable package mutating func next() -> Int? {
    while let one = view.firstIndex(of: 1, from: index) {
      index = one + 1
      if view[one - 1] == 0, view[one - 2] == 0 { return index }
    }
    return nil
  }
}
