extension XMLPropertyListParser {
  /// Skips white space, comments, processing instructions and, at the start, the document type.
  mutating func skipMarkup(allowsDocumentType: Bool = false) throws(PropertyListError) {
    while true {
      text.skipWhiteSpace()
      if text.starts(with: "<!--") || text.starts(with: "<?") {
        try skipComment()
      } else if allowsDocumentType, text.starts(with: "<!DOCTYPE") {
        // What it declares is never used, so an entity in it is an unknown one.
        let start = text.index
        if !text.scanner.skipDeclaration() { throw unfinished("> after the document type", start) }
      } else {
        return
      }
    }
  }

  /// Skips a comment or a processing instruction.
  mutating func skipComment() throws(PropertyListError) {
    let start = text.index
    let end = text.starts(with: "<?") ? "?> after the processing instruction" : "--> after the comment"
    if text.scanner.skipRemark() == false { throw unfinished(end, start) }
  }

  /// What starts at `start` never ends: the position says where it starts, the kind that the text ends.
  mutating func unfinished(_ expected: String, _ start: Int) -> PropertyListError {
    text.failure(expected, .truncated, found: "the end", at: start)
  }

  /// Reads a start tag; its attributes are checked for form and otherwise ignored.
  mutating func startTag(_ expected: String) throws(PropertyListError) -> MarkupTag {
    guard text.peek() == UInt8(ascii: "<"), MarkupScanner.isName(text.peek(1) ?? 0x41) else {
      throw text.failure(expected, found: foundTag())
    }
    let tag: MarkupTag
    do throws(MarkupFlaw) { tag = try text.scanner.startTag() } catch { throw text.failure(error.expected) }
    for (_, value) in tag.attributes {
      guard let place = value.firstIndex(of: UInt8(ascii: "<")) else { continue }
      throw text.failure("the end of the attribute's value", at: place)
    }
    return tag
  }

  /// Reads `</name>`.
  mutating func endTag(_ expected: String) throws(PropertyListError) {
    let start = text.index
    guard text.skip("</") else { throw text.failure("</\(expected)>", found: foundTag()) }
    let name = text.scanner.name()
    guard !name.isEmpty else { throw text.failure("a name") }
    guard name == expected else { throw text.failure("</\(expected)>", found: "</\(name)>", at: start) }
    text.skipWhiteSpace()
    guard text.skip(">") else { throw text.failure("> at the end of </\(name)") }
  }

  /// The tag here as it should be shown, or nil when there is none.
  private func foundTag() -> String? {
    guard text.peek() == UInt8(ascii: "<") else { return nil }
    let piece = text.bytes[text.index...].prefix(40)
    guard let end = piece.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: piece[...end], as: UTF8.self)
  }
}
