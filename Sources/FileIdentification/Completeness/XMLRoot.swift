internal import ByteSources

/// The first element of an XML document in UTF-8 or another encoding that has ASCII in it.
struct XMLRoot {
  private static let longestName = 128

  /// Empty where the bytes end before an element begins.
  private(set) var name: [UInt8] = []
  /// Whether the element's tag closes it.
  private(set) var isEmptyElement = false

  /// Finds the element behind declarations, comments and instructions; nil for bytes that are no XML.
  init?(_ head: ByteView) {
    var index = head.matches([0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let byte = head[index], byte <= 0x20, byte > 0 { index += 1 }
    guard head[index] == UInt8(ascii: "<") else { return nil }
    while let open = head.firstIndex(of: UInt8(ascii: "<"), from: index) {
      guard let next = head[open + 1] else { return }
      let end: Int?
      if head.matches("<!--", at: open) {
        end = head.firstIndex(of: "-->", from: open).map { $0 + 3 }
      } else if next == UInt8(ascii: "?") {
        end = head.firstIndex(of: "?>", from: open).map { $0 + 2 }
      } else if next == UInt8(ascii: "!") {
        end = Self.endOfDeclaration(head, from: open)
      } else {
        guard read(head, tag: open) else { return nil }
        return
      }
      guard let end else { return }
      index = end
    }
  }

  /// Reads an element's tag; false where it is none.
  private mutating func read(_ head: ByteView, tag open: Int) -> Bool {
    let bytes = head.slice(open + 1..<open + 1 + Self.longestName).array
    let letters = bytes.prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    guard let first = letters.first, first == 0x5F || first >= 0x80 || (0x41...0x5A).contains(first & 0xDF),
      letters.count < Self.longestName
    else { return false }
    name = Array(letters)
    if let end = Self.endOfTag(head, from: open) { isEmptyElement = head[end - 1] == UInt8(ascii: "/") }
    return true
  }

  /// Where a tag's last character stands; those in quotes are values.
  private static func endOfTag(_ head: ByteView, from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<head.count {
      guard let byte = head[index] else { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  /// Where a document type declaration ends; its own declarations stand in brackets.
  private static func endOfDeclaration(_ head: ByteView, from start: Int) -> Int? {
    var depth = 0
    for index in start..<head.count {
      switch head[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      default: break
      }
    }
    return nil
  }
}
