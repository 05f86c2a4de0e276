internal import UniformTypes

extension MediaRuleSet {
  /// Movie, Live Photo, image: the order of a published article, for comparison.
  ///
  /// Wrong for a Live Photo whose movie is offered too (it says video), in share extensions, where the Live Photo
  /// class does not load (photo), for loops (their style is lost) and for pictures that the image class does not read.
  public static let articleOrder = MediaRuleSet(
    name: "articleOrder",
    because:
      "a Live Photo loads as an image too, so it is asked before images; movies were never offered with one",
    rules: [
      Rule(
        "movie", .anyConforms(to: .movie), .video,
        because: "what has a movie was taken for a video"),
      Rule(
        "livePhotoObject", .loadsLivePhoto, .livePhoto,
        because: "before images, as a Live Photo loads as an image too"),
      Rule(
        "imageObject", .loadsImage, .photo,
        because: "what loads as an image and is nothing above"),
      Rule("unsupported", .otherwise, .unsupported, because: "the article ends here"),
    ])

  /// The first identifier's parent, else Live Photo: a published shortcut, for comparison.
  ///
  /// Wrong for whatever is not first in its list (share extensions), for loops, and for every type that is neither
  /// image nor movie: all of these it calls Live Photos, unknown identifiers included.
  public static let firstIdentifier = MediaRuleSet(
    name: "firstIdentifier",
    because: "a picker lists the richest form first, and a Live Photo's bundle is neither image nor movie",
    rules: [
      Rule("empty", .nothingRegistered, .empty, because: "there is no first identifier"),
      Rule("image", .firstConforms(to: .image), .photo, because: "the first form is an image"),
      Rule("movie", .firstConforms(to: .movie), .video, because: "the first form is a movie"),
      Rule(
        "neither", .otherwise, .livePhoto,
        because: "the only picker item whose first form was neither image nor movie"),
    ])
}
