internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// Converts media items to the answers of a conformance suite.
struct MediaItemAnswer {
  /// The folders of the question's files; paths in answers are relative to them.
  var prefixes: [FilePath]
  /// The rules that matched pairs, by the still's path.
  var rules: [FilePath: String]
  var filter: MediaFilter?
  /// The smart albums of an item, by its path.
  var albums: [FilePath: [String]] = [:]

  private static let ternary = CaseField.Shape.word(Ternary.allCases.map(\.rawValue))

  /// The fields shared with records; subtypes are answered with yes, no or unknown instead of being listed.
  private static let recorded = ItemField.all.filter { $0.owner == .item && $0.name != "subtypes" }
  /// The rule that matched the halves, which records do not have.
  private static let rule = CaseField(
    "rule", .orNull(.text), vocabulary: .names,
    "the rule that matched the halves; null where nothing was matched")

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
    CaseField("rule", .text, vocabulary: .names, "the row that decides what is registered"),
    CaseField("forms", .list(.text), "the identifiers in order, each with how it is made"),
  ]

  /// The keys of records, and of Live Photos in them, that only this package is expected to answer.
  private static let ownKeys: Set = [
    "form", "basis", "agreement", "certainty", "damage", "reasons", "likelySubtypes",
  ]

  static let item =
    recorded.map { field in
      var field = CaseField(field)
      if ownKeys.contains(field.name) { field.vocabulary = .own }
      if field.name == "livePhoto", case .orNull(.object(var members)) = field.shape {
        for index in members.indices where ownKeys.contains(members[index].name) {
          members[index].vocabulary = .own
        }
        field.shape = .orNull(.object(members + [rule]))
      }
      return field
    } + own

  private static let own = [
    CaseField("style", .word(PlaybackStyle.allCases.map(\.name)), "how the photo library plays it"),
    CaseField("subtypes", .object(bySubtype(ternary)), "whether it is of a subtype"),
    CaseField(
      "rules", .object(bySubtype(.orNull(.text))), vocabulary: .names,
      "the rules that decided so; null when none did"),
    CaseField(
      "headerRules", .object(bySubtype(.orNull(.text))), vocabulary: .names,
      "the rules that decide by the file's own headers, whatever its folder says"),
    CaseField("tracks", .list(.object(track)), "the tracks of a movie, equal ones counted together"),
    CaseField("stillImageTime", .orNull(.number), "the still's moment in the movie, in seconds"),
    CaseField(
      "staleMotionFlag", .flag, vocabulary: .own,
      "whether the file claims to be a motion photo and holds no movie"),
    CaseField("previews", .list(.object(preview)), "the pictures inside, in the order of the headers"),
    CaseField("albums", .list(.text), vocabulary: .own, "the smart albums that hold it, in their order"),
    CaseField("registered", .object(picked), vocabulary: .own, "what a picker registers for it as it is"),
    CaseField(
      "registeredForOthers", .object(picked), vocabulary: .own,
      "what it registers where everything must be readable"),
    CaseField("registeredShared", .object(picked), vocabulary: .own, "what a share sheet registers"),
    CaseField("matches", ternary, vocabulary: .names, "whether the question's filter wants it"),
  ]

  func object(_ item: MediaItem) -> CaseObject {
    let metadata = item.file.metadata
    let answers = MediaSubtype.allCases.map { ($0.rawValue, item.answer($0)) }
    let record = ItemRecord(item)
    var object = CaseObject(Self.recorded.map { ($0.name, value($0.value(record), $0.shape)) })
    if var live = object["livePhoto"]?.object {
      live["rule"] = .optional(rules[item.path])
      object["livePhoto"] = .object(live)
    }
    object["sidecars"] = .texts(
      object.texts("sidecars").sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) })
    object["style"] = .text(item.style.name)
    object["subtypes"] = .object(CaseObject(answers.map { ($0, .text($1.value.rawValue)) }))
    object["rules"] = .object(CaseObject(answers.map { ($0, .optional($1.rule)) }))
    object["headerRules"] = .object(
      CaseObject(MediaSubtype.allCases.map { ($0.rawValue, .optional(metadata?.answer($0).rule)) }))
    object["tracks"] = .list((metadata?.tracks ?? []).map { .object(Self.object($0)) })
    object["stillImageTime"] = metadata?.stillImageTime.map { .real($0) } ?? .null
    object["staleMotionFlag"] = .flag(metadata?.staleMotionFlag != nil)
    object["previews"] = .list((metadata?.previews ?? []).map { .object(Self.object($0)) })
    object["albums"] = .texts(albums[item.path] ?? [])
    object["registered"] = .object(Self.object(RegisteredForms(of: item)))
    object["registeredForOthers"] = .object(Self.object(RegisteredForms(of: item, mode: .compatible)))
    object["registeredShared"] = .object(Self.object(RegisteredForms(of: item, in: .shareExtension)))
    object["matches"] = filter.map { .text($0.matches(item).rawValue) }
    return object
  }

  /// Converts a record's value: missing values become null or an empty list, and paths become relative.
  private func value(_ value: FieldValue?, _ shape: ItemField.Shape) -> CaseValue {
    switch (value, shape) {
    case (nil, .texts), (nil, .paths), (nil, .list): .list([])
    case (nil, _): .null
    case (.text(let path), .path), (.text(let path), .paths): .text(relativePath(FilePath(path)))
    case (.text(let text), _): .text(text)
    case (.integer(let number), _): .integer(number)
    case (.number(let number), _): .real(number)
    case (.flag(let flag), _): .flag(flag)
    case (.list(let elements), .list(let fields)): .list(elements.map { self.value($0, .object(fields)) })
    case (.list(let elements), _): .list(elements.map { self.value($0, shape) })
    case (.object(let members), .object(let fields)):
      .object(
        CaseObject(
          fields.map { field in
            (field.name, self.value(members.first { $0.key == field.name }?.value, field.shape))
          }))
    case (.object, _): .null
    }
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

  /// Returns a path relative to the question's folder.
  func relativePath(_ path: FilePath) -> String {
    var path = path
    for prefix in prefixes where !prefix.isEmpty && path.removePrefix(prefix) { break }
    return path.string
  }

  private static func number(_ number: Int?) -> CaseValue { number.map { .integer($0) } ?? .null }
}

extension CaseField {
  /// Converts a field of records; omitted values are null.
  fileprivate init(_ field: ItemField) {
    let unit = field.unit.map { " in \($0)" } ?? ""
    self.init(field.name, Shape(field.shape), field.meaning + unit)
  }
}

extension CaseField.Shape {
  fileprivate init(_ shape: ItemField.Shape) {
    self =
      switch shape {
      case .text, .path, .date: .orNull(.text)
      case .identifier: .orNull(.identifier)
      case .word(let words): .orNull(.word(words))
      case .integer: .orNull(.integer(0...Int.max))
      case .number: .orNull(.number)
      case .flag: .orNull(.flag)
      case .texts, .paths: .list(.text)
      case .object(let fields): .orNull(.object(fields.map { CaseField($0) }))
      case .list(let fields): .list(.object(fields.map { CaseField($0) }))
      }
  }
}
