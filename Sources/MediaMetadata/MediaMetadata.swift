public import ByteSources

/// What a picture's or movie's own headers say: size, time, camera, pairing identifiers, previews, subtype hints.
///
/// Nothing is decoded. A field is nil when the file does not say or was not read that far; what stood before the
/// damaged part of a file stays, and ``damage`` names it.
///
/// ```swift
/// let metadata = try MediaMetadata.read(path: "IMG_0001.HEIC", type: .heic)
/// metadata.contentIdentifier   // "E905E6C6-…", when the picture is half of a Live Photo
/// ```
public struct MediaMetadata: Hashable, Sendable {
  /// Which family of formats the headers belong to.
  public enum Medium: String, Hashable, Sendable, CaseIterable {
    /// A picture, a movie, or sound alone.
    case still, movie, audio
  }

  /// What the headers describe; nil for formats that have no reader here.
  public var medium: Medium?
  /// The name of the row that read the file, such as `jpeg` or `isoMedia`.
  public var format: String?

  /// The size as stored, before orientation.
  public var storedWidth: Int?
  /// The height as stored, in pixels.
  public var storedHeight: Int?
  /// The size as shown: after cropping, pixel proportions and orientation.
  public var pixelWidth: Int?
  /// The height as shown, in pixels.
  public var pixelHeight: Int?
  /// How the stored picture is to be turned and mirrored, as Exif numbers it, 1 to 8; nil when the file does not say.
  ///
  /// Where a container turns its pictures itself, its word counts.
  public var orientation: Int?
  /// What an Exif block says instead, where the container's word is another; it is not to be applied.
  public var exifOrientation: Int?

  /// The pictures of an animation, where all of them were counted.
  public var frames: Int?
  /// Whether a movie's or sound's own list names artist, album or shop: it was published, and its dates are not a capture's.
  package var isPublished = false
  /// Whether at least two frames were seen or announced; nil when that is not known.
  public var isAnimated: Bool?
  /// Seconds.
  public var duration: Double?
  /// Frames per second, on average.
  public var frameRate: Double?
  /// The tracks of a movie, equal ones counted together.
  public var tracks: [MediaTrack] = []

  /// When the picture was taken or the movie begun, with the zone as written.
  public var captured: CaptureDate?
  /// Whether that is when a picture was digitized, and nothing says when it was taken: Exif's DateTimeDigitized alone, or a scanner's date.
  public var capturedIsDigitized = false
  /// The camera's maker.
  public var cameraMake: String?
  /// The camera's model.
  public var cameraModel: String?
  /// Whether the file holds coordinates; false only when every part that can hold a place was read, and none does.
  ///
  /// Makers' own notes and what is appended behind a format's end are no part of the format. A named place without
  /// coordinates, a city in a caption say, is neither yes nor no.
  public var isLocated: Bool?
  /// When satellites told the place, in UTC: seconds to minutes before the picture was taken.
  public var positioned: CaptureDate? { locations.moment }
  /// The place, where one was found in numbers: the picture's own before that of what it shows.
  public var coordinates: Coordinates?
  /// What came of looking for a place so far.
  package var locations = LocationSearch()

  /// What pairs a Live Photo's still with its movie: an upper-case UUID.
  public var contentIdentifier: String?
  /// What the pictures of one burst share.
  public var burstIdentifier: String?
  /// Whether the maker note has a Live Photo video index, which ordinary pictures have too.
  public var hasLiveVideoIndex = false
  /// Whether a movie has the timed metadata track that marks the still's moment.
  public var hasStillImageTimeTrack = false
  /// The still's moment in the movie, in seconds, through the edit list.
  public var stillImageTime: Double?

  /// The movie inside a motion photo, confirmed by its boxes.
  public var motionVideo: MotionVideo?
  /// The reason that a file which claims to be a motion photo is none; nil without such a claim, and where not everything behind the
  /// still was looked at.
  public var staleMotionFlag: String?
  /// The length that a packet states for a movie behind the picture, where none is.
  package var missingMovieBytes: Int64?
  /// Whether a movie is behind the picture of which bytes are missing.
  package var hasCutMovie = false
  /// Smaller pictures of the same thing, and what else lies beside the main picture.
  public var previews: [EmbeddedPreview] = []

  /// What Exif says beside this.
  public var exif: ExifFacts?
  /// What XMP says beside this.
  public var xmp: XMPFacts?
  /// The URNs of auxiliary pictures (`auxC`): depth, mattes, gain maps.
  public var auxiliaryTypes: [String] = []
  /// The transfer characteristics of the picture itself (ITU-T H.273): 16 is PQ, 18 is HLG.
  public var transferCharacteristics: Int?
  /// Whether a picture item is derived by tone mapping (`tmap`): a base picture and a gain map.
  public var hasToneMapItem = false
  /// The kinds of entity groups: `ster`, `pano`, `brst` and others.
  public var entityGroups: [FourCharacterCode] = []
  /// The movie's own metadata, by key.
  public var movieKeys: [String: String] {
    get { movieTexts.dictionary }
    set { movieTexts = KeyedTexts(newValue) }
  }
  /// The metadata of its tracks, and the keys of its timed metadata tracks with empty values.
  public var trackKeys: [String: String] {
    get { trackTexts.dictionary }
    set { trackTexts = KeyedTexts(newValue) }
  }
  package var movieTexts = KeyedTexts()
  package var trackTexts = KeyedTexts()
  /// Boxes in the video tracks' sample entries: `hvcC`, `lhvC`, `vexu` and others.
  public var codingConfigurations: [FourCharacterCode] = []
  /// For whose eyes the pictures are, and whether they lie on a sphere; nil where the movie does not say.
  public var movieViews: MovieViews?

  /// How the headers contradict themselves; nil where they do not.
  public var damage: ContentDamage?
  /// Whether the reader's budget ended before the headers did.
  public var isIncomplete = false

  /// Creates metadata that say nothing.
  public init() {}

  /// Make and model, the make not repeated.
  public var camera: String? { CameraName.joined(make: cameraMake, model: cameraModel) }
}

extension MediaMetadata {
  /// Forgets what neither records nor filters nor item providers ask for, beside subtypes: those are to be known before.
  package mutating func slim() {
    if !previews.isEmpty { previews.removeAll { $0.kind != .rawPreview } }
    exif = nil
    if let facts = xmp {
      xmp = nil
      if let rating = facts.rating {
        xmp = XMPFacts()
        xmp?.rating = rating
      }
    }
    auxiliaryTypes = []
    entityGroups = []
    movieTexts = KeyedTexts()
    trackTexts = KeyedTexts()
    codingConfigurations = []
  }
}
