internal import CLibrary

/// A line of a text, or a part of one: bytes that are lent while the text's ``TextHead`` is.
struct TextLine {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
  init(_ part: Slice<UnsafeBufferPointer<UInt8>>) { bytes = UnsafeBufferPointer(rebasing: part) }

  var count: Int { bytes.count }
  var isBlank: Bool { bytes.allSatisfy(Self.isSpace) }
  var first: UInt8? { bytes.first }
  var last: UInt8? { bytes.last }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(offset: Int) -> UInt8? { offset >= 0 && offset < bytes.count ? bytes[offset] : nil }

  /// Without white space at either end.
  var trimmed: TextLine { trimmedStart.trimmedEnd }

  var trimmedStart: TextLine { dropping(indent) }

  var trimmedEnd: TextLine {
    var end = bytes.count
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return TextLine(bytes[..<end])
  }

  /// How many spaces and tabs come first.
  var indent: Int {
    var index = 0
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  func dropping(_ count: Int) -> TextLine { TextLine(bytes[min(max(0, count), bytes.count)...]) }
  func prefix(_ count: Int) -> TextLine { TextLine(bytes[..<min(max(0, count), bytes.count)]) }

  func hasPrefix(_ text: StaticString, folding: Bool = false) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    for offset in 0..<length {
      var byte = bytes[offset]
      if folding, (0x41...0x5A).contains(byte) { byte |= 0x20 }
      if byte != text.utf8Start[offset] { return false }
    }
    return true
  }

  func hasSuffix(_ text: StaticString) -> Bool {
    bytes.count >= text.utf8CodeUnitCount && dropping(bytes.count - text.utf8CodeUnitCount).hasPrefix(text)
  }

  static func == (line: TextLine, text: StaticString) -> Bool {
    line.bytes.count == text.utf8CodeUnitCount && line.hasPrefix(text)
  }

  /// The offset of the first `byte` at or behind `start`.
  func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(base)
    }
  }

  func contains(_ byte: UInt8) -> Bool { offset(of: byte) != nil }

  func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0 else { return true }
    var start = 0
    while let index = offset(of: text.utf8Start[0], from: start), index + length <= bytes.count {
      if dropping(index).hasPrefix(text) { return true }
      start = index + 1
    }
    return false
  }

  /// The first part of ``words``, however many there are.
  var firstWord: TextLine {
    let text = trimmedStart
    return TextLine(text.bytes.prefix { !Self.isSpace($0) })
  }

  /// The parts between runs of spaces and tabs.
  var words: [TextLine] { bytes.split(maxSplits: 63, whereSeparator: Self.isSpace).map { TextLine($0) } }

  /// How many parts ``words`` has, as far as `limit`: eight bytes at a time.
  func wordCount(upTo limit: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var count = 0
    // The uppermost bit of each byte that is no space, and of the byte before.
    var before: UInt64 = 0
    var index = 0
    while index < bytes.count {
      let others = ~spaces(from: index)
      let starts = (others & ~(others << 8 | before)) & (ones << 7)
      count &+= Int(truncatingIfNeeded: ((starts >> 7) &* ones) >> 56)
      if count >= limit { return limit }
      before = others >> 56 & 0x80
      index &+= 8
    }
    return count
  }

  /// The uppermost bit of each of eight bytes that is a space or a tab, or behind the end; other bits are any.
  @inline(__always)
  private func spaces(from index: Int) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let raw = UnsafeRawBufferPointer(bytes)
    var eight: UInt64 = 0x2020_2020_2020_2020
    if index &+ 8 <= bytes.count {
      eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    } else if bytes.count >= 8 {
      // The last eight, without those that were seen.
      let seen = UInt64(8 &* (index &+ 8 &- bytes.count))
      let last = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self))
      eight = last &>> seen | eight &<< (64 &- seen)
    } else {
      for byte in bytes.reversed() { eight = eight &<< 8 | UInt64(byte) }
    }
    let (blank, tab) = (eight ^ 0x2020_2020_2020_2020, eight ^ 0x0909_0909_0909_0909)
    return ~((blank & low) &+ low | blank) | ~((tab & low) &+ low | tab)
  }

  var isDigits: Bool { !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) } }

  /// A decimal number, with sign, fraction and exponent.
  var isNumber: Bool {
    var digits = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"): if digits == 0 { return false }
      default: return false
      }
    }
    return digits > 0
  }

  /// Letters, digits, `_` and `-`, a letter or `_` first.
  var isIdentifier: Bool {
    guard let first, Self.isLetter(first) || first == UInt8(ascii: "_") else { return false }
    return bytes.allSatisfy(Self.isWord)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool { signs.utf8Start[Int(byte)] == UInt8(ascii: "w") }

  /// For each byte whether words have it, or only dotted names do.
  private static let signs: StaticString = """
                                    \
                 w. wwwwwwwwww      \
     wwwwwwwwwwwwwwwwwwwwwwwwww    w\
     wwwwwwwwwwwwwwwwwwwwwwwwww     \
                                    \
                                    \
                                    \
                                    
    """

  /// How many bytes from the first on are parts of a dotted name.
  var nameCount: Int {
    var index = 0
    while index < bytes.count, Self.signs.utf8Start[Int(bytes[index])] != UInt8(ascii: " ") { index &+= 1 }
    return index
  }

  /// Whether the line has the shape of `pattern`: `9` a digit, `a` a letter, `~` the rest of the line, `\` the next
  /// sign itself, anything else itself.
  func matches(_ pattern: StaticString) -> Bool {
    var index = 0
    var escaped = false
    for offset in 0..<pattern.utf8CodeUnitCount {
      let sign = pattern.utf8Start[offset]
      if sign == UInt8(ascii: "\\"), !escaped {
        escaped = true
        continue
      }
      if sign == UInt8(ascii: "~"), !escaped { return true }
      guard index < bytes.count else { return false }
      let byte = bytes[index]
      let holds =
        switch (escaped, sign) {
        case (false, UInt8(ascii: "9")): (0x30...0x39).contains(byte)
        case (false, UInt8(ascii: "a")): Self.isLetter(byte)
        default: byte == sign
        }
      guard holds else { return false }
      escaped = false
      index += 1
    }
    return index == bytes.count
  }
}
