internal import MediaMetadata
internal import SystemCalls

/// A name while patterns are held against it, with the numbers that the last one has found.
struct NameMatch {
  private let text: NameText
  private var position = 0

  private var found = Numbers()

  /// What was found.
  private struct Numbers {
    var year, month, day, hour, minute, second, fraction: Int?
    /// Since 1970.
    var seconds, milliseconds: Int?
    var isAfternoon: Bool?
    var needsHalf = false
    var offset: Int?
    /// The mark between the date and the time.
    var join: UInt8?
  }

  init(_ text: NameText) { self.text = text }

  /// Whether a pattern takes the whole name.
  ///
  /// Complexity: a beginning tries each start of a word, and no pattern has more than two.
  mutating func isWhole(_ pattern: NamePattern) -> Bool {
    if pattern.parts[0].isNumber, text.bytes.first.map({ !NameText.isDigit($0) }) ?? true { return false }
    (position, found) = (0, Numbers())
    return matches(pattern, from: 0)
  }

  private mutating func matches(_ pattern: NamePattern, from first: Int) -> Bool {
    for index in first..<pattern.parts.count {
      if case .beginning = pattern.parts[index] {
        let (origin, known) = (position, found)
        let needsDigit = pattern.parts[index + 1].isNumber
        for start in text.starts where start >= origin {
          // Most words begin with none.
          if needsDigit, start == text.bytes.count || !NameText.isDigit(text.bytes[start]) { continue }
          (position, found) = (start, known)
          if matches(pattern, from: index + 1) { return true }
        }
        return false
      }
      guard takes(pattern.parts[index], of: pattern) else { return false }
    }
    return position == text.bytes.count
  }

  /// Takes one part at the position.
  private mutating func takes(_ part: NamePattern.Part, of pattern: NamePattern) -> Bool {
    switch part {
    case .literal(let start, let count):
      guard position + count <= text.bytes.count else { return false }
      for index in 0..<count where text.bytes[position + index] != pattern.literals[start + index] {
        return false
      }
      position += count
    case .year: return takes(4) { $0.year = $1 }
    case .shortYear:
      // Of two centuries the one that has been.
      return takes(2) { $0.year = ($1 > Self.lastShortYear ? 1900 : 2000) + $1 }
    case .month: return takes(2) { $0.month = $1 }
    case .day: return takes(2) { $0.day = $1 }
    case .hour: return takes(2) { $0.hour = $1 }
    case .minute: return takes(2) { $0.minute = $1 }
    case .second: return takes(2) { $0.second = $1 }
    case .fraction: return takes(3) { $0.fraction = $1 }
    case .seconds: return takes(10) { $0.seconds = $1 }
    case .milliseconds: return takes(13) { $0.milliseconds = $1 }
    case .anyMonth: return takes(digits == 1 ? 1 : 2) { $0.month = $1 }
    case .anyDay: return takes(digits == 1 ? 1 : 2) { $0.day = $1 }
    case .anyHour: return takes(digits == 1 ? 1 : 2) { $0.hour = $1 }
    case .lateDay: return takes(2) { $0.day = $1 } && found.day ?? 0 > 12
    case .halfHour:
      found.needsHalf = true
      return takes(digits == 1 ? 1 : 2) { $0.hour = $1 }
    case .half: return half()
    case .monthName:
      let length = text.run(position, NameText.isLetter)
      let word = text.bytes[position..<position + length]
      guard let first = word.first else { return false }
      let month = Self.months.firstIndex { $0.contains { $0[0] == first && $0.elementsEqual(word) } }
      guard let month else { return false }
      found.month = month + 1
      position += length
    case .number: return skip(NameText.isDigit)
    case .word: return skip(NameText.isLetter)
    case .pair:
      guard text.number(position, 2) != nil else { return false }
      position += 2
    case .dayOrMonth:
      guard let number = text.number(position, 2), 1...12 ~= number else { return false }
      position += 2
    case .date: return date()
    case .join: return join()
    case .clock: return clock()
    case .zone: zone()
    case .ending:
      guard mayEnd else { return false }
      position = text.bytes.count
    case .anything: position = text.bytes.count
    case .beginning, .unknown: return false
    }
    return true
  }

  /// The last two digits of the year that it is.
  private static let lastShortYear = Int(Clock.timestamp.prefix(4)).map { $0 % 100 } ?? 99

  // MARK: Parts of several numbers

  /// A year, a month and a day, with one separator or none; zeros stand for what nobody knew.
  private mutating func date() -> Bool {
    guard takes(4, { $0.year = $1 }) else { return false }
    let mark = byte
    let isParted = mark.map { Self.dateMarks.contains($0) } ?? false
    if isParted { position += 1 }
    // 2024.1.2 is a version of a program.
    let mayBeShort = mark == 0x2D
    guard takes(mayBeShort && digits == 1 ? 1 : 2, { $0.month = $1 }) else { return false }
    if isParted {
      guard byte == mark else { return false }
      position += 1
    }
    guard takes(mayBeShort && digits == 1 ? 1 : 2, { $0.day = $1 }) else { return false }
    if isParted, mark == 0x2D, found.day == 0 {
      found.day = nil
      if found.month == 0 { found.month = nil }
    }
    return true
  }

  private static let dateMarks = Array("-_. :".utf8)

  /// What stands between a date and a time: a mark, blanks and words, half of the day.
  private mutating func join() -> Bool {
    let start = position
    if half() {
      skipBlanks()
      return true
    }
    if byte == 0x2C { position += 1 }
    let blanks = skipBlanks()
    if blanks == 0 {
      guard position == start, let mark = byte, mark == 0x5F || mark == 0x2D || mark == 0x74 else {
        return false
      }
      found.join = mark
      position += 1
      return true
    }
    if byte == 0x2D, text.starts(position, with: [0x2D, 0x20]) { position += 2 }
    // "at", "kl.", "a las", "a la(s)".
    for _ in 0..<3 where byte.map({ NameText.isLetter($0) }) ?? false {
      let length = text.run(position, NameText.isLetter)
      guard length <= 12 else { return false }
      position += length
      if byte == 0x2E { position += 1 }
      if text.starts(position, with: "(s)".utf8) { position += 3 }
      guard skipBlanks() > 0 else { return false }
    }
    return true
  }

  /// A time of day: six digits, or hours, minutes and seconds with one mark; half of the day and a zone where they follow.
  private mutating func clock() -> Bool {
    let run = digits
    if run == 6 || run == 9 {
      guard takes(2, { $0.hour = $1 }), takes(2, { $0.minute = $1 }), takes(2, { $0.second = $1 }) else {
        return false
      }
      if run == 9 { guard takes(3, { $0.fraction = $1 }) else { return false } }
      zone()
      return true
    }
    guard run == 1 || run == 2, takes(run, { $0.hour = $1 }), let mark = byte,
      Self.clockMarks.contains(mark)
    else { return false }
    position += 1
    guard digits == 2, takes(2, { $0.minute = $1 }) else { return false }
    // 15h45m12s345, as players name what they show.
    let further = mark == 0x68 ? 0x6D : mark
    if byte == further, text.number(position + 1, 2) != nil, text.run(position + 1, NameText.isDigit) == 2 {
      position += 1
      guard takes(2, { $0.second = $1 }) else { return false }
      if mark == 0x68 {
        guard byte == 0x73 else { return false }
        position += 1
        if digits == 3 { guard takes(3, { $0.fraction = $1 }) else { return false } }
      } else if mark == 0x2D, found.join == 0x2D, byte == mark, text.run(position + 1, NameText.isDigit) == 3
      {
        position += 1
        guard takes(3, { $0.fraction = $1 }) else { return false }
      }
    } else if mark == 0x68 || mark == 0x5F || mark == 0x20 || run == 1 {
      return false
    }
    if half() { return true }
    zone()
    return true
  }

  private static let clockMarks = Array("-_.:; h".utf8)

  /// `Z`, `UTC`, `GMT-7`, `+0200`, `+02:00`, where one follows.
  private mutating func zone() {
    for word in Self.universal where text.starts(position, with: word) {
      guard text.run(position + word.count, NameText.isLetter) == 0 else { return }
      position += word.count
      found.offset = 0
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
      let width = min(text.run(next, NameText.isDigit), 2)
      hours = width > 0 ? text.number(next, width) : nil
      next += width
    } else {
      hours = text.number(next, 2)
      next += 2
      let isParted = next < text.bytes.count && (text.bytes[next] == 0x3A || text.bytes[next] == 0x5F)
      // Behind a date in digits a hyphen and a number are a count.
      if isWest, !isParted, found.join != 0x74 { return }
      if isParted { next += 1 }
      minutes = text.number(next, 2)
      next += 2
    }
    guard let hours, let minutes, hours <= 14, minutes % 15 == 0, minutes < 60,
      text.run(next, NameText.isDigit) == 0
    else { return }
    found.offset = (isWest ? -1 : 1) * (hours * 60 + minutes)
    position = next
  }

  private static let universal = ["z", "_utc", " utc", "utc"].map { Array($0.utf8) }

  /// Half of the day behind blanks.
  private mutating func half() -> Bool {
    let start = position
    skipBlanks()
    for (word, isAfternoon) in Self.halves where text.starts(position, with: word) {
      // No beginning of another word.
      let end = position + word.count
      if word[0] < 0x80, end < text.bytes.count, text.bytes[end] &- 0x61 < 26 { continue }
      position = end
      found.isAfternoon = isAfternoon
      return true
    }
    position = start
    return false
  }

  private static let halves: [(word: [UInt8], isAfternoon: Bool)] = [
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

  /// Whether what follows is neither a longer number, nor a zone or half of the day that was not understood, nor part of a long identifier.
  private var mayEnd: Bool {
    if digits > 0 { return false }
    var rest = self
    if rest.half() { return false }
    return found.hour != nil || !beginsIdentifier
  }

  /// Whether nine digits or more follow a separator, as in the names of networks, or four of a UUID.
  private var beginsIdentifier: Bool {
    guard let separator = byte, separator == 0x5F || separator == 0x2D else { return false }
    if text.run(position + 1, NameText.isDigit) >= 9 { return true }
    let hex = text.run(position + 1) { NameText.isDigit($0) || $0 &- 0x61 < 6 }
    let end = position + 1 + hex
    return separator == 0x2D && hex == 4 && end < text.bytes.count && text.bytes[end] == 0x2D
      && text.bytes[position + 1..<end].contains { !NameText.isDigit($0) }
  }

  // MARK: Small parts

  private var byte: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }
  /// How many digits stand at the position.
  private var digits: Int { text.run(position, NameText.isDigit) }

  /// Takes a number of so many digits, and notes it.
  @inline(__always)
  private mutating func takes(_ width: Int, _ note: (inout Numbers, Int) -> Void) -> Bool {
    guard let number = text.number(position, width) else { return false }
    note(&found, number)
    position += width
    return true
  }

  private mutating func skip(_ isOne: (UInt8) -> Bool) -> Bool {
    let length = text.run(position, isOne)
    position += length
    return length > 0
  }

  /// The months' names in nine languages, in lower case.
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

  /// The date, where the calendar has it and somebody could have written it.
  func date(isUTC: Bool) -> CaptureDate? {
    if let seconds = found.seconds ?? found.milliseconds.map({ $0 / 1000 }) {
      // From the first phones with cameras to a year that nobody has reached.
      guard (1_000_000_000..<2_500_000_000).contains(seconds) else { return nil }
      var date = CaptureDate(unixSeconds: Int64(seconds))
      if let milliseconds = found.milliseconds { date?.subsecond = Self.padded(milliseconds % 1000) }
      return date
    }
    guard let year = found.year, (1826...2100).contains(year) else { return nil }
    guard let month = found.month else { return CaptureDate(year: year, month: 1, day: 1, precision: .year) }
    guard let day = found.day else { return CaptureDate(year: year, month: month, day: 1, precision: .month) }
    guard var hour = found.hour, let minute = found.minute else {
      return CaptureDate(year: year, month: month, day: day, precision: .day)
    }
    if let second = found.second, second > 59 { return nil }
    if found.needsHalf || found.isAfternoon != nil {
      guard (1...12).contains(hour), let isAfternoon = found.isAfternoon else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return CaptureDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: found.second ?? 0,
      subsecond: found.fraction.map(Self.padded) ?? "", offset: found.offset ?? (isUTC ? 0 : nil),
      precision: found.second == nil ? .minute : .second)
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }
}
