/// Which characters never reach a terminal, a table or a report as they are: they move the cursor, change the direction
/// of writing, end a line where there is none, or hide what stands beside them.
package enum Unprintable {
  /// Whether a character is one of them; the joiners U+200C and U+200D and the selectors of emoji are not: scripts and
  /// emoji need them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    // Ranges of scalars, in order. A switch, since a table would have to be made before the first name is written.
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F: true  // control characters
    case 0x7F...0x9F: true  // DEL and the second set of control characters
    case 0xAD: true  // a hyphen that is seen at the end of a line only
    case 0x034F: true  // an invisible joiner
    case 0x061C: true  // a mark of direction
    case 0x115F...0x1160: true  // fillers without a width
    case 0x17B4...0x17B5: true  // vowels without a shape
    case 0x180B...0x180F: true  // selectors and a separator without a width
    case 0x200B: true  // a space without a width
    case 0x200E...0x200F: true  // marks of direction
    case 0x2028...0x202E: true  // separators of lines and paragraphs; embeddings and overrides of direction
    case 0x2060...0x206F: true  // joiners, invisible operators, isolates of direction
    case 0x3164: true  // a filler
    case 0xFEFF: true  // a mark of byte order
    case 0xFFA0: true  // a filler
    case 0xFFF0...0xFFFB: true  // annotations and unassigned ones that are not shown
    case 0x1BCA0...0x1BCA3: true  // controls of shorthand
    case 0x1D173...0x1D17A: true  // controls of music
    case 0xE0000...0xE0FFF: true  // tags, and selectors that are not shown
    default: false
    }
  }

  /// Whether UTF-8 of one of them begins with this byte; most other text is passed over by this test alone.
  package static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1...0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }

  /// The number of bytes of the UTF-8 character that begins with `first`.
  package static func length(of first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// The text in one line, such characters written as `\u{HHHH}`.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: contains) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// `\u{HHHH}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// As JSON has it: `\uHHHH`, twice for characters beyond four digits.
  package static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }.joined()
    } ?? ""
  }
}
