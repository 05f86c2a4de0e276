internal import ASCIIBytes

/// A scanner of JSON tokens.
struct JSONScanner {
  enum Text { case text(TextLine), cut, bad }
  enum Scalar { case value(JSONHead.Kind, TextLine), cut, bad }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// True if comments count as white space.
  private let skipsComments: Bool
  private(set) var index: Int
  /// Limit on the length of names and values.
  private static let maxTextLength = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, skippingComments skipsComments: Bool = false) {
    self.bytes = bytes
    self.skipsComments = skipsComments
    self.index = max(0, index)
  }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
  var isAtEnd: Bool { index >= bytes.count }
  mutating func advance() { index += 1 }

  @inline(__always)
  mutating func skipSpace() {
    // The common case first; a slash may begin a comment.
    if index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "/") { return }
    skipSpaces()
  }

  private mutating func skipSpaces() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D: index += 1
      case 0x20: skipBlanks()
      case UInt8(ascii: "/") where skipsComments: if !skipComment() { return }
      default: return
      }
    }
  }

  /// Eight at a time, for indentation.
  @inline(__always)
  private mutating func skipBlanks() {
    let text = UnsafeRawBufferPointer(bytes)
    var next = index &+ 1
    while next &+ 8 <= text.count {
      let eight = EightBytes(within: text, at: next).bytes
      let others = eight ^ 0x2020_2020_2020_2020
      if others != 0 {
        index = next &+ others.trailingZeroBitCount / 8
        return
      }
      next &+= 8
    }
    while next < text.count, text[next] == 0x20 { next &+= 1 }
    index = next
  }

  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var end = index + 2
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
        end += 1
      }
      index = min(end + 2, bytes.count)
    default: return false
    }
    return true
  }

  /// Reads the string at its opening quote.
  mutating func string() -> Text {
    let start = index + 1
    var position = start
    let text = UnsafeRawBufferPointer(bytes)
    defer { index = position }
    while true {
      guard let match = text.firstIndexOfControl(or: UInt8(ascii: "\""), UInt8(ascii: "\\"), from: position)
      else {
        position = bytes.count
        return .cut
      }
      position = match
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return .text(TextLine(bytes[start..<min(position - 1, start + Self.maxTextLength)]))
      case UInt8(ascii: "\\"):
        guard position + 1 < bytes.count else { return .cut }
        guard Self.isEscape(bytes[position + 1]) else { return .bad }
        position += 2
      default: return .bad
      }
    }
    return .cut
  }

  private static let literals: [StaticString] = ["true", "false", "null", "NaN", "Infinity", "-Infinity"]

  /// Reads a string, number or literal.
  mutating func scalar() -> Scalar {
    guard let first = peek else { return .cut }
    if first == UInt8(ascii: "\"") {
      switch string() {
      case .text(let text): return .value(.string, text)
      case .cut: return .cut
      case .bad: return .bad
      }
    }
    let start = index
    var end = start
    while end < bytes.count, end - start < 512, Self.isWord(bytes[end]) { end += 1 }
    index = end
    let word = TextLine(bytes[start..<index])
    if isAtEnd { return word.bytes.isEmpty ? .bad : .cut }
    if Self.isNumber(word) { return .value(.number, word) }
    return Self.literals.contains { word == $0 } ? .value(.literal, word) : .bad
  }

  private static func isEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"):
      true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private static let numberSigns = ByteSet.digits.union(".eE+-")

  private static func isNumber(_ word: TextLine) -> Bool {
    let digits = word.first == UInt8(ascii: "-") ? word.dropping(1) : word
    guard let first = digits.first, first.isASCIIDigit else { return false }
    return digits.bytes.allSatisfy(numberSigns.contains)
  }
}
