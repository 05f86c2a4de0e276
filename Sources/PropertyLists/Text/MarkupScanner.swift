internal import ASCIIBytes

/// A scanner for the tokens of XML 1.0 and HTML.
///
/// Its callers decide what is an error: property lists are read strictly, XMP packets and HTML leniently.
package struct MarkupScanner: Sendable {
  /// Limit on the attributes of one element.
  private static let maxAttributes = 4096

  package let bytes: [UInt8]
  /// The index of the next byte; at most the end.
  package var index = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte `distance` ahead, or nil at the end.
  @inlinable package func peek(_ distance: Int = 0) -> UInt8? {
    let ahead = index + distance
    return ahead < bytes.count ? bytes[ahead] : nil
  }

  @inline(__always) package func starts(with text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  @inline(__always) package mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next `text`; returns false, at the end, if there is none.
  package mutating func skip(past text: StaticString) -> Bool {
    while index < bytes.count {
      skip(to: text.utf8Start[0])
      if skip(text) { return true }
      index = min(index + 1, bytes.count)
    }
    return false
  }

  /// Skips XML's white space and the form feed, as HTML does.
  package mutating func skipSpace() {
    while let byte = peek(), byte.isASCIIWhitespace { index += 1 }
  }

  /// Skips a comment or processing instruction; returns nil if there is none, false if it is unterminated.
  package mutating func skipCommentOrInstruction() -> Bool? {
    if skip("<!--") { return skip(past: "-->") }
    return skip("<?") ? skip(past: "?>") : nil
  }

  /// Skips the rest of a declaration, such as a document type with an internal subset; returns false if it is unterminated.
  package mutating func skipDeclaration() -> Bool {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "<"), skipCommentOrInstruction() != nil { continue }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if quoted() == nil { return false }
        continue
      }
      index += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }

  /// Moves to the next `byte`, or to the end.
  package mutating func skip(to byte: UInt8) {
    index = bytes.withUnsafeBytes { $0.firstIndex(of: byte, from: index) ?? $0.count }
  }

  /// Reads a name with its prefix; returns an empty string if there is none.
  package mutating func name() -> String { String(decoding: bytes[nameRange()], as: UTF8.self) }

  private mutating func nameRange() -> Range<Int> {
    let start = index
    index = bytes.withUnsafeBytes { all in
      let limit = min(all.count, start + 256)
      var end = start
      while end < limit, Self.isNameByte(all[end]) { end += 1 }
      return end
    }
    return start..<index
  }

  package static func isNameByte(_ byte: UInt8) -> Bool {
    // One bit each for ASCII letters, digits, and - . : _
    let bits: UInt64 = byte < 0x40 ? 0x07FF600000000000 : 0x07FFFFFE87FFFFFE
    return byte >= 0x80 || bits >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Reads a quoted string and returns its content; nil if there is none, or, at the end, if it is unterminated.
  package mutating func quoted() -> ArraySlice<UInt8>? { quotedRange().map { bytes[$0] } }

  private mutating func quotedRange() -> Range<Int>? {
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    index += 1
    let start = index
    skip(to: quote)
    guard index < bytes.count else { return nil }
    index += 1
    return start..<index - 1
  }

  /// Reads a start tag, whose `<` is the next byte; an error states what is expected at ``index``.
  package mutating func startTag() throws(MarkupError) -> MarkupTag {
    var tag = MarkupTag(start: index)
    var attributes: [MarkupAttribute] = []
    let (name, isEmpty) = try startTag(&attributes)
    tag.name = String(decoding: bytes[name], as: UTF8.self)
    tag.attributes = attributes.map { (String(decoding: bytes[$0.name], as: UTF8.self), bytes[$0.value]) }
    tag.isEmpty = isEmpty
    return tag
  }

  /// Reads a start tag without creating strings; returns the range of its name and true if it is empty, as `<a/>` is.
  package mutating func startTag(
    _ attributes: inout [MarkupAttribute]
  ) throws(MarkupError) -> (name: Range<Int>, isEmpty: Bool) {
    index += 1
    let tag = nameRange()
    guard !tag.isEmpty else { throw MarkupError(expected: "a name") }
    for _ in 0..<Self.maxAttributes {
      let before = index
      skipSpace()
      let isEmpty = skip("/>")
      if isEmpty || skip(">") { return (tag, isEmpty) }
      guard index > before, let byte = peek(), Self.isNameByte(byte) else {
        throw MarkupError(expected: "> at the end of <\(String(decoding: bytes[tag], as: UTF8.self))")
      }
      let name = nameRange()
      skipSpace()
      guard skip("=") else { throw MarkupError(expected: "= after the attribute's name") }
      skipSpace()
      let start = index
      if let value = quotedRange() {
        attributes.append(MarkupAttribute(name: name, value: value))
        continue
      }
      guard index > start else { throw MarkupError(expected: "a quoted value of the attribute") }
      index = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? index
      throw MarkupError(expected: "the end of the attribute's value")
    }
    throw MarkupError(expected: "> behind \(Self.maxAttributes) attributes")
  }
}

/// The ranges of an attribute's name and value in the text.
package struct MarkupAttribute {
  package var name: Range<Int>
  package var value: Range<Int>
}

/// A start tag; references in its values are not resolved.
package struct MarkupTag {
  package var name = ""
  package var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  /// The index of its `<`.
  package var start: Int
  /// True for an empty-element tag such as `<true/>`.
  package var isEmpty = false

  package init(start: Int) { self.start = start }
}

/// A syntax error: the expected text.
package struct MarkupError: Error {
  package var expected: String

  package init(expected: String) { self.expected = expected }
}

extension Unicode.Scalar {
  /// Creates the character for a reference: one of the five predefined entities, or a number (XML 1.0 §4.1, §4.6).
  package init?(reference name: Substring) {
    switch name {
    case "amp": self = "&"
    case "lt": self = "<"
    case "gt": self = ">"
    case "quot": self = "\""
    case "apos": self = "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard name.hasPrefix("#"), digits.first?.isHexDigit ?? false,
        let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
        value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D
      else { return nil }
      self = scalar
    }
  }
}
