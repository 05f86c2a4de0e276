internal import MediaItems

extension LoadRule {
  /// Rules for loading Live Photos.
  static let livePhotoRows = [
    LoadRule(
      name: "livePhotoStillOnly",
      when: When(subjects: [.livePhoto], offers: [.stills], stillOnly: true),
      then: [.file(.stills, "the still under its own identifier"), stillFromBundle],
      never: [
        Prohibition(
          call: .loadObject, targetClass: .livePhoto, reason: "it brings the movie, which nobody asked for")
      ],
      because: "the first identifier is the bundle, so the still is asked for by name"),
    LoadRule(
      name: "livePhotoStillInBundle",
      when: When(subjects: [.livePhoto], offers: [.bundles], stillOnly: true), then: [stillFromBundle],
      because: "no image is registered, and the bundle holds the still"),
    LoadRule(
      name: "livePhotoWithoutStill", when: When(subjects: [.livePhoto], stillOnly: true), then: [],
      ending: .noStill, because: "neither an image nor a bundle is registered"),

    LoadRule(
      name: "livePhotoThumbnail",
      when: When(subjects: [.livePhoto], purposes: [.thumbnail], offers: [.stills]),
      then: [
        .file(.stills, "the still, decoded from disk at the size wanted"), stillFromBundle,
        .file(.movies, "one frame of the movie"),
      ],
      never: [
        Prohibition(
          call: .loadObject, targetClass: .livePhoto, reason: "both halves in memory for one small picture")
      ],
      because: "a small picture needs the still alone"),
    LoadRule(
      name: "livePhotoMetadata",
      when: When(subjects: [.livePhoto], purposes: [.metadata], offers: [.stills]),
      then: [
        .file(.stills, "the still's header; the movie's own keys are only in the movie"),
        .file(.bundles, "both halves lie in the folder: read both headers"),
        .file(.movies, "the movie's header"),
      ],
      never: [
        Prohibition(call: .loadObject, targetClass: .livePhoto, reason: "the object tells no metadata")
      ],
      because: "date, place and camera stand in the still's header"),

    LoadRule(
      name: "livePhotoObject",
      when: When(
        subjects: [.livePhoto], purposes: [.display], offers: [.livePhotoObjects], room: .livePhoto),
      then: [
        .object(.livePhotoObjects, .livePhoto, "plays at once; holds still and movie in memory meanwhile"),
        .file(.bundles, "a folder with still and movie, to build the view from"),
        .file(.stills, "the still alone"),
        .file(.movies, "the movie alone"),
      ],
      because: "the one purpose for which the object is made"),

    LoadRule(
      name: "livePhotoBundle",
      when: When(
        subjects: [.livePhoto], purposes: Set(LoadSituation.Purpose.allCases), offers: [.bundles]),
      then: [
        .file(.bundles, "a folder with still, movie and metadata: all of it, none of it in memory"),
        .file(.stills, "the still alone"),
        .file(.movies, "the movie alone"),
      ],
      never: asObject,
      because: "the bundle is the only form that keeps everything together, byte for byte"),
    LoadRule(
      name: "livePhotoHalves",
      when: When(subjects: [.livePhoto], offers: [.stills, .movies]),
      then: [
        .file(
          .stills, "the still half, byte for byte: its maker note holds the pairing",
          with: (.movies, "the movie half, byte for byte: its keys hold the same identifier"))
      ],
      never: asObject, ending: .keepTheHalf,
      because: "no bundle, but both halves are offered, and together they are the Live Photo"),
    LoadRule(
      name: "livePhotoStillLeft",
      when: When(subjects: [.livePhoto], offers: [.stills]),
      then: [.file(.stills, "the still alone: the movie is not offered here")],
      never: asObject, because: "of the Live Photo only its still can be reached as a file"),
    LoadRule(
      name: "livePhotoMovieLeft",
      when: When(subjects: [.livePhoto], offers: [.movies]),
      then: [.file(.movies, "the movie alone: the still is not offered here")],
      never: asObject, because: "of the Live Photo only its movie can be reached"),
    LoadRule(
      name: "livePhotoAbstract",
      when: When(subjects: [.livePhoto], offers: [.abstractLivePhotos]),
      then: [.file(.abstractLivePhotos, "nothing better is registered: look at what arrives before use")],
      never: asObject, because: "the abstract type promises no form, yet it is all that is offered"),
  ]

  private static let stillFromBundle = Template.file(.bundles, "a folder: take the still out of it")

  private static let asObject = [
    Prohibition(
      call: .loadObject, targetClass: .livePhoto, contexts: [.picker], purposes: [.edit, .upload],
      reason: "it holds both halves in memory only to write them out again"),
    Prohibition(
      call: .loadObject, targetClass: .livePhoto, contexts: [.picker], purposes: [.display],
      reason: "it is not offered, or both halves are not known to fit in memory"),
    Prohibition(
      call: .loadObject, targetClass: .livePhoto, contexts: [.shareExtension],
      reason: "the class does not load in a share extension"),
  ]
}
