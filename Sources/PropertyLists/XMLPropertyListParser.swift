/// A parser of XML property lists, without general entities and document type definitions.
struct XMLPropertyListParser {
  var text: PropertyListText

  init(_ text: PropertyListText) { self.text = text }

  mutating func document() throws(PropertyListError) -> PropertyList {
    try skipMarkup(allowsDocumentType: true)
    let root = try startTag("<plist>")
    guard root.name == "plist" else { throw text.failure("<plist>", found: "<\(root.name)>", at: root.start) }
    guard !root.isEmpty else { throw text.failure("a value in <plist>", found: "none", at: root.start) }
    try skipMarkup()
    let value = try value(try startTag("a value"), depth: 0)
    try skipMarkup()
    try endTag("plist")
    try skipMarkup()
    guard text.peek() == nil else { throw text.failure("the end after </plist>") }
    return value
  }

  private mutating func value(_ tag: MarkupTag, depth: Int) throws(PropertyListError) -> PropertyList {
    try text.countNode(depth: depth)
    let position = text.position(of: tag.start)
    let value: PropertyList.Value
    switch tag.name {
    case "dict": value = .dictionary(try dictionary(tag, depth))
    case "array": value = .array(try array(tag, depth))
    case "string": value = .string(String(decoding: try content(of: tag), as: UTF8.self))
    case "integer": value = .integer(try integer(tag))
    case "real": value = .real(try real(tag))
    case "date": value = .date(try date(tag))
    case "data": value = .data(try data(tag))
    case "true", "false":
      if !tag.isEmpty {
        try skipMarkup()
        try endTag(tag.name)
      }
      value = .boolean(tag.name == "true")
    default:
      throw text.failure(
        "dict, array, string, integer, real, true, false, date or data", found: "<\(tag.name)>", at: tag.start
      )
    }
    return PropertyList(value, position: position)
  }

  private mutating func dictionary(_ tag: MarkupTag, _ depth: Int) throws(PropertyListError)
    -> PropertyListDictionary
  {
    var entries: [PropertyListDictionary.Entry] = []
    while !tag.isEmpty {
      try skipMarkup()
      if text.starts(with: "</") {
        try endTag("dict")
        break
      }
      let keyTag = try startTag("<key> or </dict>")
      guard keyTag.name == "key" else {
        throw text.failure("<key> or </dict>", found: "<\(keyTag.name)>", at: keyTag.start)
      }
      let keyPosition = text.position(of: keyTag.start)
      let key = String(decoding: try content(of: keyTag), as: UTF8.self)
      text.path.components.append(.key(key))
      try skipMarkup()
      let valueTag = try startTag("a value for the key")
      entries.append(.init(key: key, keyPosition: keyPosition, value: try value(valueTag, depth: depth + 1)))
      text.path.components.removeLast()
    }
    return PropertyListDictionary(entries)
  }

  private mutating func array(_ tag: MarkupTag, _ depth: Int) throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while !tag.isEmpty {
      try skipMarkup()
      if text.starts(with: "</") {
        try endTag("array")
        break
      }
      text.path.components.append(.index(elements.count))
      elements.append(try value(try startTag("a value or </array>"), depth: depth + 1))
      text.path.components.removeLast()
    }
    return elements
  }

  /// Reads the characters up to the end tag: references and CDATA sections are resolved, line ends are `\n` (XML 1.0, 2.11).
  mutating func content(of tag: MarkupTag) throws(PropertyListError) -> [UInt8] {
    var content: [UInt8] = []
    if tag.isEmpty { return content }
    while let byte = text.peek() {
      switch byte {
      case UInt8(ascii: "<"):
        if text.starts(with: "<!--") || text.starts(with: "<?") {
          try skipComment()
        } else if text.starts(with: "<![CDATA[") {
          try characterData(into: &content)
        } else {
          try endTag(tag.name)
          return content
        }
      case UInt8(ascii: "&"): try reference(into: &content)
      default: try character(byte, into: &content)
      }
    }
    throw text.failure("</\(tag.name)>")
  }

  private mutating func character(_ byte: UInt8, into content: inout [UInt8]) throws(PropertyListError) {
    switch byte {
    case 0x0D:
      content.append(0x0A)
      if text.peek(1) == 0x0A { text.index += 1 }
    case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20: throw text.failure("a character that XML allows")
    default: content.append(byte)
    }
    text.index += 1
  }

  private mutating func characterData(into content: inout [UInt8]) throws(PropertyListError) {
    let start = text.index
    _ = text.skip("<![CDATA[")
    while let byte = text.peek() {
      if text.skip("]]>") { return }
      try character(byte, into: &content)
    }
    throw unfinished("]]> after the CDATA section", start)
  }

  /// Resolves one of the five entities or a character reference (XML 1.0, 4.1, 4.6).
  private mutating func reference(into content: inout [UInt8]) throws(PropertyListError) {
    let start = text.index
    guard let end = text.bytes[start...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else {
      if text.bytes.count - start < 16 { throw unfinished("; after the reference", start) }
      throw text.failure("&amp;, &lt;, &gt;, &quot;, &apos; or a character reference")
    }
    let name = String(decoding: text.bytes[(start + 1)..<end], as: UTF8.self)
    guard let scalar = Unicode.Scalar(reference: name[...]), let encoded = UTF8.encode(scalar) else {
      throw text.failure("&amp;, &lt;, &gt;, &quot;, &apos; or a character reference", found: "&\(name);")
    }
    content.append(contentsOf: encoded)
    text.index = end + 1
  }

  /// Skips white space, comments, processing instructions and, at the start, the document type.
  mutating func skipMarkup(allowsDocumentType: Bool = false) throws(PropertyListError) {
    while true {
      text.skipWhiteSpace()
      if text.starts(with: "<!--") || text.starts(with: "<?") {
        try skipComment()
      } else if allowsDocumentType, text.starts(with: "<!DOCTYPE") {
        // Declarations are ignored, so a reference to a declared entity is an error.
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
    if text.scanner.skipCommentOrInstruction() == false { throw unfinished(end, start) }
  }

  /// Returns the error for unterminated text: it has the position of the start, and the kind of a truncated file.
  mutating func unfinished(_ expected: String, _ start: Int) -> PropertyListError {
    text.failure(expected, .truncated, found: "the end", at: start)
  }

  /// Reads a start tag; attributes must be well-formed and are ignored.
  mutating func startTag(_ expected: String) throws(PropertyListError) -> MarkupTag {
    guard text.peek() == UInt8(ascii: "<"), MarkupScanner.isNameByte(text.peek(1) ?? 0x41) else {
      throw text.failure(expected, found: foundTag())
    }
    let tag: MarkupTag
    do throws(MarkupError) { tag = try text.scanner.startTag() } catch { throw text.failure(error.expected) }
    for (_, value) in tag.attributes {
      guard let offset = value.firstIndex(of: UInt8(ascii: "<")) else { continue }
      throw text.failure("the end of the attribute's value", at: offset)
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

  /// Returns the tag at the current offset for error messages; nil if there is none.
  private func foundTag() -> String? {
    guard text.peek() == UInt8(ascii: "<") else { return nil }
    let prefix = text.bytes[text.index...].prefix(40)
    guard let end = prefix.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: prefix[...end], as: UTF8.self)
  }
}
