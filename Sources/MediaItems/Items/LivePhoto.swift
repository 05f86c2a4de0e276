internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
public import SystemPackage

/// The files of a Live Photo, and the evidence that they belong together.
public struct LivePhoto: Hashable, Sendable {
  /// The way in which the halves are stored.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Two files.
    case pair
    /// A folder, or a ZIP archive of one.
    case bundle
    /// One file that contains the movie, as other makers write motion photos.
    case motion
    /// A still whose movie was not found.
    case stillHalf
    /// A movie whose still was not found.
    case movieHalf

    /// True if both halves are present, so that the item is a Live Photo.
    public var isWhole: Bool { self == .pair || self == .bundle || self == .motion }
  }

  /// The still's path; for a member of an archive, a path below the archive that cannot be opened.
  public var still: FilePath? {
    get { stillLocation?.path }
    set { stillLocation = newValue.map { FileLocation($0) } }
  }
  /// The movie's path, likewise.
  public var movie: FilePath? {
    get { movieLocation?.path }
    set { movieLocation = newValue.map { FileLocation($0) } }
  }
  /// The content identifier, in upper case.
  public var identifier: String?
  /// The way in which the halves are stored.
  public var form: Form
  /// The evidence: `identifier` is certain, `name` is weak.
  public var basis: Basis
  /// The reason in words.
  public var because: String
  /// The range of the movie in a motion photo, or in an archive if it is not compressed.
  public var movieRange: Range<Int64>?
  /// Further files of the same Live Photo: renditions and copies without a partner.
  public var alternates: [FilePath] = []
  /// The locations of still and movie; paths are composed on demand.
  private(set) var stillLocation: FileLocation?
  private(set) var movieLocation: FileLocation?

  /// Creates a Live Photo.
  public init(
    form: Form, still: FilePath? = nil, movie: FilePath? = nil, identifier: String? = nil, basis: Basis,
    because: String, movieRange: Range<Int64>? = nil, alternates: [FilePath] = []
  ) {
    self.init(
      form, still: still.map { FileLocation($0) }, movie: movie.map { FileLocation($0) }, identifier, basis,
      because: because, movieRange: movieRange, alternates: alternates)
  }

  private init(
    _ form: Form, still: FileLocation? = nil, movie: FileLocation? = nil, _ identifier: String?,
    _ basis: Basis, because: String, movieRange: Range<Int64>? = nil, alternates: [FilePath] = []
  ) {
    self.form = form
    stillLocation = still
    movieLocation = movie
    self.identifier = identifier
    self.basis = basis
    self.because = because
    self.movieRange = movieRange
    self.alternates = alternates
  }

  /// True if both halves are known: the item is a Live Photo, or a half whose partner is beside it.
  public var isWhole: Bool { form.isWhole || stillLocation != nil && movieLocation != nil }

  /// Creates the Live Photo of a file with a role; nil if the file is not part of any.
  init?(_ file: MediaFile, role: PairingRole) {
    self.init(file, nil, role: role)
  }

  /// Does the same as ``init(_:role:)``; `kind` is that of the file's type, if known.
  init?(_ file: borrowing MediaFile, _ kind: MediaKind?, role: PairingRole) {
    let headers = file.headers
    let identifier = headers?.metadata.contentIdentifier
    if case .still(let movie, let basis, let because, let alternates) = role, basis != .embedded {
      self.init(
        .pair, still: file.location, movie: FileLocation(movie), identifier, Basis(rawValue: basis.rawValue),
        because: because, alternates: alternates)
      return
    }
    if let video = headers?.metadata.motionVideo, !video.isSwitchedOff {
      self.init(
        .motion, still: file.location, identifier, Basis(rawValue: video.form.rawValue),
        because: video.basis, movieRange: video.offset..<(video.offset + video.length))
      if case .still(let movie, _, _, let others) = role { alternates = [movie] + others }
      return
    }
    guard let identifier else { return nil }
    switch kind ?? MediaKind(of: file.identification.type) {
    case .photo:
      self.init(
        .stillHalf, still: file.location, identifier, .identifier,
        because: "the maker note names a Live Photo")
    case .video where headers?.metadata.hasStillImageTimeTrack == true:
      self.init(
        .movieHalf, movie: file.location, identifier, .stillImageTime,
        because: "the movie has an identifier and marks its still's moment")
    case .video:
      self.init(
        .movieHalf, movie: file.location, identifier, .identifier,
        because: "the movie names a Live Photo")
    default: return nil
    }
  }
}

extension LivePhoto {
  /// Returns true if all properties are equal.
  public static func == (one: LivePhoto, other: LivePhoto) -> Bool {
    one.form == other.form && one.basis == other.basis && one.identifier == other.identifier
      && one.because == other.because && one.movieRange == other.movieRange
      && one.alternates == other.alternates && one.still == other.still && one.movie == other.movie
  }

  /// Hashes the paths, form, basis and identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(basis)
    hasher.combine(identifier)
    hasher.combine(movieRange)
    hasher.combine(still)
    hasher.combine(movie)
  }
}

extension LivePhoto {
  /// The evidence that the halves belong together.
  ///
  /// Further values may be added; handle unknown ones.
  public struct Basis: RawRepresentable, Hashable, Sendable {
    /// The value in records.
    public let rawValue: String

    /// Creates a basis by its value in records.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Both halves have the same content identifier, or one has it and lacks its partner: certain.
    public static let identifier = Basis(rawValue: "identifier")
    /// Names and capture times match, with at most one identifier: weak.
    public static let name = Basis(rawValue: "name")
    /// A movie that marks the time of its still, which was not found.
    public static let stillImageTime = Basis(rawValue: "stillImageTime")

    /// All values that this version uses.
    static let words: [String] = {
      let named = [Basis.identifier, .name, .stillImageTime].map(\.rawValue)
      // Not `embedded`: a movie exported beside its motion photo does not change the basis.
      let others =
        LivePhotoPairing.Basis.allCases.filter { $0 != .embedded }.map(\.rawValue)
        + LivePhotoBundle.Basis.allCases.map(\.rawValue)
        + MotionVideo.Form.allCases.map(\.rawValue)
      return named + others.filter { !named.contains($0) }
    }()
  }
}
