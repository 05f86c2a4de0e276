internal import ByteSources

/// Pairs the stills and movies of Live Photos.
///
/// Halves with the same content identifier are matched one to one by a table of rules. If at least one half has no
/// identifier, names can pair them, as weak evidence.
///
/// ```swift
/// let pairing = LivePhotoPairing(of: candidates)
/// for pair in pairing.pairs { print(candidates[pair.still], candidates[pair.movie], pair.basis) }
/// ```
///
/// Complexity: linear in the number of candidates, but for the sorting of those that share an identifier or a name.
public struct LivePhotoPairing: Hashable, Sendable {
  /// The evidence that two halves belong together.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// Both have the same content identifier.
    case identifier
    /// Names, capture times and the movie's duration match, and at least one half has no identifier: weak.
    case name
    /// The movie is an exported copy of the one in the motion photo.
    case embedded
  }

  /// Two halves, as indices of candidates.
  public struct Pair: Hashable, Sendable {
    /// The index of the still.
    public var still: Int
    /// The index of the movie.
    public var movie: Int
    /// The evidence.
    public var basis: Basis
    /// The rule that matched them.
    public var rule: String
    /// The reason, in a sentence.
    public var because: String
    /// Further files of the same identifier without a partner.
    public var alternates: [Int] = []
  }

  /// The pairs, in the order of their stills.
  public private(set) var pairs: [Pair] = []

  /// Pairs files; files in no pair are single halves or no halves.
  public init(of candidates: [PairingCandidate]) {
    var matcher = Matcher(candidates)
    if candidates.count == 2, let identifier = candidates[0].identifier,
      candidates[1].identifier == identifier
    {
      // The common case, without grouping.
      matcher.matchTwo(0, 1)
      pairs = matcher.pairs
      return
    }
    matcher.matchIdentifiers()
    matcher.matchNames()
    pairs = matcher.pairs.sorted { $0.still < $1.still }
  }

  /// A rule for matching halves with the same identifier: the properties that must be equal, and its scope.
  struct Rule: Sendable {
    /// The compared properties; halves with equal keys are matched in order.
    struct MatchKey: Hashable {
      var folder: Int?
      var key: String?
      var copy: Int?
      var isEdited: Bool?
    }

    /// The condition for applying a rule.
    enum Scope: Sendable {
      case always
      /// Only if the folder has no pair of this identifier yet.
      case firstInFolder
      /// Only if there is no pair of this identifier yet.
      case first
    }

    var name: String
    var scope: Scope
    var matchKey: @Sendable (PairingCandidate) -> MatchKey
    var because: String
  }

  /// The rules in order; later rules do not see halves that are already matched.
  static let rules: [Rule] = [
    Rule(
      name: "same name", scope: .always,
      matchKey: {
        .init(folder: $0.folder, key: $0.name.key, copy: $0.name.copy ?? 0, isEdited: $0.name.isEdited)
      },
      because: "one identifier, one folder, one name"),
    Rule(
      name: "same name but for the number", scope: .always,
      matchKey: { .init(folder: $0.folder, key: $0.name.key, isEdited: $0.name.isEdited) },
      because: "exporters number each half by itself"),
    Rule(
      name: "same folder", scope: .always,
      matchKey: { .init(folder: $0.folder, isEdited: $0.name.isEdited) },
      because: "one identifier in one folder; names may have been changed"),
    Rule(
      name: "same folder, one edited", scope: .firstInFolder,
      matchKey: { .init(folder: $0.folder) },
      because: "the folder holds no better partner for either"),
    Rule(
      name: "same name elsewhere", scope: .always,
      matchKey: { .init(key: $0.name.key, copy: $0.name.copy ?? 0, isEdited: $0.name.isEdited) },
      because: "tools sort stills and movies into folders of their own"),
    Rule(
      name: "same identifier elsewhere", scope: .first,
      matchKey: { .init(isEdited: $0.name.isEdited) },
      because: "one identifier, and no pair of it so far"),
    Rule(
      name: "same identifier", scope: .first, matchKey: { _ in .init() },
      because: "one identifier, and no pair of it so far"),
  ]

  /// The limit on a weak pair's movie duration, in seconds.
  static let maxWeakMovieDuration = 3.5
  /// The limit on the difference of a weak pair's capture times, in seconds.
  static let weakTolerance: Int64 = 3
}

/// The properties of a file that pairing uses.
public struct PairingCandidate: Hashable, Sendable {
  /// A half of a Live Photo.
  public enum Half: Hashable, Sendable {
    /// The still or the movie.
    case still, movie
  }

  /// The half that the file can be.
  public var half: Half
  /// The parsed name.
  public var name: PairingName
  /// The number of the folder.
  public var folder: Int
  /// The content identifier, in upper case.
  public var identifier: String?
  /// True for HEIC, the default of phones.
  public var isHEIC: Bool
  /// True if the movie marks the time of its still.
  public var marksStillTime: Bool
  /// True if the camera writes content identifiers, so that files without one are not halves.
  public var cameraWritesIdentifiers: Bool
  /// The duration of the movie in seconds.
  public var duration: Double?
  /// The capture time.
  public var captured: CaptureMoment?
  /// The size of the file in bytes.
  public var byteCount: Int64?
  /// The length in bytes of a motion photo's embedded movie.
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

/// A time in a file, in UTC or local time.
public struct CaptureMoment: Hashable, Sendable {
  /// The seconds since 1970, in UTC or local time.
  public var seconds: Int64
  /// True for local time with an unknown zone.
  public var isLocal: Bool

  /// Creates a moment.
  public init(seconds: Int64, isLocal: Bool) {
    self.seconds = seconds
    self.isLocal = isLocal
  }

  /// Returns true if both can be the same moment, with a tolerance in seconds.
  ///
  /// Local time differs from UTC by multiples of 15 minutes, at most 14 hours.
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
