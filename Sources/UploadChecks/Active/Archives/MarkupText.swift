internal import ASCIIBytes
internal import ByteSources

/// Finds tags and their attributes in the lower-case markup of documents.
enum MarkupText {
  /// Returns the bytes with ASCII letters in lower case.
  static func folded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map(\.asciiLowercased)
  }

  static func contains(_ bytes: [UInt8], _ text: StaticString) -> Bool {
    bytes.withUnsafeBytes { ByteView($0).contains(text) }
  }

  /// The attributes of a tag.
  struct Tag {
    fileprivate var attributes: [(name: Substring, value: String)] = []

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// Returns the tags with a local name in lower-case bytes.
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
    byte.isASCIILetter || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-")
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

/// Search for DDE in fields of WordprocessingML and links of sheets (ECMA-376 Part 1 §17.16, §18.14).
enum FieldScan {
  /// Returns true if a field, which may be split into many elements, or a sheet's link uses DDE.
  static func holdsDynamicExchange(_ bytes: [UInt8]) -> Bool {
    let text = MarkupText.folded(bytes)
    if MarkupText.contains(text, "ddelink") { return true }
    for tag in MarkupText.tags(in: text, named: "fldsimple") where tag["instr"].map(isExchange) ?? false {
      return true
    }
    guard MarkupText.contains(text, "instrtext") else { return false }
    return isExchange(instructions(in: text))
  }

  /// Returns the texts of all instructions, joined, with a line feed between fields.
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

/// Decoding of numeric character references and the common named ones.
enum CharacterReferences {
  private static let names: [Substring: Character] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t", "NewLine": "\n",
  ]

  static func resolved(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(12).prefix { $0 == "#" || $0.isLetter || $0.isNumber }
      if let character = character(name) {
        result.append(character)
        rest = rest.dropFirst(name.count)
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result.append("&")
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
