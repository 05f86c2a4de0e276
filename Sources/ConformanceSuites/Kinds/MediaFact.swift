internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// One thing that a question says of a file instead of showing it.
struct MediaFact: Sendable {
  var field: CaseField
  var tell: @Sendable (CaseValue, inout MediaMetadata) -> Void

  init(
    _ name: String, _ shape: CaseField.Shape, _ meaning: String,
    _ tell: @escaping @Sendable (CaseValue, inout MediaMetadata) -> Void
  ) {
    field = CaseField(name, shape, meaning)
    self.tell = tell
  }

  /// The keys of a file: which one it is, then what is said of it.
  static let file =
    [
      CaseField(
        "file", .text, "a path, relative to the suite; absolute in the protocol; then the file is read"),
      CaseField("name", .text, "the file's name, with its folder where there are several"),
      CaseField("type", .identifier, "its type; without it, what its name says"),
      CaseField("half", .word(["still", "movie"]), "what it is where its name does not tell"),
      CaseField("bytes", .integer(0...Int.max), "its size in bytes"),
      CaseField("unread", .flag, "whether its headers were not read, so that no fact is known"),
    ] + all.map(\.field)

  /// The item that a described file is by itself.
  static func item(_ file: CaseObject, _ context: AnswerContext) throws(CaseProblem) -> MediaItem {
    guard let name = file.text("name"), !name.isEmpty else {
      throw CaseProblem("a file has neither 'file' nor 'name'", key: "files")
    }
    let path = FilePath(name)
    let type = try type(of: path, file, context)
    var metadata = MediaMetadata()
    switch MediaKind(of: type) {
    case .photo: metadata.medium = .still
    case .video: metadata.medium = .movie
    case .audio: metadata.medium = .audio
    default: break
    }
    for fact in all { if let value = file[fact.field.name] { fact.tell(value, &metadata) } }
    let isKnown = metadata.medium != nil && !file.flag("unread")
    return MediaItem(
      whole: MediaFile(
        path: path,
        identification: Identification(
          type: type, agreement: .confirmed, certainty: .proven, contentType: type),
        metadata: isKnown ? metadata : nil, byteCount: file["bytes"]?.integer.map(Int64.init)))
  }

  private static func type(
    of path: FilePath, _ file: CaseObject, _ context: AnswerContext
  ) throws(CaseProblem) -> UTType {
    if let identifier = file.text("type") { return try context.type(identifier) }
    let named = path.extension.flatMap {
      context.registry.types(tag: $0, tagClass: .filenameExtension, conformingTo: .data).first
    }
    switch file.text("half") {
    case "still": return named.flatMap { MediaKind(of: $0) == .photo ? $0 : nil } ?? .jpeg
    case "movie": return named.flatMap { MediaKind(of: $0) == .video ? $0 : nil } ?? .quickTimeMovie
    default: return named ?? .data
    }
  }
}
