internal import ByteSources

/// Whether bytes are text, and in which encoding.
///
/// UTF-8 and UTF-16 with its mark are read off; UTF-16 and UTF-32 without a mark and the 8-bit encodings are inferred, and
/// only where binary data would hardly look so.
enum PlainText {
  enum Encoding: String {
    case ascii = "ASCII"
    case utf8 = "UTF-8"
    case utf16 = "UTF-16"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32 = "UTF-32"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    case eightBit = "8-bit"
    case multiByte = "multi-byte"

    /// Whether bytes below 80 are ASCII's.
    var keepsASCII: Bool {
      switch self {
      case .ascii, .utf8, .eightBit, .multiByte: true
      default: false
      }
    }
  }

  /// The encoding of a file's head; nil when the bytes are not text, or too few to say.
  static func encoding(of head: ByteView, isWhole: Bool) -> Encoding? {
    if head.count == 0 { return nil }
    if head.matches([0xFF, 0xFE, 0, 0]) || head.matches([0, 0, 0xFE, 0xFF]) { return .utf32 }
    if head.matches([0xFF, 0xFE]) || head.matches([0xFE, 0xFF]) {
      return WideText.isMarkedText(head) ? .utf16 : nil
    }
    return utf8(head, isWhole: isWhole) ?? WideText.encoding(of: head) ?? LegacyText.encoding(of: head)
  }

  private static func utf8(_ head: ByteView, isWhole: Bool) -> Encoding? {
    head.withUnsafeBytes { bytes in
      var index = head.matches([0xEF, 0xBB, 0xBF]) ? 3 : 0
      var encoding = index == 3 ? Encoding.utf8 : .ascii
      // Where bytes are next looked at in blocks: not in one that was refused.
      var nextRun = index
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          if index >= nextRun {
            index = ByteRuns.asciiEnd(bytes, from: index)
            nextRun = index + ByteRuns.width
            continue
          }
          guard
            isTextControl(byte) || (byte >= 0x20 && byte != 0x7F)
              || isEndMark(byte, at: index, bytes, isWhole)
          else { return nil }
          index += 1
          continue
        }
        guard let length = sequenceLength(bytes, index) else {
          // A head may end in the middle of a character.
          return !isWhole && bytes.count - index < 4 && byte >= 0xC2 ? encoding : nil
        }
        encoding = .utf8
        index += length
      }
      return encoding
    }
  }

  /// Control-Z at the end, with which CP/M and DOS ended a text.
  private static func isEndMark(
    _ byte: UInt8, at index: Int, _ bytes: UnsafeRawBufferPointer, _ isWhole: Bool
  ) -> Bool {
    byte == 0x1A && isWhole && index > 0 && index == bytes.count - 1
  }

  /// Backspace to carriage return, without the vertical tab's neighbours that no text uses, and escape.
  static func isTextControl(_ byte: UInt8) -> Bool { (0x07...0x0D).contains(byte) || byte == 0x1B }

  /// The length of the well-formed sequence at `index` (Unicode 15, table 3-7).
  private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int? {
    func continuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch bytes[index] {
    case 0xC2...0xDF: return continuation(1) ? 2 : nil
    case 0xE0: return continuation(1, 0xA0...0xBF) && continuation(2) ? 3 : nil
    case 0xED: return continuation(1, 0x80...0x9F) && continuation(2) ? 3 : nil
    case 0xE1...0xEF: return continuation(1) && continuation(2) ? 3 : nil
    case 0xF0: return continuation(1, 0x90...0xBF) && continuation(2) && continuation(3) ? 4 : nil
    case 0xF1...0xF3: return continuation(1) && continuation(2) && continuation(3) ? 4 : nil
    case 0xF4: return continuation(1, 0x80...0x8F) && continuation(2) && continuation(3) ? 4 : nil
    default: return nil
    }
  }
}
