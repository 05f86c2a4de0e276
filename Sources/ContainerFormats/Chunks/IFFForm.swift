package import ByteSources

/// The group chunk that a RIFF or IFF file is: what holds what (EA IFF 85 §4).
package struct IFFForm: Hashable, Sendable {
  private static let bigEndian: [FourCharacterCode] = ["FORM", "LIST", "CAT ", "RIFX"]

  /// `RIFF`, `FORM` or one of their relatives.
  package var container: FourCharacterCode
  /// What the chunks make up.
  package var form: FourCharacterCode
  package var firstChunk: FourCharacterCode?
  /// Whether numbers begin with their highest byte: in IFF and in RIFX.
  package var isBigEndian: Bool
  /// How many bytes follow the length.
  package var length: UInt32
  /// Where the form ends by its own word.
  package var end: Int64

  /// Reads the form at `start`; nil where it is cut.
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

  /// Whether a source of `byteCount` bytes ends before the form does.
  ///
  /// A length of 0 or all ones is a stream that was never finished, or RF64; neither proves damage. Writers disagree
  /// about whether a last byte of filling is counted, and a few count the form's own eight bytes.
  package func isCut(_ byteCount: Int64?) -> Bool {
    guard let byteCount, length != 0, length < 0xFFFF_FF00, Int64(length) != byteCount else { return false }
    return end > byteCount + 1
  }
}
