internal import ASCIIBytes
internal import MediaMetadata
internal import SystemCalls

/// Matches date patterns against a file name and holds the numbers of the last match.
struct NamePatternMatcher {
  private let text: FoldedName
  private var position = 0

  private var numbers = Numbers()

  /// The numbers of a match.
  private struct Numbers {
    var year, month, day, hour, minute, second, fraction: Int?
    /// Since 1970.
    var seconds, milliseconds: Int?
    var isAfternoon: Bool?
    var needsDayHalf = false
    var offset: Int?
    /// The separator between the date and the time.
    var separator: UInt8?
  }

  init(_ text: FoldedName) { self.text = text }

  /// Returns true if a pattern matches the whole name.
  ///
  /// Complexity: a prefix part tries each start of a word; no pattern has more than two prefix parts.
  mutating func matches(_ pattern: NamePattern) -> Bool {
    if pattern.parts[0].isNumber, text.bytes.first.map({ !$0.isASCIIDigit }) ?? true { return false }
    (position, numbers) = (0, Numbers())
    return matches(pattern, from: 0)
  }

  private mutating func matches(_ pattern: NamePattern, from first: Int) -> Bool {
    for index in first..<pattern.parts.count {
      if case .prefix = pattern.parts[index] {
        let (origin, saved) = (position, numbers)
        let needsDigit = pattern.parts[index + 1].isNumber
        for start in text.starts where start >= origin {
          // Most words do not begin with a digit.
          if needsDigit, start == text.bytes.count || !text.bytes[start].isASCIIDigit { continue }
          (position, numbers) = (start, saved)
          if matches(pattern, from: index + 1) { return true }
        }
        return false
      }
      guard consumes(pattern.parts[index], of: pattern) else { return false }
    }
    return position == text.bytes.count
  }

  /// Consumes one part at the position.
  private mutating func consumes(_ part: NamePattern.Part, of pattern: NamePattern) -> Bool {
    switch part {
    case .literal(let start, let count):
      guard position + count <= text.bytes.count else { return false }
      for index in 0..<count where text.bytes[position + index] != pattern.literals[start + index] {
        return false
      }
      position += count
    case .year: return consumes(4) { $0.year = $1 }
    case .shortYear:
      // Years after the current one belong to the last century.
      return consumes(2) { $0.year = ($1 > Self.lastShortYear ? 1900 : 2000) + $1 }
    case .month: return consumes(2) { $0.month = $1 }
    case .day: return consumes(2) { $0.day = $1 }
    case .hour: return consumes(2) { $0.hour = $1 }
    case .minute: return consumes(2) { $0.minute = $1 }
    case .second: return consumes(2) { $0.second = $1 }
    case .fraction: return consumes(3) { $0.fraction = $1 }
    case .seconds: return consumes(10) { $0.seconds = $1 }
    case .milliseconds: return consumes(13) { $0.milliseconds = $1 }
    case .anyMonth: return consumes(digits == 1 ? 1 : 2) { $0.month = $1 }
    case .anyDay: return consumes(digits == 1 ? 1 : 2) { $0.day = $1 }
    case .anyHour: return consumes(digits == 1 ? 1 : 2) { $0.hour = $1 }
    case .unambiguousDay: return consumes(2) { $0.day = $1 } && numbers.day ?? 0 > 12
    case .twelveHour:
      numbers.needsDayHalf = true
      return consumes(digits == 1 ? 1 : 2) { $0.hour = $1 }
    case .dayHalf: return dayHalf()
    case .monthName:
      let length = text.run(position, FoldedName.isLetter)
      let word = text.bytes[position..<position + length]
      guard let first = word.first else { return false }
      let month = Self.months.firstIndex { $0.contains { $0[0] == first && $0.elementsEqual(word) } }
      guard let month else { return false }
      numbers.month = month + 1
      position += length
    case .number: return skip(\.isASCIIDigit)
    case .word: return skip(FoldedName.isLetter)
    case .pair:
      guard text.number(position, 2) != nil else { return false }
      position += 2
    case .dayOrMonth:
      guard let number = text.number(position, 2), 1...12 ~= number else { return false }
      position += 2
    case .date: return date()
    case .separator: return separator()
    case .clock: return clock()
    case .zone: zone()
    case .suffix:
      guard mayEnd else { return false }
      position = text.bytes.count
    case .anything: position = text.bytes.count
    case .prefix, .unknown: return false
    }
    return true
  }

  /// The last two digits of the current year.
  private static let lastShortYear = Int(Clock.timestamp.prefix(4)).map { $0 % 100 } ?? 99

  // MARK: Compound parts

  /// Consumes a year, a month and a day, with one separator or none; zeros are unknown.
  private mutating func date() -> Bool {
    guard consumes(4, { $0.year = $1 }) else { return false }
    let mark = byte
    let isSeparated = mark.map { Self.dateMarks.contains($0) } ?? false
    if isSeparated { position += 1 }
    // 2024.1.2 may be a version of a program.
    let mayBeShort = mark == 0x2D
    guard consumes(mayBeShort && digits == 1 ? 1 : 2, { $0.month = $1 }) else { return false }
    if isSeparated {
      guard byte == mark else { return false }
      position += 1
    }
    guard consumes(mayBeShort && digits == 1 ? 1 : 2, { $0.day = $1 }) else { return false }
    if isSeparated, mark == 0x2D, numbers.day == 0 {
      numbers.day = nil
      if numbers.month == 0 { numbers.month = nil }
    }
    return true
  }

  private static let dateMarks = Array("-_. :".utf8)

  /// Consumes the text between a date and a time: a mark, spaces and words, AM or PM.
  private mutating func separator() -> Bool {
    let start = position
    if dayHalf() {
      skipBlanks()
      return true
    }
    if byte == 0x2C { position += 1 }
    let blanks = skipBlanks()
    if blanks == 0 {
      guard position == start, let mark = byte, mark == 0x5F || mark == 0x2D || mark == 0x74 else {
        return false
      }
      numbers.separator = mark
      position += 1
      return true
    }
    if byte == 0x2D, text.starts(position, with: [0x2D, 0x20]) { position += 2 }
    // "at", "kl.", "a las", "a la(s)".
    for _ in 0..<3 where byte.map({ FoldedName.isLetter($0) }) ?? false {
      let length = text.run(position, FoldedName.isLetter)
      guard length <= 12 else { return false }
      position += length
      if byte == 0x2E { position += 1 }
      if text.starts(position, with: "(s)".utf8) { position += 3 }
      guard skipBlanks() > 0 else { return false }
    }
    return true
  }

  /// Consumes a time: six digits, or hours, minutes and seconds with one separator, then AM or PM or a zone, if any.
  private mutating func clock() -> Bool {
    let run = digits
    if run == 6 || run == 9 {
      guard consumes(2, { $0.hour = $1 }), consumes(2, { $0.minute = $1 }), consumes(2, { $0.second = $1 })
      else {
        return false
      }
      if run == 9 { guard consumes(3, { $0.fraction = $1 }) else { return false } }
      zone()
      return true
    }
    guard run == 1 || run == 2, consumes(run, { $0.hour = $1 }), let mark = byte,
      Self.clockMarks.contains(mark)
    else { return false }
    position += 1
    guard digits == 2, consumes(2, { $0.minute = $1 }) else { return false }
    // 15h45m12s345, as in the names of media players' screenshots.
    let secondMark = mark == 0x68 ? 0x6D : mark
    if byte == secondMark, text.number(position + 1, 2) != nil, text.run(position + 1, \.isASCIIDigit) == 2 {
      position += 1
      guard consumes(2, { $0.second = $1 }) else { return false }
      if mark == 0x68 {
        guard byte == 0x73 else { return false }
        position += 1
        if digits == 3 { guard consumes(3, { $0.fraction = $1 }) else { return false } }
      } else if mark == 0x2D, numbers.separator == 0x2D, byte == mark,
        text.run(position + 1, \.isASCIIDigit) == 3
      {
        position += 1
        guard consumes(3, { $0.fraction = $1 }) else { return false }
      }
    } else if mark == 0x68 || mark == 0x5F || mark == 0x20 || run == 1 {
      return false
    }
    if dayHalf() { return true }
    zone()
    return true
  }

  private static let clockMarks = Array("-_.:; h".utf8)

  /// Consumes `Z`, `UTC`, `GMT-7`, `+0200` or `+02:00`, if present.
  private mutating func zone() {
    for word in Self.universal where text.starts(position, with: word) {
      guard text.run(position + word.count, FoldedName.isLetter) == 0 else { return }
      position += word.count
      numbers.offset = 0
      return
    }
    var next = position
    let isNamed = text.starts(next, with: " gmt".utf8)
    if isNamed { next += 4 }
    guard next < text.bytes.count, text.bytes[next] == 0x2B || text.bytes[next] == 0x2D else { return }
    let isWest = text.bytes[next] == 0x2D
    next += 1
    var hours: Int?, minutes: Int? = 0
    if isNamed {
      let width = min(text.run(next, \.isASCIIDigit), 2)
      hours = width > 0 ? text.number(next, width) : nil
      next += width
    } else {
      hours = text.number(next, 2)
      next += 2
      let isSeparated = next < text.bytes.count && (text.bytes[next] == 0x3A || text.bytes[next] == 0x5F)
      // After a date in digits, a hyphen and a number are a counter.
      if isWest, !isSeparated, numbers.separator != 0x74 { return }
      if isSeparated { next += 1 }
      minutes = text.number(next, 2)
      next += 2
    }
    guard let hours, let minutes, hours <= 14, minutes % 15 == 0, minutes < 60,
      text.run(next, \.isASCIIDigit) == 0
    else { return }
    numbers.offset = (isWest ? -1 : 1) * (hours * 60 + minutes)
    position = next
  }

  private static let universal = ["z", "_utc", " utc", "utc"].map { Array($0.utf8) }

  /// Consumes spaces and AM or PM, if present.
  private mutating func dayHalf() -> Bool {
    let start = position
    skipBlanks()
    for (word, isAfternoon) in Self.dayHalves where text.starts(position, with: word) {
      // Not the beginning of another word.
      let end = position + word.count
      if word[0] < 0x80, end < text.bytes.count, text.bytes[end].isASCIILowercase { continue }
      position = end
      numbers.isAfternoon = isAfternoon
      return true
    }
    position = start
    return false
  }

  private static let dayHalves: [(word: [UInt8], isAfternoon: Bool)] = [
    ("am", false), ("pm", true), ("a.m.", false), ("p.m.", true), ("a. m.", false), ("p. m.", true),
    ("오전", false), ("오후", true), ("上午", false), ("下午", true),
    ("午前", false), ("午後", true),
  ].map { (Array($0.0.utf8), $0.1) }

  @discardableResult
  private mutating func skipBlanks() -> Int {
    let length = text.run(position) { $0 == 0x20 }
    position += length
    return length
  }

  /// True if the rest does not begin with a digit, AM or PM, or a long identifier.
  private var mayEnd: Bool {
    if digits > 0 { return false }
    var rest = self
    if rest.dayHalf() { return false }
    return numbers.hour != nil || !beginsIdentifier
  }

  /// True if nine or more digits follow a separator, as in names of social networks, or four of a UUID.
  private var beginsIdentifier: Bool {
    guard let separator = byte, separator == 0x5F || separator == 0x2D else { return false }
    if text.run(position + 1, \.isASCIIDigit) >= 9 { return true }
    let hex = text.run(position + 1) { $0.isASCIIDigit || $0 &- 0x61 < 6 }
    let end = position + 1 + hex
    return separator == 0x2D && hex == 4 && end < text.bytes.count && text.bytes[end] == 0x2D
      && text.bytes[position + 1..<end].contains { !$0.isASCIIDigit }
  }

  // MARK: Basic parts

  private var byte: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }
  /// The number of digits at the position.
  private var digits: Int { text.run(position, \.isASCIIDigit) }

  /// Consumes a number of `width` digits and stores it.
  @inline(__always)
  private mutating func consumes(_ width: Int, _ store: (inout Numbers, Int) -> Void) -> Bool {
    guard let number = text.number(position, width) else { return false }
    store(&numbers, number)
    position += width
    return true
  }

  private mutating func skip(_ belongs: (UInt8) -> Bool) -> Bool {
    let length = text.run(position, belongs)
    position += length
    return length > 0
  }

  /// The names of the months in nine languages, in lower case.
  private static let months: [[[UInt8]]] = [
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
  ].map { $0.map { Array($0.utf8) } }

  // MARK: The date

  /// Returns the date of the last match, if it is valid and plausible.
  func date(isUTC: Bool) -> CaptureDate? {
    if let seconds = numbers.seconds ?? numbers.milliseconds.map({ $0 / 1000 }) {
      // From 2001, when camera phones appeared, to 2049.
      guard (1_000_000_000..<2_500_000_000).contains(seconds) else { return nil }
      var date = CaptureDate(unixSeconds: Int64(seconds))
      if let milliseconds = numbers.milliseconds { date?.subsecond = Self.padded(milliseconds % 1000) }
      return date
    }
    guard let year = numbers.year, (1826...2100).contains(year) else { return nil }
    guard let month = numbers.month else {
      return CaptureDate(year: year, month: 1, day: 1, precision: .year)
    }
    guard let day = numbers.day else {
      return CaptureDate(year: year, month: month, day: 1, precision: .month)
    }
    guard var hour = numbers.hour, let minute = numbers.minute else {
      return CaptureDate(year: year, month: month, day: day, precision: .day)
    }
    if let second = numbers.second, second > 59 { return nil }
    if numbers.needsDayHalf || numbers.isAfternoon != nil {
      guard (1...12).contains(hour), let isAfternoon = numbers.isAfternoon else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return CaptureDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: numbers.second ?? 0,
      subsecond: numbers.fraction.map(Self.padded) ?? "", offset: numbers.offset ?? (isUTC ? 0 : nil),
      precision: numbers.second == nil ? .minute : .second)
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }
}
