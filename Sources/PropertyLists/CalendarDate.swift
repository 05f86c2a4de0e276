/// Converts dates to seconds since 2001, by the proleptic Gregorian calendar, UTC, without leap seconds.
enum CalendarDate {
  /// Returns the seconds since the start of 2001, or nil if the date or time does not exist.
  static func seconds(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) -> Int? {
    guard (0...9999).contains(year), (1...12).contains(month), (1...days(in: month, of: year)).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
    else { return nil }
    // Counted from March, the leap day is the last day of a year.
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : -1
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    // 1 January 2001 is 730,791 days after 1 March of year 0.
    let days = era * 146_097 + dayOfEra - 730_791
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
