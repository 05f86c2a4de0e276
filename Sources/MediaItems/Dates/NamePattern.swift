/// A pattern for names, as a row of ``NameDate`` writes it: text in either case, and parts in braces.
///
/// `yyyy`, `yy`, `MM`, `dd`, `HH`, `mm`, `ss` and `SSS` stand for so many digits; `M`, `d`, `H` for one digit or two, `D` for a day
/// that no month can be, `h` for the hour of half a day, `a` for AM or PM. `unix` and `unixms` are seconds and milliseconds since 1970,
/// `month` is a month's name, `#` one digit or more, `##` two digits that mean nothing, `##?` a day or a month, nobody knows which.
/// `date` is a year, a month and a day with one separator or none; `clock` a time of day with one separator or none, with half of the
/// day and a zone where they follow; `zone` a zone where one follows; `join` is what stands between both. `word` is letters. `?` is any beginning behind which no letter
/// or digit stands, `*` any ending that goes on with none of what stands before it, `**` anything.
///
/// A reference: every name is held against all of them, and copies of arrays would count references.
package final class NamePattern: Sendable {
  package let text: String
  let parts: [Part]
  let literals: [UInt8]

  enum Part: Sendable {
    case literal(start: Int, count: Int)
    case year, shortYear, month, day, lateDay, hour, halfHour, minute, second, fraction
    case anyMonth, anyDay, anyHour
    case seconds, milliseconds
    case monthName, half, number, pair, dayOrMonth, word
    case date, join, clock
    case zone
    case beginning, ending, anything
    /// A name that no part has.
    case unknown

    /// Whether it begins with a digit.
    var isNumber: Bool {
      switch self {
      case .literal, .monthName, .half, .word, .join, .zone, .beginning, .ending, .anything, .unknown: false
      default: true
      }
    }
  }

  private static let names: [String: [Part]] = [
    "yyyy": [.year], "yy": [.shortYear], "MM": [.month], "dd": [.day], "D": [.lateDay], "HH": [.hour],
    "h": [.halfHour], "mm": [.minute], "ss": [.second], "SSS": [.fraction], "M": [.anyMonth], "d": [.anyDay],
    "H": [.anyHour], "unix": [.seconds], "unixms": [.milliseconds], "month": [.monthName], "a": [.half],
    "#": [.number], "##": [.pair], "##?": [.dayOrMonth], "word": [.word], "date": [.date], "join": [.join],
    "clock": [.clock], "zone": [.zone], "?": [.beginning], "*": [.ending], "**": [.anything],
    "day": [.year, .month, .day], "time": [.hour, .minute, .second],
  ]

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var literals: [UInt8] = []
    for (index, piece) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      var literal = piece
      if index > 0 {
        let name = piece.prefix { $0 != "}" }
        parts += Self.names[String(name)] ?? [.unknown]
        literal = piece.dropFirst(name.count + 1)
      }
      if literal.isEmpty { continue }
      let bytes = literal.lowercased().utf8
      parts.append(.literal(start: literals.count, count: bytes.count))
      literals += bytes
    }
    self.parts = parts
    self.literals = literals
  }

  /// Whether every part is one that exists.
  var isWhole: Bool { !parts.contains { if case .unknown = $0 { true } else { false } } }
}
