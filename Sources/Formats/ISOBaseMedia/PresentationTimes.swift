/// The presentation time stamps of one MPEG stream: 33 bits of a 90 kHz clock.
///
/// They come from a window at the beginning and one at the end.
struct PresentationTimes {
  private static let clock = 90_000.0
  private static let mask: UInt64 = (1 << 33) - 1
  /// Half the clock's range; a longer distance means that the clock was reset.
  private static let longest: UInt64 = 1 << 32
  private static let maxStamps = 512
  /// The limit of reordering between storage and presentation: five seconds.
  private static let reordered: UInt64 = 450_000

  private var first: UInt64?
  private var stamps: [UInt64] = []
  private var isReset = false

  var isEmpty: Bool { stamps.isEmpty }

  /// Adds a stamp at the beginning; pictures are not stored in presentation order.
  mutating func addStart(_ stamp: UInt64) {
    guard let earliest = first else {
      first = stamp
      return
    }
    let earlier = Self.distance(from: stamp, to: earliest)
    guard earlier > 0, earlier < Self.longest else { return }
    if earlier <= Self.reordered { first = stamp } else { isReset = true }
  }

  mutating func addEnd(_ stamp: UInt64) { if stamps.count < Self.maxStamps { stamps.append(stamp) } }

  /// Clock ticks from the first stamp to the last; nil if the clock was reset in between.
  private var span: UInt64? {
    guard let first, !isReset else { return nil }
    let distances = stamps.map { Self.distance(from: first, to: $0) }
    guard let longest = distances.max(), longest < Self.longest else { return nil }
    return longest
  }

  /// The shortest time between two of the last pictures, taken as the last one's duration.
  private var period: UInt64? {
    guard let first else { return nil }
    let sorted = Set(stamps.map { Self.distance(from: first, to: $0) }).sorted()
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min()
  }

  /// Returns the seconds from the first stamp to the last, for video including the last picture.
  ///
  /// The length of the last audio packet is unknown.
  func duration(isVideo: Bool) -> Double? {
    span.map { Double($0 + (isVideo ? period ?? 0 : 0)) / Self.clock }
  }

  /// Pictures per second, by the shortest time between the last pictures.
  var frameRate: Double? { period.map { Self.clock / Double($0) } }

  /// Returns the distance forwards on a clock that wraps around every 26.5 hours.
  private static func distance(from start: UInt64, to end: UInt64) -> UInt64 { (end &- start) & mask }
}
