public import MediaMetadata

/// A span of capture dates: from one on, until another, or both.
///
/// Where a bound and a date both have a zone, moments are compared; otherwise what the clocks showed, each at its place.
public struct MediaDateRange: Hashable, Sendable {
  private var first: CaptureSpan.Bound?
  /// The first moment after the span.
  private var end: CaptureSpan.Bound?

  /// Reads bounds as people write them; nil when one is no date.
  ///
  /// `2024`, `2024-05`, `2024-05-01`, or a date and time, with or without a zone. Both bounds are part of the span:
  /// until 2024 is until the end of that year.
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

  /// Whether a date lies in the span; unknown without a date, unless the span is without bounds.
  public func contains(_ date: CaptureDate?) -> Ternary {
    if first == nil, end == nil { return .yes }
    guard let date else { return .unknown }
    let bound = CaptureSpan.Bound(date)
    if let first, bound.isBefore(first) { return .no }
    if let end, !bound.isBefore(end) { return .no }
    return .yes
  }
}
