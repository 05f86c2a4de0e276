internal import ByteSources

// The rules for the subtypes of movies.
extension SubtypeRule {
  /// Frame rates of slow motion; containers with a millisecond clock can seem to have higher ones.
  private static let slowMotionRates = 100.0..<1000

  private static func hasKey(_ metadata: MediaMetadata, _ suffix: String) -> Bool {
    metadata.movieTexts.hasKey(endingWith: suffix) || metadata.trackTexts.hasKey(endingWith: suffix)
  }

  private static func isCaptureMode(_ metadata: MediaMetadata, _ mode: String) -> Bool {
    metadata.trackTexts["com.apple.photos.captureMode"]?.lowercased() == mode
      || metadata.movieTexts["com.apple.photos.captureMode"]?.lowercased() == mode
  }

  static let movies: [SubtypeRule] = [
    SubtypeRule(
      "slow-still", .slowMotion, .no, ofMedium: { $0 != .movie }, because: "only movies are slow motion"),
    SubtypeRule(
      "slow-rate", .slowMotion, .yes,
      when: { $0.format == "isoMedia" && $0.frameRate.map { slowMotionRates.contains($0) } ?? false },
      because: "100 or more frames per second, in the boxes that cameras write"),
    SubtypeRule(
      "slow-elsewhere", .slowMotion, .unknown,
      when: { $0.frameRate.map { $0 >= slowMotionRates.lowerBound } ?? false },
      because: "a rate of 100 or more, in a container whose clock often stands for the rate"),
    SubtypeRule(
      "slow-captured", .slowMotion, .yes, needing: .keys,
      when: {
        $0.movieTexts["com.android.capture.fps"].flatMap(Double.init).map { slowMotionRates.contains($0) }
          ?? false
      },
      because: "taken with 100 or more frames per second, by the recorder's own key"),
    SubtypeRule(
      "slow-live", .slowMotion, .no, when: { $0.contentIdentifier != nil }, because: "half of a Live Photo"),
    SubtypeRule(
      "slow-marked-otherwise", .slowMotion, .no, needing: .keys,
      when: {
        isCaptureMode($0, "time-lapse") || $0.movieTexts["com.apple.quicktime.author"] == "ReplayKitRecording"
      },
      because: "marked as a time-lapse or a screen recording"),
    SubtypeRule(
      "slow-other-rate", .slowMotion, .no, when: { $0.frameRate.map { abs($0 - 30) > 0.5 } ?? false },
      because: "neither fast nor 30 frames per second, the rate of rendered slow motion"),
    SubtypeRule(
      "slow-rendered", .slowMotion, .unknown, when: { $0.frameRate != nil },
      because: "30 frames per second: a rendered slow motion cannot be told from an ordinary clip"),

    SubtypeRule(
      "lapse-still", .timeLapse, .no, ofMedium: { $0 != .movie }, because: "only movies are time-lapses"),
    SubtypeRule(
      "lapse-mode", .timeLapse, .yes, needing: .keys, when: { isCaptureMode($0, "time-lapse") },
      because: "a track's capture mode is Time-lapse"),
    SubtypeRule(
      "lapse-sound", .timeLapse, .no, when: { $0.hasTrack(.audio) },
      because: "it has sound, which time-lapses have not"),
    SubtypeRule(
      "lapse-live", .timeLapse, .no, when: { $0.contentIdentifier != nil }, because: "half of a Live Photo"),

    SubtypeRule(
      "screen-still", .screenRecording, .no, ofMedium: { $0 != .movie }, because: "only movies are recordings"
    ),
    SubtypeRule(
      "screen-author", .screenRecording, .yes, needing: .keys,
      when: { $0.movieTexts["com.apple.quicktime.author"] == "ReplayKitRecording" },
      because: "the author key is ReplayKitRecording"),
    SubtypeRule(
      "screen-camera", .screenRecording, .no,
      when: { $0.cameraModel != nil || $0.contentIdentifier != nil },
      because: "a camera's model stands there, or half of a Live Photo"),

    SubtypeRule(
      "cinematic-still", .cinematic, .no, ofMedium: { $0 != .movie }, because: "only movies are cinematic"),
    SubtypeRule(
      "cinematic-timed", .cinematic, .yes, needing: .keys,
      when: { hasKey($0, "cinematic-video.rendering") && hasKey($0, "cinematography") },
      because: "timed metadata of cinematography and of its rendering"),
    SubtypeRule(
      "cinematic-key", .cinematic, .yes, needing: .keys,
      when: { hasKey($0, ".cinematic-video") || hasKey($0, ".cinematic-video-intent") },
      because: "the movie's own cinematic key"),
    SubtypeRule(
      "cinematic-none", .cinematic, .no, when: { $0.damage == nil && !$0.isIncomplete && !$0.tracks.isEmpty },
      because: "no track and no key of a cinematic video, without which its focus cannot be changed"),

    SubtypeRule(
      "spatial-stereo-pair", .spatial, .yes, needing: .groups,
      when: { $0.medium == .still && $0.entityGroups.contains("ster") },
      because: "an entity group of a stereo pair"),
    SubtypeRule(
      "spatial-projected", .spatial, .no, needing: .configurations, when: { $0.movieViews == .projected },
      because: "the pictures lie on a sphere (proj): an immersive movie, which is no spatial one"),
    SubtypeRule(
      "spatial-one-eye", .spatial, .no, needing: .configurations, when: { $0.movieViews == .oneEye },
      because: "the movie says that its pictures are not for both eyes (stri)"),
    SubtypeRule(
      "spatial-both-eyes", .spatial, .yes, needing: .configurations, when: { $0.movieViews == .bothEyes },
      because: "the movie says that its flat pictures are for both eyes (stri)"),
    SubtypeRule(
      "spatial-layers", .spatial, .yes, needing: .configurations,
      when: { $0.codingConfigurations.contains("lhvC") && $0.codingConfigurations.contains("vexu") },
      because: "a second layer for the other eye (lhvC), and what the eyes see (vexu)"),
    SubtypeRule(
      "spatial-key", .spatial, .yes, needing: .keys, when: { hasKey($0, "quicktime.spatial.format-version") },
      because: "the key of spatial video"),
    SubtypeRule(
      "spatial-none", .spatial, .no, when: { $0.medium != nil && $0.damage == nil && !$0.isIncomplete },
      because: "neither a stereo pair nor a second layer"),
  ]
}
