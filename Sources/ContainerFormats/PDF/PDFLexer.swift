/// Tokens of PDF, one after another, in bytes in memory (ISO 32000-2 §7.2, §7.3).
///
/// It knows nothing of what tokens mean together; a place at which readers disagree what stands there is ``Token/irregular``.
/// Complexity: linear in the bytes that it passes.
package struct PDFLexer {
  /// One token; ranges are those of its bytes.
  package enum Token: Equatable {
    /// The bytes behind the solidus, as they are written.
    case name(Range<Int>)
    case number(Range<Int>)
    case string
    case openDictionary, closeDictionary
    case openArray, closeArray
    /// A run of regular characters that is no number: `true`, `R`, `stream`.
    case word(Range<Int>)
    /// A delimiter or a byte that nothing begins with.
    case irregular
    /// The bytes end before the token does, or before there is one.
    case end
  }

  package let bytes: [UInt8]
  /// Where the next token is looked for.
  package private(set) var index: Int

  package init(_ bytes: [UInt8], at index: Int) { (self.bytes, self.index) = (bytes, max(0, index)) }

  /// The next token, behind white space and comments; a token that reaches the last byte may go on behind it.
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

  /// A literal string (§7.3.4.2): parentheses in it are balanced, unless a reverse solidus stands before them.
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

  /// A hexadecimal string (§7.3.4.3).
  private mutating func hexadecimal() -> Token {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ">") { return .string }
      guard PDFCharacter.digit(byte) != nil || PDFCharacter.isBlank(byte) else { return .irregular }
    }
    return .end
  }
}

/// Classes of bytes in PDF (ISO 32000-2 §7.2.3).
package enum PDFCharacter {
  /// White space: NUL, tab, line feed, form feed, carriage return, space.
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

  /// A character of integers and reals (§7.3.3).
  package static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  package static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// Names as they are written, a number sign and two digits for any byte (ISO 32000-2 §7.3.5).
package enum PDFName {
  /// The name that `raw` spells; a number sign that no two digits follow stands for itself.
  package static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "#")) else { return Array(raw) }
    var name: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == UInt8(ascii: "#"), index + 2 < raw.endIndex, let high = PDFCharacter.digit(raw[index + 1]),
        let low = PDFCharacter.digit(raw[index + 2])
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

  /// The name that the most forgiving readers see in `raw`.
  ///
  /// PDFium takes any two characters behind a number sign for digits, and others end names at a NUL.
  package static func forgiving(_ raw: ArraySlice<UInt8>) -> [UInt8] {
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

  /// A byte that PDFium takes for white space, and others for a part of names.
  package static func endsForSome(_ byte: UInt8) -> Bool { byte == 0x80 || byte == 0xFF }

  private static func value(_ byte: UInt8) -> UInt8 {
    let upper = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
    return upper > UInt8(ascii: "9") ? upper &- UInt8(ascii: "A") &+ 10 : upper &- UInt8(ascii: "0")
  }
}
