/// The times at which one stream's pictures are shown, as MPEG's systems stamp them: 33 bits of a 90 kHz clock.
///
/// The first times come from a window at the beginning, the last ones from a window at the end.
struct PresentationTimes {
  private static let clock = 90_000.0
  private static let mask: UInt64 = (1 << 33) - 1
  /// Half the clock's span: more between two stamps means that it was set back in between.
  private static let longest: UInt64 = 1 << 32
  private static let mostStamps = 512
  /// The furthest that a picture's time may lie before that of one stored earlier: five seconds.
  private static let reordered: UInt64 = 450_000

  private var first: UInt64?
  private var stamps: [UInt64] = []
  private var isSetBack = false

  var isEmpty: Bool { stamps.isEmpty }

  /// Takes a stamp of the beginning; pictures are not stored in the order in which they are shown.
  mutating func begin(_ stamp: UInt64) {
    guard let known = first else {
      first = stamp
      return
    }
    let earlier = Self.distance(from: stamp, to: known)
    guard earlier > 0, earlier < Self.longest else { return }
    if earlier <= Self.reordered { first = stamp } else { isSetBack = true }
  }

  /// Takes a stamp of the end.
  mutating func end(_ stamp: UInt64) { if stamps.count < Self.mostStamps { stamps.append(stamp) } }

  /// Units from the first stamp to the last; nil where the clock was set back between them.
  private var span: UInt64? {
    guard let first, !isSetBack else { return nil }
    let distances = stamps.map { Self.distance(from: first, to: $0) }
    guard let longest = distances.max(), longest < Self.longest else { return nil }
    return longest
  }

  /// The shortest time between two of the last pictures: how long the last one is shown.
  private var period: UInt64? {
    guard let first else { return nil }
    let sorted = Set(stamps.map { Self.distance(from: first, to: $0) }).sorted()
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min()
  }

  /// Seconds from the first stamp to the last, and to the end of the last picture where each has a stamp.
  ///
  /// A packet of sound holds as much as its writer liked, so that nothing can be said of the last one.
  func duration(isVideo: Bool) -> Double? {
    span.map { Double($0 + (isVideo ? period ?? 0 : 0)) / Self.clock }
  }

  /// Pictures per second, where the last pictures follow one another evenly.
  var frameRate: Double? { period.map { Self.clock / Double($0) } }

  /// The clock wraps around every 26.5 hours.
  private static func distance(from start: UInt64, to end: UInt64) -> UInt64 { (end &- start) & mask }
}
