internal import ByteSources
internal import Formats

/// Where texts end whose grammar says so: with the mark that closes what the first one opened.
enum TextEnds {
  private static let longestTail = 1 << 14

  /// The bracket that closes the one at the beginning, all between counted (RFC 8259, 2).
  static func json(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the bracket that closes the first one"
    let start = file.reader.head.matches([0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = file.reader.head.array.dropFirst(start).first { $0 > 0x20 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return .unknown("nothing: no bracket at the beginning")
    }
    var brackets = Brackets()
    let found = try file.running(from: Int64(start), checked) { brackets.take($0) }
    // What goes on behind the first value is a list of them, a line each.
    if brackets.isForeign { return .unknown(checked) }
    guard found.outcome == .whole else { return found }
    return try file.isBlank(from: found.end ?? 0) ? .whole(checked, end: file.byteCount) : .unknown(checked)
  }

  /// JSON's brackets outside strings.
  private struct Brackets {
    /// Whether something stands outside strings that only dialects have: comments, or strings in other quotes.
    private(set) var isForeign = false
    private var depth = 0
    private var isInString = false
    private var isEscaped = false

    /// Takes a byte; true at the last bracket, and where nothing more is wanted.
    mutating func take(_ byte: UInt8) -> Bool {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        return false
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        return depth <= 0
      case UInt8(ascii: "/"), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#"), 0:
        isForeign = true
        return true
      default: break
      }
      return false
    }
  }

  /// The brace that closes the first group (Rich Text Format 1.9.1, "Contents of an RTF File").
  static func rtf(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the brace that closes the first group"
    var depth = 0
    var isEscaped = false
    let found = try file.running(from: 0, checked) { byte in
      if isEscaped {
        isEscaped = false
      } else {
        switch byte {
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"):
          depth -= 1
          return depth <= 0
        default: break
        }
      }
      return false
    }
    guard found.outcome == .whole, try file.isBlank(from: found.end ?? 0) else { return found }
    return .whole(checked, end: file.byteCount)
  }

  /// The line that ends a card or a calendar (RFC 6350, 3.3; RFC 5545, 3.4).
  static func card(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the line that ends the last object, END"
    let head = file.reader.head.text.uppercased()
    guard let open = head.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix("BEGIN:") }) else {
      return "BEGIN:".hasPrefix(head)
        ? .truncated("the first line") : .unknown("nothing: no line begins an object")
    }
    let name = open.dropFirst(6).filter { !$0.isWhitespace }
    let last = try file.tail(1024).bytes.text.uppercased().split { $0.isNewline || $0 == "\0" }
      .last { !$0.allSatisfy(\.isWhitespace) }
    return last?.filter { !$0.isWhitespace } == "END:\(name)" ? .whole(checked) : .truncated(checked)
  }
}

extension EndReader {
  /// Whether nothing but blanks, line ends and zeros follows; not looked at where it is much.
  fileprivate func isBlank(from start: Int64) throws(ReadFailure) -> Bool {
    guard byteCount - start < 1 << 16 else { return false }
    return try reader.available(at: start, upTo: Int(byteCount - start)).array.allSatisfy { $0 <= 0x20 }
  }
}
