package import ByteSources

/// The outermost group chunk of a RIFF or IFF file (EA IFF 85 §4).
package struct IFFForm: Hashable, Sendable {
  private static let bigEndian: [FourCharacterCode] = ["FORM", "LIST", "CAT ", "RIFX"]

  /// `RIFF`, `FORM` or a variant.
  package var container: FourCharacterCode
  package var form: FourCharacterCode
  package var firstChunk: FourCharacterCode?
  /// True for IFF and RIFX.
  package var isBigEndian: Bool
  /// The number of bytes after the length field.
  package var length: UInt32
  /// The declared end of the form.
  package var end: Int64

  /// Reads the form at `start`; nil if it is truncated.
  package init?(_ view: ByteView, at start: Int = 0) {
    guard let container = view.bigEndian(UInt32.self, at: start),
      let length = view.bigEndian(UInt32.self, at: start + 4),
      let form = view.bigEndian(UInt32.self, at: start + 8)
    else { return nil }
    self.container = FourCharacterCode(container)
    self.form = FourCharacterCode(form)
    isBigEndian = Self.bigEndian.contains(self.container)
    self.length = isBigEndian ? length : length.byteSwapped
    firstChunk = view.bigEndian(UInt32.self, at: start + 12).map { FourCharacterCode($0) }
    end = Int64(start) + 8 + Int64(self.length)
  }

  /// Returns true if a source of `byteCount` bytes ends before the form does.
  ///
  /// A length of 0 or all ones is an unfinished stream, or RF64; neither proves damage. Writers disagree
  /// about counting a final padding byte, and a few count the form's own eight bytes.
  package func isTruncated(_ byteCount: Int64?) -> Bool {
    guard let byteCount, length != 0, length < 0xFFFF_FF00, Int64(length) != byteCount else { return false }
    return end > byteCount + 1
  }
}
