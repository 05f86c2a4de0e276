/// A change to one string or key in the text of a property list.
public struct PropertyListEdit: Hashable, Sendable {
  /// The start of the string or key: ``PropertyList/position`` or ``PropertyListDictionary/Entry/keyPosition``.
  public var position: TextPosition
  /// The new text, or nil to remove the string from its array.
  public var replacement: String?

  /// Creates an edit.
  public init(at position: TextPosition, replacement: String?) {
    self.position = position
    self.replacement = replacement
  }
}

extension PropertyList {
  /// Returns an XML or JSON property list with strings and keys changed; comments, order and white space are kept.
  ///
  /// Only for UTF-8 text. The caller must remove only strings of arrays. Errors: ``PropertyListError``, also if no string is
  /// at an edit's position. Complexity: one pass, and for each edit a move of the following bytes.
  public static func editing(
    _ bytes: [UInt8], _ edits: [PropertyListEdit]
  ) throws(PropertyListError) -> [UInt8] {
    let format = format(of: bytes)
    let text = try PropertyListText.decode(bytes)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard format != .binary, bytes[mark...].elementsEqual(text) else {
      throw PropertyListError(
        kind: .unsupported, expected: "XML or JSON in UTF-8", offset: 0, path: PropertyListPath())
    }
    var result = text
    // Last to first, so that the positions of the others remain valid.
    let edits = Set(edits).sorted { $0.position < $1.position }
    var scanner = PropertyListText(text, PropertyListLimits())
    var reached = 0
    let starts = edits.map { edit in
      reached = scanner.offset(of: edit.position, from: reached)
      return reached
    }
    for (edit, start) in zip(edits, starts).reversed() {
      let (end, element) = try endOfString(at: start, in: result, format)
      if let replacement = edit.replacement {
        result.replaceSubrange(
          start..<end, with: format == .xml ? xml(replacement, in: element) : json(replacement))
      } else {
        result.removeSubrange(removal(of: start..<end, from: result, format))
      }
    }
    return bytes[..<mark] + result
  }

  private static func endOfString(
    at start: Int, in bytes: [UInt8], _ format: Format
  ) throws(PropertyListError) -> (end: Int, element: String) {
    var text = PropertyListText(bytes, PropertyListLimits())
    text.index = start
    if format == .json {
      guard text.peek() == UInt8(ascii: "\"") else { throw text.failure("a string to edit") }
      var parser = JSONParser(text)
      _ = try parser.string()
      return (parser.text.index, "")
    }
    var parser = XMLPropertyListParser(text)
    let tag = try parser.startTag("<string>")
    guard tag.name == "string" || tag.name == "key" else {
      throw parser.text.failure("a string or a key to edit", at: start)
    }
    _ = try parser.content(of: tag)
    return (parser.text.index, tag.name)
  }

  /// Returns the range to remove with a string: its white space in XML, its comma in JSON.
  private static func removal(of range: Range<Int>, from bytes: [UInt8], _ format: Format) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let before = bytes[..<range.lowerBound].lastIndex { !isSpace($0) } ?? -1
    if format == .xml { return (before + 1)..<range.upperBound }
    let after = bytes[range.upperBound...].firstIndex { !isSpace($0) } ?? bytes.count
    if after < bytes.count, bytes[after] == UInt8(ascii: ",") {
      let next = bytes[(after + 1)...].firstIndex { !isSpace($0) } ?? bytes.count
      return range.lowerBound..<next
    }
    let hasComma = before >= 0 && bytes[before] == UInt8(ascii: ",")
    return (hasComma ? before : range.lowerBound)..<range.upperBound
  }

  private static func xml(_ text: String, in element: String) -> [UInt8] {
    var content: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): content += Array("&amp;".utf8)
      case UInt8(ascii: "<"): content += Array("&lt;".utf8)
      case UInt8(ascii: ">"): content += Array("&gt;".utf8)
      default: content.append(byte)
      }
    }
    return Array("<\(element)>".utf8) + content + Array("</\(element)>".utf8)
  }

  private static func json(_ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.value(text)
    return json.bytes
  }
}

extension PropertyListText {
  /// Returns the offset of a line and column, from `start` on; the end if the text is shorter.
  fileprivate mutating func offset(of wanted: TextPosition, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, position(of: offset) < wanted { offset += 1 }
    return offset
  }
}
