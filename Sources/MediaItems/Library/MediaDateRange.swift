internal import ASCIIBytes
public import MediaMetadata

/// A range of capture dates with one or two bounds.
///
/// A bound and a date with zones are compared as moments, others by their local times.
public struct MediaDateRange: Hashable, Sendable {
  private var first: CaptureSpan.Bound?
  /// The first second after the range.
  private var end: CaptureSpan.Bound?

  /// Creates a range from written bounds; nil if one is not a date.
  ///
  /// A bound is `2024`, `2024-05`, `2024-05-01`, or a date and time with or without a zone. Both are inclusive: until 2024
  /// is until the end of that year.
  public init?(from: String? = nil, until: String? = nil) {
    if let from {
      guard let span = CaptureSpan(from) else { return nil }
      first = span.first
    }
    if let until {
      guard let span = CaptureSpan(until) else { return nil }
      end = span.end
    }
  }

  /// Returns whether the range contains a date; unknown for nil, unless the range has no bounds.
  public func contains(_ date: CaptureDate?) -> Ternary {
    if first == nil, end == nil { return .yes }
    guard let date else { return .unknown }
    let bound = CaptureSpan.Bound(date)
    if let first, bound.isBefore(first) { return .no }
    if let end, !bound.isBefore(end) { return .no }
    return .yes
  }
}

/// The time span of a written date: a year, a month, a day, a minute or a second.
///
/// Two dates with zones are compared as moments, others by their local times.
struct CaptureSpan: Hashable, Sendable {
  struct Bound: Hashable, Sendable {
    /// The local time in seconds.
    var clock: Int64
    /// Minutes east of UTC.
    var offset: Int?

    init(_ date: CaptureDate) {
      offset = date.offset
      var date = date
      date.offset = nil
      clock = CaptureMoment(date).seconds
    }

    func isBefore(_ other: Bound) -> Bool {
      guard let offset, let otherOffset = other.offset else { return clock < other.clock }
      return clock - Int64(offset) * 60 < other.clock - Int64(otherOffset) * 60
    }
  }

  /// The first second.
  let first: Bound
  /// The first second after the span.
  let end: Bound

  /// Reads `2024`, `2024-05`, `2024-05-01`, or such a day and a time with or without a zone; nil for anything else.
  init?(_ text: String) {
    guard let bounds = text.utf8.count > 10 ? Self.time(text) : Self.days(text) else { return nil }
    (first, end) = bounds
  }

  private static func days(_ text: String) -> (first: Bound, end: Bound)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let widths = [4, 2, 2]
    guard parts.count <= 3,
      zip(parts, widths).allSatisfy({ $0.utf8.count == $1 && $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    let month = numbers.count > 1 ? numbers[1] : 1
    let day = numbers.count > 2 ? numbers[2] : 1
    guard let date = CaptureDate(year: numbers[0], month: month, day: day) else { return nil }
    let first = Bound(date)
    var end = first
    switch numbers.count {
    case 3: end.clock += 86_400
    case 2: end.clock += monthLength(date)
    default: end.clock = yearEnd(date)
    }
    return (first, end)
  }

  private static func time(_ text: String) -> (first: Bound, end: Bound)? {
    guard let length = timeLength(text), let date = CaptureDate(text: text) else { return nil }
    var end = Bound(date)
    end.clock += length
    return (Bound(date), end)
  }

  /// Returns the seconds that a date and time spans, after checking its shape, because the date parser ignores the rest.
  private static func timeLength(_ text: String) -> Int64? {
    guard text.utf8.count <= 40 else { return nil }
    let shape = String(decoding: text.utf8.map { $0.isASCIIDigit ? 0x30 : $0 }, as: UTF8.self)
    guard let start = ["0000-00-00T00:00", "0000-00-00 00:00"].first(where: { shape.hasPrefix($0) }) else {
      return nil
    }
    var rest = shape.dropFirst(start.count)
    let hasSeconds = rest.hasPrefix(":00")
    if hasSeconds {
      rest = rest.dropFirst(3)
      if let mark = rest.first, mark == "." || mark == "," {
        let digits = rest.dropFirst().prefix { $0 == "0" }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(1 + digits.count)
      }
    }
    let zones = ["", "Z", "+00", "-00", "+0000", "-0000", "+00:00", "-00:00"]
    guard zones.contains(String(rest)) else { return nil }
    return hasSeconds ? 1 : 60
  }

  private static func monthLength(_ date: CaptureDate) -> Int64 {
    let days = (28...31).last {
      CaptureDate(year: date.year, month: date.month, day: $0) != nil
    }
    return Int64(days ?? 31) * 86_400
  }

  private static func yearEnd(_ date: CaptureDate) -> Int64 {
    guard let last = CaptureDate(year: date.year, month: 12, day: 31) else { return Bound(date).clock }
    return Bound(last).clock + 86_400
  }
}
