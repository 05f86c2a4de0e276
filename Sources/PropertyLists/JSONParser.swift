internal import ASCIIBytes

/// A parser of JSON (RFC 8259) that records positions.
struct JSONParser {
  private(set) var text: PropertyListText

  init(_ text: PropertyListText) { self.text = text }

  mutating func document() throws(PropertyListError) -> PropertyList {
    text.skipWhiteSpace()
    let value = try value(depth: 0)
    text.skipWhiteSpace()
    guard text.peek() == nil else { throw text.failure("the end") }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    try text.countNode(depth: depth)
    let position = text.position(of: text.index)
    switch text.peek() {
    case UInt8(ascii: "{"): return PropertyList(.dictionary(try object(depth)), position: position)
    case UInt8(ascii: "["): return PropertyList(.array(try array(depth)), position: position)
    case UInt8(ascii: "\""): return PropertyList(.string(try string()), position: position)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return PropertyList(try number(), position: position)
    default: break
    }
    if text.skip("true") { return PropertyList(.boolean(true), position: position) }
    if text.skip("false") { return PropertyList(.boolean(false), position: position) }
    if text.starts(with: "null") {
      guard text.allowsNull else { throw text.failure("a value", .unsupported, found: "null") }
      _ = text.skip("null")
      return PropertyList(.null, position: position)
    }
    throw text.failure("a value")
  }

  private mutating func object(_ depth: Int) throws(PropertyListError) -> PropertyListDictionary {
    text.index += 1
    var entries: [PropertyListDictionary.Entry] = []
    text.skipWhiteSpace()
    if text.skip("}") { return PropertyListDictionary([]) }
    while true {
      text.skipWhiteSpace()
      guard text.peek() == UInt8(ascii: "\"") else {
        throw text.failure(entries.isEmpty ? "a key in double quotes or \"}\"" : "a key in double quotes")
      }
      let keyPosition = text.position(of: text.index)
      let key = try string()
      text.skipWhiteSpace()
      guard text.skip(":") else { throw text.failure("\":\"") }
      text.skipWhiteSpace()
      text.path.components.append(.key(key))
      entries.append(.init(key: key, keyPosition: keyPosition, value: try value(depth: depth + 1)))
      text.path.components.removeLast()
      text.skipWhiteSpace()
      if text.skip("}") { return PropertyListDictionary(entries) }
      guard text.skip(",") else { throw text.failure("\",\" or \"}\"") }
    }
  }

  private mutating func array(_ depth: Int) throws(PropertyListError) -> [PropertyList] {
    text.index += 1
    var elements: [PropertyList] = []
    text.skipWhiteSpace()
    if text.skip("]") { return [] }
    while true {
      text.skipWhiteSpace()
      text.path.components.append(.index(elements.count))
      elements.append(try value(depth: depth + 1))
      text.path.components.removeLast()
      text.skipWhiteSpace()
      if text.skip("]") { return elements }
      guard text.skip(",") else { throw text.failure("\",\" or \"]\"") }
    }
  }

  private mutating func number() throws(PropertyListError) -> PropertyList.Value {
    let start = text.index
    var isInteger = true
    _ = text.skip("-")
    // No leading zeros (RFC 8259, section 6).
    if !text.skip("0") { try digits() }
    if text.skip(".") {
      isInteger = false
      try digits()
    }
    if text.skip("e") || text.skip("E") {
      isInteger = false
      if !text.skip("-") { _ = text.skip("+") }
      try digits()
    }
    guard text.index - start <= 1024 else { throw text.failure("a number of 1024 digits", .limit, at: start) }
    let literal = String(decoding: text.bytes[start..<text.index], as: UTF8.self)
    if isInteger, let number = Int128(literal) { return .integer(number) }
    guard let number = Double(literal), number.isFinite else {
      throw text.failure("a number that a double can hold", found: literal, at: start)
    }
    return .real(number)
  }

  private mutating func digits() throws(PropertyListError) {
    let start = text.index
    while let byte = text.peek(), byte.isASCIIDigit { text.index += 1 }
    guard text.index > start else { throw text.failure("a digit") }
  }

  mutating func string() throws(PropertyListError) -> String {
    text.index += 1
    var content: [UInt8] = []
    while let byte = text.peek() {
      switch byte {
      case UInt8(ascii: "\""):
        text.index += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(contentsOf: try escape())
      case ..<0x20: throw text.failure("an escape for the control character")
      default:
        content.append(byte)
        text.index += 1
      }
    }
    throw text.failure("a closing double quote")
  }

  private mutating func escape() throws(PropertyListError) -> [UInt8] {
    let start = text.index
    text.index += 1
    let letter = text.peek()
    text.index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter ?? 0]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default:
      text.index = min(start + 1, text.bytes.count)
      throw text.failure("one of \"\\/bfnrtu after the backslash")
    }
    var value = try hexadecimal()
    if (0xD800..<0xDC00).contains(value), text.skip("\\u") {
      let second = try hexadecimal()
      guard (0xDC00..<0xE000).contains(second) else {
        throw text.failure("the second half of a surrogate pair", at: text.index - 6)
      }
      value = 0x10000 + ((value & 0x3FF) << 10 | second & 0x3FF)
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      throw text.failure("a surrogate pair", found: "half of one", at: start)
    }
    return Array(encoded)
  }

  private mutating func hexadecimal() throws(PropertyListError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = text.peek()?.hexDigitValue else {
        throw text.failure("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      text.index += 1
    }
    return value
  }
}
