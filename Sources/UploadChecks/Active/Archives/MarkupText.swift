internal import ByteSources

/// Markup of a document's parts as bytes in lower case, for questions about a few tags.
enum MarkupText {
  /// The bytes with ASCII's letters in lower case.
  static func folded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  static func contains(_ bytes: [UInt8], _ text: StaticString) -> Bool {
    bytes.withUnsafeBytes { ByteView($0).contains(text) }
  }

  /// The attributes of a tag.
  struct Tag {
    fileprivate var attributes: [(name: Substring, value: String)] = []

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The tags of one name, whatever their prefix, in bytes in lower case.
  static func tags(in bytes: [UInt8], named name: String) -> [Tag] {
    var found: [Tag] = []
    var index = 0
    let wanted = Array(name.utf8)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      var end = index
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      guard let local = bytes[index..<end].split(separator: UInt8(ascii: ":")).last,
        local.elementsEqual(wanted)
      else { continue }
      index = end
      var quote: UInt8?
      while index < bytes.count {
        let byte = bytes[index]
        if byte == quote {
          quote = nil
        } else if quote == nil {
          if byte == UInt8(ascii: ">") { break }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        }
        index += 1
      }
      found.append(
        Tag(attributes: attributes(Substring(String(decoding: bytes[end..<index], as: UTF8.self)))))
    }
    return found
  }

  private static func isName(_ byte: UInt8) -> Bool {
    TagMarks.isLetter(byte) || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  private static func attributes(_ text: Substring) -> [(name: Substring, value: String)] {
    var found: [(name: Substring, value: String)] = []
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split { $0.isWhitespace || $0 == "/" }.last ?? ""
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 1)
      found.append(
        (name.split(separator: ":").last ?? name, CharacterReferences.resolved(value).lowercased()))
    }
    return found
  }
}

/// Fields of text in WordprocessingML, and links of sheets (ECMA-376 Part 1 §17.16, §18.14).
enum FieldScan {
  /// Whether a field, which may be cut into many pieces, asks another program by DDE; or a sheet's link does.
  static func holdsDynamicExchange(_ bytes: [UInt8]) -> Bool {
    let text = MarkupText.folded(bytes)
    if MarkupText.contains(text, "ddelink") { return true }
    for tag in MarkupText.tags(in: text, named: "fldsimple") where tag["instr"].map(isExchange) ?? false {
      return true
    }
    guard MarkupText.contains(text, "instrtext") else { return false }
    return isExchange(instructions(in: text))
  }

  /// The texts of all instructions, one behind the other, fields apart.
  private static func instructions(in text: [UInt8]) -> String {
    var joined: [UInt8] = []
    text.withUnsafeBytes { buffer in
      let view = ByteView(buffer)
      var index = 0
      while let place = view.firstIndex(of: UInt8(ascii: "<"), from: index) {
        let end = view.firstIndex(of: UInt8(ascii: ">"), from: place) ?? view.count
        index = end
        let tag = view.slice(place..<min(end, place + 256))
        // A field's end separates it from the next one.
        if tag.contains("fldchar") && (tag.contains("begin") || tag.contains("end")) { joined.append(0x0A) }
        guard tag[1] != UInt8(ascii: "/"), tag.contains("instrtext") else { continue }
        let close = view.firstIndex(of: UInt8(ascii: "<"), from: end) ?? view.count
        joined += view.slice(min(end + 1, close)..<close).array
        index = close
      }
    }
    return CharacterReferences.resolved(Substring(String(decoding: joined, as: UTF8.self)))
  }

  private static func isExchange(_ instruction: String) -> Bool {
    instruction.split { $0.isWhitespace || $0 == "\"" }.contains { $0 == "dde" || $0 == "ddeauto" }
  }
}
