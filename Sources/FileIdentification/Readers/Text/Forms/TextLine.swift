/// A line of a text, or a part of one.
struct TextLine: Sendable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  var first: UInt8? { bytes.first }
  var last: UInt8? { bytes.last }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
  }

  /// Without white space at either end.
  var trimmed: TextLine { trimmedStart.trimmedEnd }

  var trimmedStart: TextLine { TextLine(bytes.drop { $0 == 0x20 || $0 == 0x09 }) }

  var trimmedEnd: TextLine {
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return TextLine(bytes[bytes.startIndex..<end])
  }

  /// How many spaces and tabs come first.
  var indent: Int { bytes.count - trimmedStart.count }

  func dropping(_ count: Int) -> TextLine { TextLine(bytes.dropFirst(max(0, count))) }
  func prefix(_ count: Int) -> TextLine { TextLine(bytes.prefix(max(0, count))) }

  func hasPrefix(_ text: StaticString, folding: Bool = false) -> Bool {
    guard bytes.count >= text.utf8CodeUnitCount else { return false }
    var index = bytes.startIndex
    for offset in 0..<text.utf8CodeUnitCount {
      var byte = bytes[index]
      if folding, (0x41...0x5A).contains(byte) { byte |= 0x20 }
      if byte != text.utf8Start[offset] { return false }
      index += 1
    }
    return true
  }

  func hasSuffix(_ text: StaticString) -> Bool {
    dropping(bytes.count - text.utf8CodeUnitCount) == text
  }

  static func == (line: TextLine, text: StaticString) -> Bool {
    line.bytes.count == text.utf8CodeUnitCount && line.hasPrefix(text)
  }

  /// The offset of the first `byte`.
  func offset(of byte: UInt8) -> Int? { bytes.firstIndex(of: byte).map { $0 - bytes.startIndex } }

  func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0, bytes.count >= length else { return length == 0 }
    return bytes.withUnsafeBufferPointer { bytes in
      let first = text.utf8Start[0]
      for index in 0...(bytes.count - length) where bytes[index] == first {
        var offset = 1
        while offset < length, bytes[index + offset] == text.utf8Start[offset] { offset += 1 }
        if offset == length { return true }
      }
      return false
    }
  }

  /// The parts between runs of spaces and tabs.
  var words: [TextLine] {
    bytes.split(maxSplits: 63) { $0 == 0x20 || $0 == 0x09 }.map(TextLine.init)
  }

  /// How many parts ``words`` has.
  var wordCount: Int {
    var count = 0
    var isInside = false
    for byte in bytes {
      let isSpace = byte == 0x20 || byte == 0x09
      if !isSpace, !isInside { count += 1 }
      isInside = !isSpace
    }
    return min(count, 64)
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

  static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// Whether the line has the shape of `pattern`: `9` a digit, `a` a letter, `~` the rest of the line, `\` the next
  /// sign itself, anything else itself.
  func matches(_ pattern: StaticString) -> Bool {
    var index = bytes.startIndex
    var escaped = false
    for offset in 0..<pattern.utf8CodeUnitCount {
      let sign = pattern.utf8Start[offset]
      if sign == UInt8(ascii: "\\"), !escaped {
        escaped = true
        continue
      }
      if sign == UInt8(ascii: "~"), !escaped { return true }
      guard index < bytes.endIndex else { return false }
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
    return index == bytes.endIndex
  }
}
