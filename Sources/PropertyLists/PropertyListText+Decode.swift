extension PropertyListText {
  /// The bytes as UTF-8 without a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try valid(Array(bytes[3...])) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try decodeUTF16(bytes[2...], isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try decodeUTF16(bytes[2...], isBigEndian: false) }
    // XML 1.0, appendix F: without a mark, the first "<" tells.
    if bytes.starts(with: [0x00, 0x3C]) { return try decodeUTF16(bytes[...], isBigEndian: true) }
    if bytes.starts(with: [0x3C, 0x00]) { return try decodeUTF16(bytes[...], isBigEndian: false) }
    switch declaredEncoding(bytes) {
    case nil, "utf-8", "utf8", "us-ascii", "ascii": return try valid(bytes)
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

  /// The encoding that an XML declaration at the very start names, in small letters.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.prefix(256).firstIndex(of: 0x3E) else {
      return nil
    }
    let words = Array(bytes[5..<end])
    let key = Array("encoding".utf8)
    guard let at = words.indices.first(where: { words[$0...].starts(with: key) }) else { return nil }
    let rest = words[(at + key.count)...]
    guard let open = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = rest[(open + 1)...].firstIndex(of: rest[open])
    else { return nil }
    return String(decoding: rest[(open + 1)..<close], as: UTF8.self).lowercased()
  }

  private static func valid(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
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
        var reached = PropertyListText(text, PropertyListLimits())
        throw reached.failure("UTF-16", .unsupported, found: "a lone surrogate", at: text.count)
      }
      text.append(contentsOf: encoded)
    }
    guard index == bytes.endIndex else {
      var reached = PropertyListText(text, PropertyListLimits())
      throw reached.failure("UTF-16", found: "half a character", at: text.count)
    }
    return text
  }
}
