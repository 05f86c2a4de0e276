internal import ByteSources

/// Whether bytes can be no text, whatever its encoding: the opposite question to ``PlainText``'s, with room for doubt between.
///
/// Control characters that no text uses, and bytes that are neither ASCII nor UTF-8, are many in data and few in the worst text.
enum BinaryBytes {
  /// Fewer bytes prove nothing.
  static let fewest = 16

  /// Whether a byte is no character that texts of one byte a character have many of in a row.
  static func isNoText(_ byte: UInt8) -> Bool {
    byte >= 0x7F || byte < 0x20 && !PlainText.isTextControl(byte)
  }

  static func areSeen(in head: ByteView) -> Bool {
    // Zeros at either end are filling, and zeros alone a file whose blocks were never written.
    let filled = head.withUnsafeBytes { bytes in
      let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
      return (bytes.firstIndex { $0 != 0 } ?? end)..<end
    }
    guard filled.count >= fewest else { return false }
    if let byte = head.filling { return isNoText(byte) }
    let isControlled = head.withUnsafeBytes { bytes in
      var controls = 0
      var high = 0
      for byte in bytes[filled] {
        if byte >= 0x80 {
          high += 1
        } else if byte < 0x20 && !PlainText.isTextControl(byte) && byte != 0x1A || byte == 0x7F {
          controls += 1
        }
      }
      // Of random bytes 11 per cent are such controls, and half are high.
      return controls >= 2
        && (controls * 24 >= filled.count && high * 8 >= filled.count || controls * 4 >= filled.count)
    }
    return isControlled && !WideText.mayBeText(head, isBig: false) && !WideText.mayBeText(head, isBig: true)
  }
}
