internal import ByteSources
internal import Formats

/// Detects whether JSON, RTF, vCard and iCalendar texts are complete, by their closing marks.
enum TextCompleteness {
  private static let maxTailLength = 1 << 14

  /// Checks for the bracket that closes the first one (RFC 8259, 2).
  static func json(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the bracket that closes the first one"
    let start = file.reader.head.matches([0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = file.reader.head.array.dropFirst(start).first { $0 > 0x20 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return .unknown("nothing: no bracket at the beginning")
    }
    var brackets = Brackets()
    let result = try file.feed(from: Int64(start), checked) { brackets.process($0) }
    // More after the first value is a list of values, one per line.
    if brackets.isForeign { return .unknown(checked) }
    guard result.outcome == .whole else { return result }
    return try file.isBlank(from: result.end ?? 0) ? .whole(checked, end: file.byteCount) : .unknown(checked)
  }

  /// A counter of JSON brackets outside strings.
  private struct Brackets {
    /// True for comments or other quotes outside strings, which only dialects have.
    private(set) var isForeign = false
    private var depth = 0
    private var isInString = false
    private var isEscaped = false

    /// Processes a byte; returns true at the last bracket or if the text is a dialect.
    mutating func process(_ byte: UInt8) -> Bool {
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

  /// Checks for the brace that closes the first group (Rich Text Format 1.9.1, "Contents of an RTF File").
  static func rtf(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the brace that closes the first group"
    var depth = 0
    var isEscaped = false
    let result = try file.feed(from: 0, checked) { byte in
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
    guard result.outcome == .whole, try file.isBlank(from: result.end ?? 0) else { return result }
    return .whole(checked, end: file.byteCount)
  }

  /// Checks for the line that ends a card or a calendar (RFC 6350, 3.3; RFC 5545, 3.4).
  static func card(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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

extension CompletenessReader {
  /// Returns true if only blanks, line ends and zeros follow, less than 64 KiB.
  fileprivate func isBlank(from start: Int64) throws(ReadFailure) -> Bool {
    guard byteCount - start < 1 << 16 else { return false }
    return try reader.available(at: start, upTo: Int(byteCount - start)).array.allSatisfy { $0 <= 0x20 }
  }
}

/// Checks for runs of zeros or FF, which text cannot have.
enum TextRunChecks {
  /// Checks plain text; scripts may have any data after them.
  static func plainText(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure)
    -> StaticString?
  {
    file.finding == nil && !file.reader.head.matches("#!") ? try text(file, run) : nil
  }

  /// Checks text, which has no zeros or FF in any encoding.
  static func text(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    guard run.byte == 0 || run.byte == 0xFF else { return nil }
    let start = max(0, run.range.lowerBound - 256)
    let before = try file.reader.available(at: start, upTo: Int(run.range.lowerBound - start))
    let isText = before.withUnsafeBytes { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || PlainText.isTextControl($0) }
    }
    return isText ? "text should be" : nil
  }
}
