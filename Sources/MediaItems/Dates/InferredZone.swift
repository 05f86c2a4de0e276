internal import MediaMetadata

/// The time zone of a local capture date, inferred from another statement of the same moment in UTC.
package struct InferredZone: Sendable, Hashable {
  /// Minutes east of UTC.
  package let offset: Int
  /// The source of the moment in UTC.
  package let source: String

  /// The maximum age of a GPS time in seconds.
  private static let maxAge: Int64 = 300
  /// The zones that are not whole hours, in minutes; whole ones are between -12 and 14 hours.
  private static let fractionalOffsets: Set<Int> = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765]

  /// nil if the verdict has a zone, or no statement implies one.
  package init?(of verdict: CaptureVerdict, by statements: [CaptureStatement]) {
    guard verdict.date.offset == nil, verdict.date.precision == .second else { return nil }
    for statement in statements
    where statement.doubt == nil && statement.date.offset != nil && statement.date.precision == .second {
      let difference = CaptureMoment(verdict.date).seconds - CaptureMoment(statement.date).seconds
      let quarter = Int((Double(difference) / 900).rounded())
      let tolerance = statement.source == MediaItem.timeOfPosition ? Self.maxAge : 1
      guard abs(difference - Int64(quarter) * 900) <= tolerance else { continue }
      let offset = quarter * 15
      guard offset % 60 == 0 ? (-720...840).contains(offset) : Self.fractionalOffsets.contains(offset) else {
        continue
      }
      (self.offset, source) = (offset, statement.source)
      return
    }
    return nil
  }

  /// The offset in ISO 8601.
  package var description: String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return (offset < 0 ? "-" : "+") + two(abs(offset) / 60) + ":" + two(abs(offset) % 60)
  }
}
