internal import ASCIIBytes
internal import CLibrary

/// A line of a text, or a part of a line; a view of bytes that is valid as long as the text's ``TextHead``.
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

  /// The line without surrounding spaces and tabs.
  var trimmed: TextLine { trimmedStart.trimmedEnd }

  var trimmedStart: TextLine { dropping(indent) }

  var trimmedEnd: TextLine {
    var end = bytes.count
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return TextLine(bytes[..<end])
  }

  /// The number of leading spaces and tabs.
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
      let byte = folding ? bytes[offset].asciiLowercased : bytes[offset]
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

  /// Returns the offset of the first `byte` at or after `start`.
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

  var firstWord: TextLine {
    let text = trimmedStart
    return TextLine(text.bytes.prefix { !Self.isSpace($0) })
  }

  /// The words between runs of spaces and tabs, at most 64.
  var words: [TextLine] { bytes.split(maxSplits: 63, whereSeparator: Self.isSpace).map { TextLine($0) } }

  /// Returns the number of words up to `limit`, eight bytes at a time.
  func wordCount(upTo limit: Int) -> Int {
    var count = 0
    // The high bit is set if the previous byte is not a space.
    var before: UInt64 = 0
    var index = 0
    while index < bytes.count {
      let others = ~spaces(from: index)
      let starts = (others & ~(others << 8 | before)) & EightBytes.highBits
      count &+= Int(truncatingIfNeeded: ((starts >> 7) &* EightBytes.lowBits) >> 56)
      if count >= limit { return limit }
      before = others >> 56 & 0x80
      index &+= 8
    }
    return count
  }

  /// Returns eight bytes with the high bit set for spaces, tabs and bytes after the end; other bits are
  /// undefined.
  @inline(__always)
  private func spaces(from index: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var eight: UInt64 = 0x2020_2020_2020_2020
    if index &+ 8 <= bytes.count {
      eight = EightBytes(within: raw, at: index).bytes
    } else if bytes.count >= 8 {
      // The last eight bytes, without those counted before.
      let seen = UInt64(8 &* (index &+ 8 &- bytes.count))
      let last = EightBytes(within: raw, at: bytes.count &- 8).bytes
      eight = last &>> seen | eight &<< (64 &- seen)
    } else {
      for byte in bytes.reversed() { eight = eight &<< 8 | UInt64(byte) }
    }
    return EightBytes(eight).matches(of: 0x20) | EightBytes(eight).matches(of: 0x09)
  }

  var isDigits: Bool { !bytes.isEmpty && bytes.allSatisfy { $0.isASCIIDigit } }

  /// True for a decimal number with optional sign, fraction and exponent.
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

  /// True for letters, digits, `_` and `-`, beginning with a letter or `_`.
  var isIdentifier: Bool {
    guard let first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
    return bytes.allSatisfy(Self.isWord)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool { byteClasses.utf8Start[Int(byte)] == UInt8(ascii: "w") }

  /// For each byte: `w` in words, `.` only in dotted names.
  private static let byteClasses: StaticString = """
                                    \
                 w. wwwwwwwwww      \
     wwwwwwwwwwwwwwwwwwwwwwwwww    w\
     wwwwwwwwwwwwwwwwwwwwwwwwww     \
                                    \
                                    \
                                    \
                                    
    """

  /// The length of the dotted name at the start.
  var nameCount: Int {
    var index = 0
    while index < bytes.count, Self.byteClasses.utf8Start[Int(bytes[index])] != UInt8(ascii: " ") {
      index &+= 1
    }
    return index
  }

  /// Returns true if the line matches `pattern`: `9` is a digit, `a` a letter, `~` the rest of the line;
  /// `\` escapes these, and any other byte stands for itself.
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
      let isMatch =
        switch (escaped, sign) {
        case (false, UInt8(ascii: "9")): byte.isASCIIDigit
        case (false, UInt8(ascii: "a")): byte.isASCIILetter
        default: byte == sign
        }
      guard isMatch else { return false }
      escaped = false
      index += 1
    }
    return index == bytes.count
  }
}
