internal import ByteSources

/// Detects UTF-16 and UTF-32 without a byte-order mark, by their zeros.
enum WideText {
  /// Minimum number of characters for a decision.
  private static let minimumCount = 8

  /// Returns the encoding, if all units are text characters and most are ASCII.
  static func encoding(of head: ByteView) -> PlainText.Encoding? {
    if head.count >= minimumCount * 4, head.count % 4 == 0 || head.count >= 1024 {
      if isText(head, unit: 4, low: 0) { return .utf32LittleEndian }
      if isText(head, unit: 4, low: 3) { return .utf32BigEndian }
    }
    if head.count >= minimumCount * 2 {
      if isText(head, unit: 2, low: 0) { return .utf16LittleEndian }
      if isText(head, unit: 2, low: 1) { return .utf16BigEndian }
    }
    return nil
  }

  /// Returns true if the text after the mark has no binary controls and no unpaired surrogates.
  static func isMarkedText(_ head: ByteView) -> Bool {
    let isBig = head[0] == 0xFE
    var index = 2
    var awaitsLow = false
    while let unit = isBig
      ? head.bigEndian(UInt16.self, at: index) : head.littleEndian(UInt16.self, at: index)
    {
      index += 2
      let isLow = (0xDC00...0xDFFF).contains(unit)
      if awaitsLow != isLow { return false }
      awaitsLow = (0xD800...0xDBFF).contains(unit)
      if unit < 0x20, !PlainText.isTextControl(UInt8(unit)) { return false }
      if unit == 0x7F || unit >= 0xFFFE { return false }
    }
    return head.count >= 4
  }

  /// Returns true if all units may be UTF-16: no binary control, unpaired surrogate or private use.
  static func mayBeText(_ head: ByteView, isBig: Bool) -> Bool {
    var awaitsLow = false
    for index in stride(from: 0, to: head.count - 1, by: 2) {
      guard
        let unit = isBig ? head.bigEndian(UInt16.self, at: index) : head.littleEndian(UInt16.self, at: index)
      else { return false }
      let isLow = (0xDC00...0xDFFF).contains(unit)
      if awaitsLow != isLow { return false }
      awaitsLow = (0xD800...0xDBFF).contains(unit)
      if unit < 0x20, !PlainText.isTextControl(UInt8(unit)) { return false }
      if (0x7F..<0xA0).contains(unit) || (0xE000..<0xF900).contains(unit) || unit >= 0xFFFE { return false }
    }
    return true
  }

  private static func isText(_ head: ByteView, unit: Int, low: Int) -> Bool {
    head.withUnsafeBytes { bytes in
      var ascii = 0
      var other = 0
      var index = 0
      while index + unit <= bytes.count {
        var high = 0
        for offset in 0..<unit where offset != low { high |= Int(bytes[index + offset]) }
        let byte = bytes[index + low]
        if high == 0 {
          guard byte >= 0x20 && byte != 0x7F || PlainText.isTextControl(byte) else { return false }
          ascii += 1
        } else {
          other += 1
        }
        index += unit
      }
      return ascii >= minimumCount && ascii >= other * 9
    }
  }

  /// Returns the ASCII character at `index`; nil for others and for controls that text does not have.
  static func asciiByte(_ view: ByteView, at index: Int, _ unit: Int, _ low: Int) -> UInt8? {
    guard let byte = view[index + low], byte < 0x7F, byte >= 0x20 || PlainText.isTextControl(byte) else {
      return nil
    }
    for offset in 0..<unit where offset != low && view[index + offset] != 0 { return nil }
    return byte
  }

  /// Returns wide text with non-ASCII as `?`, which suffices for keywords.
  static func ascii(_ view: ByteView, _ encoding: PlainText.Encoding) -> [UInt8]? {
    switch encoding {
    case .utf16: ascii(view, from: 2, unit: 2, low: view[0] == 0xFE ? 1 : 0)
    case .utf32: ascii(view, from: 4, unit: 4, low: view[0] == 0 ? 3 : 0)
    case .utf16LittleEndian: ascii(view, from: 0, unit: 2, low: 0)
    case .utf16BigEndian: ascii(view, from: 0, unit: 2, low: 1)
    case .utf32LittleEndian: ascii(view, from: 0, unit: 4, low: 0)
    case .utf32BigEndian: ascii(view, from: 0, unit: 4, low: 3)
    default: nil
    }
  }

  /// Decodes units of `unit` bytes with the ASCII byte at `low`; others become `?`.
  static func ascii(_ view: ByteView, from start: Int, unit: Int, low: Int) -> [UInt8] {
    let bytes = view.slice(from: start).buffer
    return [UInt8](unsafeUninitializedCapacity: bytes.count / unit) { text, count in
      while count < bytes.count / unit {
        let unitStart = count * unit
        var high: UInt8 = 0
        for offset in 0..<unit where offset != low { high |= bytes[unitStart + offset] }
        let byte = bytes[unitStart + low]
        text[count] = high == 0 && byte < 0x80 ? byte : 0x3F
        count += 1
      }
    }
  }
}
