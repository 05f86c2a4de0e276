internal import MediaMetadata

/// A form of names that state when something was taken: a maker, a zone and a precision a row.
///
/// A pattern is matched against the whole name without its extension, letters in either case. `yyyy`, `MM`, `dd`, `HH`, `hh`,
/// `mm`, `ss` and `SSS` stand in braces for digits, `{a}` for AM or PM, `{unix}` and `{unixms}` for seconds and milliseconds
/// since 1970, `{#}` for one digit or more, `{?}` for any beginning that no letter or digit ends, `{word}` for letters,
/// `{zone}` for `Z` or `+0200`, and `{*}` for any ending that no digit begins.
package struct NameDate: Sendable {
  /// The zone that a writer is known to use.
  package enum Zone: Sendable {
    /// The clock of the place, or nobody knows.
    case local
    case utc
  }

  package let pattern: String
  package let zone: Zone
  package let maker: String
  /// Whether it is no maker's own form.
  var isAnybodys: Bool { pattern.hasPrefix("{?}") }
  private let tokens: [Token]

  init(_ pattern: String, _ zone: Zone, _ maker: String) {
    self.pattern = pattern
    self.zone = zone
    self.maker = maker
    tokens = Token.all(of: pattern)
  }

  /// A form in the clock of the place.
  init(_ pattern: String, _ maker: String) { self.init(pattern, .local, maker) }

  /// Whether every part of the pattern is one that exists.
  var isWhole: Bool { !tokens.contains { if case .literal([0]) = $0 { true } else { false } } }

  /// The date that a file's name states, with the row that it follows; nil where none does, or several differ.
  package static func date(inName fileName: String) -> (date: CaptureDate, row: NameDate)? {
    let stem = Array(Self.stem(of: fileName).lowercased().utf8)
    guard stem.count(where: { $0 &- 0x30 < 10 }) >= 6, stem.count <= 255 else { return nil }
    return first(of: rows, stem)
  }

  private static func first(of rows: [NameDate], _ text: [UInt8]) -> (date: CaptureDate, row: NameDate)? {
    for row in rows {
      guard let date = row.date(in: text) else { continue }
      // Of two days in one name nobody knows which it is.
      return row.isAnybodys && namesSecondDay(than: date, text) ? nil : (date, row)
    }
    return nil
  }

  /// Whether a name has another day in digits and separators than one that was found.
  private static func namesSecondDay(than date: CaptureDate, _ text: [UInt8]) -> Bool {
    var start = 0
    while start + 10 <= text.count {
      defer { start += 1 }
      if start > 0, text[start - 1] &- 0x30 < 10 { continue }
      let part = text[start..<start + 10]
      guard text[start + 4] == 0x2D, let other = CaptureDate(text: String(decoding: part, as: UTF8.self))
      else { continue }
      if (other.year, other.month, other.day) != (date.year, date.month, date.day), other.year > 1826 {
        return true
      }
    }
    return false
  }

  /// The date that the folders of a file state: the nearest that says one, with the months and days below years.
  package static func date(inFolders folders: [String]) -> (date: CaptureDate, row: NameDate)? {
    let nearest = folders.suffix(3).map { Array($0.lowercased().utf8) }
    for count in stride(from: nearest.count, through: 1, by: -1) {
      // 2024/05/01, 2024/05.
      let joined = Array(nearest.suffix(count).joined(separator: [0x2F]))
      if count > 1, joined.count <= 10, let found = first(of: nestedFolders, joined) { return found }
    }
    for folder in nearest.reversed() where folder.count <= 255 {
      if let found = first(of: folderRows, folder) { return found }
    }
    return nil
  }

  /// The name without its extension; what follows the last dot is one where no digit stands right behind it.
  private static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    let rest = name[name.index(after: dot)...]
    let isExtension =
      rest.utf8.count <= 8 && rest.utf8.allSatisfy { $0 > 0x20 } && !rest.utf8.allSatisfy { $0 &- 0x30 < 10 }
    return isExtension ? String(name[..<dot]) : name
  }

  private func date(in stem: [UInt8]) -> CaptureDate? {
    var fields = Fields()
    guard Token.match(tokens[...], stem[...], &fields) else { return nil }
    return fields.date(zone)
  }
}

/// The numbers of a name, as its pattern has them.
private struct Fields {
  var numbers: [Token.Field: Int] = [:]
  var fraction = ""
  var isAfternoon: Bool?
  var offset: Int?

  /// The date, where the calendar has it and a camera could have written it.
  func date(_ zone: NameDate.Zone) -> CaptureDate? {
    if let unix = numbers[.unixMilliseconds] ?? numbers[.unixSeconds].map({ $0 * 1000 }) {
      // From the first phones with cameras to a year that nobody has reached.
      guard (1_000_000_000_000..<2_500_000_000_000).contains(unix) else { return nil }
      var date = CaptureDate(unixSeconds: Int64(unix / 1000))
      if numbers[.unixMilliseconds] != nil { date?.subsecond = Self.padded(unix % 1000) }
      return date
    }
    guard let year = numbers[.year], (1826...2100).contains(year) else { return nil }
    guard let month = numbers[.month] else {
      return CaptureDate(year: year, month: 1, day: 1, precision: .year)
    }
    guard let day = numbers[.day] else {
      return CaptureDate(year: year, month: month, day: 1, precision: .month)
    }
    guard var hour = numbers[.hour] ?? numbers[.hourOfHalf] else {
      return CaptureDate(year: year, month: month, day: day, precision: .day)
    }
    if isAfternoon != nil || numbers[.hourOfHalf] != nil {
      guard (1...12).contains(hour), let isAfternoon else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let offset = offset ?? (zone == .utc ? 0 : nil)
    guard let minute = numbers[.minute] else {
      return CaptureDate(year: year, month: month, day: day, precision: .day)
    }
    let second = numbers[.second]
    return CaptureDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second ?? 0,
      subsecond: second == nil ? "" : fraction, offset: offset, precision: second == nil ? .minute : .second)
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}

/// A part of a pattern.
private enum Token: Sendable {
  enum Field: Hashable, Sendable {
    case year, month, day, hour, hourOfHalf, minute, second, unixSeconds, unixMilliseconds
  }

  case literal([UInt8])
  case field(Field, width: Int)
  case fraction
  case half
  /// A day that no month can be.
  case lateDay
  case monthName
  /// Two digits of a year of this century.
  case shortYear
  case number
  case word
  case zone
  case beginning
  case ending

  private static let names: [String: Token] = [
    "yyyy": .field(.year, width: 4), "MM": .field(.month, width: 2), "dd": .field(.day, width: 2),
    "yy": .shortYear, "HH": .field(.hour, width: 2), "M": .field(.month, width: 0),
    "d": .field(.day, width: 0),
    "H": .field(.hour, width: 0), "h": .field(.hourOfHalf, width: 0), "D": .lateDay,
    "mm": .field(.minute, width: 2), "ss": .field(.second, width: 2), "SSS": .fraction, "a": .half,
    "unix": .field(.unixSeconds, width: 10), "unixms": .field(.unixMilliseconds, width: 13), "#": .number,
    "month": .monthName, "word": .word, "zone": .zone, "?": .beginning, "*": .ending,
  ]

  /// The parts of a pattern; `{day}` and the like stand for several.
  static func all(of pattern: String) -> [Token] {
    var text = pattern
    for (name, parts) in [
      ("{day}", "{yyyy}{MM}{dd}"), ("{time}", "{HH}{mm}{ss}"), ("{y-m-d}", "{yyyy}-{MM}-{dd}"),
      ("{h-m-s}", "{HH}-{mm}-{ss}"), ("{h.m.s}", "{HH}.{mm}.{ss}"), ("{h_m_s}", "{HH}_{mm}_{ss}"),
      ("{h:m:s}", "{HH}:{mm}:{ss}"),
    ] { text = text.replacingText(name, with: parts) }
    var tokens: [Token] = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        // A name that no row should have shows in the tests of the table.
        tokens.append(names[String(rest[rest.index(after: rest.startIndex)..<end])] ?? .literal([0]))
        rest = rest[rest.index(after: end)...]
      } else {
        let literal = rest.prefix { $0 != "{" }
        tokens.append(.literal(Array(literal.lowercased().utf8)))
        rest = rest.dropFirst(literal.count)
      }
    }
    return tokens
  }

  /// Whether tokens take a text whole.
  ///
  /// Complexity: a beginning tries each place, so quadratic in 255 bytes at most.
  static func match(_ tokens: ArraySlice<Token>, _ text: ArraySlice<UInt8>, _ fields: inout Fields) -> Bool {
    var text = text
    for index in tokens.indices {
      switch tokens[index] {
      case .literal(let bytes):
        guard text.starts(with: bytes) else { return false }
        text = text.dropFirst(bytes.count)
      case .field(let field, var width):
        if width == 0 { width = number(text, 2) == nil ? 1 : 2 }
        guard let number = number(text, width) else { return false }
        fields.numbers[field] = number
        text = text.dropFirst(width)
      case .shortYear:
        guard let number = number(text, 2) else { return false }
        fields.numbers[.year] = 2000 + number
        text = text.dropFirst(2)
      case .monthName:
        let word = Array(text.prefix { isLetter($0) })
        let month = months.firstIndex { $0.contains { word.elementsEqual($0.utf8) } }
        guard let month else { return false }
        fields.numbers[.month] = month + 1
        text = text.dropFirst(word.count)
      case .lateDay:
        guard let number = number(text, 2), number > 12 else { return false }
        fields.numbers[.day] = number
        text = text.dropFirst(2)
      case .fraction:
        guard number(text, 3) != nil else { return false }
        fields.fraction = String(decoding: text.prefix(3), as: UTF8.self)
        text = text.dropFirst(3)
      case .half:
        // A narrow space may stand before it, and dots within.
        guard let half = half(text) else { return false }
        fields.isAfternoon = half.isAfternoon
        text = half.rest
      case .number:
        let digits = text.prefix { $0 &- 0x30 < 10 }
        if digits.isEmpty { return false }
        text = text.dropFirst(digits.count)
      case .word:
        let letters = text.prefix { isLetter($0) }
        if letters.isEmpty { return false }
        text = text.dropFirst(letters.count)
      case .zone:
        guard let (offset, count) = zone(text) else { return false }
        fields.offset = offset
        text = text.dropFirst(count)
      case .ending:
        // Neither a longer number, nor half a day that was not understood, nor a part of a long identifier.
        return text.first.map { $0 &- 0x30 >= 10 } ?? true && half(text) == nil
          && (fields.numbers[.hour] != nil || !beginsIdentifier(text))
      case .beginning:
        for start in text.indices + [text.endIndex] {
          let isBound = start == text.startIndex || !isLetterOrDigit(text[start - 1])
          guard isBound else { continue }
          var tried = fields
          if match(tokens[(index + 1)...], text[start...], &tried) {
            fields = tried
            return true
          }
        }
        return false
      }
    }
    return text.isEmpty
  }

  /// The months' names in nine languages, in lower case.
  private static let months: [[String]] = [
    ["january", "januar", "janvier", "enero", "gennaio", "janeiro", "januari", "styczeń", "jan"],
    ["february", "februar", "février", "febrero", "febbraio", "fevereiro", "februari", "luty", "feb"],
    ["march", "märz", "mars", "marzo", "março", "maart", "marzec", "mar"],
    ["april", "avril", "abril", "aprile", "kwiecień", "apr"],
    ["may", "mai", "mayo", "maggio", "maio", "mei", "maj"],
    ["june", "juni", "juin", "junio", "giugno", "junho", "czerwiec", "jun"],
    ["july", "juli", "juillet", "julio", "luglio", "julho", "lipiec", "jul"],
    ["august", "août", "agosto", "augustus", "sierpień", "aug"],
    ["september", "septembre", "septiembre", "settembre", "setembro", "wrzesień", "sep"],
    ["october", "oktober", "octobre", "octubre", "ottobre", "outubro", "październik", "oct", "okt"],
    ["november", "novembre", "noviembre", "novembro", "listopad", "nov"],
    ["december", "dezember", "décembre", "diciembre", "dicembre", "dezembro", "grudzień", "dec", "dez"],
  ]

  private static let halves: [(word: [UInt8], isAfternoon: Bool)] = [
    ("am", false), ("pm", true), ("a.m.", false), ("p.m.", true), ("a. m.", false), ("p. m.", true),
    ("오전", false),
    ("오후", true), ("上午", false), ("下午", true), ("午前", false), ("午後", true),
  ].map { (Array($0.0.utf8), $0.1) }

  /// Half a day behind blanks, of which macOS writes narrow ones.
  private static func half(_ text: ArraySlice<UInt8>) -> (isAfternoon: Bool, rest: ArraySlice<UInt8>)? {
    var text = text
    while true {
      if text.first == 0x20 {
        text = text.dropFirst()
      } else if text.starts(with: [0xE2, 0x80, 0xAF]) || text.starts(with: [0xC2, 0xA0]) {
        text = text.dropFirst(text.first == 0xC2 ? 2 : 3)
      } else {
        break
      }
    }
    for (word, isAfternoon) in halves where text.starts(with: word) {
      let rest = text.dropFirst(word.count)
      if word.first.map({ $0 < 0x80 }) ?? false, let next = rest.first, next | 0x20 &- 0x61 < 26 { continue }
      return (isAfternoon, rest)
    }
    return nil
  }

  /// Whether nine digits or more follow a separator, as in the names of networks, or four of a UUID.
  private static func beginsIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
    guard let separator = text.first, separator == 0x5F || separator == 0x2D else { return false }
    let rest = text.dropFirst()
    if rest.prefix(while: { $0 &- 0x30 < 10 }).count >= 9 { return true }
    let hex = rest.prefix { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
    return separator == 0x2D && hex.count == 4 && rest.dropFirst(4).first == 0x2D
      && hex.contains { $0 &- 0x30 >= 10 }
  }

  private static func number(_ text: ArraySlice<UInt8>, _ width: Int) -> Int? {
    guard text.count >= width else { return nil }
    var value = 0
    for byte in text.prefix(width) {
      guard byte &- 0x30 < 10 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    return value
  }

  private static func zone(_ text: ArraySlice<UInt8>) -> (offset: Int, count: Int)? {
    for word in ["z", "_utc", " utc", "utc"] where text.starts(with: word.utf8) {
      return (0, word.utf8.count)
    }
    guard let sign = text.first, sign == 0x2B || sign == 0x2D else { return nil }
    let part = text.dropFirst().prefix(5)
    let digits = part.filter { $0 &- 0x30 < 10 }
    let isParted = part.count == 5 && [0x3A, 0x5F].contains(part[part.startIndex + 2])
    guard digits.count >= 4, isParted || part.prefix(4).allSatisfy({ $0 &- 0x30 < 10 }),
      let hours = number(digits[...], 2), let minutes = number(digits[2...], 2), hours <= 14, minutes < 60
    else { return nil }
    return ((sign == 0x2D ? -1 : 1) * (hours * 60 + minutes), isParted ? 6 : 5)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }
}

extension String {
  fileprivate func replacingText(_ part: String, with other: String) -> String {
    var result = self
    while let range = result.firstRange(of: part) { result.replaceSubrange(range, with: other) }
    return result
  }
}
