extension XMLPropertyListParser {
  /// Skips white space, comments, processing instructions and, at the start, the document type.
  mutating func skipMarkup(allowsDocumentType: Bool = false) throws(PropertyListError) {
    while true {
      text.skipWhiteSpace()
      if text.starts(with: "<!--") || text.starts(with: "<?") {
        try skipComment()
      } else if allowsDocumentType, text.starts(with: "<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Skips a comment or a processing instruction.
  mutating func skipComment() throws(PropertyListError) {
    let start = text.index
    if text.skip("<!--") {
      guard text.skip(past: "-->") else { throw unfinished("--> after the comment", start) }
    } else if text.skip("<?") {
      guard text.skip(past: "?>") else { throw unfinished("?> after the processing instruction", start) }
    }
  }

  /// Skips the document type: what it declares is never used, so an entity in it is an unknown one.
  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = text.index
    var depth = 0
    while let byte = text.peek() {
      switch byte {
      case UInt8(ascii: "<") where text.starts(with: "<!--") || text.starts(with: "<?"):
        try skipComment()
        continue
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        text.index += 1
        while let next = text.peek(), next != byte { text.index += 1 }
      case UInt8(ascii: ">") where depth <= 0:
        text.index += 1
        return
      default: break
      }
      text.index += 1
    }
    throw unfinished("> after the document type", start)
  }

  /// What starts at `start` never ends: the position says where it starts, the kind that the text ends.
  mutating func unfinished(_ expected: String, _ start: Int) -> PropertyListError {
    text.failure(expected, .truncated, found: "the end", at: start)
  }

  /// Reads a start tag; its attributes are checked for form and otherwise ignored.
  mutating func startTag(_ expected: String) throws(PropertyListError) -> Tag {
    let start = text.index
    guard text.peek() == UInt8(ascii: "<"), Self.isName(text.peek(1) ?? 0x41) else {
      throw text.failure(expected, found: foundTag())
    }
    text.index += 1
    let name = try name()
    while true {
      let before = text.index
      text.skipWhiteSpace()
      if text.skip("/>") { return Tag(name: name, start: start, isEmpty: true) }
      if text.skip(">") { return Tag(name: name, start: start, isEmpty: false) }
      guard text.index > before, let byte = text.peek(), Self.isName(byte) else {
        throw text.failure("> at the end of <\(name)")
      }
      _ = try self.name()
      text.skipWhiteSpace()
      guard text.skip("=") else { throw text.failure("= after the attribute's name") }
      text.skipWhiteSpace()
      guard let quote = text.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw text.failure("a quoted value of the attribute")
      }
      text.index += 1
      while let byte = text.peek(), byte != quote, byte != UInt8(ascii: "<") { text.index += 1 }
      guard text.peek() == quote else { throw text.failure("the end of the attribute's value") }
      text.index += 1
    }
  }

  /// Reads `</name>`.
  mutating func endTag(_ expected: String) throws(PropertyListError) {
    let start = text.index
    guard text.skip("</") else { throw text.failure("</\(expected)>", found: foundTag()) }
    let name = try name()
    guard name == expected else { throw text.failure("</\(expected)>", found: "</\(name)>", at: start) }
    text.skipWhiteSpace()
    guard text.skip(">") else { throw text.failure("> at the end of </\(name)") }
  }

  private mutating func name() throws(PropertyListError) -> String {
    let start = text.index
    while let byte = text.peek(), Self.isName(byte), text.index - start < 256 { text.index += 1 }
    guard text.index > start else { throw text.failure("a name") }
    return String(decoding: text.bytes[start..<text.index], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte) || byte == 0x5F || byte == 0x2D
      || byte == 0x2E
      || byte >= 0x80
  }

  /// The tag here as it should be shown, or nil when there is none.
  private func foundTag() -> String? {
    guard text.peek() == UInt8(ascii: "<") else { return nil }
    let piece = text.bytes[text.index...].prefix(40)
    guard let end = piece.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: piece[...end], as: UTF8.self)
  }
}
