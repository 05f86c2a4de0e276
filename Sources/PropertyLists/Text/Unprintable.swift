/// Characters that are always escaped in output: they move the cursor, change the writing direction, break lines or hide
/// text beside them.
package enum Unprintable {
  /// Returns true if a character must be escaped.
  ///
  /// The joiners U+200C and U+200D and the emoji variation selectors are not escaped: scripts and emoji depend on them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    // A switch needs no initialization, unlike a table.
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F: true  // control characters
    case 0x7F...0x9F: true  // DEL and C1 control characters
    case 0xAD: true  // soft hyphen
    case 0x034F: true  // combining grapheme joiner
    case 0x061C: true  // Arabic letter mark
    case 0x115F...0x1160: true  // Hangul fillers
    case 0x17B4...0x17B5: true  // invisible Khmer vowels
    case 0x180B...0x180F: true  // Mongolian variation selectors and vowel separator
    case 0x200B: true  // zero-width space
    case 0x200E...0x200F: true  // direction marks
    case 0x2028...0x202E: true  // line and paragraph separators, direction embeddings and overrides
    case 0x2060...0x206F: true  // joiners, invisible operators, direction isolates
    case 0x3164: true  // Hangul filler
    case 0xFEFF: true  // byte order mark
    case 0xFFA0: true  // halfwidth Hangul filler
    case 0xFFF0...0xFFFB: true  // annotations and invisible unassigned characters
    case 0x1BCA0...0x1BCA3: true  // shorthand format controls
    case 0x1D173...0x1D17A: true  // musical format controls
    case 0xE0000...0xE0FFF: true  // tags and variation selectors
    default: false
    }
  }

  /// Returns true if the UTF-8 of an unprintable character may begin with this byte: a fast first test.
  package static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1...0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }

  /// Returns the length of the UTF-8 character that begins with `first`.
  package static func length(of first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// Returns the text on one line, with unprintable characters escaped as `\u{HHHH}`.
  package static func escapedLine(_ text: String) -> String {
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

  /// Returns the escape of a character: `\u{HHHH}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns the JSON escape of a character: `\uHHHH`, or a surrogate pair.
  package static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }.joined()
    } ?? ""
  }
}
