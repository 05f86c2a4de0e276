public import MediaMetadata

/// A span of capture dates: from one on, until another, or both.
///
/// Where a bound and a date both have a zone, moments are compared; otherwise what the clocks showed, each at its place.
public struct MediaDateRange: Hashable, Sendable {
  private struct Bound: Hashable, Sendable {
    /// What the clock showed, in seconds.
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

  private var first: Bound?
  /// The first moment after the span.
  private var end: Bound?

  /// Reads bounds as people write them; nil when one is no date.
  ///
  /// `2024`, `2024-05`, `2024-05-01`, or a date and time, with or without a zone. Both bounds are part of the span:
  /// until 2024 is until the end of that year.
  public init?(from: String? = nil, until: String? = nil) {
    if let from {
      guard let span = Self.span(from) else { return nil }
      first = span.first
    }
    if let until {
      guard let span = Self.span(until) else { return nil }
      end = span.end
    }
  }

  /// Whether a date lies in the span; unknown without a date, unless the span is without bounds.
  public func contains(_ date: CaptureDate?) -> Ternary {
    if first == nil, end == nil { return .yes }
    guard let date else { return .unknown }
    let bound = Bound(date)
    if let first, bound.isBefore(first) { return .no }
    if let end, !bound.isBefore(end) { return .no }
    return .yes
  }

  /// The first second of what a text names, and the first one after it.
  private static func span(_ text: String) -> (first: Bound, end: Bound)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if text.utf8.count > 10 {
      let separator = Array(text.utf8)[10]
      guard separator == 0x54 || separator == 0x20, let date = CaptureDate(text: text),
        // The reader stops at what it does not know: only a time with all its parts was read to the end.
        text.utf8.count >= 19
      else { return nil }
      var end = Bound(date)
      end.clock += 1
      return (Bound(date), end)
    }
    let widths = [4, 2, 2]
    guard parts.count <= 3, zip(parts, widths).allSatisfy({ $0.utf8.count == $1 }) else { return nil }
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
