internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
public import SystemPackage

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
    /// The still, whose movie was not found.
    case stillHalf
    /// The movie, whose still was not found.
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
    if let video = headers?.metadata.motionVideo, !video.isSwitchedOff {
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
        because: "the maker note names a Live Photo")
    case .video where headers?.metadata.hasStillImageTimeTrack == true:
      self.init(
        .movieHalf, movie: file.place, identifier, .stillImageTime,
        because: "the movie has an identifier and marks its still's moment")
    case .video:
      self.init(
        .movieHalf, movie: file.place, identifier, .identifier,
        because: "the movie names a Live Photo")
    default: return nil
    }
  }
}

extension LivePhoto {
  /// Whether both are kept alike, for the same reasons, in the same places.
  public static func == (one: LivePhoto, other: LivePhoto) -> Bool {
    one.form == other.form && one.basis == other.basis && one.identifier == other.identifier
      && one.because == other.because && one.movieRange == other.movieRange
      && one.alternates == other.alternates && one.still == other.still && one.movie == other.movie
  }

  /// Hashes the places and how the halves are kept.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(basis)
    hasher.combine(identifier)
    hasher.combine(movieRange)
    hasher.combine(still)
    hasher.combine(movie)
  }
}
