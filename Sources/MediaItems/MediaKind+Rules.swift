public import MediaMetadata
public import UniformTypes

extension MediaKind {
  /// One row of the table that gives a type its kind.
  public struct Rule: Sendable {
    /// The rule's name.
    public let name: String
    /// Which types it is about.
    public let when: TypeCondition
    /// What they are.
    public let then: MediaKind
    /// Why.
    public let because: String

    init(_ name: String, _ when: TypeCondition, _ then: MediaKind, because: String) {
      self.name = name
      self.when = when
      self.then = then
      self.because = because
    }
  }

  /// The first rule that fits the type; the last one fits every type.
  public static func rule(for type: UTType) -> Rule { rules[position(for: type)] }

  /// What each rule says, by its position: a copy of a rule would count the references of its texts.
  static let kinds = rules.map { (kind: $0.then, style: $0.style) }

  /// The position of that rule; the last one fits every type.
  static func position(for type: UTType) -> Int {
    // By position: a copy of each rule on the way would count the references of its texts.
    for position in rules.indices where rules[position].when.holds(for: type) { return position }
    return rules.count - 1
  }

  /// Asked before a movie's type, once the headers were read: no type says what tracks a file has.
  static let soundAlone = Rule(
    "soundAlone", TypeCondition(below: [.movie, .asf]), .audio,
    because: "every track is sound, and a movie has pictures in time")

  static let unknownRule = Rule(
    "unknown", TypeCondition(), .other,
    because: "nothing above is known to be true of it, and a guess would be worse")

  /// The rules in order of precedence: the first that fits decides.
  public static let rules: [Rule] = mediaRules + contentRules + folderRules + namedRules + [unknownRule]

  private static let mediaRules = [
    Rule(
      "livePhoto", TypeCondition(below: [.livePhoto]), .livePhoto,
      because: "a Live Photo is neither an image nor a movie, and its bundle must not pass for a folder"),
    Rule(
      "loop", TypeCondition(below: [.autoLoopGIF]), .video,
      because: "a Live Photo with the loop or bounce effect plays as a looping video; its type says image"),
    Rule(
      "streamRedirector", TypeCondition(below: [.asx]), .text,
      because: "it names media elsewhere and holds none, though its declared parents say movie or audio"),
    Rule(
      "playlist", TypeCondition(below: [.playlist]), .text,
      because: "a list of names is text, whatever the names stand for"),
    Rule(
      "movie", TypeCondition(below: [.movie]), .video,
      because: "a movie has pictures in time; one with sound alone has an audio type of its own"),
    Rule(
      "officeDrawing",
      TypeCondition(
        below: [.openDocumentImage, .openDocumentImageTemplate]),
      .document,
      because: "an office document that shows an image: only an office program opens it"),
    Rule(
      "vectorImage", TypeCondition(below: [.svg]), .photo,
      because: "drawn, not taken, and written as markup, yet shown as a still picture wherever images are"),
    Rule(
      "image", TypeCondition(below: [.image]), .photo,
      because: "every still picture is handled alike: photo, screenshot, scan, icon or drawing"),
    Rule(
      "audio", TypeCondition(below: [.audio]), .audio,
      because: "sound without pictures"),
    Rule(
      "streamingContainer", TypeCondition(below: [.asf]), .video,
      because: "a container not looked into; its form with sound alone has an audio type of its own"),
  ]

  private static let contentRules = [
    Rule(
      "model3D",
      TypeCondition(below: [.threeDContent], mimeTypes: ["model/"]), .model3D,
      because: "geometry written as text or JSON is still geometry, so before text"),
    Rule(
      "document",
      TypeCondition(
        below: [
          .compositeContent, .presentation, .spreadsheet, .rtf,
          .officeOpenXML, .openDocument, .openOfficeText,
          .openOfficeTextTemplate, .openOfficeTextMaster, .openOfficeGraphics,
          .openOfficeGraphicsTemplate, .openOfficeFormula, .excelAddIn,
          .fdf, .helpDocument, .iBooksAuthorBook,
        ], unless: [.iinaPlugin]), .document,
      because: "pages, sheets or slides to read; before executables (macros), archives (ZIP) and packages"),
    Rule("font", TypeCondition(below: [.font]), .font, because: "outlines to set text in"),
    Rule(
      "sourceCode",
      TypeCondition(
        below: [
          .sourceCode, .adobeJSX, .autoIt, .nix, .cmake,
          .cocoapodsPodspec, .elixir, .sage,
          .solidity, .vue, .rubygemsGemspec, .vimScript,
          .racket, .less,
        ]), .sourceCode,
      because: "before text, which it is too, and before executables, which scripts are declared to be"),
    Rule(
      "text",
      TypeCondition(
        below: [
          .text, .serifXMP, .steamAppManifest, .azkabanFlow,
          .scalaScale,
        ]), .text,
      because: "prose, markup and data that an editor opens: JSON, XML, CSV, subtitles"),
    Rule(
      "propertyList", TypeCondition(below: [.propertyList]), .text,
      because: "the same keys and values in any of its encodings; editors show them as text"),
    Rule(
      "message", TypeCondition(below: [.emailMessage]), .text,
      because: "headers and a body in text; attachments are spelled out as text too"),
    Rule(
      "archive", TypeCondition(below: [.archive]), .archive,
      because: "files in a file: archives, compressed files, disk images; a Java archive before its code"),
  ]

  private static let folderRules = [
    Rule(
      "package", TypeCondition(below: [.package, .bundle]), .package,
      because: "a folder shown as one item; applications too, since a folder is what lies on the disk"),
    Rule(
      "executable",
      TypeCondition(
        below: [.executable, .pythonCompiledScript], unless: [.directory]),
      .executable,
      because: "machine or byte code"),
    Rule(
      "folder", TypeCondition(below: [.directory]), .folder,
      because: "a directory that no rule above calls one item"),
    Rule(
      "carriedAsText", TypeCondition(carriedBy: [.text]), .text,
      because: "its bytes are text although the graph has no edge"),
  ]

  // Types that only have a MIME type, as an unknown `Content-Type` or libmagic's answer leaves them.
  private static let namedRules = [
    Rule("namedDocument", TypeCondition(mimeTypes: MIMENames.documents), .document, because: namedReason),
    Rule("namedFont", TypeCondition(mimeTypes: MIMENames.fonts), .font, because: namedReason),
    Rule("namedVideo", TypeCondition(mimeTypes: ["video/"]), .video, because: namedReason),
    Rule("namedImage", TypeCondition(mimeTypes: ["image/"]), .photo, because: namedReason),
    Rule("namedAudio", TypeCondition(mimeTypes: ["audio/"]), .audio, because: namedReason),
    Rule(
      "namedSourceCode", TypeCondition(mimeTypes: MIMENames.sourceCode), .sourceCode, because: namedReason),
    Rule("namedText", TypeCondition(mimeTypes: MIMENames.texts), .text, because: namedReason),
    Rule("namedArchive", TypeCondition(mimeTypes: MIMENames.archives), .archive, because: namedReason),
  ]

  private static let namedReason = "no declared parent says what it is, but its MIME type's family does"
}
