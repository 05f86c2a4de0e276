internal import ASCIIBytes

/// The start of a part program for drilling machines in Excellon's format, which shares its letters with G-code
/// (Excellon, "CNC-7 Part Program Commands").
struct DrillFile {
  /// True after `M48`, which begins an Excellon header, and switches overrides on in G-code.
  private(set) var hasHeader = false
  /// True after a unit as a word or by `M71` or `M72`.
  private(set) var hasUnit = false
  /// True after a tool's diameter, such as `T1C0.8`.
  private(set) var hasTools = false
  /// True after a command of drilling machines: `G05` drills, `M15` and `M16` move the head.
  private(set) var hasDrilling = false

  init(_ head: TextHead) {
    for line in head.content(skipping: ";%(", upTo: 64) {
      let line = line.trimmed
      guard line.isBlock else { return }
      if line == "M48" { hasHeader = true }
      if line.hasPrefix("METRIC") || line.hasPrefix("INCH") || line == "M71" || line == "M72" {
        hasUnit = true
      }
      if line == "G05" || line == "M15" || line == "M16" || line == "M17" || line == "M95" {
        hasDrilling = true
      }
      if Self.isTool(line) { hasTools = true }
    }
  }

  var isExcellon: Bool { hasHeader && (hasUnit || hasTools) }

  /// True for something that G-code does not have; enough for programs without header.
  var isLikely: Bool { hasTools || hasUnit || hasDrilling }

  /// Returns true for `T`, digits, optional feeds and speeds, and a diameter after `C`.
  private static func isTool(_ line: TextLine) -> Bool {
    guard line.first == UInt8(ascii: "T"), let diameter = line.offset(of: UInt8(ascii: "C")), diameter > 1,
      let digit = line[diameter + 1]
    else { return false }
    return line.prefix(diameter).dropping(1).isNumberOrFeed
      && (digit == UInt8(ascii: ".") || digit.isASCIIDigit)
  }
}

extension TextLine {
  /// True for capitals, digits and signs only, as in all commands.
  fileprivate var isBlock: Bool { bytes.allSatisfy { $0 < 0x60 } }

  /// True for digits, points, and the letters of feeds and speeds only.
  fileprivate var isNumberOrFeed: Bool {
    bytes.allSatisfy {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "F")
        || $0 == UInt8(ascii: "S")
    }
  }
}
