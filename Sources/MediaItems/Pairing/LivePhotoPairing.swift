internal import ByteSources

/// Which stills and movies are halves of one Live Photo.
///
/// Content identifiers decide; within one identifier halves are matched one to one by a table of rules. Only where one half
/// or both have no identifier may they be paired by their names, as weak evidence. It refuses to promise that a weak pair was
/// taken as one.
///
/// ```swift
/// let pairing = LivePhotoPairing(of: candidates)
/// for pair in pairing.pairs { print(candidates[pair.still], candidates[pair.movie], pair.basis) }
/// ```
///
/// Complexity: linear in the number of candidates, but for the sorting of those that share an identifier or a name.
public struct LivePhotoPairing: Hashable, Sendable {
  /// Why two halves belong together.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// The same content identifier stands in both.
    case identifier
    /// Names, capture times and the movie's length fit, and one half or both have no identifier: weak.
    case name
    /// The movie is the one that the motion photo holds inside, exported once more beside it.
    case embedded
  }

  /// Two halves, as positions among the candidates.
  public struct Pair: Hashable, Sendable {
    /// The still's place among the candidates.
    public var still: Int
    /// The movie's place among the candidates.
    public var movie: Int
    /// Why they belong together.
    public var basis: Basis
    /// The rule that matched them.
    public var rule: String
    /// The reason, in a sentence.
    public var because: String
    /// Further files of the same identifier that found no partner of their own.
    public var alternates: [Int] = []
  }

  /// The pairs, in the order of their stills.
  public private(set) var pairs: [Pair] = []

  /// Pairs files; those that are left out are halves alone, or no halves at all.
  public init(of candidates: [PairingCandidate]) {
    var matcher = Matcher(candidates)
    if candidates.count == 2, let identifier = candidates[0].identifier,
      candidates[1].identifier == identifier
    {
      // What most of those are that share an identifier: nothing has to be sorted by it, and names have no say.
      matcher.matchTwo(0, 1)
      pairs = matcher.pairs
      return
    }
    matcher.matchIdentifiers()
    matcher.matchNames()
    pairs = matcher.pairs.sorted { $0.still < $1.still }
  }
}

/// One file, as far as pairing looks at it.
public struct PairingCandidate: Hashable, Sendable {
  /// Which half a file can be.
  public enum Half: Hashable, Sendable {
    /// The picture, or the movie.
    case still, movie
  }

  /// Which half it can be.
  public var half: Half
  /// What its name says.
  public var name: PairingName
  /// A number that files in the same folder share.
  public var folder: Int
  /// The content identifier; letter case does not matter.
  public var identifier: String?
  /// Whether the still is HEIC, which phones write unless told otherwise.
  public var isHEIC: Bool
  /// Whether the movie marks the moment of its still.
  public var marksStillTime: Bool
  /// Whether the camera writes content identifiers: without one, what it took is no half.
  public var cameraWritesIdentifiers: Bool
  /// How long the movie lasts, in seconds.
  public var duration: Double?
  /// When it was taken.
  public var captured: CaptureMoment?
  /// The size of the file, in bytes.
  public var byteCount: Int64?
  /// The length in bytes of the movie that a motion photo holds inside.
  public var embeddedMovieLength: Int64?

  /// Creates a candidate.
  public init(
    _ half: Half, name: PairingName, folder: Int, identifier: String? = nil, isHEIC: Bool = false,
    marksStillTime: Bool = false, cameraWritesIdentifiers: Bool = false, duration: Double? = nil,
    captured: CaptureMoment? = nil,
    byteCount: Int64? = nil, embeddedMovieLength: Int64? = nil
  ) {
    self.half = half
    self.name = name
    self.folder = folder
    self.identifier = identifier?.inUpperCase
    self.isHEIC = isHEIC
    self.marksStillTime = marksStillTime
    self.cameraWritesIdentifiers = cameraWritesIdentifiers
    self.duration = duration
    self.captured = captured
    self.byteCount = byteCount
    self.embeddedMovieLength = embeddedMovieLength
  }
}

/// A moment as a file states it: seconds since 1970, and whether they are counted in UTC or by the local clock.
public struct CaptureMoment: Hashable, Sendable {
  /// Seconds since 1970, in UTC or in the place's own time.
  public var seconds: Int64
  /// Whether the zone is not known.
  public var isLocal: Bool

  /// Creates a moment.
  public init(seconds: Int64, isLocal: Bool) {
    self.seconds = seconds
    self.isLocal = isLocal
  }

  /// Whether both may be the same moment, give or take `tolerance` seconds.
  ///
  /// A local clock differs from UTC by whole quarters of an hour, at most fourteen hours.
  public func matches(_ other: CaptureMoment, tolerance: Int64) -> Bool {
    let (difference, overflow) = seconds.subtractingReportingOverflow(other.seconds)
    guard !overflow, difference != .min else { return false }
    let distance = abs(difference)
    if distance <= tolerance { return true }
    guard isLocal != other.isLocal, distance <= 14 * 3600 + tolerance else { return false }
    let remainder = distance % 900
    return remainder <= tolerance || remainder >= 900 - tolerance
  }
}
