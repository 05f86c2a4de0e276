extension LoadRule {
  /// Rules for loading looping movies and videos.
  static let movieRows = [loopRows, videoRows].flatMap { $0 }

  private static let loopRows =
    [
      (.thumbnail, "one frame of the movie", "its first frame"),
      (.display, "played over and over, from disk", "its frames, over and over, from disk"),
      (.edit, "the movie: more colours than the GIF", "256 colours: only for want of the movie"),
      (.upload, "the movie: smaller and better than the GIF", "larger and worse, but it loops by itself"),
      (.metadata, "the movie's header: the GIF has no metadata", "size and frame count, hardly more"),
    ].map { (purpose: LoadSituation.Purpose, movie: String, gif: String) in
      LoadRule(
        name: "loop.\(purpose.rawValue)",
        when: When(subjects: [.loop], purposes: [purpose]),
        then: [
          .file(.movies, movie), .file(.animations, gif),
          .file(.loopGIFs, "the private GIF, which may not load as an ordinary one"),
        ],
        never: [
          Prohibition(call: .loadObject, targetClass: .image, reason: "a loop's first frame, standing still")
        ],
        because: "the loop's GIF is private and does not load as an ordinary one: its movie first")
    }

  /// The purposes for which a picture beside a movie is loaded.
  private static let pictureReasons: [LoadSituation.Purpose: String] = [
    .thumbnail: "the picture offered beside the movie",
    .upload: "the picture offered beside the movie: say that the movie is missing",
  ]

  private static let videoRows =
    [
      (.thumbnail, "one frame, read from disk"),
      (.display, "played from a copy on disk, made before the handler returns"),
      (.edit, "a copy to work on"),
      (.upload, "streamed from disk in pieces"),
      (.metadata, "its header only, wherever in the file that lies"),
    ].map { (purpose: LoadSituation.Purpose, reason: String) in
      LoadRule(
        name: "video.\(purpose.rawValue)",
        when: When(subjects: [.video], purposes: [purpose], offers: [.movies]),
        then: [.file(.movies, reason)]
          + (pictureReasons[purpose].map { [.file(.stills, $0)] } ?? []),
        never: [
          Prohibition(call: .loadDataRepresentation, reason: "the whole clip in memory"),
          Prohibition(call: .loadObject, reason: "no class carries a video as an object"),
          itemOfAnyClass,
        ],
        because: "a video of any size goes by file")
    }
}
