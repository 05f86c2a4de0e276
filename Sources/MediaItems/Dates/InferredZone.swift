internal import MediaMetadata

/// The zone of a clock whose date names none, as another statement of the same moment in UTC tells it.
package struct InferredZone: Sendable, Hashable {
  /// Minutes east of UTC.
  package let offset: Int
  /// What states the moment in UTC.
  package let source: String

  /// Satellites told the time up to this many seconds before.
  private static let staleness: Int64 = 300
  /// Zones that are no whole hours, in minutes; whole ones lie between -12 and 14 hours.
  private static let broken: Set<Int> = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765]

  /// Nil where the verdict has a zone, or nothing tells it.
  package init?(of verdict: CaptureVerdict, by statements: [CaptureStatement]) {
    guard verdict.date.offset == nil, verdict.date.precision == .second else { return nil }
    for statement in statements
    where statement.doubt == nil && statement.date.offset != nil && statement.date.precision == .second {
      let difference = CaptureMoment(verdict.date).seconds - CaptureMoment(statement.date).seconds
      let quarter = Int((Double(difference) / 900).rounded())
      let tolerance = statement.source == MediaItem.timeOfPosition ? Self.staleness : 1
      guard abs(difference - Int64(quarter) * 900) <= tolerance else { continue }
      let offset = quarter * 15
      guard offset % 60 == 0 ? (-720...840).contains(offset) : Self.broken.contains(offset) else { continue }
      (self.offset, source) = (offset, statement.source)
      return
    }
    return nil
  }

  /// As ISO 8601 writes it.
  package var description: String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return (offset < 0 ? "-" : "+") + two(abs(offset) / 60) + ":" + two(abs(offset) % 60)
  }
}
