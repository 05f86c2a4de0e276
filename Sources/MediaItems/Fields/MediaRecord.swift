public import FileIdentification
internal import PropertyLists
public import SystemPackage
public import UniformTypes

/// What there is to say of one item, by the fields of the command's records: one line of `uti classify --format ndjson`.
///
/// A record holds plain values and outlives its file, so that servers can store and send it. Its fields, their meanings and
/// units are those of `uti schema classify`; absent fields have no value. Encoders write the same members as the command, in
/// whatever order and spelling is theirs; the bytes that the command writes are promised by ``line`` alone. The command looks
/// at files' ends (`FileIdentifier.Options(ends: .brief)`), which is where damage is seen.
///
/// ```swift
/// let record = MediaRecord(try reader.read(path: "IMG_0001.HEIC"))
/// record.mime               // "image/heic"
/// record["livePhoto.form"]  // nil: the file is no half of one
/// ```
public struct MediaRecord: Hashable, Sendable {
  /// The fields that have a value, in the order of the schema.
  public private(set) var members: [FieldValue.Member]

  /// Makes the record of an item, with the fields that are asked for.
  ///
  /// Optional fields have values where the item was read with the selection's ``FieldSelection/details``. `registry` tells
  /// which name would be true where the item's own is not. Complexity: for `size` of several files and for `modified`, the
  /// system is asked.
  public init(_ item: MediaItem, fields: FieldSelection = .basic, registry: TypeRegistry = .current) {
    var record = ItemRecord(item)
    record.judgeName(registry)
    self.init(record, fields)
  }

  /// Makes the record of what could not be read.
  public init(path: FilePath, error: IdentificationError) {
    var record = ItemRecord(path: path)
    record.error = error
    self.init(record, .basic)
  }

  package init(_ record: ItemRecord, _ fields: FieldSelection) {
    let rows = ItemField.all
    members = fields.positions.compactMap { position in
      rows[position].value(record).map { FieldValue.Member(key: rows[position].name, value: $0) }
    }
  }

  /// The value of a field, or of an object's member by its path, such as `livePhoto.still`.
  public subscript(field: String) -> FieldValue? {
    field.split(separator: ".", omittingEmptySubsequences: false).reduce(.object(members)) { value, name in
      guard case .object(let members)? = value else { return nil }
      return members.first { $0.key == name }?.value
    }
  }

  /// The record as JSON on one line, as the command writes it, without a line end.
  public var line: [UInt8] {
    var json = JSONWriter()
    json.value(.object(members))
    return json.bytes
  }
}

extension MediaRecord: Codable {
  /// Reads a record; members that no field has are kept, behind the others.
  public init(from decoder: any Decoder) throws {
    guard case .object(let members) = try FieldValue(from: decoder) else {
      throw DecodingError.typeMismatch(
        MediaRecord.self, .init(codingPath: decoder.codingPath, debugDescription: "a record is an object"))
    }
    self.members = Self.ordered(members, like: ItemField.all)
  }

  /// Writes the members as an object.
  public func encode(to encoder: any Encoder) throws { try FieldValue.object(members).encode(to: encoder) }

  /// In the order of the fields; decoders know none.
  private static func ordered(_ members: [FieldValue.Member], like fields: [ItemField]) -> [FieldValue.Member]
  {
    let places = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    return members.map { member in
      guard let place = places[member.key] else { return member }
      return FieldValue.Member(key: member.key, value: ordered(member.value, like: fields[place].shape))
    }.sorted { (places[$0.key] ?? .max, $0.key) < (places[$1.key] ?? .max, $1.key) }
  }

  private static func ordered(_ value: FieldValue, like shape: ItemField.Shape) -> FieldValue {
    switch (value, shape) {
    case (.object(let members), .object(let fields)): .object(ordered(members, like: fields))
    case (.list(let elements), .list(let fields)):
      .list(elements.map { ordered($0, like: .object(fields)) })
    // A whole number is written without a fraction.
    case (.integer(let number), .number): .number(Double(number))
    default: value
    }
  }
}
