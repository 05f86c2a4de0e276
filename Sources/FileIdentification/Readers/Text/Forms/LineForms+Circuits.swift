internal import UniformTypes

/// Firmware and circuits in lines.
extension LineForms {
  static let circuits: [LineForm] = [
    LineForm(
      "intel-hex", first: ":", when: isIntelHex, then: .intelHex,
      because: "records with a length and a sum that is zero (Intel, \"Hexadecimal Object File Format\")"),
    LineForm(
      "motorola-s", first: "S", when: isSRecord, then: .motorolaSRecord,
      because: "records with a length and a sum of ones (Motorola, \"S-record\")"),
    LineForm(
      "touchstone", first: "!#[", when: isTouchstone, then: .touchstone,
      because: "an option line with unit, parameter and notation (Touchstone 1.1)"),
    LineForm(
      "bsdl", first: "-e", when: isBSDL, then: .bsdl,
      because: "an entity with pins and a boundary register (IEEE 1149.1, annex B)"),
    LineForm(
      "bsdl-capitals", first: "E", when: isBSDL, then: .bsdl,
      because: "an entity with pins and a boundary register (IEEE 1149.1, annex B)"),
  ]

  /// The bytes that pairs of hexadecimal digits stand for; nil where something else stands.
  private static func bytes(_ line: TextLine) -> [UInt8]? {
    guard line.count >= 2, line.count % 2 == 0, line.count <= 1024 else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for sign in line.bytes {
      let digit: UInt8
      switch sign {
      case 0x30...0x39: digit = sign - 0x30
      case 0x41...0x46: digit = sign - 0x37
      case 0x61...0x66: digit = sign - 0x57
      default: return nil
      }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }

  private static func isIntelHex(_ head: TextHead) -> Bool {
    var records = 0
    for line in head.content(upTo: 16) {
      guard line.first == UInt8(ascii: ":"), let bytes = bytes(line.trimmedEnd.dropping(1)), bytes.count >= 5,
        Int(bytes[0]) + 5 == bytes.count, bytes[3] <= 5, bytes.reduce(0, &+) == 0
      else { return false }
      records += 1
    }
    return records >= 1
  }

  private static func isSRecord(_ head: TextHead) -> Bool {
    var records = 0
    for line in head.content(upTo: 16) {
      guard line.first == UInt8(ascii: "S"), let kind = line[1], kind &- 0x30 < 10,
        let bytes = bytes(line.trimmedEnd.dropping(2)), bytes.count >= 4, Int(bytes[0]) + 1 == bytes.count,
        bytes.reduce(0, &+) == 0xFF
      else { return false }
      records += 1
    }
    return records >= 2
  }

  private static func isTouchstone(_ head: TextHead) -> Bool {
    for line in head.content(upTo: 200) where line.trimmedStart.first != UInt8(ascii: "!") {
      if line.hasPrefix("[version]", folding: true) { continue }
      guard line.trimmedStart.first == UInt8(ascii: "#") else { return false }
      let words = line.trimmedStart.dropping(1).words.map { $0.text.lowercased() }
      return words.contains { ["hz", "khz", "mhz", "ghz"].contains($0) }
        && words.contains { ["s", "y", "z", "g", "h"].contains($0) }
        && words.contains { ["ri", "ma", "db"].contains($0) }
    }
    return false
  }

  private static func isBSDL(_ head: TextHead) -> Bool {
    let first = head.content(upTo: 60).first { !$0.trimmedStart.hasPrefix("--") }
    return first?.trimmedStart.hasPrefix("entity ", folding: true) == true
      && (head.contains("PHYSICAL_PIN_MAP") || head.contains("Physical_Pin_Map"))
  }
}
