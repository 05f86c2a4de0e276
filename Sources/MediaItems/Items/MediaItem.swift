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
  init(whole file: MediaFile, rule position: Int, sidecars: [FilePath]) {
    let livePhoto = LivePhoto(file, MediaKind.kinds[position].kind, role: .alone)
    self.init(file, livePhoto, sidecars, rule: position)
  }

  /// Creates what is to be joined with another file: whose Live Photo it is half of is not looked at yet.
  init(
    half file: MediaFile, _ sidecars: [FilePath], shared: [FilePath], _ surroundings: Surroundings?,
    lacksOwner: Bool?
  ) {
    (kind, style) = Self.kind(of: file, rule: nil)
    self.file = file
    self.lacksOwner = lacksOwner
    let hasNone = sidecars.isEmpty && shared.isEmpty && surroundings == nil
    rest =
      hasNone
      ? .nothing : .box(Rest(sidecars: sidecars, sharedSidecars: shared, surroundings: surroundings))
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
    let isSound = own == .video && file.headers?.metadata.medium == .audio
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
  /// `parts` is what the item's further files say of places, where they were read.
  package func taking(_ role: PairingRole, parts: Surroundings? = nil) -> MediaItem? {
    if role == .alone { return self }
    if case .part = role { return nil }
    let own = surroundings ?? (hasSidecars ? .unknown : .nothing)
    var item = MediaItem(file, LivePhoto(file, role: role), sidecars)
    item.lacksOwner = lacksOwner
    item.isMisnamed = isMisnamed
    item.rest = .box(
      Rest(
        livePhoto: item.livePhoto, sidecars: sidecars, sharedSidecars: sharedSidecars,
        surroundings: own.joined(with: parts ?? .unknown)))
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

/// How the halves of a Live Photo are kept, and how that is known.
public struct LivePhoto: Hashable, Sendable {
  /// How the halves are kept together.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Two files.
    case pair
    /// A folder, or a ZIP archive of one.
    case bundle
    /// One file with the movie inside: other makers' motion photos.
    case motion
    /// The still, whose movie is not there.
    case stillHalf
    /// The movie, whose still is not there.
    case movieHalf

    /// Whether both halves are there, so that the item is a Live Photo.
    public var isWhole: Bool { self == .pair || self == .bundle || self == .motion }
  }

  /// The still's path; a member of an archive is named under the archive's path, where nothing can be opened.
  public var still: FilePath? {
    get { stillPlace?.path }
    set { stillPlace = newValue.map { FilePlace($0) } }
  }
  /// The movie's path, likewise.
  public var movie: FilePath? {
    get { moviePlace?.path }
    set { moviePlace = newValue.map { FilePlace($0) } }
  }
  /// The content identifier, in upper case.
  public var identifier: String?
  /// How the halves are kept together.
  public var form: Form
  /// What says so: `identifier` is certain, `name` is weak.
  public var basis: Basis
  /// In words.
  public var because: String
  /// Where the movie lies in a motion photo's file, in bytes; in an archive's, when it is not compressed.
  public var movieRange: Range<Int64>?
  /// Further files of the same Live Photo: renditions and copies without a partner of their own.
  public var alternates: [FilePath] = []
  /// Where the still and the movie are; most paths are only put together when they are asked for.
  private(set) var stillPlace: FilePlace?
  private(set) var moviePlace: FilePlace?

  /// Creates a Live Photo.
  public init(
    form: Form, still: FilePath? = nil, movie: FilePath? = nil, identifier: String? = nil, basis: Basis,
    because: String, movieRange: Range<Int64>? = nil, alternates: [FilePath] = []
  ) {
    self.init(
      form, still: still.map { FilePlace($0) }, movie: movie.map { FilePlace($0) }, identifier, basis,
      because: because, movieRange: movieRange, alternates: alternates)
  }

  private init(
    _ form: Form, still: FilePlace? = nil, movie: FilePlace? = nil, _ identifier: String?, _ basis: Basis,
    because: String, movieRange: Range<Int64>? = nil, alternates: [FilePath] = []
  ) {
    self.form = form
    stillPlace = still
    moviePlace = movie
    self.identifier = identifier
    self.basis = basis
    self.because = because
    self.movieRange = movieRange
    self.alternates = alternates
  }

  /// Whether both halves are known: the item is a Live Photo, or a half of one whose other half lies beside it.
  public var isWhole: Bool { form.isWhole || stillPlace != nil && moviePlace != nil }

  /// What a file and its role say; nil for a file that has nothing to do with Live Photos.
  init?(_ file: MediaFile, role: PairingRole) {
    self.init(file, nil, role: role)
  }

  /// As ``init(_:role:)``; `kind` is that of the file's type, where it is known.
  init?(_ file: borrowing MediaFile, _ kind: MediaKind?, role: PairingRole) {
    let headers = file.headers
    let identifier = headers?.metadata.contentIdentifier
    if case .still(let movie, let basis, let because, let alternates) = role, basis != .embedded {
      self.init(
        .pair, still: file.place, movie: FilePlace(movie), identifier, Basis(rawValue: basis.rawValue),
        because: because, alternates: alternates)
      return
    }
    if let video = headers?.metadata.motionVideo {
      self.init(
        .motion, still: file.place, identifier, Basis(rawValue: video.form.rawValue),
        because: video.basis, movieRange: video.offset..<(video.offset + video.length))
      if case .still(let movie, _, _, let others) = role { alternates = [movie] + others }
      return
    }
    guard let identifier else { return nil }
    switch kind ?? MediaKind(of: file.identification.type) {
    case .photo:
      self.init(
        .stillHalf, still: file.place, identifier, .identifier,
        because: "the maker note names a Live Photo whose movie is not here")
    case .video where headers?.metadata.hasStillImageTimeTrack == true:
      self.init(
        .movieHalf, movie: file.place, identifier, .stillImageTime,
        because: "the movie has an identifier and marks its still's moment, and the still is not here")
    case .video:
      self.init(
        .movieHalf, movie: file.place, identifier, .identifier,
        because: "the movie names a Live Photo whose still is not here")
    default: return nil
    }
  }
}

extension LivePhoto {
  public static func == (one: LivePhoto, other: LivePhoto) -> Bool {
    one.form == other.form && one.basis == other.basis && one.identifier == other.identifier
      && one.because == other.because && one.movieRange == other.movieRange
      && one.alternates == other.alternates && one.still == other.still && one.movie == other.movie
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(basis)
    hasher.combine(identifier)
    hasher.combine(movieRange)
    hasher.combine(still)
    hasher.combine(movie)
  }
}
