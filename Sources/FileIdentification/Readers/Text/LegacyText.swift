internal import ByteSources

/// Texts in the encodings before Unicode: one byte a letter, or two in East Asia.
///
/// They mark nothing, so a text must be long enough, and look like lines of words, before it is told from binary data.
enum LegacyText {
  /// Which encoding's family the bytes could be in; nil when they may as well be no text.
  static func encoding(of head: ByteView) -> PlainText.Encoding? {
    guard head.count >= 16 else { return nil }
    return head.withUnsafeBytes { bytes in
      var ascii = 0
      var letters = 0
      var spaces = 0
      var high = 0
      var controls = 0
      var longestRun = 0
      var run = 0
      for byte in bytes {
        if byte >= 0x80 {
          // The C1 controls: Windows' letters and marks in part, but rare in any text of one byte a letter.
          if byte < 0xA0 { controls += 1 }
          high += 1
          run += 1
          longestRun = max(longestRun, run)
          continue
        }
        run = 0
        guard byte >= 0x20 && byte != 0x7F || PlainText.isTextControl(byte) || byte == 0x1A else {
          return nil
        }
        ascii += 1
        if (0x61...0x7A).contains(byte | 0x20) { letters += 1 }
        if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { spaces += 1 }
      }
      guard high > 0 else { return nil }
      // Mostly ASCII: letters with accents here and there, no controls to speak of. DOS and Windows have letters where those
      // stand, which is believed of words.
      if ascii >= high * 4, letters * 2 >= ascii || spaces * 12 >= ascii,
        controls * 4 <= high || controls <= 4 || bytes.count >= 64 && (letters + spaces) * 10 >= ascii * 9
      {
        return .eightBit
      }
      // Cyrillic, Greek, Hebrew: most letters are high, in words, with spaces between.
      if controls * 20 <= high, spaces * 25 >= bytes.count, longestRun <= 40, bytes.count >= 32 {
        return .eightBit
      }
      guard bytes.count >= 32 else { return nil }
      return pairs(bytes, inEUC: false) || pairs(bytes, inEUC: true) ? .multiByte : nil
    }
  }

  /// Digits are second bytes in GB 18030 and Johab.
  private static let firstTrail: UInt8 = 0x30

  /// Whether the high bytes make well-formed pairs, as in Shift-JIS, EUC, GBK, Big5 and Johab, between plain lines.
  ///
  /// `inEUC`: whether as in EUC-JP alone, whose pairs have two high bytes each, and which has triples too.
  private static func pairs(_ bytes: UnsafeRawBufferPointer, inEUC: Bool) -> Bool {
    var index = 0
    var count = 0
    var lines = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead == 0x0A { lines += 1 }
      guard lead >= 0x80 else {
        index += 1
        continue
      }
      let length = inEUC && lead == singleShift3 ? 3 : 2
      guard index + length <= bytes.count else { return count >= 8 }
      let trails = bytes[(index + 1)..<(index + length)]
      guard isLead(lead, inEUC), trails.allSatisfy({ isTrail($0, inEUC) }) else { return false }
      count += 1
      index += length
    }
    return count >= 8 && lines * 200 >= bytes.count
  }

  /// Begin the half-width Katakana, and the letters of JIS X 0212 and of JIS X 0213's second plane, in EUC-JP (ISO/IEC 2022,
  /// SS2 and SS3).
  private static let singleShift2: UInt8 = 0x8E
  private static let singleShift3: UInt8 = 0x8F

  private static func isLead(_ byte: UInt8, _ inEUC: Bool) -> Bool {
    inEUC
      ? (0xA1...0xFE).contains(byte) || byte == singleShift2 || byte == singleShift3
      : byte != 0x80 && byte != 0xFF
  }

  private static func isTrail(_ byte: UInt8, _ inEUC: Bool) -> Bool {
    inEUC ? (0xA1...0xFE).contains(byte) : byte >= firstTrail && byte != 0x7F && byte != 0xFF
  }
}
