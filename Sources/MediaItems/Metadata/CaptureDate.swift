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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32 + subsecond.utf8.count)
    func append(_ number: Int, _ mark: Unicode.Scalar) {
      // Programs may set what no initializer takes.
      if !(0..<100).contains(number) { return bytes.append(contentsOf: "\(number)\(mark)".utf8) }
      bytes.append(UInt8(ascii: "0") + UInt8(number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
      bytes.append(UInt8(ascii: mark))
    }
    let digits = String(year)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, 4 - digits.utf8.count)))
    bytes.append(contentsOf: digits.utf8)
    bytes.append(UInt8(ascii: "-"))
    append(month, "-")
    append(day, "T")
    append(hour, ":")
    append(minute, ":")
    append(second, ".")
    if subsecond.isEmpty { bytes.removeLast() } else { bytes.append(contentsOf: subsecond.utf8) }
    if let offset, offset == 0 {
      bytes.append(UInt8(ascii: "Z"))
    } else if let offset {
      bytes.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      append(abs(offset) / 60, ":")
      append(abs(offset) % 60, ":")
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
