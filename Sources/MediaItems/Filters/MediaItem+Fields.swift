internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// One field of an item that conditions may ask for: `duration > 10`.
struct MediaItemField: Sendable {
  var name: String
  var value: @Sendable (MediaItem) -> FilterValue?

  /// Every field, named as records name it.
  static let rows: [MediaItemField] = [
    MediaItemField(name: "path") { .text($0.path.string) },
    MediaItemField(name: "type") { .text($0.file.identification.type.identifier) },
    MediaItemField(name: "mime") { .text($0.file.identification.type.printedMIMEType) },
    MediaItemField(name: "extension") { .text($0.file.identification.type.preferredFilenameExtension) },
    MediaItemField(name: "kind") { .text($0.kind.rawValue) },
    MediaItemField(name: "agreement") { .text($0.file.identification.agreement.rawValue) },
    MediaItemField(name: "certainty") { .text($0.file.identification.certainty.rawValue) },
    MediaItemField(name: "nameType") { .text($0.file.identification.nameType?.identifier) },
    MediaItemField(name: "contentType") { .text($0.file.identification.contentType?.identifier) },
    MediaItemField(name: "claimedType") { .text($0.file.identification.claimedType?.identifier) },
    MediaItemField(name: "pixelWidth") { .number($0.file.metadata?.pixelWidth) },
    MediaItemField(name: "pixelHeight") { .number($0.file.metadata?.pixelHeight) },
    MediaItemField(name: "orientation") { .number($0.file.metadata?.orientation) },
    MediaItemField(name: "frames") { .number($0.file.metadata?.frames) },
    MediaItemField(name: "duration") { ($0.file.metadata?.duration).map { .number($0) } },
    MediaItemField(name: "frameRate") { ($0.file.metadata?.frameRate).map { .number($0) } },
    MediaItemField(name: "captured") { .text($0.file.metadata?.captured?.description) },
    MediaItemField(name: "camera") { .text($0.file.metadata?.camera) },
    MediaItemField(name: "located") { $0.isLocated.map { .flag($0) } },
    MediaItemField(name: "damage") { .text($0.file.identification.damage) },
    MediaItemField(name: "incomplete") { $0.file.identification.isIncomplete ? .flag(true) : nil },
  ]

  static let byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension MediaItem {
  /// The names of the fields that conditions in filters may ask for.
  public static var fieldNames: [String] { MediaItemField.rows.map(\.name) }

  /// The value of a field by its name in records; nil when the item has none.
  public func value(of field: String) -> FilterValue? { MediaItemField.byName[field]?.value(self) }
}

extension FilterValue {
  fileprivate static func text(_ text: String?) -> FilterValue? { text.map { .text($0) } }
  fileprivate static func number(_ number: Int?) -> FilterValue? { number.map { .number(Double($0)) } }
}
