/// A date and time as a camera wrote it: with a zone, in local time without one, or in UTC.
///
/// No zone is ever assumed.
public struct CaptureDate: Hashable, Sendable, CustomStringConvertible {
  /// The date and time of day on the local clock.
  public var year, month, day, hour, minute, second: Int
  /// The digits after the second, as written; empty when there are none.
  public var subsecond: String
  /// Minutes east of UTC; nil for local time without a zone.
  public var offset: Int?
  /// The smallest unit that was stated; smaller ones have their lowest value.
  public var precision: Precision = .second

  /// The smallest unit that a date states.
  public enum Precision: String, Hashable, Sendable, CaseIterable, Comparable {
    /// A year is less precise than a month.
    public static func < (a: Self, b: Self) -> Bool {
      guard let first = allCases.firstIndex(of: a), let second = allCases.firstIndex(of: b) else {
        return false
      }
      return first < second
    }

    /// A year only.
    case year
    /// A year and a month.
    case month
    /// A day.
    case day
    /// A day, an hour and a minute.
    case minute
    /// A time to the second, or finer with a fraction.
    case second
  }

  /// Creates a date; nil if it is not in the calendar.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, subsecond: String = "",
    offset: Int? = nil, precision: Precision = .second
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second),
      offset.map({ abs($0) <= 18 * 60 }) ?? true
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
    self.subsecond = subsecond
    self.offset = offset
    self.precision = precision
  }

  /// 1 January of the year 1.
  package static let first = CaptureDate(first: 1)

  private init(first number: Int) {
    (year, month, day) = (number, number, number)
    (hour, minute, second) = (0, 0, 0)
    subsecond = ""
  }

  /// True if the calendar has the date; properties can be set to any value.
  package var isCalendarDate: Bool {
    CaptureDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second, subsecond: subsecond,
      offset: offset) != nil
  }

  /// The date in ISO 8601, with `Z` for UTC and no zone if none was written.
  public var description: String {
    guard isWritable else { return paddedDescription }
    return String(unsafeUninitializedCapacity: Self.maxWrittenLength) { write(to: $0) ?? 0 }
  }

  /// The buffer size that ``write(to:)`` needs.
  package static let maxWrittenLength = 36

  /// Writes ``description`` and returns its length; nil for numbers outside of what initializers accept.
  package func write(to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    guard isWritable, bytes.count >= Self.maxWrittenLength else { return nil }
    var count = 0
    func write(_ mark: Unicode.Scalar) {
      bytes[count] = UInt8(ascii: mark)
      count += 1
    }
    func write(_ number: Int) {
      let number = UInt32(truncatingIfNeeded: number)
      bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
      bytes[count + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
      count += 2
    }
    write(year / 100)
    write(year % 100)
    if precision == .year { return count }
    write("-")
    write(month)
    if precision == .month { return count }
    write("-")
    write(day)
    if precision == .day { return count }
    write("T")
    write(hour)
    write(":")
    write(minute)
    if precision == .second {
      write(":")
      write(second)
    }
    if !subsecond.isEmpty {
      write(".")
      for byte in subsecond.utf8 {
        bytes[count] = byte
        count += 1
      }
    }
    guard let offset else { return count }
    if offset == 0 {
      write("Z")
      return count
    }
    write(offset < 0 ? "-" : "+")
    write(abs(offset) / 60)
    write(":")
    write(abs(offset) % 60)
    return count
  }

  private var isWritable: Bool {
    (0...9999).contains(year) && (0...99).contains(month) && (0...99).contains(day)
      && (0...99).contains(hour) && (0...99).contains(minute) && (0...99).contains(second)
      && subsecond.utf8.count <= 9 && (-5999...5999).contains(offset ?? 0)
  }

  private var paddedDescription: String {
    let date = "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(day))"
    let time = "T\(Self.padded(hour)):\(Self.padded(minute)):\(Self.padded(second))"
    let fraction = subsecond.isEmpty ? "" : "." + subsecond
    guard let offset else { return date + time + fraction }
    if offset == 0 { return date + time + fraction + "Z" }
    let zone = (offset < 0 ? "-" : "+") + Self.padded(abs(offset) / 60) + ":" + Self.padded(abs(offset) % 60)
    return date + time + fraction + zone
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return digits.utf8.count >= width
      ? digits : String(repeating: "0", count: width - digits.utf8.count) + digits
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
