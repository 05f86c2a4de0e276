/// A date and time as a camera wrote it: in its own zone, in an unnamed local one, or in UTC.
///
/// No zone is ever assumed: two dates compare only where both have one.
public struct CaptureDate: Hashable, Sendable, CustomStringConvertible {
  public var year, month, day, hour, minute, second: Int
  /// The digits after the second, as written; empty when there are none.
  public var subsecond: String
  /// Minutes east of UTC; nil is local time without a zone.
  public var offset: Int?

  /// Creates a date, or nil when the calendar has none like it.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, subsecond: String = "",
    offset: Int? = nil
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
  }

  /// ISO 8601, with `Z` for UTC and no zone where none was written.
  public var description: String {
    var text = "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(day))"
    text += "T\(Self.padded(hour)):\(Self.padded(minute)):\(Self.padded(second))"
    if !subsecond.isEmpty { text += "." + subsecond }
    guard let offset else { return text }
    if offset == 0 { return text + "Z" }
    return text + (offset < 0 ? "-" : "+") + Self.padded(abs(offset) / 60) + ":"
      + Self.padded(abs(offset) % 60)
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
