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

/// Numbers in lines of the same count each.
func lines(of numbers: [String], _ countALine: Int) -> [String] {
  stride(from: 0, to: numbers.count, by: countALine).map { start in
    numbers[start..<min(start + countALine, numbers.count)].joined()
  }
}

/// A raw multi-line literal that holds the lines without the breaks between them.
func rawLiteral(_ lines: [String]) -> String {
  "##\"\"\"\n" + lines.map { "    \($0)\\##\n" }.joined() + "    \"\"\"##"
}
