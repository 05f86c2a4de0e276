internal import ASCIIBytes
internal import ByteSources

/// The unit size and byte-order mark of a text.
enum TextEncoding: Sendable {
  case bytes(mark: Int)
  /// UTF-16 or UTF-32: the bytes per unit, and the index of the ASCII byte.
  case wide(unit: Int, low: Int, mark: Int)

  init(_ head: ByteView) {
    switch (head[0], head[1]) {
    case (0xEF, 0xBB) where head[2] == 0xBF: self = .bytes(mark: 3)
    case (0xFF, 0xFE) where head[2] == 0 && head[3] == 0: self = .wide(unit: 4, low: 0, mark: 4)
    case (0xFF, 0xFE): self = .wide(unit: 2, low: 0, mark: 2)
    case (0xFE, 0xFF): self = .wide(unit: 2, low: 1, mark: 2)
    case (0, 0) where head[2] == 0xFE && head[3] == 0xFF: self = .wide(unit: 4, low: 3, mark: 4)
    case (0, _), (_, 0): self = Self.unmarked(head) ?? .bytes(mark: 0)
    default: self = .bytes(mark: 0)
    }
  }

  /// Returns the wide encoding of markup or JSON without a mark, by its zeros (XML 1.0, appendix F; RFC 4627,
  /// section 3).
  private static func unmarked(_ head: ByteView) -> TextEncoding? {
    for (unit, low) in [(4, 0), (4, 3), (2, 0), (2, 1)] where begins(head, unit, low) {
      return .wide(unit: unit, low: low, mark: 0)
    }
    return nil
  }

  /// Returns true for `<` after white space, or a bracket followed by another ASCII character.
  private static func begins(_ head: ByteView, _ unit: Int, _ low: Int) -> Bool {
    var index = 0
    while let byte = WideText.asciiByte(head, at: index, unit, low) {
      index += unit
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: continue
      case UInt8(ascii: "<"): return true
      case UInt8(ascii: "{"), UInt8(ascii: "["): return WideText.asciiByte(head, at: index, unit, low) != nil
      default: return false
      }
    }
    return false
  }

  /// The length of the byte-order mark.
  var mark: Int {
    switch self {
    case .bytes(let mark), .wide(_, _, let mark): mark
    }
  }

  /// The number of file bytes per byte of decoded text.
  var scale: Int { if case .wide(let unit, _, _) = self { unit } else { 1 } }

  /// Returns true if `<` may follow white space.
  func startsWithMarkup(_ head: ByteView) -> Bool { scale > 1 || firstNonSpace(head)?.byte == 0x3C }

  /// Returns the first byte after white space, and its index; for encodings of single bytes.
  func firstNonSpace(_ head: ByteView) -> (byte: UInt8, index: Int)? {
    var index = mark
    while let byte = head[index] {
      guard byte.isASCIIWhitespace else { return (byte, index) }
      index += 1
    }
    return nil
  }

  /// Passes the text to `body`; wide text with non-ASCII as `?`, which suffices for markup.
  func withText<Result, Failure: Error>(
    of view: ByteView, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard case .wide(let unit, let low, let mark) = self else {
      return try body(view.slice(from: mark).buffer.bindMemory(to: UInt8.self))
    }
    let text = WideText.ascii(view, from: mark, unit: unit, low: low)
    return try text.withUnsafeBufferPointer { bytes throws(Failure) in try body(bytes) }
  }

  /// Returns a copy of the text for markup.
  func ascii(_ view: ByteView) -> [UInt8] { withText(of: view) { Array($0) } }
}

/// Detection of text in legacy encodings: one byte per character, or two in East Asia.
///
/// They have no signature, so a text must be long enough and look like lines of words.
enum LegacyText {
  /// Returns the family of encodings; nil if the bytes may be binary.
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
          // The C1 controls, some of them letters in Windows encodings, are rare in text.
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
        if byte.isASCIILetter { letters += 1 }
        if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { spaces += 1 }
      }
      guard high > 0 else { return nil }
      // Mostly ASCII with some accented letters and few controls; DOS and Windows letters in that range need
      // many words.
      if ascii >= high * 4, letters * 2 >= ascii || spaces * 12 >= ascii,
        controls * 4 <= high || controls <= 4 || bytes.count >= 64 && (letters + spaces) * 10 >= ascii * 9
      {
        return .eightBit
      }
      // Cyrillic, Greek, Hebrew: mostly high letters, in words.
      if controls * 20 <= high, spaces * 25 >= bytes.count, longestRun <= 40, bytes.count >= 32 {
        return .eightBit
      }
      guard bytes.count >= 32 else { return nil }
      return pairs(bytes, inEUC: false) || pairs(bytes, inEUC: true) ? .multiByte : nil
    }
  }

  /// Digits are trail bytes in GB 18030 and Johab.
  private static let firstTrail: UInt8 = 0x30

  /// Returns true if the high bytes form pairs as in Shift-JIS, EUC, GBK, Big5 and Johab, with plain lines
  /// between.
  ///
  /// With `inEUC`, only EUC-JP: pairs of high bytes, and triples.
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

  /// The prefixes of half-width Katakana, and of JIS X 0212 and plane 2 of JIS X 0213, in EUC-JP (ISO/IEC
  /// 2022, SS2 and SS3).
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
