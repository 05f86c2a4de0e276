internal import ASCIIBytes

/// A tokenizer for PDF in memory (ISO 32000-2 §7.2, §7.3).
///
/// Input that readers interpret differently is ``Token/irregular``. Complexity: linear in the consumed bytes.
package struct PDFLexer {
  /// A token with its byte range.
  package enum Token: Equatable {
    /// The bytes after the solidus, undecoded.
    case name(Range<Int>)
    case number(Range<Int>)
    case string
    case openDictionary, closeDictionary
    case openArray, closeArray
    /// A run of regular characters that is not a number: `true`, `R`, `stream`.
    case word(Range<Int>)
    /// A delimiter or byte that begins no token.
    case irregular
    /// The bytes end before or inside the token.
    case end
  }

  package let bytes: [UInt8]
  package private(set) var index: Int

  package init(_ bytes: [UInt8], at index: Int) { (self.bytes, self.index) = (bytes, max(0, index)) }

  /// Returns the next token, after white space and comments; a token that reaches the last byte may continue.
  package mutating func next() -> Token {
    skipBlanks()
    guard index < bytes.count else { return .end }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "/"):
      index += 1
      let name = regularRun()
      return index < bytes.count ? .name(name) : .end
    case UInt8(ascii: "("): return string()
    case UInt8(ascii: "<"):
      guard index + 1 < bytes.count else { return .end }
      if bytes[index + 1] != UInt8(ascii: "<") { return hexadecimal() }
      index += 2
      return .openDictionary
    case UInt8(ascii: ">"):
      guard index + 1 < bytes.count else { return .end }
      index += 1
      guard bytes[index] == UInt8(ascii: ">") else { return .irregular }
      index += 1
      return .closeDictionary
    case UInt8(ascii: "["):
      index += 1
      return .openArray
    case UInt8(ascii: "]"):
      index += 1
      return .closeArray
    case let byte where PDFCharacter.isRegular(byte) && byte < 0x80:
      let run = regularRun()
      guard index < bytes.count else { return .end }
      return bytes[run].allSatisfy(PDFCharacter.isNumeric) ? .number(run) : .word(run)
    default:
      index = start + 1
      return .irregular
    }
  }

  private mutating func skipBlanks() {
    var isComment = false
    while index < bytes.count {
      let byte = bytes[index]
      if isComment {
        isComment = !PDFCharacter.isLineEnd(byte)
      } else if byte == UInt8(ascii: "%") {
        isComment = true
      } else if !PDFCharacter.isBlank(byte) {
        return
      }
      index += 1
    }
  }

  private mutating func regularRun() -> Range<Int> {
    let start = index
    while index < bytes.count, PDFCharacter.isRegular(bytes[index]) { index += 1 }
    return start..<index
  }

  /// Reads a literal string (§7.3.4.2): parentheses are balanced unless escaped.
  private mutating func string() -> Token {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return .string }
      }
    }
    return .end
  }

  /// Reads a hexadecimal string (§7.3.4.3).
  private mutating func hexadecimal() -> Token {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ">") { return .string }
      guard byte.hexDigitValue != nil || PDFCharacter.isBlank(byte) else { return .irregular }
    }
    return .end
  }
}

/// Byte classes of PDF (ISO 32000-2 §7.2.3).
package enum PDFCharacter {
  /// Returns true for white space: NUL, tab, line feed, form feed, carriage return, space.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0 || byte == 0x0C
  }

  package static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  package static func isRegular(_ byte: UInt8) -> Bool { !isBlank(byte) && !isDelimiter(byte) }

  /// Returns true for characters of integers and reals (§7.3.3).
  package static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}

/// Decodes names, in which a number sign and two digits stand for a byte (ISO 32000-2 §7.3.5).
package enum PDFName {
  /// Returns the decoded name; a number sign without two digits stands for itself.
  package static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "#")) else { return Array(raw) }
    var name: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == UInt8(ascii: "#"), index + 2 < raw.endIndex, let high = raw[index + 1].hexDigitValue,
        let low = raw[index + 2].hexDigitValue
      {
        name.append(high << 4 | low)
        index += 3
      } else {
        name.append(byte)
        index += 1
      }
    }
    return name
  }

  /// Returns the name as the most lenient readers decode it.
  ///
  /// PDFium accepts any two characters after a number sign, and others end names at a NUL.
  package static func lenientlyDecoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "#")) else { return Array(raw) }
    var name: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      var byte = raw[index]
      if byte == UInt8(ascii: "#"), index + 2 < raw.endIndex {
        byte = value(raw[index + 1]) &* 16 &+ value(raw[index + 2])
        index += 2
      }
      if byte == 0 { break }
      name.append(byte)
      index += 1
    }
    return name
  }

  /// Returns true for bytes that are white space in PDFium and regular elsewhere.
  package static func isAmbiguous(_ byte: UInt8) -> Bool { byte == 0x80 || byte == 0xFF }

  private static func value(_ byte: UInt8) -> UInt8 {
    let upper = byte.asciiUppercased
    return upper > UInt8(ascii: "9") ? upper &- UInt8(ascii: "A") &+ 10 : upper &- UInt8(ascii: "0")
  }
}
