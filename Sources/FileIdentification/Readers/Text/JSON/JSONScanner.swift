/// A position in a JSON text, and its tokens.
struct JSONScanner {
  enum Text { case text(TextLine), cut, bad }
  enum Scalar { case value(JSONHead.Kind, TextLine), cut, bad }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether comments count as space.
  private let skipsComments: Bool
  private(set) var index: Int
  /// Names and values are kept up to this many bytes.
  private static let longestText = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, skippingComments skipsComments: Bool = false) {
    self.bytes = bytes
    self.skipsComments = skipsComments
    self.index = max(0, index)
  }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
  var isAtEnd: Bool { index >= bytes.count }
  mutating func advance() { index += 1 }

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/") where skipsComments: if !skipComment() { return }
      default: return
      }
    }
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

  /// The string whose opening quote is here.
  mutating func string() -> Text {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = index
        index += 1
        return .text(TextLine(bytes[start..<min(end, start + Self.longestText)]))
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { return .cut }
        guard Self.isEscape(bytes[index + 1]) else { return .bad }
        index += 2
      case 0x00..<0x20: return .bad
      default: index += 1
      }
    }
    return .cut
  }

  private static let literals: [StaticString] = ["true", "false", "null", "NaN", "Infinity", "-Infinity"]

  /// The string, number or literal that begins here.
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
    while let byte = peek, Self.isWord(byte), index - start < 512 { index += 1 }
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
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private static let numberSigns = ByteSet.digits.union(".eE+-")

  private static func isNumber(_ word: TextLine) -> Bool {
    let digits = word.first == UInt8(ascii: "-") ? word.dropping(1) : word
    guard let first = digits.first, (0x30...0x39).contains(first) else { return false }
    return digits.bytes.allSatisfy(numberSigns.contains)
  }
}
