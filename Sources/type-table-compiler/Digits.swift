import SourceFeatures
import TypeDeclarations

/// Returns a number in the printable six-bit digits of compiled tables.
func digits(_ number: Int, width: Int) -> String {
  precondition(number >= 0 && number < 1 << (6 * width), "\(number) does not fit \(width) digits")
  var text = ""
  for index in stride(from: width - 1, through: 0, by: -1) {
    let digit = UInt8(truncatingIfNeeded: (number >> (6 * index)) & 63)
    text.unicodeScalars.append(Unicode.Scalar(CompiledTable.zeroDigit + digit))
  }
  return text
}

/// Returns a hash whose bytes are digits, least significant first.
func digits(ofHash hash: UInt64) -> String {
  String(
    String.UnicodeScalarView((0..<8).map { Unicode.Scalar(UInt8(truncatingIfNeeded: hash >> (8 * $0))) }))
}

/// Returns a bit set, with six bits per byte, as eight digits.
func digits(ofBits bits: UInt64) -> String {
  precondition(bits & ~0x3F3F_3F3F_3F3F_3F3F == 0, "a bit that no digit has")
  return digits(ofHash: CompiledLanguages.digits(of: bits))
}

/// Joins numbers to lines of `countALine` numbers.
func lines(of numbers: [String], _ countALine: Int) -> [String] {
  stride(from: 0, to: numbers.count, by: countALine).map { start in
    numbers[start..<min(start + countALine, numbers.count)].joined()
  }
}

/// Returns a text preceded by its length in `width` digits.
func counted(_ text: String, width: Int) -> String { digits(text.utf8.count, width: width) + text }

/// Returns a raw multi-line literal of the lines, joined without line breaks, with enough number signs for any content.
func rawLiteral(_ lines: [String]) -> String {
  var marks = "##"
  while lines.contains(where: { $0.contains("\"\"\"\(marks)") || $0.contains("\\\(marks)") }) { marks += "#" }
  return "\(marks)\"\"\"\n" + lines.map { "    \($0)\\\(marks)\n" }.joined() + "    \"\"\"\(marks)"
}

/// Returns the name of a constant in lower camel case: `cFamily` for `c-family`.
func constantName(_ name: String) -> String {
  let words = name.split { !$0.isLetter && !$0.isNumber }
  return words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }
    .joined()
}

/// The first lines of generated sources.
let generatedHeader = """
  // Generated from TypeTables/ by `Scripts/generate`: do not edit.
  // swift-format-ignore-file

  """
