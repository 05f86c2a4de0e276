internal import MediaMetadata

/// One word of the filter language, and what it asks.
struct MediaFilterTest: Sendable {
  var name: String
  var holds: @Sendable (any FilterSubject) -> Ternary
  var because: String

  static func named(_ name: String) -> MediaFilterTest? { byName[name.lowercased()] }

  private static let byName = Dictionary(
    rows.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static func has(_ subtype: MediaSubtype) -> @Sendable (any FilterSubject) -> Ternary {
    { $0.subtype(subtype) }
  }

  private static func isKind(_ kinds: MediaKind...) -> @Sendable (any FilterSubject) -> Ternary {
    { Ternary(kinds.contains($0.kind)) }
  }

  static let rows: [MediaFilterTest] = [
    MediaFilterTest(
      name: "images", holds: isKind(.photo, .livePhoto), because: "the picker's images include Live Photos"),
    MediaFilterTest(name: "videos", holds: isKind(.video), because: "a Live Photo is not a video"),
    MediaFilterTest(
      name: "livePhotos", holds: isKind(.livePhoto), because: "pairs, bundles and motion photos"),
    MediaFilterTest(name: "panoramas", holds: has(.panorama), because: "the picker's filter"),
    MediaFilterTest(name: "screenshots", holds: has(.screenshot), because: "the picker's filter"),
    MediaFilterTest(name: "screenRecordings", holds: has(.screenRecording), because: "the picker's filter"),
    MediaFilterTest(name: "slomoVideos", holds: has(.slowMotion), because: "the picker's filter"),
    MediaFilterTest(name: "timelapseVideos", holds: has(.timeLapse), because: "the picker's filter"),
    MediaFilterTest(name: "depthEffectPhotos", holds: has(.depthEffect), because: "the picker's filter"),
    MediaFilterTest(name: "bursts", holds: has(.burst), because: "the picker's filter"),
    MediaFilterTest(name: "cinematicVideos", holds: has(.cinematic), because: "the picker's filter"),
    MediaFilterTest(name: "spatialMedia", holds: has(.spatial), because: "the picker's filter"),
    MediaFilterTest(name: "hdrPhotos", holds: has(.hdr), because: "the library's album; the picker has none"),
    MediaFilterTest(
      name: "animatedImages", holds: has(.animated), because: "the library's album; the picker has none"),
  ]
}

extension MediaFilter {
  private static func test(_ name: String) -> MediaFilter { MediaFilter(.test(name)) }

  /// Photos and Live Photos.
  public static let images = test("images")
  /// Movies, without those that belong to a Live Photo.
  public static let videos = test("videos")
  /// Live Photos: pairs, bundles and motion photos.
  public static let livePhotos = test("livePhotos")
  /// Panoramas.
  public static let panoramas = test("panoramas")
  /// Pictures of a screen.
  public static let screenshots = test("screenshots")
  /// Movies of a screen.
  public static let screenRecordings = test("screenRecordings")
  /// Slow motion; rendered copies cannot be told from other movies.
  public static let slomoVideos = test("slomoVideos")
  /// Time lapses.
  public static let timelapseVideos = test("timelapseVideos")
  /// Portraits with a depth effect.
  public static let depthEffectPhotos = test("depthEffectPhotos")
  /// Pictures of a burst.
  public static let bursts = test("bursts")
  /// Movies with a cinematic depth of field.
  public static let cinematicVideos = test("cinematicVideos")
  /// Pictures and movies for two eyes.
  public static let spatialMedia = test("spatialMedia")
}
