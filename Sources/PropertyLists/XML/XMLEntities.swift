internal import ASCIIBytes

/// The declared entities of an XML document, and the expansion of references (XML 1.0 §4.1, §4.4–§4.6).
struct XMLEntities {
  private enum Entity {
    case text([UInt8])
    case markup, external
  }

  /// The cost of a reference in addition to its text, in bytes.
  private static let referenceCost = 16

  private let limits: XMLLimits
  private var table: [String: Entity] = [:]
  private(set) var expandedByteCount = 0

  init(_ limits: XMLLimits) { self.limits = limits }

  /// Declares an entity; nil means an external one.
  ///
  /// The first declaration of a name counts (§4.2).
  mutating func declare(_ name: String, _ text: [UInt8]?) {
    guard table[name] == nil else { return }
    table[name] = text.map { $0.contains(UInt8(ascii: "<")) ? .markup : .text($0) } ?? .external
  }

  /// Counts bytes that are not in the document itself.
  mutating func count(_ bytes: Int) throws(XMLError) {
    expandedByteCount += bytes + Self.referenceCost
    if expandedByteCount > limits.expandedByteCount { throw XMLError(.limit("its entities become too long")) }
  }

  /// Appends the expansion of a reference, given without `&` and `;`.
  ///
  /// In an attribute's value, white space becomes spaces.
  ///
  /// Errors: ``XMLError``, without an offset. Complexity: linear in the counted bytes.
  mutating func resolve(
    _ reference: ArraySlice<UInt8>, into text: inout [UInt8], isAttribute: Bool, depth: Int = 0
  ) throws(XMLError) {
    if let scalar = try Self.character(reference) {
      text.append(contentsOf: scalar)
      return
    }
    let name = String(decoding: reference, as: UTF8.self)
    guard let entity = table[name] else { throw XMLError(.malformed("an entity that was declared")) }
    switch entity {
    case .markup: throw XMLError(.markupInEntity(name))
    case .external: throw XMLError(.externalEntity(name))
    case .text(let replacement):
      guard depth < limits.entityDepth else {
        throw XMLError(.limit("too many entities are inside each other"))
      }
      try count(replacement.count)
      var index = 0
      while index < replacement.count {
        let byte = replacement[index]
        if byte == UInt8(ascii: "&") {
          let rest = replacement[(index + 1)...].prefix(limits.nameByteCount)
          guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw XMLError(.malformed("; after the reference"))
          }
          try resolve(rest[..<end], into: &text, isAttribute: isAttribute, depth: depth + 1)
          index = end + 1
        } else {
          text.append(isAttribute && XMLCharacter.isSpace(byte) ? 0x20 : byte)
          index += 1
        }
      }
    }
  }

  /// Returns the character of a numeric reference or of one of the five predefined names; nil for other names.
  static func character(_ reference: ArraySlice<UInt8>) throws(XMLError) -> Unicode.UTF8.EncodedScalar? {
    guard reference.first == UInt8(ascii: "#") else {
      guard let first = reference.first, XMLCharacter.isNameStart(first),
        reference.allSatisfy({ MarkupScanner.isNameByte($0) })
      else { throw XMLError(.malformed("the name of an entity")) }
      guard reference.count <= 4 else { return nil }
      return Unicode.Scalar(reference: Substring(decoding: reference, as: UTF8.self)).flatMap {
        UTF8.encode($0)
      }
    }
    var digits = reference.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    guard
      digits.allSatisfy({ isHexadecimal ? $0.hexDigitValue != nil : $0.isASCIIDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      let encoded = XMLCharacter.encoded(value)
    else { throw XMLError(.malformed("the number of a character")) }
    return encoded
  }
}

extension XMLReader {
  /// Reads a reference after its `&` up to its `;`, which is skipped.
  mutating func referenceText() throws(XMLError) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = try peek(), text.count < limits.nameByteCount {
      index += 1
      if byte == UInt8(ascii: ";") { return text }
      guard MarkupScanner.isNameByte(byte) || byte == UInt8(ascii: "#") && text.isEmpty else { break }
      text.append(byte)
    }
    throw failure("; after the reference")
  }

  /// Reads a reference after its `&` and appends its expansion.
  mutating func reference(into text: inout [UInt8], isAttribute: Bool) throws(XMLError) {
    let reference = try referenceText()
    do throws(XMLError) {
      try entities.resolve(reference[...], into: &text, isAttribute: isAttribute)
    } catch {
      throw XMLError(error.kind, at: offset)
    }
  }
}
