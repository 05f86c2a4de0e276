internal import MediaMetadata

/// A filter with a name in the filter language, such as `images`.
package struct NamedFilter: Sendable {
  package let name: String
  /// The description of matching items, for the help.
  package let meaning: String
  let holds: @Sendable (any FilterSubject) -> Ternary

  private init(_ name: String, _ meaning: String, _ holds: @escaping @Sendable (any FilterSubject) -> Ternary)
  {
    self.name = name
    self.meaning = meaning
    self.holds = holds
  }

  static func named(_ name: String) -> NamedFilter? { byName[name.lowercased()] }

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

  package static let rows: [NamedFilter] = [
    NamedFilter("images", "photos and Live Photos, as in the photo picker", isKind(.photo, .livePhoto)),
    NamedFilter("photos", "still pictures without Live Photos", isKind(.photo)),
    NamedFilter("videos", "videos, without those of Live Photos", isKind(.video)),
    NamedFilter("livePhotos", "pairs, bundles and motion photos", isKind(.livePhoto)),
    NamedFilter("motionPhotos", "Live Photos in one file, as other makers write them", has(.motionPhoto)),
    NamedFilter("panoramas", "panoramas", has(.panorama)),
    NamedFilter("screenshots", "screenshots", has(.screenshot)),
    NamedFilter("screenRecordings", "screen recordings", has(.screenRecording)),
    NamedFilter("slomoVideos", "slow-motion videos", has(.slowMotion)),
    NamedFilter("timelapseVideos", "time-lapse videos", has(.timeLapse)),
    NamedFilter("depthEffectPhotos", "portraits with a depth effect", has(.depthEffect)),
    NamedFilter("bursts", "photos of a burst", has(.burst)),
    NamedFilter("cinematicVideos", "videos in cinematic mode", has(.cinematic)),
    NamedFilter("spatialMedia", "stereoscopic photos and videos", has(.spatial)),
    NamedFilter("hdrPhotos", "high dynamic range (HDR) photos", has(.hdr)),
    NamedFilter("animatedImages", "animated images", has(.animated)),
    NamedFilter("raw", "camera raw images, by their type", has(.raw)),
    NamedFilter(
      "favorites", "five stars, or marked in an export; unknown if nothing is stated", has(.favorite)),
    NamedFilter(
      "damaged", "files in which damage was found; other files may be damaged too", has(.damaged)),
    NamedFilter(
      "orphans",
      "halves of Live Photos without the other half among the files read, and sidecars in a folder without their media file",
      has(.orphan)),
    NamedFilter(
      "stripped", "photos marked as motion photos whose video was removed", has(.stripped)),
    NamedFilter(
      "fromMessengers", "photos and videos saved by WhatsApp or Signal, by their names", has(.messenger)),
    NamedFilter(
      "undated", "photos and videos without any known date",
      has(.undated)),
    NamedFilter("sidecarsWithout", "sidecars in a folder without their media file", has(.loneSidecar)),
    NamedFilter(
      "misnamed", "files with the wrong extension, as listed by mismatches", has(.misnamed)),
  ]
}

extension MediaFilter {
  private static func test(_ name: String) -> MediaFilter { MediaFilter(.test(name)) }

  /// Photos and Live Photos.
  public static let images = test("images")
  /// Still images, without Live Photos.
  public static let photos = test("photos")
  /// Videos, without those of Live Photos.
  public static let videos = test("videos")
  /// Live Photos: pairs, bundles and motion photos.
  public static let livePhotos = test("livePhotos")
  /// Panoramas.
  public static let panoramas = test("panoramas")
  /// Screenshots.
  public static let screenshots = test("screenshots")
  /// Screen recordings.
  public static let screenRecordings = test("screenRecordings")
  /// Slow-motion videos; rendered copies are not recognized.
  public static let slomoVideos = test("slomoVideos")
  /// Time-lapse videos.
  public static let timelapseVideos = test("timelapseVideos")
  /// Portraits with a depth effect.
  public static let depthEffectPhotos = test("depthEffectPhotos")
  /// Photos of a burst.
  public static let bursts = test("bursts")
  /// Videos in cinematic mode.
  public static let cinematicVideos = test("cinematicVideos")
  /// Stereoscopic photos and videos.
  public static let spatialMedia = test("spatialMedia")
  /// Camera raw images.
  public static let raw = test("raw")
  /// Photos and videos with five stars, or marked in an export: see ``ItemTrait/favorite``.
  public static let favorites = test("favorites")
  /// Items in which damage was found: see ``ItemTrait/damaged``.
  public static let damaged = test("damaged")
  /// Halves of Live Photos without the other half, and sidecars without an owner: see ``ItemTrait/orphan``.
  public static let orphans = test("orphans")
  /// Live Photos in one file, as makers other than Apple write them.
  public static let motionPhotos = test("motionPhotos")
  /// Photos marked as motion photos whose movie was removed: see ``ItemTrait/stripped``.
  public static let stripped = test("stripped")
  /// Files saved by messengers, by their names: see ``ItemTrait/messenger``.
  public static let fromMessengers = test("fromMessengers")
  /// Sidecars in a folder without their owner: see ``ItemTrait/loneSidecar``.
  public static let sidecarsWithout = test("sidecarsWithout")
  /// Files with the wrong extension; only the command compares names: see ``ItemTrait/misnamed``.
  public static let misnamed = test("misnamed")
}
