/// The start of a part program for drilling machines in Excellon's format, which shares its letters with G-code
/// (Excellon, "CNC-7 Part Program Commands").
struct DrillFile {
  /// Whether a line is `M48`, which begins a header of Excellon and switches overrides on in G-code.
  private(set) var hasHeader = false
  /// Whether a line states a unit as a word, or by `M71` or `M72`.
  private(set) var hasUnit = false
  /// Whether a line gives a tool its diameter, as `T1C0.8` does.
  private(set) var hasTools = false
  /// Whether a line is a command that G-code does not have alone: `G05` drills, `M15` and `M16` move the head.
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

  /// Whether something is said that G-code does not have; a program without a header says no more.
  var isLikely: Bool { hasTools || hasUnit || hasDrilling }

  /// `T`, digits, and then a diameter behind `C`; feeds and speeds may stand between.
  private static func isTool(_ line: TextLine) -> Bool {
    guard line.first == UInt8(ascii: "T"), let diameter = line.offset(of: UInt8(ascii: "C")), diameter > 1,
      let digit = line[diameter + 1]
    else { return false }
    return line.prefix(diameter).dropping(1).isNumberOrFeed
      && (digit == UInt8(ascii: ".") || (0x30...0x39).contains(digit))
  }
}

extension TextLine {
  /// Whether there are capitals, digits and signs alone, as in all commands.
  fileprivate var isBlock: Bool { bytes.allSatisfy { $0 < 0x60 } }

  /// Whether there is nothing but digits, points, and the letters of feeds and speeds.
  fileprivate var isNumberOrFeed: Bool {
    bytes.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "F")
        || $0 == UInt8(ascii: "S")
    }
  }
}
