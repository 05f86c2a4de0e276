internal import ASCIIBytes

// Values in XML property lists: integers, reals, dates and data.
extension XMLPropertyListParser {
  mutating func integer(_ tag: MarkupTag) throws(PropertyListError) -> Int128 {
    let literal = try literal(of: tag)
    let digits = literal.hasPrefix("-") || literal.hasPrefix("+") ? literal.dropFirst() : literal[...]
    // CoreFoundation accepts hexadecimal, too.
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let plain = isHexadecimal ? digits.dropFirst(2) : digits
    guard let first = plain.first, first.isHexDigit, plain.utf8.count <= 64,
      let size = Int128(plain, radix: isHexadecimal ? 16 : 10)
    else { throw text.failure("an integer", found: Self.shown(literal), at: tag.start) }
    return literal.hasPrefix("-") ? -size : size
  }

  mutating func real(_ tag: MarkupTag) throws(PropertyListError) -> Double {
    let literal = try literal(of: tag)
    switch literal.lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: break
    }
    let isPlain = literal.utf8.allSatisfy { byte in
      byte.isASCIIDigit || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65
    }
    guard isPlain, literal.utf8.count <= 1024, let number = Double(literal) else {
      throw text.failure("a real number", found: Self.shown(literal), at: tag.start)
    }
    return number
  }

  /// Reads a date, always of the form `YYYY-MM-DDThh:mm:ssZ`.
  mutating func date(_ tag: MarkupTag) throws(PropertyListError) -> Double {
    let literal = try literal(of: tag)
    let bytes = Array(literal.utf8)
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    let isWellFormed =
      bytes.count == pattern.count
      && zip(bytes, pattern).allSatisfy { $1 == 0x30 ? $0.isASCIIDigit : $0 == $1 }
    func field(_ start: Int, _ count: Int) -> Int {
      bytes[start..<start + count].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }
    guard isWellFormed,
      let seconds = CalendarDate.seconds(
        year: field(0, 4), month: field(5, 2), day: field(8, 2),
        hour: field(11, 2), minute: field(14, 2), second: field(17, 2))
    else { throw text.failure("a date as 2001-01-01T00:00:00Z", found: Self.shown(literal), at: tag.start) }
    return Double(seconds)
  }

  /// Reads base64 (RFC 4648, 4) with white space anywhere and correct padding.
  mutating func data(_ tag: MarkupTag) throws(PropertyListError) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in try content(of: tag) {
      let value: UInt8
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - 0x41
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - 0x61 + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - 0x30 + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        padding += 1
        continue
      default: throw text.failure("base64", found: "\"\(Unicode.Scalar(byte))\"", at: tag.start)
      }
      guard padding == 0 else {
        throw text.failure("the end of base64 after \"=\"", found: "more", at: tag.start)
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      }
    }
    let rest = count % 4
    guard rest != 1, padding == (4 - rest) % 4 else {
      throw text.failure("base64 in groups of four", found: "\(rest + padding) left over", at: tag.start)
    }
    if rest > 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> (rest == 2 ? 4 : 10))) }
    if rest == 3 { bytes.append(UInt8(truncatingIfNeeded: bits >> 2)) }
    return bytes
  }

  /// Returns the content without surrounding white space.
  private mutating func literal(of tag: MarkupTag) throws(PropertyListError) -> String {
    let content = try content(of: tag)
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    guard let first = content.firstIndex(where: { !isSpace($0) }),
      let last = content.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: content[first...last], as: UTF8.self)
  }

  private static func shown(_ literal: String) -> String {
    literal.isEmpty ? "nothing" : "\"\(literal.prefix(40))\""
  }
}
