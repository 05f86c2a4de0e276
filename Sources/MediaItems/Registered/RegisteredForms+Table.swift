/// One row of the table of what is registered for an item.
struct RegisteredRow: Sendable {
  var name: String
  /// What has to hold of the item, all of it.
  var when: [PickedTrait]
  var contexts = Set(ProviderContext.allCases)
  var modes = Set(RepresentationMode.allCases)
  var then: [PickedPart]
  var because: String

  /// The rows in order of precedence; the last fits every item.
  static let table = strangerRows + livePhotoRows + pictureRows + movieRows + [lastRow]

  static let lastRow = RegisteredRow(
    name: "file", when: [], then: [.itself], because: "a provider of a file registers the file's type")

  private static let forOthers: Set<RepresentationMode> = [.automatic, .compatible]

  private static let strangerRows = [
    RegisteredRow(
      name: "undeclared", when: [.undeclared], then: [.data],
      because: "a provider of a file whose type nobody declares registers plain data")
  ]

  private static let livePhotoRows = [
    RegisteredRow(
      name: "livePhoto.shared", when: [.livePhoto], contexts: [.shareExtension],
      then: [.still, .movie, .abstractLivePhoto],
      because: "share sheets offer the halves and the abstract type, and no bundle"),
    RegisteredRow(
      name: "livePhoto.compatible", when: [.livePhoto, .modernStill], modes: forOthers,
      then: [.bundle, .transcodedJPEG],
      because: "the bundle comes first whatever the mode; the still beside it becomes a JPEG"),
    RegisteredRow(
      name: "livePhoto", when: [.livePhoto], then: [.bundle, .still],
      because: "the bundle comes first, then the still; the movie is only in the bundle"),
  ]

  private static let pictureRows = [
    RegisteredRow(
      name: "loop", when: [.loop], then: [.itself, .transcodedMovie, .transcodedGIF],
      because: "the loop or bounce effect registers its private GIF, its movie and a plain GIF"),
    RegisteredRow(
      name: "raw.withPreview", when: [.raw, .previewInside], then: [.itself, .previewJPEG],
      because:
        "whatever the mode a rendition stands beside the RAW file; it can be the much smaller preview inside"),
    RegisteredRow(
      name: "raw", when: [.raw], then: [.itself, .transcodedJPEG],
      because:
        "whatever the mode a rendition stands beside the RAW file; without a preview inside it has to be developed"
    ),
    RegisteredRow(
      name: "animated", when: [.animated], then: [.itself],
      because: "an animation keeps its type, or it would lose its frames"),
    RegisteredRow(
      name: "heif", when: [.photo, .heif], modes: [.current], then: [.itself, .transcodedJPEG],
      because: "HEIC stands before the JPEG that the system offers to make of it"),
    RegisteredRow(
      name: "photo.compatible", when: [.photo, .modernStill], modes: forOthers, then: [.transcodedJPEG],
      because: "what not every program reads comes out as JPEG"),
    RegisteredRow(
      name: "photo", when: [.photo], then: [.itself], because: "a picture's own type and no other"),
  ]

  private static let movieRows = [
    RegisteredRow(
      name: "video.compatible", when: [.video, .modernCoding], modes: forOthers, then: [.transcodedVideo],
      because: "HEVC and other newer codings are converted to H.264, which can take half a minute"),
    RegisteredRow(
      name: "slowMotion", when: [.video, .slowMotion], then: [.itself],
      because: "a picker renders the slow part; here the file stays as it is, with its own frame rate"),
    RegisteredRow(
      name: "video", when: [.video], then: [.itself], because: "a movie's own type and no other"),
  ]
}

extension RegisteredForms {
  /// One row of the table, in words.
  public struct Rule: Hashable, Sendable {
    /// The rule's name.
    public let name: String
    /// When it applies, in words.
    public let when: String
    /// What is registered, in words.
    public let then: String
    /// Why.
    public let because: String
  }

  /// The table in order of precedence: the first row that fits decides, and the last fits always.
  public static var rules: [Rule] {
    RegisteredRow.table.map { row in
      var when = row.when.map(\.words)
      if row.contexts.count < ProviderContext.allCases.count {
        when.append(
          "from a "
            + ProviderContext.allCases.filter(row.contexts.contains)
            .map(\.words).joined(separator: " or "))
      }
      if row.modes.count < RepresentationMode.allCases.count {
        when.append(
          "mode "
            + RepresentationMode.allCases.filter(row.modes.contains)
            .map(\.name).joined(separator: " or "))
      }
      return Rule(
        name: row.name, when: when.isEmpty ? "always" : when.joined(separator: ", "),
        then: row.then.map(\.words).joined(separator: ", "), because: row.because)
    }
  }
}
