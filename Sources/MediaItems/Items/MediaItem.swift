internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
public import SystemPackage

/// What a person calls one thing: a photo, a Live Photo with all its files, a video, or any other file.
///
/// It refuses to promise that weak pairs were taken together: ``LivePhoto/basis`` says how strong a pair is.
public struct MediaItem: Sendable {
  /// The file that stands for the item: a Live Photo's still, a bundle, or the file itself.
  public var file: MediaFile
  /// What a person calls it.
  public var kind: MediaKind
  /// How it is shown.
  public var style: PlaybackStyle
  /// The Live Photo that it is, or is half of; nil for anything else.
  public var livePhoto: LivePhoto? {
    get { if case .box(let rest) = rest { rest.livePhoto } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.livePhoto = newValue } }
  }
  /// Files that only say something about the item: edits, metadata, thumbnails, subtitles.
  public var sidecars: [FilePath] {
    get { if case .box(let rest) = rest { rest.sidecars } else { [] } }
    set { rest.change(toNothing: newValue.isEmpty) { $0.sidecars = newValue } }
  }
  /// Sidecars of another item that say something of this one, too: the JSON of the original of an edited copy.
  public var sharedSidecars: [FilePath] {
    get { if case .box(let rest) = rest { rest.sharedSidecars } else { [] } }
    set { rest.change(toNothing: newValue.isEmpty) { $0.sharedSidecars = newValue } }
  }
  /// What was found of places in the item's other files and its sidecars; nil when nobody looked there.
  package var surroundings: Surroundings? {
    get { if case .box(let rest) = rest { rest.surroundings } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.surroundings = newValue } }
  }
  /// The dates that the item's sidecars and further files state, where its own headers have none that can be right.
  package var sideDates: [SideDate] {
    get { if case .box(let rest) = rest { rest.sideDates } else { [] } }
    set { rest.change(toNothing: newValue.isEmpty) { $0.sideDates = newValue } }
  }
  /// False where further sidecars may exist, as for a file that was read by its path alone.
  package var sidecarsAreComplete = true
  /// Whether the name could be a sidecar's, and the whole folder holds no owner of it; nil where nobody looked.
  package var lacksOwner: Bool?
  /// Whether the content disproves the name, by the rules of renaming; nil where nobody asked them.
  package var isMisnamed: Bool?

  /// What few items have.
  private struct Rest: Equatable, Sendable, Exceptional {
    var livePhoto: LivePhoto?
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    var surroundings: Surroundings?
    var sideDates: [SideDate] = []
  }

  private var rest: Boxed<Rest>

  /// Whether it is of a Live Photo, or has sidecars.
  var hasFurther: Bool { if case .box = rest { true } else { false } }

  /// Whether other files say something of the item.
  var hasSidecars: Bool { !rest.isNothing && !(sidecars.isEmpty && sharedSidecars.isEmpty) }

  /// Creates the item that `file` stands for; nil when it is a part of another one.
  public init?(_ file: MediaFile, role: PairingRole, sidecars: [FilePath] = []) {
    if case .part = role { return nil }
    self.init(file, LivePhoto(file, role: role), sidecars)
  }

  /// Creates the item that `file` is by itself.
  public init(whole file: MediaFile, sidecars: [FilePath] = []) {
    self.init(file, LivePhoto(file, role: .alone), sidecars)
  }

  /// Creates the item that `file` is by itself; `position` is that of the rule that gives its type a kind.
  init(whole file: MediaFile, rule position: Int) {
    let livePhoto = LivePhoto(file, MediaKind.kinds[position].kind, role: .alone)
    self.init(file, livePhoto, [], rule: position)
  }

  /// Creates what is to be joined with another file: whose Live Photo it is half of is not looked at yet.
  init(
    half file: MediaFile, _ sidecars: [FilePath], shared: [FilePath], sidecarsAreComplete: Bool,
    _ surroundings: Surroundings?, _ dates: [SideDate], lacksOwner: Bool?
  ) {
    (kind, style) = Self.kind(of: file, rule: nil)
    self.file = file
    self.sidecarsAreComplete = sidecarsAreComplete
    self.lacksOwner = lacksOwner
    let hasNone = sidecars.isEmpty && shared.isEmpty && surroundings == nil && dates.isEmpty
    rest =
      hasNone
      ? .nothing
      : .box(
        Rest(sidecars: sidecars, sharedSidecars: shared, surroundings: surroundings, sideDates: dates))
  }

  private init(
    _ file: MediaFile, _ livePhoto: LivePhoto?, _ sidecars: [FilePath], rule known: Int? = nil
  ) {
    let isWhole = livePhoto?.form.isWhole == true
    (kind, style) = isWhole ? (.livePhoto, .livePhoto) : Self.kind(of: file, rule: known)
    self.file = file
    // Most items have neither.
    let hasNeither = livePhoto == nil && sidecars.isEmpty
    rest = hasNeither ? .nothing : .box(Rest(livePhoto: livePhoto, sidecars: sidecars))
  }

  /// What a file that is no Live Photo is; `known` is the position of the rule that gives its type a kind.
  private static func kind(of file: MediaFile, rule known: Int?) -> (MediaKind, PlaybackStyle) {
    let position = known ?? MediaKind.position(for: file.identification.type)
    let (own, ownStyle) = MediaKind.kinds[position]
    let seen = file.headers?.metadata.medium.map { $0 == .audio }
    let isSound = own == .video && (seen ?? file.identification.isSoundAlone)
    let kind = isSound ? MediaKind.soundAlone.then : own
    let style = isSound ? MediaKind.soundAlone.style : ownStyle
    let isAnimated = style == .image && file.headers?.metadata.isAnimated == true
    return (kind, isAnimated ? .imageAnimated : style)
  }

  /// Creates a Live Photo that a file or folder holds by itself.
  init(_ file: MediaFile, as livePhoto: LivePhoto) {
    self.file = file
    kind = .livePhoto
    style = .livePhoto
    rest = .box(Rest(livePhoto: livePhoto))
  }

  /// Makes the item what pairing says; nil when it is a part of another one.
  ///
  /// `parts` is what the item's further files say of places, and `dates` when they were taken, where they were read.
  package func taking(
    _ role: PairingRole, parts: Surroundings? = nil, dates: [SideDate] = []
  ) -> MediaItem? {
    if role == .alone { return self }
    if case .part = role { return nil }
    let own = surroundings ?? (hasSidecars ? .unknown : .nothing)
    var item = MediaItem(file, LivePhoto(file, role: role), sidecars)
    item.sidecarsAreComplete = sidecarsAreComplete
    item.lacksOwner = lacksOwner
    item.isMisnamed = isMisnamed
    item.rest = .box(
      Rest(
        livePhoto: item.livePhoto, sidecars: sidecars, sharedSidecars: sharedSidecars,
        surroundings: own.joined(with: parts ?? .unknown), sideDates: sideDates + dates))
    return item
  }

  /// What pairing looks at; nil for what is neither still nor movie.
  package var candidate: PairingCandidate? { candidate(named: path.lastName) }

  /// As ``candidate``; `name` is the path's last component.
  package func candidate(named name: String) -> PairingCandidate? {
    if livePhoto?.form == .bundle { return nil }
    // A Live Photo's own kind hides that of its file.
    let kind = kind == .livePhoto ? MediaKind(of: file.identification.type) : kind
    return PairingCandidate(file, kind, named: name, folder: 0)
  }

  /// Every sidecar that says something of the item.
  package var allSidecars: [FilePath] { sidecars + sharedSidecars }

  /// The path of ``file``.
  public var path: FilePath { file.path }
}
