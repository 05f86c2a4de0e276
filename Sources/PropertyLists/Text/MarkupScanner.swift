/// A position in a text of markup, and what every reader of markup steps over or takes in there (XML 1.0).
///
/// Readers say for themselves what is an error: property lists are strict, packets and pages are what programs write.
package struct MarkupScanner: Sendable {
  /// More attributes than programs give one element.
  private static let mostAttributes = 4096

  package let bytes: [UInt8]
  /// Where the next byte is; never past the end.
  package var index = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte `distance` further on, or nil at the end.
  @inlinable package func peek(_ distance: Int = 0) -> UInt8? {
    let place = index + distance
    return place < bytes.count ? bytes[place] : nil
  }

  package func starts(with text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  package mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next `text`, or to the end and says false.
  package mutating func skip(past text: StaticString) -> Bool {
    while index < bytes.count {
      skip(to: text.utf8Start[0])
      if skip(text) { return true }
      index = min(index + 1, bytes.count)
    }
    return false
  }

  /// Skips white space as HTML has it, which is XML's and the form feed.
  package mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  /// Skips a comment or a processing instruction; nil where there is none, false where it does not end.
  package mutating func skipRemark() -> Bool? {
    if skip("<!--") { return skip(past: "-->") }
    return skip("<?") ? skip(past: "?>") : nil
  }

  /// Skips what is left of a declaration such as a document type, whose subset may hold `>` itself; false at the end.
  package mutating func skipDeclaration() -> Bool {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "<"), skipRemark() != nil { continue }
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
    index = bytes.withUnsafeBytes { Self.position(of: byte, in: $0, from: index) }
  }

  /// Where a byte stands at `start` or behind it, else the end: most of a text is stepped over, eight bytes at once.
  private static func position(of byte: UInt8, in all: UnsafeRawBufferPointer, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = start
    while place + 8 <= all.count {
      let word = UInt64(littleEndian: all.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let others = word ^ (ones &* UInt64(byte))
      // The lowest byte that is zero is marked in its highest bit.
      let found = (others &- ones) & ~others & (ones << 7)
      if found != 0 { return place + found.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < all.count, all[place] != byte { place += 1 }
    return place
  }

  /// Takes in a name, prefix and all, which is empty where none stands.
  package mutating func name() -> String { String(decoding: bytes[nameRange()], as: UTF8.self) }

  /// Moves behind a name, and says where it stands.
  private mutating func nameRange() -> Range<Int> {
    let start = index
    index = bytes.withUnsafeBytes { all in
      let limit = min(all.count, start + 256)
      var place = start
      while place < limit, Self.isName(all[place]) { place += 1 }
      return place
    }
    return start..<index
  }

  package static func isName(_ byte: UInt8) -> Bool {
    // Letters, digits, and - . : _ of ASCII, one bit each.
    let bits: UInt64 = byte < 0x40 ? 0x07FF600000000000 : 0x07FFFFFE87FFFFFE
    return byte >= 0x80 || bits >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Takes in what stands between two quotation marks; nil where none stands, and at the end where one stands alone.
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

  /// Takes in a start tag, whose `<` is the next byte; an error says what should stand at ``index``.
  package mutating func startTag() throws(MarkupFlaw) -> MarkupTag {
    var tag = MarkupTag(start: index)
    var attributes: [MarkupAttribute] = []
    let place = try startTag(&attributes)
    tag.name = String(decoding: bytes[place.name], as: UTF8.self)
    tag.attributes = attributes.map { (String(decoding: bytes[$0.name], as: UTF8.self), bytes[$0.value]) }
    tag.isEmpty = place.isEmpty
    return tag
  }

  /// Takes in a start tag without making texts of it: where its name stands, and whether it ends itself.
  package mutating func startTag(
    _ attributes: inout [MarkupAttribute]
  ) throws(MarkupFlaw) -> (name: Range<Int>, isEmpty: Bool) {
    index += 1
    let tag = nameRange()
    guard !tag.isEmpty else { throw MarkupFlaw(expected: "a name") }
    for _ in 0..<Self.mostAttributes {
      let before = index
      skipSpace()
      let isEmpty = skip("/>")
      if isEmpty || skip(">") { return (tag, isEmpty) }
      guard index > before, let byte = peek(), Self.isName(byte) else {
        throw MarkupFlaw(expected: "> at the end of <\(String(decoding: bytes[tag], as: UTF8.self))")
      }
      let name = nameRange()
      skipSpace()
      guard skip("=") else { throw MarkupFlaw(expected: "= after the attribute's name") }
      skipSpace()
      let start = index
      if let value = quotedRange() {
        attributes.append(MarkupAttribute(name: name, value: value))
        continue
      }
      guard index > start else { throw MarkupFlaw(expected: "a quoted value of the attribute") }
      index = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? index
      throw MarkupFlaw(expected: "the end of the attribute's value")
    }
    throw MarkupFlaw(expected: "> behind \(Self.mostAttributes) attributes")
  }
}

/// Where an attribute stands in the text.
package struct MarkupAttribute {
  package var name: Range<Int>
  package var value: Range<Int>
}

/// A start tag as it stands in the text; references in its values are not resolved.
package struct MarkupTag {
  package var name = ""
  package var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  /// Where its `<` is.
  package var start: Int
  /// Whether it ends itself: `<true/>`.
  package var isEmpty = false

  package init(start: Int) { self.start = start }
}

/// What should stand where something else does.
package struct MarkupFlaw: Error {
  package var expected: String

  package init(expected: String) { self.expected = expected }
}

extension Unicode.Scalar {
  /// The character that a reference stands for: one of the five entities' names, or a number (XML 1.0 §4.1, §4.6).
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
