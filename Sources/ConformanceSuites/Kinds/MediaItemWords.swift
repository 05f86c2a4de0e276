internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// Says an item in the words of an answer.
struct MediaItemWords {
  /// Folders in which the question's files lie: paths are told from there.
  var prefixes: [FilePath]
  /// The rules that matched pairs, by the still's path.
  var rules: [FilePath: String]
  var filter: MediaFilter?
  /// The smart albums that hold an item, by its path.
  var albums: [FilePath: [String]] = [:]

  private static let ternary = CaseField.Shape.word(Ternary.allCases.map(\.rawValue))
  private static let live = [
    CaseField("form", .word(LivePhoto.Form.allCases.map(\.rawValue)), "how the halves are kept"),
    CaseField("still", .orNull(.text), "the still's path"),
    CaseField("movie", .orNull(.text), "the movie's path"),
    CaseField("identifier", .orNull(.text), "the content identifier, in upper case"),
    CaseField("basis", .text, "what says so: identifier, name, embedded, or where the movie lies"),
    CaseField("rule", .orNull(.text), "the rule that matched the halves; null where nothing was matched"),
    CaseField("offset", .orNull(.integer(0...Int.max)), "where the movie begins in the item's file"),
    CaseField("length", .orNull(.integer(0...Int.max)), "the length of the movie in the item's file"),
    CaseField("alternates", .list(.text), "further files of the same Live Photo"),
  ]
  private static func bySubtype(_ shape: CaseField.Shape) -> [CaseField] {
    MediaSubtype.allCases.map { CaseField($0.rawValue, shape, $0.label) }
  }

  private static let track = [
    CaseField("kind", .word(MediaTrack.Kind.allCases.map(\.rawValue)), "what it carries"),
    CaseField("coding", .text, "its coding as the file names it"),
    CaseField("count", .integer(1...Int.max), "how many tracks are like this"),
  ]
  private static let preview = [
    CaseField("kind", .word(EmbeddedPreview.Kind.allCases.map(\.rawValue)), "what the picture inside is"),
    CaseField("type", .identifier, "its type"),
    CaseField("offset", .orNull(.integer(0...Int.max)), "where it begins; null where it is in pieces"),
    CaseField("length", .integer(0...Int.max), "its bytes"),
    CaseField("pixelWidth", .orNull(.integer(0...Int.max)), "its width"),
    CaseField("pixelHeight", .orNull(.integer(0...Int.max)), "its height"),
    CaseField("isFile", .flag, "whether its bytes alone are a file"),
  ]
  private static let picked = [
    CaseField("rule", .text, "the row that decides what is registered"),
    CaseField("forms", .list(.text), "the identifiers in order, each with how it is made"),
  ]

  static let item = [
    CaseField("path", .text, "the path of the file that stands for the item, from the question's folder"),
    CaseField("kind", .word(MediaKind.allCases.map(\.rawValue)), "what a person calls it"),
    CaseField("style", .word(PlaybackStyle.allCases.map(\.name)), "how the photo library plays it"),
    CaseField("type", .identifier, "the type of the file that stands for the item"),
    CaseField("livePhoto", .orNull(.object(live)), "what it has to do with Live Photos; null for nothing"),
    CaseField("sidecars", .list(.text), "the files that only say something about the item, by the bytes"),
    CaseField("subtypes", .object(bySubtype(ternary)), "whether it is of a subtype"),
    CaseField("rules", .object(bySubtype(.orNull(.text))), "the rules that decided so; null when none did"),
    CaseField(
      "headerRules", .object(bySubtype(.orNull(.text))),
      "the rules that decide by the file's own headers, whatever its folder says"),
    CaseField("pixelWidth", .orNull(.integer(0...Int.max)), "the width as shown"),
    CaseField("pixelHeight", .orNull(.integer(0...Int.max)), "the height as shown"),
    CaseField("orientation", .orNull(.integer(0...8)), "Exif's orientation"),
    CaseField("frames", .orNull(.integer(0...Int.max)), "the pictures of an animation"),
    CaseField("duration", .orNull(.number), "how long it lasts, in seconds"),
    CaseField("frameRate", .orNull(.number), "frames per second"),
    CaseField("tracks", .list(.object(track)), "the tracks of a movie, equal ones counted together"),
    CaseField("stillImageTime", .orNull(.number), "the still's moment in the movie, in seconds"),
    CaseField(
      "staleMotionFlag", .flag, "whether the file claims to be a motion photo and holds no movie"),
    CaseField("previews", .list(.object(preview)), "the pictures inside, in the order of the headers"),
    CaseField("captured", .orNull(.text), "when it was taken, in ISO 8601 with the zone that is written"),
    CaseField("camera", .orNull(.text), "make and model"),
    CaseField("located", .orNull(.flag), "whether a file of the item holds coordinates"),
    CaseField("albums", .list(.text), "the smart albums that hold it, in their order"),
    CaseField("registered", .object(picked), "what a picker registers for it as it is"),
    CaseField("registeredForOthers", .object(picked), "what it registers where everything must be readable"),
    CaseField("registeredShared", .object(picked), "what a share sheet registers"),
    CaseField("matches", ternary, "whether the question's filter wants it"),
  ]

  func object(_ item: MediaItem) -> CaseObject {
    let metadata = item.file.metadata
    let answers = MediaSubtype.allCases.map { ($0.rawValue, item.answer($0)) }
    let sidecars = item.sidecars.map(shown).sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
    var object = CaseObject()
    object["path"] = .text(shown(item.path))
    object["kind"] = .text(item.kind.rawValue)
    object["style"] = .text(item.style.name)
    object["type"] = .text(item.file.identification.type.identifier)
    object["livePhoto"] = item.livePhoto.map { .object(live($0, rules[item.path])) } ?? .null
    object["sidecars"] = .texts(sidecars)
    object["subtypes"] = .object(CaseObject(answers.map { ($0, .text($1.value.rawValue)) }))
    object["rules"] = .object(CaseObject(answers.map { ($0, .optional($1.rule)) }))
    object["headerRules"] = .object(
      CaseObject(MediaSubtype.allCases.map { ($0.rawValue, .optional(metadata?.answer($0).rule)) }))
    object["pixelWidth"] = Self.number(metadata?.pixelWidth)
    object["pixelHeight"] = Self.number(metadata?.pixelHeight)
    object["orientation"] = Self.number(metadata?.orientation)
    object["frames"] = Self.number(metadata?.frames)
    object["duration"] = metadata?.duration.map { .real($0) } ?? .null
    object["frameRate"] = metadata?.frameRate.map { .real($0) } ?? .null
    object["tracks"] = .list((metadata?.tracks ?? []).map { .object(Self.object($0)) })
    object["stillImageTime"] = metadata?.stillImageTime.map { .real($0) } ?? .null
    object["staleMotionFlag"] = .flag(metadata?.staleMotionFlag != nil)
    object["previews"] = .list((metadata?.previews ?? []).map { .object(Self.object($0)) })
    object["captured"] = .optional(metadata?.captured?.description)
    object["camera"] = .optional(metadata?.camera)
    object["located"] = item.isLocated.map { .flag($0) } ?? .null
    object["albums"] = .texts(albums[item.path] ?? [])
    object["registered"] = .object(Self.object(RegisteredForms(of: item)))
    object["registeredForOthers"] = .object(Self.object(RegisteredForms(of: item, mode: .compatible)))
    object["registeredShared"] = .object(Self.object(RegisteredForms(of: item, in: .shareExtension)))
    object["matches"] = filter.map { .text($0.matches(item).rawValue) }
    return object
  }

  private func live(_ live: LivePhoto, _ rule: String?) -> CaseObject {
    CaseObject([
      ("form", .text(live.form.rawValue)), ("still", .optional(live.still.map(shown))),
      ("movie", .optional(live.movie.map(shown))), ("identifier", .optional(live.identifier)),
      ("basis", .text(live.basis)), ("rule", .optional(rule)),
      ("offset", Self.number(live.movieRange.flatMap { Int(exactly: $0.lowerBound) })),
      ("length", Self.number(live.movieRange.map(\.count))),
      ("alternates", .texts(live.alternates.map(shown))),
    ])
  }

  private static func object(_ track: MediaTrack) -> CaseObject {
    CaseObject([
      ("kind", .text(track.kind.rawValue)), ("coding", .text(track.coding)), ("count", .integer(track.count)),
    ])
  }

  private static func object(_ preview: EmbeddedPreview) -> CaseObject {
    CaseObject([
      ("kind", .text(preview.kind.rawValue)), ("type", .text(preview.type.identifier)),
      ("offset", number(preview.range.flatMap { Int(exactly: $0.lowerBound) })),
      ("length", .integer(Int(clamping: preview.byteCount))), ("pixelWidth", number(preview.pixelWidth)),
      ("pixelHeight", number(preview.pixelHeight)), ("isFile", .flag(preview.isFile)),
    ])
  }

  private static func object(_ picked: RegisteredForms) -> CaseObject {
    CaseObject([
      ("rule", .text(picked.rule)),
      ("forms", .texts(picked.forms.map { "\($0.identifier) \($0.making.rawValue)" })),
    ])
  }

  /// A path from the question's folder.
  func shown(_ path: FilePath) -> String {
    var path = path
    for prefix in prefixes where !prefix.isEmpty && path.removePrefix(prefix) { break }
    return path.string
  }

  private static func number(_ number: Int?) -> CaseValue { number.map { .integer($0) } ?? .null }
}
