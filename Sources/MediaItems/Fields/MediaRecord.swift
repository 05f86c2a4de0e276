public import FileIdentification
internal import PropertyLists
public import SystemPackage
public import UniformTypes

/// The record of an item: one line of `uti classify --format ndjson`.
///
/// A record holds plain values, which servers can store and send. `uti schema classify` lists the fields with meanings and
/// units; absent fields have no value. Encoders write the same members as the command, but only ``line`` has the same
/// bytes. The command also examines the ends of files (`FileIdentifier.Options(ends: .brief)`) to find damage.
///
/// ```swift
/// let record = MediaRecord(try reader.read(path: "IMG_0001.HEIC"))
/// record.mime               // "image/heic"
/// record["livePhoto.form"]  // nil: the file is not half of one
/// ```
public struct MediaRecord: Hashable, Sendable {
  /// The fields with a value, in the order of the schema.
  public private(set) var members: [FieldValue.Member]

  /// Creates the record of an item, with the selected fields.
  ///
  /// Optional fields have values if the item was read with ``FieldSelection/details``. `registry` is used to suggest
  /// names. Complexity: `size` of several files and `modified` need system calls.
  public init(_ item: MediaItem, fields: FieldSelection = .basic, registry: TypeRegistry = .current) {
    var record = ItemRecord(item)
    record.checkName(registry)
    self.init(record, fields)
  }

  /// Creates the record of a file that could not be read.
  public init(path: FilePath, error: IdentificationError) {
    var record = ItemRecord(path: path)
    record.error = error
    self.init(record, .basic)
  }

  package init(_ record: ItemRecord, _ fields: FieldSelection) {
    let all = ItemField.all
    members = fields.positions.compactMap { index in
      all[index].value(record).map { FieldValue.Member(key: all[index].name, value: $0) }
    }
  }

  /// The value of a field, or of a member of an object by its path, such as `livePhoto.still`.
  public subscript(field: String) -> FieldValue? {
    field.split(separator: ".", omittingEmptySubsequences: false).reduce(.object(members)) { value, name in
      guard case .object(let members)? = value else { return nil }
      return members.first { $0.key == name }?.value
    }
  }

  /// The record as one line of JSON without a line end, as the command writes it.
  public var line: [UInt8] {
    var json = JSONWriter()
    json.value(.object(members))
    return json.bytes
  }
}

extension MediaRecord: Codable {
  /// Decodes a record; unknown members are kept, after the others.
  public init(from decoder: any Decoder) throws {
    guard case .object(let members) = try FieldValue(from: decoder) else {
      throw DecodingError.typeMismatch(
        MediaRecord.self, .init(codingPath: decoder.codingPath, debugDescription: "a record is an object"))
    }
    self.members = Self.ordered(members, like: ItemField.all)
  }

  /// Encodes the members as an object.
  public func encode(to encoder: any Encoder) throws { try FieldValue.object(members).encode(to: encoder) }

  /// Sorts members by the order of the fields, since decoders do not keep an order.
  private static func ordered(_ members: [FieldValue.Member], like fields: [ItemField]) -> [FieldValue.Member]
  {
    let indices = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    return members.map { member in
      guard let index = indices[member.key] else { return member }
      return FieldValue.Member(key: member.key, value: ordered(member.value, like: fields[index].shape))
    }.sorted { (indices[$0.key] ?? .max, $0.key) < (indices[$1.key] ?? .max, $1.key) }
  }

  private static func ordered(_ value: FieldValue, like shape: ItemField.Shape) -> FieldValue {
    switch (value, shape) {
    case (.object(let members), .object(let fields)): .object(ordered(members, like: fields))
    case (.list(let elements), .list(let fields)):
      .list(elements.map { ordered($0, like: .object(fields)) })
    // In JSON, a whole number may be an integer or a floating-point value.
    case (.integer(let number), .number): .number(Double(number))
    default: value
    }
  }
}

// The most used fields; others are available by name.
extension MediaRecord {
  /// The path as given.
  public var path: String { text("path") ?? "" }
  /// The uniform type identifier; nil if the item could not be read.
  public var type: String? { text("type") }
  /// The MIME type to serve the item with.
  public var mime: String? { text("mime") }
  /// The type's preferred filename extension, without a dot.
  public var preferredExtension: String? { text("preferredExtension") }
  /// The kind of the item; nil also for a kind that this version does not know.
  public var kind: MediaKind? { text("kind").flatMap(MediaKind.init) }
  /// A name that fits the content, if the present name contradicts it.
  public var suggestedName: String? { text("suggestedName") }
  /// The width as displayed, in pixels.
  public var pixelWidth: Int? { integer("pixelWidth") }
  /// The height as displayed, in pixels.
  public var pixelHeight: Int? { integer("pixelHeight") }
  /// The duration of a movie or sound in seconds.
  public var duration: Double? { number("duration") }
  /// The capture date in ISO 8601.
  public var captured: String? { text("captured") }
  /// The make and model of the camera.
  public var camera: String? { text("camera") }
  /// The damage found in the file, if any.
  public var damage: String? { text("damage") }

  private func text(_ field: String) -> String? {
    if case .text(let text)? = self[field] { text } else { nil }
  }

  private func integer(_ field: String) -> Int? {
    if case .integer(let number)? = self[field] { number } else { nil }
  }

  private func number(_ field: String) -> Double? {
    if case .number(let number)? = self[field] { number } else { nil }
  }
}
