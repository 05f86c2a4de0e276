internal import MediaMetadata

/// One word of the filter language, and what it asks.
package struct MediaFilterTest: Sendable {
  package let name: String
  /// What matches, in words.
  package let meaning: String
  let holds: @Sendable (any FilterSubject) -> Ternary

  private init(_ name: String, _ meaning: String, _ holds: @escaping @Sendable (any FilterSubject) -> Ternary)
  {
    self.name = name
    self.meaning = meaning
    self.holds = holds
  }

  static func named(_ name: String) -> MediaFilterTest? { byName[name.lowercased()] }

  private static let byName = Dictionary(
    rows.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static func has(_ subtype: MediaSubtype) -> @Sendable (any FilterSubject) -> Ternary {
    { $0.subtype(subtype) }
  }

  private static func has(_ trait: ItemTrait) -> @Sendable (any FilterSubject) -> Ternary {
    { $0.trait(trait) }
  }

  private static func isKind(_ kinds: MediaKind...) -> @Sendable (any FilterSubject) -> Ternary {
    { Ternary(kinds.contains($0.kind)) }
  }

  package static let rows: [MediaFilterTest] = [
    MediaFilterTest("images", "photos and Live Photos, as in the photo picker", isKind(.photo, .livePhoto)),
    MediaFilterTest("photos", "still pictures without Live Photos", isKind(.photo)),
    MediaFilterTest("videos", "videos, without those of Live Photos", isKind(.video)),
    MediaFilterTest("livePhotos", "pairs, bundles and motion photos", isKind(.livePhoto)),
    MediaFilterTest("motionPhotos", "Live Photos in one file, as other makers write them", has(.motionPhoto)),
    MediaFilterTest("panoramas", "panoramas", has(.panorama)),
    MediaFilterTest("screenshots", "screenshots", has(.screenshot)),
    MediaFilterTest("screenRecordings", "screen recordings", has(.screenRecording)),
    MediaFilterTest("slomoVideos", "slow-motion videos", has(.slowMotion)),
    MediaFilterTest("timelapseVideos", "time-lapse videos", has(.timeLapse)),
    MediaFilterTest("depthEffectPhotos", "portraits with a depth effect", has(.depthEffect)),
    MediaFilterTest("bursts", "photos of a burst", has(.burst)),
    MediaFilterTest("cinematicVideos", "videos in cinematic mode", has(.cinematic)),
    MediaFilterTest("spatialMedia", "stereoscopic photos and videos", has(.spatial)),
    MediaFilterTest("hdrPhotos", "high dynamic range (HDR) photos", has(.hdr)),
    MediaFilterTest("animatedImages", "animated images", has(.animated)),
    MediaFilterTest("raw", "camera raw images, by their type", has(.raw)),
    MediaFilterTest(
      "favorites", "five stars, or marked in an export; unknown if nothing is stated", has(.favorite)),
    MediaFilterTest(
      "damaged", "files in which damage was found; other files may be damaged too", has(.damaged)),
    MediaFilterTest(
      "orphans",
      "halves of Live Photos without the other half among the files read, and sidecars in a folder without their media file",
      has(.orphan)),
    MediaFilterTest(
      "stripped", "photos marked as motion photos whose video was removed", has(.stripped)),
    MediaFilterTest(
      "fromMessengers", "photos and videos saved by WhatsApp or Signal, by their names", has(.messenger)),
    MediaFilterTest(
      "undated", "photos and videos without any known date",
      has(.undated)),
    MediaFilterTest("sidecarsWithout", "sidecars in a folder without their media file", has(.loneSidecar)),
    MediaFilterTest(
      "misnamed", "files with the wrong extension, as listed by mismatches", has(.misnamed)),
  ]
}

extension MediaFilter {
  private static func test(_ name: String) -> MediaFilter { MediaFilter(.test(name)) }

  /// Photos and Live Photos.
  public static let images = test("images")
  /// Still pictures, without Live Photos.
  public static let photos = test("photos")
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
  /// Cameras' raw pictures.
  public static let raw = test("raw")
  /// Pictures and movies with five stars, or an export's mark: see ``ItemTrait/favorite``.
  public static let favorites = test("favorites")
  /// Items in which damage was noticed: see ``ItemTrait/damaged``.
  public static let damaged = test("damaged")
  /// Halves of Live Photos and sidecars that are alone: see ``ItemTrait/orphan``.
  public static let orphans = test("orphans")
  /// Live Photos in one file, as other makers write them.
  public static let motionPhotos = test("motionPhotos")
  /// Pictures that are marked as motion photos and hold no movie any more: see ``ItemTrait/stripped``.
  public static let stripped = test("stripped")
  /// What messengers saved, by the names: see ``ItemTrait/messenger``.
  public static let fromMessengers = test("fromMessengers")
  /// Sidecars in a folder without their owner: see ``ItemTrait/loneSidecar``.
  public static let sidecarsWithout = test("sidecarsWithout")
  /// Names that the content disproves; only the command knows: see ``ItemTrait/misnamed``.
  public static let misnamed = test("misnamed")
}
