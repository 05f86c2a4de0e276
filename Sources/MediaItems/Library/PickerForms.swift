internal import FileIdentification
internal import SystemPackage
internal import UniformTypes

/// What the picker registers for an item, as people have printed it; the first row that fits decides.
struct PickerForms: Sendable {
  typealias Mode = PickerConfiguration.RepresentationMode

  /// An identifier of the list.
  enum Form: Hashable, Sendable {
    case identifier(String)
    /// The type of the item's own file, or of a bundle's still.
    case own
  }

  var name: String
  var because: String
  var modes: Set<Mode>
  var when: @Sendable (MediaItem) -> Bool
  var forms: [Form]

  private static let every = Set(Mode.allCases)
  private static let converting: Set<Mode> = [.automatic, .compatible]
  private static let bundle = Form.identifier("com.apple.live-photo-bundle")
  private static let jpeg = Form.identifier("public.jpeg")

  private static let heif = TypeCondition(
    below: ["public.heif-standard"], unless: ["public.avif", "public.avis", "public.heics", "public.heifs"])

  /// Motion photos of other makers are stills to the picker: it sees no movie in them.
  private static func isLivePhoto(_ item: MediaItem) -> Bool {
    item.livePhoto?.form == .pair || item.livePhoto?.form == .bundle
  }

  private static func isHEIF(_ type: UTType?) -> Bool { type.map { heif.holds(for: $0) } ?? false }

  private static func isStill(_ item: MediaItem, _ condition: TypeCondition) -> Bool {
    !isLivePhoto(item) && condition.holds(for: item.file.identification.type)
  }

  static let rows: [PickerForms] = [
    PickerForms(
      name: "loop", because: "a Live Photo with Loop or Bounce is offered as GIF and movie", modes: every,
      when: { $0.style == .videoLooping },
      forms: [
        .identifier("com.apple.private.auto-loop-gif"), .identifier("com.apple.quicktime-movie"),
        .identifier("com.compuserve.gif"),
      ]),
    PickerForms(
      name: "livePhotoHEIC", because: "the bundle first, then the still, HEIC before its JPEG rendition",
      modes: [.current], when: { isLivePhoto($0) && isHEIF(stillType(of: $0)) },
      forms: [bundle, .own, jpeg]),
    PickerForms(
      name: "livePhotoConverted", because: "the bundle first, then the still as JPEG", modes: converting,
      when: { isLivePhoto($0) && isHEIF(stillType(of: $0)) }, forms: [bundle, jpeg]),
    PickerForms(
      name: "livePhoto", because: "the bundle first, then the still", modes: every, when: isLivePhoto,
      forms: [bundle, .own]),
    PickerForms(
      name: "heic", because: "the HEIC representation precedes the JPEG one", modes: [.current],
      when: { isStill($0, heif) }, forms: [.own, jpeg]),
    PickerForms(
      name: "heicConverted", because: "JPEG bytes come out, and the list says so", modes: converting,
      when: { isStill($0, heif) }, forms: [jpeg]),
    PickerForms(
      name: "raw", because: "the maker's own type, with a JPEG rendition that may be a small preview",
      modes: every, when: { isStill($0, SmartAlbum.raw) }, forms: [.own, jpeg]),
    PickerForms(
      name: "own", because: "other pictures and all movies keep their own identifier", modes: every,
      when: { MediaAsset.kinds.contains($0.kind) }, forms: [.own]),
  ]

  /// The identifiers that the picker registers for `item`, in its order; none for what it does not show.
  static func identifiers(of item: MediaItem, _ mode: Mode) -> [String] {
    guard let row = rows.first(where: { $0.modes.contains(mode) && $0.when(item) }) else { return [] }
    return row.forms.compactMap { form in
      switch form {
      case .identifier(let identifier): identifier
      case .own: stillType(of: item)?.identifier
      }
    }
  }

  /// The type of the file that a program would load: a bundle's is that of its still.
  private static func stillType(of item: MediaItem) -> UTType? {
    guard item.livePhoto?.form == .bundle else { return item.file.identification.type }
    guard let suffix = item.livePhoto?.still?.extension else { return nil }
    return UTType(filenameExtension: suffix, conformingTo: .image)
  }
}
