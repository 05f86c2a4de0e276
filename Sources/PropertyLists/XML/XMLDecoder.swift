internal import ASCIIBytes

/// A streaming decoder to UTF-8 with valid XML characters only and line ends as `\n` (XML 1.0 §2.2, §2.11, §4.3.3).
struct XMLDecoder {
  enum Encoding: Equatable {
    case utf8
    case utf16(isBigEndian: Bool)
    /// ISO-8859-1; for other single-byte encodings only ASCII characters are correct.
    case latin1
  }

  let encoding: Encoding
  /// The first bytes of a character that continues in the next chunk.
  private var pending: [UInt8] = []
  private var followsReturn = false

  init(_ encoding: Encoding) { self.encoding = encoding }

  /// Decodes the next chunk and appends it to `text`.
  ///
  /// Errors: ``XMLError/Kind/malformed(_:)``. Complexity: linear.
  mutating func decode(_ chunk: [UInt8], to text: inout [UInt8]) throws(XMLError) {
    let bytes = pending.isEmpty ? chunk : pending + chunk
    pending.removeAll()
    text.reserveCapacity(text.count + bytes.count)
    switch encoding {
    case .utf8: try decodeUTF8(bytes, to: &text)
    case .latin1: try decodeLatin1(bytes, to: &text)
    case .utf16(let isBigEndian): try decodeUTF16(bytes, isBigEndian, to: &text)
    }
  }

  /// Throws if the last character is incomplete.
  func finish() throws(XMLError) {
    if !pending.isEmpty { throw XMLError(.malformed("the rest of a character")) }
  }

  /// Appends one ASCII character.
  private mutating func append(_ byte: UInt8, to text: inout [UInt8]) throws(XMLError) {
    defer { followsReturn = byte == 0x0D }
    switch byte {
    case 0x0A where followsReturn: break
    case 0x0D: text.append(0x0A)
    case 0x09, 0x0A, 0x20...: text.append(byte)
    default: throw XMLError(.malformed("a character that XML allows"), at: text.count)
    }
  }

  /// Appends the printable ASCII characters from `index` on and advances it.
  private mutating func appendRun(_ bytes: [UInt8], _ index: inout Int, to text: inout [UInt8]) {
    let start = index
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] < 0x80 { index += 1 }
    guard index > start else { return }
    text.append(contentsOf: bytes[start..<index])
    followsReturn = false
  }

  private mutating func decodeUTF8(_ bytes: [UInt8], to text: inout [UInt8]) throws(XMLError) {
    var index = 0
    while index < bytes.count {
      appendRun(bytes, &index, to: &text)
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte < 0x80 {
        try append(byte, to: &text)
        index += 1
        continue
      }
      guard let sequence = UTF8Sequence(startingWith: byte) else {
        throw XMLError(.malformed("UTF-8"), at: text.count)
      }
      let there = bytes[index..<min(index + sequence.length, bytes.count)]
      guard sequence.continues(with: there.dropFirst()) else {
        throw XMLError(.malformed("UTF-8"), at: text.count)
      }
      if there.count < sequence.length {
        pending = Array(there)
        return
      }
      if byte == 0xEF, there.elementsEqual([0xEF, 0xBF, 0xBE]) || there.elementsEqual([0xEF, 0xBF, 0xBF]) {
        throw XMLError(.malformed("a character that XML allows"), at: text.count)
      }
      text.append(contentsOf: there)
      followsReturn = false
      index += sequence.length
    }
  }

  private mutating func decodeLatin1(_ bytes: [UInt8], to text: inout [UInt8]) throws(XMLError) {
    var index = 0
    while index < bytes.count {
      appendRun(bytes, &index, to: &text)
      guard index < bytes.count else { return }
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        try append(byte, to: &text)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
        followsReturn = false
      }
    }
  }

  private mutating func decodeUTF16(
    _ bytes: [UInt8], _ isBigEndian: Bool, to text: inout [UInt8]
  ) throws(XMLError) {
    var index = 0
    func unit(at index: Int) -> UInt16 {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while index + 2 <= bytes.count {
      let first = unit(at: index)
      var length = 2
      var value = UInt32(first)
      if UTF16.isLeadSurrogate(first) {
        guard index + 4 <= bytes.count else { break }
        let second = unit(at: index + 2)
        guard UTF16.isTrailSurrogate(second) else { throw XMLError(.malformed("UTF-16"), at: text.count) }
        value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
        length = 4
      }
      index += length
      if value < 0x80 {
        try append(UInt8(truncatingIfNeeded: value), to: &text)
        continue
      }
      guard let encoded = XMLCharacter.encoded(value) else {
        throw XMLError(.malformed("a character that XML allows"), at: text.count)
      }
      text.append(contentsOf: encoded)
      followsReturn = false
    }
    pending = Array(bytes[index...])
  }
}

/// The characters of XML 1.0.
enum XMLCharacter {
  /// Returns a code point as UTF-8; nil if it is not an XML character (§2.2).
  static func encoded(_ value: UInt32) -> Unicode.UTF8.EncodedScalar? {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
      Unicode.Scalar(value).flatMap { UTF8.encode($0) }
    default: nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Returns true if a name may start with the byte; all non-ASCII bytes count, though §2.3 excludes some characters.
  static func isNameStart(_ byte: UInt8) -> Bool {
    MarkupScanner.isNameByte(byte) && !byte.isASCIIDigit && byte != 0x2D && byte != 0x2E
  }
}
