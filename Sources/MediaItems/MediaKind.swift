internal import ByteSources
public import MediaMetadata
public import UniformTypes

/// The kind of a file or item in everyday words.
///
/// A kind follows from the type alone. A type without a rule is ``other``.
///
/// ```swift
/// MediaKind(of: .heic)   // photo
/// MediaKind(of: .pdf)    // document
/// ```
public enum MediaKind: String, Hashable, Sendable, CaseIterable {
  /// A movie.
  case video
  /// A Live Photo as a pair or bundle, or another maker's motion photo.
  case livePhoto
  /// Any still image, photographed or drawn.
  case photo
  /// Sound without video.
  case audio
  /// A document of a program.
  case document
  /// Text for people, or data in text form.
  case text
  /// Source code.
  case sourceCode
  /// Files packed into one.
  case archive
  /// A font.
  case font
  /// A model in three dimensions.
  case model3D
  /// A program.
  case executable
  /// A folder.
  case folder
  /// A folder shown as one item that is not a document.
  case package
  /// Anything else.
  case other

  /// Creates the kind of a type, by the first of ``rules`` that matches.
  ///
  /// Complexity: a bit test per condition until a rule matches.
  public init(of type: UTType) { self = Self.rules[Self.position(for: type)].then }

  /// The name for use in a sentence.
  public var label: String {
    switch self {
    case .livePhoto: "Live Photo"
    case .sourceCode: "source code"
    case .model3D: "3D model"
    default: rawValue
    }
  }
}

/// A cache of the media kind rule of each type.
struct KindCache {
  private var cache = SetAssociativeCache<Int>(setBits: 6)

  /// Returns the index of a type's rule in ``MediaKind/rules``.
  mutating func position(for type: UTType) -> Int {
    guard let key = type.key else { return MediaKind.position(for: type) }
    if let position = cache.value(for: UInt64(key)) { return position }
    let position = MediaKind.position(for: type)
    cache.insert(position, for: UInt64(key))
    return position
  }
}

extension MediaKind {
  /// A rule that maps types to a kind.
  public struct Rule: Sendable {
    /// The rule's name.
    public let name: String
    /// The condition on the type.
    public let when: TypeCondition
    /// The kind.
    public let then: MediaKind
    /// The reason.
    public let because: String

    init(_ name: String, _ when: TypeCondition, _ then: MediaKind, because: String) {
      self.name = name
      self.when = when
      self.then = then
      self.because = because
    }
  }

  /// Returns the first rule that matches the type; the last rule matches every type.
  public static func rule(for type: UTType) -> Rule { rules[position(for: type)] }

  /// The kind and style of each rule, by index; copying a rule would retain its texts.
  static let kinds = rules.map { (kind: $0.then, style: $0.style) }

  /// Returns the index of the first rule that matches the type.
  static func position(for type: UTType) -> Int {
    rules.firstRow { $0.when.holds(for: type) } ?? rules.count - 1
  }

  /// The rule for files with only audio tracks, which types do not state; applied to movies once the headers were read.
  static let soundAlone = Rule(
    "soundAlone", TypeCondition(below: [.movie, .asf]), .audio,
    because: "every track is sound, and a movie has pictures in time")

  static let unknownRule = Rule(
    "unknown", TypeCondition(), .other,
    because: "nothing above is known to be true of it, and a guess would be worse")

  /// The rules in order of precedence; the first match decides.
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

  // For dynamic types, such as those of an unknown `Content-Type` or of libmagic's answer.
  private static let namedRules = [
    Rule("namedDocument", TypeCondition(mimeTypes: MIMEPrefixes.documents), .document, because: namedReason),
    Rule("namedFont", TypeCondition(mimeTypes: MIMEPrefixes.fonts), .font, because: namedReason),
    Rule("namedVideo", TypeCondition(mimeTypes: ["video/"]), .video, because: namedReason),
    Rule("namedImage", TypeCondition(mimeTypes: ["image/"]), .photo, because: namedReason),
    Rule("namedAudio", TypeCondition(mimeTypes: ["audio/"]), .audio, because: namedReason),
    Rule(
      "namedSourceCode", TypeCondition(mimeTypes: MIMEPrefixes.sourceCode), .sourceCode, because: namedReason),
    Rule("namedText", TypeCondition(mimeTypes: MIMEPrefixes.texts), .text, because: namedReason),
    Rule("namedArchive", TypeCondition(mimeTypes: MIMEPrefixes.archives), .archive, because: namedReason),
  ]

  private static let namedReason = "no declared parent says what it is, but its MIME type's family does"
}

/// Prefixes and suffixes of MIME types by kind, for names that no declared type or alias has.
private enum MIMEPrefixes {
  // Before the families, which contain these names.
  static let documents = [
    "application/vnd.lotus-", "application/vnd.ms-visio.", "application/vnd.ms-word.",
    "application/vnd.oasis.opendocument.", "application/vnd.openxmlformats-officedocument.",
    "application/vnd.sun.xml.",
  ]

  static let fonts = ["application/font-", "application/x-font-", "font/"]

  static let sourceCode = ["text/x-script."]

  static let texts = ["text/", "message/", "+xml", "+json", "application/x-troff-"]

  // After documents, of which many are ZIP archives too.
  static let archives = ["+zip"]
}
