internal import ASCIIBytes
internal import ByteSources

/// Detection of text and its encoding.
///
/// UTF-8 and UTF-16 with a byte-order mark are certain. UTF-16 and UTF-32 without one, and 8-bit encodings,
/// are inferred, and only if binary data would hardly look so.
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

    /// True if bytes below 0x80 are ASCII.
    var keepsASCII: Bool {
      switch self {
      case .ascii, .utf8, .eightBit, .multiByte: true
      default: false
      }
    }
  }

  /// Returns the encoding of a file's head; nil if it is not text or too short to decide.
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
      // Start of the next block scan, after a block that failed.
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
          // The head may end within a character.
          return !isWhole && bytes.count - index < 4 && byte >= 0xC2 ? encoding : nil
        }
        encoding = .utf8
        index += length
      }
      return encoding
    }
  }

  /// Returns true for a final Control-Z, the end mark of CP/M and DOS.
  private static func isEndMark(
    _ byte: UInt8, at index: Int, _ bytes: UnsafeRawBufferPointer, _ isWhole: Bool
  ) -> Bool {
    byte == 0x1A && isWhole && index > 0 && index == bytes.count - 1
  }

  /// Returns true for bell to carriage return, and escape.
  static func isTextControl(_ byte: UInt8) -> Bool { (0x07...0x0D).contains(byte) || byte == 0x1B }

  /// Returns the length of the well-formed sequence at `index` (Unicode 15, table 3-7).
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

/// Detection of bytes that cannot be text in any encoding; stricter than the negation of ``PlainText``.
///
/// Unused control characters, and bytes that are neither ASCII nor UTF-8, are common in binary data and rare
/// in text.
enum BinaryBytes {
  /// Minimum number of bytes for a decision.
  static let minimumCount = 16

  /// Returns true for bytes that do not occur in runs in text of single-byte encodings.
  static func isNonText(_ byte: UInt8) -> Bool {
    byte >= 0x7F || byte < 0x20 && !PlainText.isTextControl(byte)
  }

  /// Returns true if the bytes cannot be text.
  static func isBinary(in head: ByteView) -> Bool {
    // Zeros at either end are padding; all zeros are blocks that were never written.
    let filled = head.withUnsafeBytes { bytes in
      let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
      return (bytes.firstIndex { $0 != 0 } ?? end)..<end
    }
    guard filled.count >= minimumCount else { return false }
    if let byte = head.filling { return isNonText(byte) }
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
      // Random bytes have 11 % such controls and 50 % high bytes.
      return controls >= 2
        && (controls * 24 >= filled.count && high * 8 >= filled.count || controls * 4 >= filled.count)
    }
    return isControlled && !WideText.mayBeText(head, isBig: false) && !WideText.mayBeText(head, isBig: true)
  }
}

/// Detects text that is only white space, or mostly line ends, in the part that libmagic would search.
enum WhiteSpace {
  /// The number of bytes that libmagic would read.
  private static let longest = 256 << 10
  private static let marks: [[UInt8]] = [
    [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF],
  ]

  /// Returns true if the text is only spaces, tabulators and line ends, as far as libmagic would read it.
  static func fills(_ reader: ByteReader) -> Bool {
    guard let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole) else {
      return false
    }
    func isFilled(_ view: ByteView, isStart: Bool = true) -> Bool {
      let mark = isStart ? marks.first { view.matches($0) }?.count ?? 0 : 0
      return view.withUnsafeBytes { bytes in
        bytes.dropFirst(mark).allSatisfy {
          $0.isASCIIWhitespace || ($0 == 0 && !encoding.keepsASCII)
        }
      }
    }
    guard isFilled(reader.head) else { return false }
    if reader.headIsWhole { return true }
    guard let view = try? reader.available(at: 0, upTo: longest) else { return false }
    for start in stride(from: 0, to: view.count, by: WorkClock.checkInterval) {
      let piece = view.slice(start..<start + WorkClock.checkInterval)
      guard isFilled(piece, isStart: start == 0) else { return false }
      if reader.clock.isOver(after: WorkClock.checkInterval) { return false }
    }
    return true
  }

  /// The number of characters that libmagic's regular expressions search.
  private static let searched = 8 << 10

  /// Returns true if most of the characters that libmagic's regular expressions search are line ends.
  static func prevails(_ reader: ByteReader, _ encoding: PlainText.Encoding?) -> Bool {
    guard let encoding, let view = try? reader.available(at: 0, upTo: searched * 4) else { return false }
    func isPrevailing(_ text: some Collection<UInt8>) -> Bool {
      let text = text.prefix(searched)
      return text.count { $0 == 0x0A || $0 == 0x0D } * 2 > text.count
    }
    if let text = WideText.ascii(view, encoding) { return isPrevailing(text) }
    return view.withUnsafeBytes { isPrevailing($0) }
  }
}
