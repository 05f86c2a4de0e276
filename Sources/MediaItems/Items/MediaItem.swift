internal import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage

/// A photo, a Live Photo with all its files, a video, or any other file.
///
/// A pair can rest on weak evidence; see ``LivePhoto/basis``.
public struct MediaItem: Sendable {
  /// The main file of the item: a Live Photo's still, a bundle, or the file itself.
  public var file: MediaFile
  /// The kind of the item.
  public var kind: MediaKind
  /// The playback style.
  public var style: PlaybackStyle
  /// The Live Photo that the item is, or of which it is a half; nil for other items.
  public var livePhoto: LivePhoto? {
    get { if case .value(let companions) = companions { companions.livePhoto } else { nil } }
    set { companions.update(removingIf: newValue == nil) { $0.livePhoto = newValue } }
  }
  /// The files that describe the item: edits, metadata, thumbnails, subtitles.
  public var sidecars: [FilePath] {
    get { if case .value(let companions) = companions { companions.sidecars } else { [] } }
    set { companions.update(removingIf: newValue.isEmpty) { $0.sidecars = newValue } }
  }
  /// The sidecars of other items that also describe this one, such as the JSON of an edited copy's original.
  public var sharedSidecars: [FilePath] {
    get { if case .value(let companions) = companions { companions.sharedSidecars } else { [] } }
    set { companions.update(removingIf: newValue.isEmpty) { $0.sharedSidecars = newValue } }
  }
  /// The location information in other files and sidecars; nil if not searched.
  package var locationHints: LocationHints? {
    get { if case .value(let companions) = companions { companions.locationHints } else { nil } }
    set { companions.update(removingIf: newValue == nil) { $0.locationHints = newValue } }
  }
  /// The dates in sidecars and further files, if the item's own headers have no plausible one.
  package var dateHints: [DateHint] {
    get { if case .value(let companions) = companions { companions.dateHints } else { [] } }
    set { companions.update(removingIf: newValue.isEmpty) { $0.dateHints = newValue } }
  }
  /// False if further sidecars may exist, as for a file read by its path alone.
  package var sidecarsAreComplete = true
  /// True if the name can be a sidecar's and the folder has no owner of it; nil if not searched.
  package var lacksOwner: Bool?
  /// True if the content proves the name wrong, by the rules for renaming; nil if not checked.
  package var isMisnamed: Bool?

  /// The properties that few items have.
  private struct Companions: Equatable, Sendable, RareFields {
    var livePhoto: LivePhoto?
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    var locationHints: LocationHints?
    var dateHints: [DateHint] = []
  }

  private var companions: Indirect<Companions>

  /// True if the item is part of a Live Photo, or has sidecars.
  var hasRareFields: Bool { if case .value = companions { true } else { false } }

  /// True if the item has sidecars, shared ones included.
  var hasSidecars: Bool { !companions.isEmpty && !(sidecars.isEmpty && sharedSidecars.isEmpty) }

  /// Creates the item of a file; nil if the file is part of another item.
  public init?(_ file: MediaFile, role: PairingRole, sidecars: [FilePath] = []) {
    if case .part = role { return nil }
    self.init(file, LivePhoto(file, role: role), sidecars)
  }

  /// Creates the item of an unpaired file.
  public init(whole file: MediaFile, sidecars: [FilePath] = []) {
    self.init(file, LivePhoto(file, role: .alone), sidecars)
  }

  /// Creates the item of an unpaired file; `rule` is the index of the type's rule in ``MediaKind/rules``.
  init(whole file: MediaFile, rule: Int) {
    let livePhoto = LivePhoto(file, MediaKind.kinds[rule].kind, role: .alone)
    self.init(file, livePhoto, [], rule: rule)
  }

  /// Creates an item to be paired later, without a Live Photo yet.
  init(
    half file: MediaFile, _ sidecars: [FilePath], shared: [FilePath], sidecarsAreComplete: Bool,
    _ locationHints: LocationHints?, _ dates: [DateHint], lacksOwner: Bool?
  ) {
    (kind, style) = Self.kind(of: file, rule: nil)
    self.file = file
    self.sidecarsAreComplete = sidecarsAreComplete
    self.lacksOwner = lacksOwner
    let isEmpty = sidecars.isEmpty && shared.isEmpty && locationHints == nil && dates.isEmpty
    companions =
      isEmpty
      ? .empty
      : .value(
        Companions(
          sidecars: sidecars, sharedSidecars: shared, locationHints: locationHints, dateHints: dates))
  }

  private init(
    _ file: MediaFile, _ livePhoto: LivePhoto?, _ sidecars: [FilePath], rule: Int? = nil
  ) {
    let isWhole = livePhoto?.form.isWhole == true
    (kind, style) = isWhole ? (.livePhoto, .livePhoto) : Self.kind(of: file, rule: rule)
    self.file = file
    let isEmpty = livePhoto == nil && sidecars.isEmpty
    companions = isEmpty ? .empty : .value(Companions(livePhoto: livePhoto, sidecars: sidecars))
  }

  /// Returns kind and style of a file that is not a Live Photo; `rule` is the index of the type's rule, if known.
  private static func kind(of file: MediaFile, rule: Int?) -> (MediaKind, PlaybackStyle) {
    let rule = rule ?? MediaKind.position(for: file.identification.type)
    let (typeKind, typeStyle) = MediaKind.kinds[rule]
    let hasOnlyAudio = file.headers?.metadata.medium.map { $0 == .audio }
    let isSound = typeKind == .video && (hasOnlyAudio ?? file.identification.isSoundAlone)
    let kind = isSound ? MediaKind.soundAlone.then : typeKind
    let style = isSound ? MediaKind.soundAlone.style : typeStyle
    let isAnimated = style == .image && file.headers?.metadata.isAnimated == true
    return (kind, isAnimated ? .imageAnimated : style)
  }

  /// Creates the item of a file or folder that is a complete Live Photo.
  init(_ file: MediaFile, as livePhoto: LivePhoto) {
    self.file = file
    kind = .livePhoto
    style = .livePhoto
    companions = .value(Companions(livePhoto: livePhoto))
  }

  /// Returns the item after pairing; nil if it is part of another item.
  ///
  /// `parts` and `dates` are the location hints and dates of the item's further files, if they were read.
  package func applying(
    _ role: PairingRole, parts: LocationHints? = nil, dates: [DateHint] = []
  ) -> MediaItem? {
    if role == .alone { return self }
    if case .part = role { return nil }
    let own = locationHints ?? (hasSidecars ? .unknown : .nothing)
    var item = MediaItem(file, LivePhoto(file, role: role), sidecars)
    item.sidecarsAreComplete = sidecarsAreComplete
    item.lacksOwner = lacksOwner
    item.isMisnamed = isMisnamed
    item.companions = .value(
      Companions(
        livePhoto: item.livePhoto, sidecars: sidecars, sharedSidecars: sharedSidecars,
        locationHints: own.joined(with: parts ?? .unknown), dateHints: dateHints + dates))
    return item
  }

  /// The candidate for pairing; nil if neither still nor movie.
  package var candidate: PairingCandidate? { candidate(named: path.lastName) }

  /// Returns ``candidate``; `name` is the last component of the path.
  package func candidate(named name: String) -> PairingCandidate? {
    if livePhoto?.form == .bundle { return nil }
    // For a Live Photo, use the kind of the file.
    let kind = kind == .livePhoto ? MediaKind(of: file.identification.type) : kind
    return PairingCandidate(file, kind, named: name, folder: 0)
  }

  /// All sidecars, shared ones included.
  package var allSidecars: [FilePath] { sidecars + sharedSidecars }

  /// The path of ``file``.
  public var path: FilePath { file.path }

  /// The location information in an item's other files and sidecars.
  package enum LocationHints: Hashable, Sendable {
    /// Coordinates were found; nil if their numbers cannot be read.
    case located(Coordinates?)
    /// All were read, without a location.
    case nothing
    /// Not all were read completely.
    case unknown

    /// Combines both: one location suffices; `nothing` requires both.
    package func joined(with other: LocationHints) -> LocationHints {
      if isLocated || other.isLocated { return .located(coordinates ?? other.coordinates) }
      return self == .nothing && other == .nothing ? .nothing : .unknown
    }

    /// Creates the hints of one file.
    package init(_ isLocated: Bool?, at coordinates: Coordinates? = nil) {
      self = isLocated.map { $0 ? .located(coordinates) : .nothing } ?? .unknown
    }

    /// True if a location was found.
    package var isLocated: Bool { if case .located = self { true } else { false } }

    /// The coordinates, if their numbers were readable.
    package var coordinates: Coordinates? {
      if case .located(let coordinates) = self { coordinates } else { nil }
    }
  }

  /// True if any file of the item (its own, a Live Photo's movie, a sidecar) holds coordinates; nil if unknown.
  ///
  /// False only if all parts that can hold a location were read in all these files. For a file read by its path alone,
  /// sidecars must have been named or searched.
  public var isLocated: Bool? {
    let own = file.headers?.metadata.isLocated
    if own == true { return true }
    let hasParts = livePhoto.map { $0.form == .pair || $0.form == .bundle } ?? false
    switch locationHints ?? (!hasSidecars && !hasParts ? .nothing : .unknown) {
    case .located: return true
    case .nothing: return sidecarsAreComplete ? own : nil
    case .unknown: return nil
    }
  }

  /// The coordinates, from the item's own file or else from its other files and sidecars.
  public var coordinates: Coordinates? {
    if let metadata = file.headers?.metadata, metadata.isLocated == true { return metadata.coordinates }
    return locationHints?.coordinates
  }
}
