/// Looks for what camcorders write between coded pictures: times, places and settings, behind an identifier of 16 bytes
/// (ITU-T H.264 annex D.1.6).
struct CodedNotes {
  static let found = ExtractionError(
    code: .inseparable, message: "a camcorder's notes, and perhaps places, stand between its coded pictures")

  private static let mark: [UInt8] = [
    0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
  ]
  private var last: [UInt8] = []

  /// Whether the identifier stands in a piece, or began at the end of those before.
  mutating func finds(in piece: UnsafeRawBufferPointer) -> Bool {
    let seam = last + piece.prefix(Self.mark.count - 1)
    last = Array((last + piece.suffix(Self.mark.count - 1)).suffix(Self.mark.count - 1))
    return seam.withUnsafeBytes(Self.holds) || Self.holds(piece)
  }

  private static func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while let place = rest.firstIndex(of: mark[0]) {
      if rest[place...].starts(with: mark) { return true }
      rest = rest[(place + 1)...]
    }
    return false
  }
}
