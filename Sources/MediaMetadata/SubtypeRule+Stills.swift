internal import ByteSources

// The rules for the subtypes of still pictures.

extension SubtypeRule {
  private static func isRendered(_ metadata: MediaMetadata, _ values: Int...) -> Bool {
    metadata.exif?.customRendered.map { values.contains($0) } ?? false
  }

  private static func isAppleCamera(_ metadata: MediaMetadata) -> Bool {
    metadata.exif?.hasAppleMakerNote ?? false
  }

  private static func isWide(_ metadata: MediaMetadata) -> Bool? {
    guard let width = metadata.pixelWidth, let height = metadata.pixelHeight, width > 0, height > 0 else {
      return nil
    }
    return max(width, height) > 2 * min(width, height)
  }

  private static func mentionsScreenshot(_ text: String?) -> Bool { text?.lowercased() == "screenshot" }

  private static func hasAuxiliary(_ metadata: MediaMetadata, _ parts: @autoclosure () -> [String]) -> Bool {
    if metadata.auxiliaryTypes.isEmpty { return false }
    let parts = parts()
    return metadata.auxiliaryTypes.contains { type in parts.contains { type.lowercased().containsText($0) } }
  }

  /// Returns true for formats without exposures and gain maps.
  private static func isPlain(_ format: String?) -> Bool {
    switch format {
    case "gif", "bmp", "pcx", "icon": true
    default: false
    }
  }

  /// Returns true for Pixel portraits; both images of a portrait have the mark.
  private static func isPortrait(_ metadata: MediaMetadata) -> Bool {
    metadata.xmp?.specialType?.hasSuffix("SpecialType-PORTRAIT") ?? false
  }

  private static func isStill(_ metadata: MediaMetadata) -> Bool { metadata.medium == .still }

  static let stills: [SubtypeRule] = [
    SubtypeRule(
      "panorama-movie", .panorama, .no, ofMedium: { $0 != .still }, because: "only stills are panoramas"),
    SubtypeRule(
      "panorama-rendered", .panorama, .yes, needing: .exif, when: { isRendered($0, 6) },
      because: "Exif CustomRendered is 6, as Apple's panoramas have it"),
    SubtypeRule(
      "panorama-sphere", .panorama, .yes, needing: .xmp,
      when: { $0.xmp?.projectionType != nil || $0.xmp?.usePanoramaViewer == true },
      because: "XMP names a panorama's projection or asks for its viewer"),
    SubtypeRule(
      "panorama-group", .panorama, .yes, needing: .groups, when: { $0.entityGroups.contains("pano") },
      because: "an entity group of panorama parts"),
    SubtypeRule(
      "panorama-apple", .panorama, .no, needing: .exif, when: { isAppleCamera($0) },
      because: "Apple's cameras mark their panoramas, and this is not marked"),
    SubtypeRule(
      "panorama-proportion", .panorama, .no, when: { isWide($0) == false },
      because: "no mark, and no more than twice as long as it is high"),

    SubtypeRule("hdr-movie", .hdr, .no, ofMedium: { $0 != .still }, because: "the subtype is for stills"),
    SubtypeRule(
      "hdr-rendered", .hdr, .yes, needing: .exif, when: { isRendered($0, 2, 3, 7) },
      because: "Exif CustomRendered says HDR"),
    SubtypeRule(
      "hdr-original", .hdr, .no, needing: .exif, when: { isRendered($0, 4) },
      because: "Exif CustomRendered says the original that was kept beside an HDR picture"),
    SubtypeRule(
      "hdr-maker", .hdr, .yes, needing: .exif, when: { $0.exif?.appleHDRType == 3 },
      because: "the maker note says HDR picture"),
    SubtypeRule(
      "hdr-gain-map-item", .hdr, .yes, needing: .auxiliary,
      when: { hasAuxiliary($0, ["hdrgainmap", "iso:ts:21496"]) },
      because: "an auxiliary picture holds an HDR gain map"),
    SubtypeRule(
      "hdr-tone-map", .hdr, .yes, when: { $0.hasToneMapItem },
      because: "an item that is made by tone mapping, of a picture and its gain map"),
    SubtypeRule(
      "hdr-gain-map", .hdr, .yes, needing: .xmp, when: { $0.xmp?.hasGainMap ?? false },
      because: "XMP describes an HDR gain map"),
    SubtypeRule(
      "hdr-transfer", .hdr, .yes,
      when: { isStill($0) && ($0.transferCharacteristics == 16 || $0.transferCharacteristics == 18) },
      because: "the picture's own transfer function is PQ or HLG"),
    SubtypeRule(
      "hdr-apple", .hdr, .no, needing: .exif, when: { isAppleCamera($0) },
      because: "Apple's cameras mark their HDR pictures, and this is not marked"),
    SubtypeRule(
      "hdr-format", .hdr, .no, when: { isPlain($0.format) },
      because: "the format holds neither exposures nor gain maps"),

    SubtypeRule(
      "screenshot-movie", .screenshot, .no, ofMedium: { $0 != .still },
      because: "a movie of a screen is a recording"),
    SubtypeRule(
      "screenshot-exif", .screenshot, .yes, needing: .exif,
      when: { mentionsScreenshot($0.exif?.userComment) },
      because: "Exif's comment is Screenshot"),
    SubtypeRule(
      "screenshot-xmp", .screenshot, .yes, needing: .xmp, when: { mentionsScreenshot($0.xmp?.userComment) },
      because: "XMP's copy of Exif's comment is Screenshot"),
    SubtypeRule(
      "screenshot-exposed", .screenshot, .no, needing: .exif,
      when: { ($0.exif?.hasExposure ?? false) || isAppleCamera($0) },
      because: "a camera's exposure or maker note stands there"),
    SubtypeRule(
      "screenshot-motion", .screenshot, .no, when: { $0.motionVideo != nil || $0.isAnimated == true },
      because: "it moves"),

    SubtypeRule(
      "depth-movie", .depthEffect, .no, ofMedium: { $0 != .still }, because: "the subtype is for stills"),
    SubtypeRule(
      "depth-rendered", .depthEffect, .yes, needing: .exif, when: { isRendered($0, 7, 8) },
      because: "Exif CustomRendered says portrait"),
    SubtypeRule(
      "depth-special", .depthEffect, .yes, needing: .xmp, when: { isPortrait($0) },
      because: "XMP names the camera's portrait mode"),
    SubtypeRule(
      "depth-map", .depthEffect, .unknown, needing: [.auxiliary, .xmp],
      when: {
        hasAuxiliary($0, ["disparity", "depth", "portraiteffectsmatte"]) || ($0.xmp?.hasDepth ?? false)
      },
      because: "a depth map or matte is there, but it alone does not say that the effect is on"),
    SubtypeRule(
      "depth-apple", .depthEffect, .no, needing: .exif, when: { isAppleCamera($0) },
      because: "Apple's cameras mark their portraits, and this is not marked"),

    SubtypeRule(
      "burst-movie", .burst, .no, ofMedium: { $0 != .still }, because: "only stills come in bursts"),
    SubtypeRule(
      "burst-portrait", .burst, .no, needing: .xmp, when: { isPortrait($0) },
      because: "a portrait and its original share an identifier, as pictures of a burst do"),
    SubtypeRule(
      "burst-identifier", .burst, .yes, when: { $0.burstIdentifier != nil },
      because: "the maker note names a burst; the other pictures are for the folder to find"),
    SubtypeRule(
      "burst-group", .burst, .yes, needing: .groups, when: { $0.entityGroups.contains("brst") },
      because: "an entity group of a burst"),
    SubtypeRule(
      "burst-apple", .burst, .no, needing: .exif, when: { isAppleCamera($0) },
      because: "Apple's maker note names no burst"),

    SubtypeRule(
      "live-switched-off", .livePhoto, .no, when: { $0.motionVideo?.isSwitchedOff == true },
      because: "a movie lies in the same file, whose packet says that it is no motion photo"),
    SubtypeRule(
      "live-motion", .livePhoto, .yes, when: { $0.motionVideo != nil },
      because: "a movie lies in the same file"),
    SubtypeRule(
      "live-still", .livePhoto, .unknown, when: { isStill($0) && $0.contentIdentifier != nil },
      because: "half of a Live Photo by its identifier; whether the movie is there is for the folder to say"),
    SubtypeRule(
      "live-movie", .livePhoto, .unknown, when: { $0.contentIdentifier != nil || $0.hasStillImageTimeTrack },
      because: "the movie half of a Live Photo; whether the still is there is for the folder to say"),
    SubtypeRule(
      "live-stale", .livePhoto, .no, when: { $0.staleMotionFlag != nil },
      because: "marked as a motion photo, but no movie is in the file"),
    SubtypeRule(
      "live-cut", .livePhoto, .no, when: { $0.hasCutMovie }, because: "the movie behind the still lacks bytes"
    ),
    SubtypeRule(
      "live-none", .livePhoto, .no, when: { $0.medium != nil && $0.damage == nil && !$0.isIncomplete },
      because: "no identifier and no movie in the file"),

    SubtypeRule(
      "animated-frames", .animated, .yes, when: { isStill($0) && $0.isAnimated == true },
      because: "a picture of two or more frames"),
    SubtypeRule(
      "animated-movie", .animated, .no, ofMedium: { $0 == .movie || $0 == .audio },
      because: "a movie is no animated picture"),
    SubtypeRule(
      "animated-single", .animated, .no, when: { $0.isAnimated == false },
      because: "one picture, or a format without frames"),

    SubtypeRule(
      "loop-format", .loop, .no,
      when: { isStill($0) && $0.format != "gif" && $0.motionVideo == nil && $0.contentIdentifier == nil },
      because: "loops are made of Live Photos and offered as GIF or movie"),
  ]
}
