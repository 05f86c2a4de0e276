/// A pattern that finds the date in a file name: case-insensitive text, and parts in braces.
///
/// `yyyy`, `yy`, `MM`, `dd`, `HH`, `mm`, `ss` and `SSS` are numbers of so many digits; `M`, `d` and `H` of one or two; `D` is
/// a day above 12, `h` an hour of the 12-hour clock, `a` AM or PM. `unix` and `unixms` are seconds and milliseconds since
/// 1970, `month` is the name of a month, `#` one or more digits, `##` two digits without a meaning, `##?` a day or a month.
/// `date` is a year, a month and a day with one separator or none; `clock` a time with one separator or none, then AM or PM
/// or a zone, if any; `zone` an optional zone; `join` the text between date and time. `word` is letters. `?` is any prefix
/// that ends at a word boundary, `*` any suffix that does not continue the number before it, `**` anything.
///
/// A class, because every name is matched against all patterns and copies of arrays would retain references.
package final class NamePattern: Sendable {
  package let text: String
  let parts: [Part]
  let literals: [UInt8]

  enum Part: Sendable {
    case literal(start: Int, count: Int)
    case year, shortYear, month, day, unambiguousDay, hour, twelveHour, minute, second, fraction
    case anyMonth, anyDay, anyHour
    case seconds, milliseconds
    case monthName, dayHalf, number, pair, dayOrMonth, word
    case date, separator, clock
    case zone
    case prefix, suffix, anything
    /// An invalid name of a part.
    case unknown

    /// True if the part begins with a digit.
    var isNumber: Bool {
      switch self {
      case .literal, .monthName, .dayHalf, .word, .separator, .zone, .prefix, .suffix, .anything, .unknown:
        false
      default: true
      }
    }
  }

  private static let names: [String: [Part]] = [
    "yyyy": [.year], "yy": [.shortYear], "MM": [.month], "dd": [.day], "D": [.unambiguousDay], "HH": [.hour],
    "h": [.twelveHour], "mm": [.minute], "ss": [.second], "SSS": [.fraction], "M": [.anyMonth],
    "d": [.anyDay],
    "H": [.anyHour], "unix": [.seconds], "unixms": [.milliseconds], "month": [.monthName], "a": [.dayHalf],
    "#": [.number], "##": [.pair], "##?": [.dayOrMonth], "word": [.word], "date": [.date],
    "join": [.separator],
    "clock": [.clock], "zone": [.zone], "?": [.prefix], "*": [.suffix], "**": [.anything],
    "day": [.year, .month, .day], "time": [.hour, .minute, .second],
  ]

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var literals: [UInt8] = []
    for (index, segment) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      var literal = segment
      if index > 0 {
        let name = segment.prefix { $0 != "}" }
        parts += Self.names[String(name)] ?? [.unknown]
        literal = segment.dropFirst(name.count + 1)
      }
      if literal.isEmpty { continue }
      let bytes = literal.lowercased().utf8
      parts.append(.literal(start: literals.count, count: bytes.count))
      literals += bytes
    }
    self.parts = parts
    self.literals = literals
  }

  /// True if all parts have valid names.
  var isValid: Bool { !parts.contains { if case .unknown = $0 { true } else { false } } }
}
