internal import ASCIIBytes

extension CaptureDate {
  /// Parses Exif's `2024:05:01 12:00:00` and ISO 8601, with optional fraction and zone.
  ///
  /// Returns nil for the zeros and blanks that cameras write before their clock is set.
  public init?(text: String) {
    var text = text
    let date = text.withUTF8 { CaptureDate(bytes: UnsafeRawBufferPointer($0)) }
    guard let date else { return nil }
    self = date
  }

  /// Parses the UTF-8 bytes of a text like ``init(text:)``.
  package init?(bytes: UnsafeRawBufferPointer) {
    var scanner = Scanner(bytes)
    guard let year = scanner.number(4) else { return nil }
    guard scanner.skip("-:/"), let month = scanner.number(2) else {
      // A year alone, not the beginning of a longer number.
      guard scanner.isAtEnd || scanner.isBlank else { return nil }
      self.init(year: year, month: 1, day: 1, precision: .year)
      return
    }
    guard scanner.skip("-:/"), let day = scanner.number(2) else {
      guard scanner.isAtEnd || scanner.isBlank else { return nil }
      self.init(year: year, month: month, day: 1, precision: .month)
      return
    }
    var precision = Precision.day
    var hour = 0, minute = 0, second = 0, subsecond = ""
    var offset: Int?
    if scanner.skip("T "), let hours = scanner.number(2), scanner.skip(":"), let minutes = scanner.number(2) {
      (hour, minute) = (hours, minutes)
      precision = .minute
      if scanner.skip(":"), let seconds = scanner.number(2) {
        precision = .second
        second = seconds
        if scanner.skip(".,") { subsecond = scanner.digits(9) }
      }
      offset = scanner.zone()
    }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second, subsecond: subsecond,
      offset: offset, precision: precision)
  }

  /// Parses the form of email, `Wed, 1 May 2024 12:00:00 +0200` (RFC 5322 §3.3), which PNG recommends.
  package init?(mail text: String) {
    let words = text.split(separator: " ").drop { $0.hasSuffix(",") }.map(String.init)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard words.count >= 4, let day = Int(words[0]), let month = months.firstIndex(of: words[1]),
      1...31 ~= day
    else { return nil }
    let zone = words.count > 4 ? (words[4] == "GMT" ? "Z" : words[4]) : ""
    let digits = [month + 1, day].map { ($0 < 10 ? "-0" : "-") + String($0) }.joined()
    self.init(text: "\(words[2])\(digits)T\(words[3])\(zone)")
  }

  /// Parses a zone as Exif 2.31 writes it (`+02:00`, `Z`) and returns minutes east of UTC.
  package static func offset(bytes: UnsafeRawBufferPointer) -> Int? {
    var scanner = Scanner(bytes)
    return scanner.zone()
  }

  /// Creates a date from seconds since 1970 in UTC.
  ///
  /// Dates before 1970 are accepted only if a person entered them; from a clock they mean that it was never set.
  package init?(unixSeconds: Int64, isEnteredByUser: Bool = false) {
    guard isEnteredByUser ? unixSeconds > -4_544_000_000 && unixSeconds != 0 : unixSeconds > 0,
      unixSeconds < 253_402_300_800
    else { return nil }
    let seconds = Int(((unixSeconds % 86_400) + 86_400) % 86_400)
    let days = (Int(unixSeconds) - seconds) / 86_400
    // Years that start in March have the leap day at their end.
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, hour: seconds / 3600, minute: seconds / 60 % 60,
      second: seconds % 60, offset: 0)
  }

  private struct Scanner {
    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    package init(_ text: UnsafeRawBufferPointer) {
      bytes = UnsafeRawBufferPointer(rebasing: text.prefix(64))
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    }

    @inline(__always) package mutating func number(_ width: Int) -> Int? {
      guard bytes.count - index >= width else { return nil }
      var value = 0
      var position = index
      while position < index + width {
        let digit = bytes[position] &- 0x30
        if digit > 9 { return nil }
        value = value &* 10 &+ Int(digit)
        position += 1
      }
      index = position
      return value
    }

    package mutating func digits(_ limit: Int) -> String {
      var text = ""
      while index < bytes.count, bytes[index].isASCIIDigit {
        if text.utf8.count < limit { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
        index += 1
      }
      return text
    }

    package var isAtEnd: Bool { index >= bytes.count }

    /// True if only blanks and separators follow, as in a date with missing parts.
    package var isBlank: Bool {
      bytes[index...].allSatisfy { $0 == 0x20 || $0 == 0x3A || $0 == 0x2D || $0 == 0 }
    }

    /// Skips one byte if it is any of `characters`.
    package mutating func skip(_ characters: StaticString) -> Bool {
      guard index < bytes.count else { return false }
      let byte = bytes[index]
      var position = 0
      while position < characters.utf8CodeUnitCount {
        if characters.utf8Start[position] == byte {
          index += 1
          return true
        }
        position += 1
      }
      return false
    }

    /// Parses `Z`, `+02:00`, `+0200` or `+02` as minutes east of UTC.
    package mutating func zone() -> Int? {
      if skip("Z") { return 0 }
      guard index < bytes.count else { return nil }
      let isWest = bytes[index] == 0x2D
      guard skip("+-"), let hours = number(2) else { return nil }
      _ = skip(":")
      let minutes = number(2) ?? 0
      guard hours <= 18, minutes < 60 else { return nil }
      return (isWest ? -1 : 1) * (hours * 60 + minutes)
    }
  }
}
