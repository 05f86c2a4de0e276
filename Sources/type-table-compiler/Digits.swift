import SourceFeatures
import TypeDeclarations

/// A number in digits of six bits.
func digits(_ number: Int, width: Int) -> String {
  precondition(number >= 0 && number < 1 << (6 * width), "\(number) does not fit \(width) digits")
  var text = ""
  for position in stride(from: width - 1, through: 0, by: -1) {
    let digit = UInt8(truncatingIfNeeded: (number >> (6 * position)) & 63)
    text.unicodeScalars.append(Unicode.Scalar(CompiledTable.zeroDigit + digit))
  }
  return text
}

/// Eight digits that are one already, the least significant first.
func digits(ofHash hash: UInt64) -> String {
  String(
    String.UnicodeScalarView((0..<8).map { Unicode.Scalar(UInt8(truncatingIfNeeded: hash >> (8 * $0))) }))
}

/// A set of bits, six in each byte, as eight digits.
func digits(ofBits bits: UInt64) -> String {
  precondition(bits & ~0x3F3F_3F3F_3F3F_3F3F == 0, "a bit that no digit has")
  return digits(ofHash: CompiledLanguages.digits(of: bits))
}

/// Numbers in lines of the same count each.
func lines(of numbers: [String], _ countALine: Int) -> [String] {
  stride(from: 0, to: numbers.count, by: countALine).map { start in
    numbers[start..<min(start + countALine, numbers.count)].joined()
  }
}

/// A text with its length in so many digits before it.
func counted(_ text: String, width: Int) -> String { digits(text.utf8.count, width: width) + text }

/// A raw multi-line literal that holds the lines without the breaks between them, with as many number signs as keep
/// every line as it is.
func rawLiteral(_ lines: [String]) -> String {
  var marks = "##"
  while lines.contains(where: { $0.contains("\"\"\"\(marks)") || $0.contains("\\\(marks)") }) { marks += "#" }
  return "\(marks)\"\"\"\n" + lines.map { "    \($0)\\\(marks)\n" }.joined() + "    \"\"\"\(marks)"
}

/// `sidecars` of `sidecars`, `cFamily` of `c-family`, as a constant is called.
func constantName(_ name: String) -> String {
  let words = name.split { !$0.isLetter && !$0.isNumber }
  return words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }
    .joined()
}

/// What generated sources begin with.
let generatedHeader = """
  // Generated from TypeTables/ by `Scripts/generate`: do not edit.
  // swift-format-ignore-file

  """
