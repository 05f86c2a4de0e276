/// The state shared by the XML and JSON parsers: valid UTF-8 text, positions, path, limits.
struct PropertyListText {
  var scanner: MarkupScanner
  var path = PropertyListPath()
  private let limits: PropertyListLimits
  private var nodes = 0
  private var mark = (index: 0, line: 1, column: 1)

  init(_ bytes: [UInt8], _ limits: PropertyListLimits) {
    scanner = MarkupScanner(bytes)
    self.limits = limits
  }

  var allowsNull: Bool { limits.allowsNull }
  var bytes: [UInt8] { scanner.bytes }
  var index: Int {
    get { scanner.index }
    set { scanner.index = newValue }
  }
  func peek(_ distance: Int = 0) -> UInt8? { scanner.peek(distance) }
  func starts(with text: StaticString) -> Bool { scanner.starts(with: text) }
  mutating func skip(_ text: StaticString) -> Bool { scanner.skip(text) }

  mutating func skipWhiteSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Returns the line and column of an offset; calls with increasing offsets cost one pass together.
  mutating func position(of offset: Int) -> TextPosition {
    if offset < mark.index { mark = (0, 1, 1) }
    while mark.index < min(offset, bytes.count) {
      let byte = bytes[mark.index]
      mark.index += 1
      if byte == 0x0A || (byte == 0x0D && (mark.index >= bytes.count || bytes[mark.index] != 0x0A)) {
        mark.line += 1
        mark.column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        mark.column += 1
      }
    }
    return TextPosition(line: mark.line, column: mark.column)
  }

  /// Counts a value and checks the limits.
  mutating func countNode(depth: Int) throws(PropertyListError) {
    nodes += 1
    guard nodes <= limits.nodes else { throw failure("\(limits.nodes) values", .limit) }
    guard depth <= limits.depth else { throw failure("a depth of \(limits.depth)", .limit) }
  }

  /// Returns the error for unexpected text at an offset.
  mutating func failure(
    _ expected: String, _ kind: PropertyListError.Kind = .syntax, found: String? = nil, at offset: Int? = nil
  ) -> PropertyListError {
    let offset = offset ?? index
    let isEnd = offset >= bytes.count
    return PropertyListError(
      kind: isEnd && kind == .syntax ? .truncated : kind, expected: expected,
      found: kind == .limit ? nil : found ?? describe(offset), position: position(of: offset), offset: offset,
      path: path)
  }

  private func describe(_ offset: Int) -> String {
    guard offset < bytes.count else { return "the end" }
    let prefix = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard let scalar = prefix.unicodeScalars.first else { return "nothing" }
    switch scalar {
    case "\n", "\r": return "the end of the line"
    case "\"": return "a double quote"
    default: return scalar.value < 0x20 ? "control character \(scalar.value)" : "\"\(scalar)\""
    }
  }

  /// Returns the text of a property list, in any supported encoding, as UTF-8 without a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes[3...])) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try decodeUTF16(bytes[2...], isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try decodeUTF16(bytes[2...], isBigEndian: false) }
    // Without a byte order mark, the bytes of the first "<" identify UTF-16 (XML 1.0, appendix F).
    if bytes.starts(with: [0x00, 0x3C]) { return try decodeUTF16(bytes[...], isBigEndian: true) }
    if bytes.starts(with: [0x3C, 0x00]) { return try decodeUTF16(bytes[...], isBigEndian: false) }
    switch declaredEncoding(bytes) {
    case nil, "utf-8", "utf8", "us-ascii", "ascii": return try validated(bytes)
    case "iso-8859-1", "latin1", "iso_8859-1":
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      for byte in bytes { text.append(contentsOf: UTF8.encode(Unicode.Scalar(byte)) ?? .init()) }
      return text
    case .some(let name):
      throw PropertyListError(
        kind: .unsupported, expected: "UTF-8, UTF-16 or ISO-8859-1",
        found: "encoding \(name.debugDescription)",
        position: TextPosition(line: 1, column: 1), offset: 0, path: PropertyListPath())
    }
  }

  /// Returns the encoding named by an XML declaration, in lower case.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.prefix(256).firstIndex(of: 0x3E) else {
      return nil
    }
    let declaration = Array(bytes[5..<end])
    let key = Array("encoding".utf8)
    guard let keyStart = declaration.indices.first(where: { declaration[$0...].starts(with: key) }) else {
      return nil
    }
    let rest = declaration[(keyStart + key.count)...]
    guard let open = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = rest[(open + 1)...].firstIndex(of: rest[open])
    else { return nil }
    return String(decoding: rest[(open + 1)..<close], as: UTF8.self).lowercased()
  }

  /// Returns the bytes if they are valid UTF-8.
  private static func validated(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let sequence = UTF8Sequence(startingWith: byte)
      guard let sequence, index + sequence.length <= bytes.count,
        sequence.continues(with: bytes[(index + 1)..<(index + sequence.length)])
      else {
        var text = PropertyListText(bytes, PropertyListLimits())
        throw text.failure("UTF-8", found: "byte 0x\(String(byte, radix: 16, uppercase: true))", at: index)
      }
      index += sequence.length
    }
    return bytes
  }

  private static func decodeUTF16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(PropertyListError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    func unit() -> UInt16? {
      guard index + 2 <= bytes.endIndex else { return nil }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      index += 2
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while let first = unit() {
      var value = UInt32(first)
      if UTF16.isLeadSurrogate(first), let second = unit(), UTF16.isTrailSurrogate(second) {
        value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
      }
      guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
        var decoded = PropertyListText(text, PropertyListLimits())
        throw decoded.failure("UTF-16", .unsupported, found: "a lone surrogate", at: text.count)
      }
      text.append(contentsOf: encoded)
    }
    guard index == bytes.endIndex else {
      var decoded = PropertyListText(text, PropertyListLimits())
      throw decoded.failure("UTF-16", found: "half a character", at: text.count)
    }
    return text
  }
}
