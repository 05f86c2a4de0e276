public import ByteSources

/// The metadata in the headers of an image, movie or sound: size, date, camera, Live Photo identifiers, previews.
///
/// Nothing is decoded. A property is nil if the file does not state it or was not read that far. Values before a damaged
/// part are kept, and ``damage`` is set.
///
/// ```swift
/// let metadata = try MediaMetadata.read(path: "IMG_0001.HEIC", type: .heic)
/// metadata.contentIdentifier   // "E905E6C6-…", when the picture is half of a Live Photo
/// ```
public struct MediaMetadata: Hashable, Sendable {
  /// A family of formats.
  public enum Medium: String, Hashable, Sendable, CaseIterable {
    /// An image, a movie, or sound only.
    case still, movie, audio
  }

  /// The family of the format; nil for formats without a metadata reader.
  public var medium: Medium?
  /// The name of the reader, such as `jpeg` or `isoMedia`.
  public var format: String?

  /// The width as stored, in pixels, before orientation.
  public var storedWidth: Int?
  /// The height as stored, in pixels.
  public var storedHeight: Int?
  /// The width as displayed, in pixels: after cropping, pixel aspect ratio and orientation.
  public var pixelWidth: Int?
  /// The height as displayed, in pixels.
  public var pixelHeight: Int?
  /// The orientation of the stored image, as Exif numbers it, 1 to 8; nil if the file does not state it.
  ///
  /// A container's own rotation takes precedence over Exif.
  public var orientation: Int?
  /// The orientation in Exif, if it differs from the container's; it must not be applied.
  public var exifOrientation: Int?

  /// The number of images of an animation, if all were counted.
  public var frames: Int?
  /// True if a movie or sound names an artist, album or shop: it was published, so its dates are not capture dates.
  package var isPublished = false
  /// True if there are at least two frames; nil if unknown.
  public var isAnimated: Bool?
  /// The duration in seconds.
  public var duration: Double?
  /// The average number of frames per second.
  public var frameRate: Double?
  /// The tracks of a movie, grouped by kind and coding.
  public var tracks: [MediaTrack] = []

  /// The capture date of the image or the start of the movie, with the zone as written.
  public var captured: CaptureDate?
  /// True if ``captured`` is only the date of digitization: Exif's DateTimeDigitized alone, or a scanner's date.
  public var capturedIsDigitized = false
  /// The make of the camera.
  public var cameraMake: String?
  /// The model of the camera.
  public var cameraModel: String?
  /// True if the file holds coordinates; false only if every part that can hold a location was read.
  ///
  /// Maker notes and data after the format's end do not count as parts. A named place without coordinates, such as a
  /// city in a caption, results in nil.
  public var isLocated: Bool?
  /// The time of the GPS fix in UTC, seconds to minutes before the capture.
  public var positioned: CaptureDate? { locations.moment }
  /// The coordinates of the camera, or else of the subject.
  public var coordinates: Coordinates?
  /// The state of the search for a location.
  package var locations = LocationSearch()

  /// The identifier shared by the halves of a Live Photo: an upper-case UUID.
  public var contentIdentifier: String?
  /// The identifier shared by the photos of a burst.
  public var burstIdentifier: String?
  /// True if the maker note has a Live Photo video index, which ordinary photos also have.
  public var hasLiveVideoIndex = false
  /// True if the movie has a timed metadata track that marks the time of the still.
  public var hasStillImageTimeTrack = false
  /// The time of the still in the movie, in seconds, after applying the edit list.
  public var stillImageTime: Double?

  /// The movie in a motion photo, verified by its boxes.
  public var motionVideo: MotionVideo?
  /// The reason why a file marked as a motion photo is not one; nil if it is not marked or was not fully searched.
  public var staleMotionFlag: String?
  /// The length that XMP states for an appended movie that is missing.
  package var missingMovieBytes: Int64?
  /// True if the appended movie is truncated.
  package var hasCutMovie = false
  /// The thumbnails, previews and companion images.
  public var previews: [EmbeddedPreview] = []

  /// Further Exif values.
  public var exif: ExifFacts?
  /// Further XMP values.
  public var xmp: XMPFacts?
  /// The URNs of auxiliary images (`auxC`): depth, mattes, gain maps.
  public var auxiliaryTypes: [String] = []
  /// The transfer characteristics of the main image (ITU-T H.273): 16 is PQ, 18 is HLG.
  public var transferCharacteristics: Int?
  /// True if an image item is derived by tone mapping (`tmap`), from a base image and a gain map.
  public var hasToneMapItem = false
  /// The kinds of entity groups: `ster`, `pano`, `brst` and others.
  public var entityGroups: [FourCharacterCode] = []
  /// The movie's metadata by key.
  public var movieKeys: [String: String] {
    get { movieTexts.dictionary }
    set { movieTexts = KeyedTexts(newValue) }
  }
  /// The tracks' metadata by key; keys of timed metadata tracks have empty values.
  public var trackKeys: [String: String] {
    get { trackTexts.dictionary }
    set { trackTexts = KeyedTexts(newValue) }
  }
  package var movieTexts = KeyedTexts()
  package var trackTexts = KeyedTexts()
  /// Boxes in the video tracks' sample entries: `hvcC`, `lhvC`, `vexu` and others.
  public var codingConfigurations: [FourCharacterCode] = []
  /// The stereo and projection properties of the views; nil if the movie does not state them.
  public var movieViews: MovieViews?

  /// The contradiction found in the headers, if any.
  public var damage: ContentDamage?
  /// True if the reader's budget ended before the headers.
  public var isIncomplete = false

  /// Creates empty metadata.
  public init() {}

  /// The make and model, without repeating the make.
  public var camera: String? { CameraName.joined(make: cameraMake, model: cameraModel) }
}

/// The stereo and projection properties of a movie's views.
public enum MovieViews: String, Hashable, Sendable, CaseIterable {
  /// Flat images for both eyes.
  case bothEyes
  /// Flat images that are not for both eyes.
  case oneEye
  /// A sphere or part of one.
  case projected
}

extension MediaMetadata {
  /// Drops what records, filters and item providers do not use; subtypes must be determined before.
  package mutating func dropUnshownFields() {
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
