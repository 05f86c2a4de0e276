internal import UniformTypes

extension MediaRuleSet {
  /// Live Photo, loop, movie, image, other: what only one kind of item has is asked first.
  public static let evidenceFirst = MediaRuleSet(
    name: "evidenceFirst",
    because:
      "a Live Photo offers a still and sometimes a movie too, so either of these, asked first, hides it",
    rules: [
      Rule(
        "empty", .nothingRegistered, .empty,
        because: "a preselected asset comes back with an empty provider: keep the earlier result"),
      Rule(
        "livePhotoBundle", .anyContains("live-photo-bundle"), .livePhoto,
        because: "only Live Photos offer a bundle; it goes by two names and may be undeclared, so by text"),
      Rule(
        "livePhotoType", .anyConforms(to: .livePhoto), .livePhoto,
        because: "share extensions offer the abstract type beside the still, sometimes beside the movie"),
      Rule(
        "livePhotoObject", .providerLoadsLivePhoto, .livePhoto,
        because: "the provider itself offers a Live Photo, under whatever identifier"),
      Rule(
        "loop", .anyIs(DeclaredType.autoLoopGIF.type), .loopingVideo,
        because: "offered only with the loop or bounce effect; its movie and GIF alone would say video"),
      Rule(
        "movie", .anyConforms(to: .movie), .video,
        because: "an image beside a movie is its poster; public.video would miss movies with sound"),
      Rule(
        "fileAndIcon", .firstIsAddressOfFile, .kindOfType,
        because: "what lies at the address is meant; the pictures beside it are its icon, the text its name"),
      Rule(
        "wordsAndPicture", .wordsBeforePictures, .kindOfType,
        because:
          "fidelity order says words, and the picture that follows shows them; a page's picture has its address"
      ),
      Rule(
        "image", .anyConforms(to: .image), .photo,
        because: "by type rather than by the image class, which misses RAW, WebP and AVIF"),
      Rule(
        "otherKind", .anyHasKind, .kindOfType,
        because: "not from a photo library, but a declared type says what it is"),
      Rule(
        "unsupported", .otherwise, .unsupported,
        because: "no registered identifier means anything known"),
    ])
}
