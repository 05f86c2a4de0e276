internal import ASCIIBytes

/// The XML declaration at a document's start, and the encoding by it and the first bytes (XML 1.0 §2.8, §4.3.3, appendix F).
struct XMLDeclaration {
  /// The longest declaration, in characters.
  static let longest = 1024

  private(set) var encoding: String?
  private let bytes: [UInt8]
  private var index = 0

  /// Returns the encoding of a document and the length of its byte order mark.
  ///
  /// Errors: ``XMLError/Kind/encoding(_:)``; ``XMLError/Kind/malformed(_:)`` for a malformed declaration.
  static func encoding(
    of head: [UInt8], reads others: XMLReader.Encodings
  ) throws(XMLError) -> (encoding: XMLDecoder.Encoding, markByteCount: Int) {
    let (wide, mark): (Bool?, Int) =
      if head.starts(with: [0xEF, 0xBB, 0xBF]) {
        (nil, 3)
      } else if head.starts(with: [0xFE, 0xFF]) {
        (true, 2)
      } else if head.starts(with: [0xFF, 0xFE]) {
        (false, 2)
      } else if head.starts(with: [0x00, 0x3C, 0x00, 0x3F]) {
        (true, 0)
      } else if head.starts(with: [0x3C, 0x00, 0x3F, 0x00]) {
        (false, 0)
      } else {
        (nil, 0)
      }
    let text = head[mark...].prefix(wide == nil ? longest : 2 * longest)
    // Characters of a declaration have a zero as their high byte.
    let characters = wide.map { isBigEndian in
      stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map { index in
        let (first, second) = (text[index], text[index + 1])
        return (isBigEndian ? first : second) == 0 ? (isBigEndian ? second : first) : 0xFF
      }
    }
    let name = try XMLDeclaration(characters ?? Array(text))?.encoding
    if let isBigEndian = wide {
      guard name == nil || name?.hasPrefix("utf-16") == true else { throw XMLError(.encoding(name ?? "")) }
      return (.utf16(isBigEndian: isBigEndian), mark)
    }
    switch name {
    case nil, "utf-8", "utf8": return (.utf8, mark)
    case .some(let name):
      // The byte order mark overrides the declaration.
      guard mark == 0, others.names.contains(name) else { throw XMLError(.encoding(name)) }
      return (.latin1, mark)
    }
  }

  /// Parses the declaration; nil if the text does not start with one.
  private init?(_ bytes: [UInt8]) throws(XMLError) {
    self.bytes = bytes
    guard take("<?xml"), index < bytes.count, XMLCharacter.isSpace(bytes[index]) else { return nil }
    guard let version = try value(of: "version"), version.hasPrefix("1."), version.utf8.count < 8,
      version.utf8.dropFirst(2).allSatisfy({ $0.isASCIIDigit }), version != "1."
    else { throw failure("a version of XML") }
    encoding = try value(of: "encoding")?.lowercased()
    if let encoding, !encoding.utf8.allSatisfy({ $0 < 0x80 && MarkupScanner.isNameByte($0) }) {
      throw failure("the name of an encoding")
    }
    if let standalone = try value(of: "standalone"), standalone != "yes", standalone != "no" {
      throw failure("yes or no")
    }
    _ = skipSpace()
    guard take("?>") else { throw failure("?> after the XML declaration") }
  }

  private func failure(_ expected: String) -> XMLError { XMLError(.malformed(expected), at: index) }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, XMLCharacter.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  private mutating func value(of name: String) throws(XMLError) -> String? {
    let start = index
    guard skipSpace(), take(name) else {
      index = start
      return nil
    }
    _ = skipSpace()
    guard take("=") else { throw failure("= in the XML declaration") }
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27,
      let end = bytes[(index + 1)...].prefix(64).firstIndex(of: bytes[index])
    else { throw failure("a quoted value in the XML declaration") }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }
}

extension XMLReader {
  /// The supported single-byte encodings.
  package struct Encodings: Sendable {
    let names: Set<String>

    /// ISO-8859-1 and US-ASCII.
    package static let latin1 = Encodings(names: [
      "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1", "us-ascii", "ascii",
    ])

    /// Other supersets of ASCII, as all single-byte encodings of the Encoding Standard are (§9).
    ///
    /// Non-ASCII characters are decoded as ISO-8859-1; markup is correct.
    package static let anySingleByte = Encodings(
      names: Set(
        Array(latin1.names) + (2...16).flatMap { ["iso-8859-\($0)", "iso8859-\($0)", "iso_8859-\($0)"] }
          + (1250...1258).map { "windows-\($0)" } + (1250...1258).map { "cp\($0)" }
          + ["koi8-r", "koi8-u", "ibm866", "cp866", "macintosh", "x-mac-cyrillic", "windows-874", "tis-620"]))
  }
}
