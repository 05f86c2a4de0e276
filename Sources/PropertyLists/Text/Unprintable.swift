/// Which characters never reach a terminal, a table or a report as they are: they move the cursor, change the direction
/// of writing, end a line where there is none, or hide what stands beside them.
package enum Unprintable {
  /// Ranges of scalars, in order.
  private static let ranges: [(range: ClosedRange<UInt32>, because: StaticString)] = [
    (0x00...0x1F, "control characters"), (0x7F...0x9F, "DEL and the second set of control characters"),
    (0xAD...0xAD, "a hyphen that is seen at the end of a line only"),
    (0x034F...0x034F, "an invisible joiner"),
    (0x061C...0x061C, "a mark of direction"), (0x115F...0x1160, "fillers without a width"),
    (0x17B4...0x17B5, "vowels without a shape"),
    (0x180B...0x180F, "selectors and a separator without a width"),
    (0x200B...0x200B, "a space without a width"), (0x200E...0x200F, "marks of direction"),
    (0x2028...0x202E, "separators of lines and paragraphs; embeddings and overrides of direction"),
    (0x2060...0x206F, "joiners, invisible operators, isolates of direction"), (0x3164...0x3164, "a filler"),
    (0xFEFF...0xFEFF, "a mark of byte order"), (0xFFA0...0xFFA0, "a filler"),
    (0xFFF0...0xFFFB, "annotations and unassigned ones that are not shown"),
    (0x1BCA0...0x1BCA3, "controls of shorthand"), (0x1D173...0x1D17A, "controls of music"),
    (0xE0000...0xE0FFF, "tags, and selectors that are not shown"),
  ]

  /// Whether a character is one of them; the joiners U+200C and U+200D and the selectors of emoji are not: scripts and
  /// emoji need them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return false }
    for row in ranges where row.range.upperBound >= value { return row.range.lowerBound <= value }
    return false
  }

  /// Whether UTF-8 of one of them begins with this byte; most other text is passed over by this test alone.
  package static func mayBegin(_ byte: UInt8) -> Bool { beginnings[Int(byte)] }

  private static let beginnings: [Bool] = (0...255).map { byte in
    ranges.contains { row in
      let first = Unicode.Scalar(row.range.lowerBound).flatMap { UTF8.encode($0)?.first } ?? 0
      let last = Unicode.Scalar(row.range.upperBound).flatMap { UTF8.encode($0)?.first } ?? 0
      return first <= UInt8(byte) && UInt8(byte) <= last
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
