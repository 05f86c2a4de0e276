/// The reversible encoding of a supertype and tags in a `dyn.a…` identifier.
///
/// The payload, such as `?0=6:1=ext`, is text. Each five bits become a letter of an alphabet without i, j, l
/// and o.
struct DynamicIdentifier: Hashable, Sendable {
  /// The identifier of the requested supertype.
  var supertype: String?
  /// The tag class identifiers and tags, in order; at least one.
  var tags: [Tag]

  struct Tag: Hashable, Sendable {
    var tagClass: String
    var tag: String
  }

  private static let prefix = "dyn.a"
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  private static let digits: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt32($0)) })

  /// Identifiers that are abbreviated by their index in upper-case hexadecimal.
  private static let abbreviated = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text", "public.plain-text",
    "public.utf16-plain-text", "com.apple.traditional-mac-plain-text", "public.image", "public.video",
    "public.audio", "public.directory", "public.folder", "com.apple.package", "public.url",
    "public.utf16-external-plain-text", "public.content",
  ]
  private static let codes: [String: String] = Dictionary(
    uniqueKeysWithValues: abbreviated.enumerated().map { ($1, String($0, radix: 16, uppercase: true)) })

  init(supertype: String?, tags: [Tag]) {
    self.supertype = supertype
    self.tags = tags
  }

  /// Decodes an identifier; nil unless encoding the result gives the same identifier.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix),
      let payload = Self.decode(identifier.dropFirst(Self.prefix.count))
    else {
      return nil
    }
    var fields = Self.split(payload)
    supertype = nil
    if let first = fields.first, first.key == "?0" {
      supertype = Self.expand(first.value)
      fields.removeFirst()
    }
    tags = fields.map { Tag(tagClass: Self.expand($0.key), tag: $0.value) }
    guard !tags.isEmpty, self.identifier == identifier else { return nil }
  }

  var identifier: String {
    var payload = supertype.map { "?0=" + Self.abbreviate($0) } ?? ""
    for tag in tags {
      if !payload.isEmpty { payload += ":" }
      payload += Self.abbreviate(tag.tagClass) + "=" + Self.escape(tag.tag)
    }
    return Self.prefix + Self.encode(payload)
  }

  private static func abbreviate(_ identifier: String) -> String { codes[identifier] ?? escape(identifier) }

  private static func expand(_ text: String) -> String {
    guard text.utf8.count <= 2, let index = Int(text, radix: 16), abbreviated.indices.contains(index) else {
      return text
    }
    return abbreviated[index]
  }

  private static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x3A || $0 == 0x3D || $0 == 0x5C }) else { return text }
    // By scalar, like the parser: a combining mark must not hide the separator before it.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == ":" || scalar == "=" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
  }

  /// Splits a payload at unescaped colons into `key=value` pairs.
  private static func split(_ payload: String) -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    var key: String?
    var text = ""
    var isEscaped = false
    for scalar in payload.unicodeScalars {
      if isEscaped {
        text.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "=", key == nil {
        key = text
        text = ""
      } else if scalar == ":" {
        pairs.append((key ?? "", text))
        key = nil
        text = ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    pairs.append((key ?? "", text))
    return pairs
  }

  private static func encode(_ payload: String) -> String {
    var result = ""
    var bits: UInt32 = 0
    var count = 0
    func letter(_ value: UInt32) -> Character { Character(Unicode.Scalar(alphabet[Int(value & 31)])) }
    for byte in payload.utf8 {
      bits = (bits << 8 | UInt32(byte)) & 0xFFFF
      count += 8
      while count >= 5 {
        count -= 5
        result.append(letter(bits >> UInt32(count)))
      }
    }
    if count > 0 { result.append(letter(bits << UInt32(5 - count))) }
    return result
  }

  private static func decode(_ letters: Substring) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in letters.utf8 {
      guard let value = digits[letter] else { return nil }
      bits = (bits << 5 | value) & 0xFFFF
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    guard count < 5, bits & ((1 << UInt32(count)) - 1) == 0 else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
