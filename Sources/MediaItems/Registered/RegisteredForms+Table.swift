/// A rule for the representations that an item provider registers, and the table of all rules.
struct RegistrationRow: Sendable {
  var name: String
  /// The conditions, which must all hold.
  var when: [RegistrationTrait]
  var contexts = Set(ProviderContext.allCases)
  var modes = Set(RepresentationMode.allCases)
  var then: [FormTemplate]
  var because: String

  /// The rules in order of precedence; the last matches every item.
  static let table = undeclaredRows + livePhotoRows + pictureRows + movieRows + [lastRow]

  static let lastRow = RegistrationRow(
    name: "file", when: [], then: [.itself], because: "a provider of a file registers the file's type")

  private static let compatibleModes: Set<RepresentationMode> = [.automatic, .compatible]

  private static let undeclaredRows = [
    RegistrationRow(
      name: "undeclared", when: [.undeclared], then: [.data],
      because: "a provider of a file whose type nobody declares registers plain data")
  ]

  private static let livePhotoRows = [
    RegistrationRow(
      name: "livePhoto.shared", when: [.livePhoto], contexts: [.shareExtension],
      then: [.still, .movie, .abstractLivePhoto],
      because: "share sheets offer the halves and the abstract type, and no bundle"),
    RegistrationRow(
      name: "livePhoto.compatible", when: [.livePhoto, .modernStill], modes: compatibleModes,
      then: [.bundle, .transcodedJPEG],
      because: "the bundle comes first whatever the mode; the still beside it becomes a JPEG"),
    RegistrationRow(
      name: "livePhoto", when: [.livePhoto], then: [.bundle, .still],
      because: "the bundle comes first, then the still; the movie is only in the bundle"),
  ]

  private static let pictureRows = [
    RegistrationRow(
      name: "loop", when: [.loop], then: [.itself, .transcodedMovie, .transcodedGIF],
      because: "the loop or bounce effect registers its private GIF, its movie and a plain GIF"),
    RegistrationRow(
      name: "raw.withPreview", when: [.raw, .previewInside], then: [.itself, .previewJPEG],
      because:
        "whatever the mode a rendition stands beside the RAW file; it can be the much smaller preview inside"),
    RegistrationRow(
      name: "raw", when: [.raw], then: [.itself, .transcodedJPEG],
      because:
        "whatever the mode a rendition stands beside the RAW file; without a preview inside it has to be developed"
    ),
    RegistrationRow(
      name: "animated", when: [.animated], then: [.itself],
      because: "an animation keeps its type, or it would lose its frames"),
    RegistrationRow(
      name: "heif", when: [.photo, .heif], modes: [.current], then: [.itself, .transcodedJPEG],
      because: "HEIC stands before the JPEG that the system offers to make of it"),
    RegistrationRow(
      name: "photo.compatible", when: [.photo, .modernStill], modes: compatibleModes, then: [.transcodedJPEG],
      because: "what not every program reads comes out as JPEG"),
    RegistrationRow(
      name: "photo", when: [.photo], then: [.itself], because: "a picture's own type and no other"),
  ]

  private static let movieRows = [
    RegistrationRow(
      name: "video.compatible", when: [.video, .modernCoding], modes: compatibleModes,
      then: [.transcodedVideo],
      because: "HEVC and other newer codings are converted to H.264, which can take half a minute"),
    RegistrationRow(
      name: "slowMotion", when: [.video, .slowMotion], then: [.itself],
      because: "a picker renders the slow part; here the file stays as it is, with its own frame rate"),
    RegistrationRow(
      name: "video", when: [.video], then: [.itself], because: "a movie's own type and no other"),
  ]
}

extension RegisteredForms {
  /// One row of the table as text.
  public struct Rule: Hashable, Sendable {
    /// The name of the rule.
    public let name: String
    /// The condition as text.
    public let when: String
    /// The registered forms as text.
    public let then: String
    /// The reason.
    public let because: String
  }

  /// The table in order of precedence: the first matching row decides; the last matches always.
  public static var rules: [Rule] {
    RegistrationRow.table.map { row in
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
