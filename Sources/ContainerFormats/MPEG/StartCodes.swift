package import ByteSources

/// Finds MPEG start codes (00 00 01) in a view; each is given as the index of the byte after it
/// (ISO/IEC 13818-1 §2.4.4.2, 13818-2 §6.2.1, ITU-T H.264 Annex B).
package struct StartCodes: Sequence, IteratorProtocol {
  @usableFromInline let view: ByteView
  @usableFromInline var index: Int

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
