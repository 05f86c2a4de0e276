internal import ByteSources

// Details of MP3 and other sound from an ID3 tag: title, comment and encoder.
extension DetailsReader {
  private static let maxTagLength = 1 << 20
  private static let maxFrames = 256
  private static let maxFrameLength = 64 << 10

  /// The frames to read, with the three-letter names of version 2.2 and the later four-letter names.
  private static let frames: [(names: [String], comment: String)] = [
    (["TT2", "TIT2"], "TITLE"), (["COM", "COMM"], "COMMENT"), (["TSS", "TSSE"], "ENCODER"),
    (["TXX", "TXXX"], ""),
  ]

  /// Reads the ID3 tag at the start: title, comment, encoder (id3v2.4.0-frames, id3v2-00 §4).
  mutating func readID3() throws(ReadFailure) {
    let head = try reader.view(at: 0, count: 10)
    guard head.matches("ID3"), let version = head[3], (2...4).contains(version), let flags = head[5],
      let size = head.bigEndian(UInt32.self, at: 6)
    else { return }
    let length = Int(Self.unpacked(size))
    var tag = try reader.available(at: 10, upTo: min(length, Self.maxTagLength)).array
    // Before version 4, unsynchronisation covers the whole tag.
    if flags & 0x80 != 0, version < 4 { tag = Self.resolved(tag[...]) }
    var index = 0
    if flags & 0x40 != 0, version > 2, tag.count >= 4 {
      let extended = tag[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      index = version == 4 ? Int(Self.unpacked(extended)) : Int(extended) + 4
    }
    let wide = version == 2 ? (name: 3, head: 6) : (name: 4, head: 10)
    for _ in 0..<Self.maxFrames {
      guard index >= 0, index + wide.head <= tag.count, tag[index] != 0 else { return }
      let name = String(decoding: tag[index..<index + wide.name], as: UTF8.self)
      let stated = tag[index + wide.name..<index + 2 * wide.name].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let count = Int(version == 4 ? Self.unpacked(stated) : stated)
      let start = index + wide.head
      guard count > 0, count <= tag.count - start else { return }
      index = start + count
      guard let row = Self.frames.first(where: { $0.names.contains(name) }), count <= Self.maxFrameLength
      else { continue }
      let form = version == 2 ? 0 : tag[start - 1]
      // Compressed and encrypted frames are skipped.
      guard form & 0x0C == 0 else { continue }
      var body = tag[start..<index]
      if version == 4, form & 0x01 != 0 { body = body.dropFirst(4) }
      if version == 4, form & 0x02 != 0 { body = Self.resolved(body)[...] }
      if row.comment.isEmpty {
        if let (name, text) = Self.named(frame: body) { apply(comment: name.uppercased(), text) }
      } else if let text = Self.text(frame: body, hasDescription: row.comment == "COMMENT") {
        apply(comment: row.comment, text)
      }
    }
  }

  /// Decodes a synchsafe integer: seven bits per byte.
  private static func unpacked(_ size: UInt32) -> UInt32 {
    size & 0x7F | size >> 1 & 0x3F80 | size >> 2 & 0x1F_C000 | size >> 3 & 0xFE0_0000
  }

  /// Undoes unsynchronisation: removes the zero after each FF.
  private static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isBehindMark = false
    for byte in bytes {
      if isBehindMark, byte == 0 {
        isBehindMark = false
        continue
      }
      isBehindMark = byte == 0xFF
      result.append(byte)
    }
    return result
  }

  /// Returns a frame's text: an encoding, in comments a language and an empty description, then the text.
  private static func text(frame: ArraySlice<UInt8>, hasDescription: Bool) -> String? {
    guard let encoding = frame.first, encoding <= 3 else { return nil }
    var body = frame.dropFirst()
    let isWide = encoding == 1 || encoding == 2
    if hasDescription {
      guard body.count > 4 else { return nil }
      body = body.dropFirst(3)
      guard let end = terminator(body, isWide: isWide) else { return nil }
      // Programs store numbers of their own in comments with a description.
      let name = body[..<end]
      guard name.allSatisfy({ $0 == 0 || $0 == 0xFF || $0 == 0xFE }) else { return nil }
      body = body[end...].dropFirst(isWide ? 2 : 1)
    }
    return text(body, in: encoding)
  }

  /// Returns a user-defined text: an encoding, a name, the text.
  private static func named(frame: ArraySlice<UInt8>) -> (name: String, text: String)? {
    guard let encoding = frame.first, encoding <= 3 else { return nil }
    let isWide = encoding == 1 || encoding == 2
    let body = frame.dropFirst()
    guard let end = terminator(body, isWide: isWide), let name = text(body[..<end], in: encoding),
      let value = text(body[end...].dropFirst(isWide ? 2 : 1), in: encoding)
    else { return nil }
    return (name, value)
  }

  /// Decodes text in Latin 1, UTF-16 with or without byte order mark, or UTF-8.
  private static func text(_ body: ArraySlice<UInt8>, in encoding: UInt8) -> String? {
    guard encoding == 1 || encoding == 2 else {
      let bytes = Array(body.prefix { $0 != 0 })
      return encoding == 3 ? text(bytes, isUnicode: true) : text(latin: bytes)
    }
    if body.starts(with: [0xFF, 0xFE]) { return String.utf16(body.dropFirst(2), isBigEndian: false) }
    if body.starts(with: [0xFE, 0xFF]) { return String.utf16(body.dropFirst(2), isBigEndian: true) }
    return String.utf16(body, isBigEndian: encoding == 2)
  }

  private static func text(latin bytes: [UInt8]) -> String? {
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).trimmed
    return text.isEmpty ? nil : text
  }

  private static func terminator(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> Int? {
    guard isWide else { return bytes.firstIndex(of: 0) }
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      if bytes[index] == 0, bytes[index + 1] == 0 { return index }
      index += 2
    }
    return nil
  }
}
