package import MediaMetadata
internal import SystemCalls

/// A field of an item: the source of records, schemas, conditions and suites.
package struct ItemField: Sendable {
  /// The type of a field's value.
  package enum Shape: Sendable {
    case text
    case path
    /// A type identifier.
    case identifier
    /// One of these words.
    case word([String])
    case integer
    case number
    case flag
    /// A date, or a date and time, in ISO 8601.
    case date
    case object([ItemField])
    case list([ItemField])
    case texts
    case paths
  }

  /// The subject of a field.
  package enum Owner: Sendable {
    case item
    /// The record, not the item: conditions cannot use the field.
    case record
    /// The item, but only in conditions: records do not show it.
    case condition
  }

  package let name: String
  /// The name as JSON: in quotes, with a colon.
  package let key: [UInt8]
  package let shape: Shape
  package let owner: Owner
  /// The unit of a number, if any.
  package let unit: String?
  package let meaning: String
  /// The possible values of the field or of a list's elements; nil for any text.
  package let words: [String]?
  /// The group of an optional field; nil for a basic field.
  package let group: FieldGroup?
  let getter: FieldGetter
  /// The part that a record needs for the field to have a value.
  let part: RecordPart
  /// Returns whether a list contains a word, for lists in which a missing word can mean unknown.
  let has: (@Sendable (any FilterSubject, String) -> Ternary)?

  package init(
    _ name: String, _ shape: Shape, of owner: Owner = .item, in group: FieldGroup? = nil, unit: String? = nil,
    words: [String]? = nil, _ meaning: String, has: (@Sendable (any FilterSubject, String) -> Ternary)? = nil,
    needing part: RecordPart = .always,
    _ getter: FieldGetter
  ) {
    self.name = name
    key = Array("\"\(name)\":".utf8)
    self.shape = shape
    self.owner = owner
    self.group = group
    self.unit = unit
    self.meaning = meaning
    if case .word(let all) = shape { self.words = all } else { self.words = words }
    self.has = has
    self.getter = getter
    self.part = part
  }

  /// Creates a field whose getter returns a ``FieldValue``.
  package init(
    _ name: String, _ shape: Shape, of owner: Owner = .item, in group: FieldGroup? = nil, unit: String? = nil,
    words: [String]? = nil, _ meaning: String, has: (@Sendable (any FilterSubject, String) -> Ternary)? = nil,
    needing part: RecordPart = .always, _ value: @escaping @Sendable (ItemRecord) -> FieldValue?
  ) {
    self.init(
      name, shape, of: owner, in: group, unit: unit, words: words, meaning, has: has, needing: part,
      .value(value))
  }

  /// Returns the value of a record.
  package func value(_ record: ItemRecord) -> FieldValue? { getter.value(record) }

  /// Creates a member of an object, or a field of a command, without a getter.
  package static func member(
    _ name: String, _ shape: Shape, unit: String? = nil, words: [String]? = nil, _ meaning: String
  ) -> ItemField {
    ItemField(name, shape, unit: unit, words: words, meaning) { _ in nil }
  }
}

extension ItemField {
  /// Field names by other programs' names, in lower case.
  ///
  /// Accepted as input only; records, schemas and errors use the fields' own names.
  private static let synonyms = [
    // exiftool.
    "datetimeoriginal": "captured", "createdate": "captured", "imagewidth": "pixelWidth",
    "imageheight": "pixelHeight", "filesize": "size", "filemodifydate": "modified", "filetype": "type",
    "mimetype": "mime", "videoframerate": "frameRate",
    // File browsers, photo libraries and databases.
    "date": "captured", "taken": "captured", "width": "pixelWidth", "height": "pixelHeight", "bytes": "size",
    "mtime": "modified", "fps": "frameRate", "length": "duration", "model": "camera",
    // Apple and the web.
    "uti": "type", "content-type": "mime", "mime-type": "mime", "mime_type": "mime",
  ]

  /// Returns the field's name for another program's name; other names are returned unchanged.
  package static func ownName(_ name: String) -> String { synonyms[name.lowercased()] ?? name }
}

extension ItemField {
  /// Fields that conditions can use but records do not show.
  private static let conditionOnly: [ItemField] = [
    ItemField("name", .text, of: .condition, "The last component of the path.") { .text($0.path.lastName) }
  ]

  /// Every field that conditions can use; members of objects by their path.
  package static let compared: [ItemField] =
    all.filter { $0.owner == .item }.flatMap { field -> [ItemField] in
      switch field.shape {
      case .object(let members): members.map { $0.asMember(of: field) }
      case .list: []
      default: [field]
      }
    } + conditionOnly

  static let byName = Dictionary(
    uniqueKeysWithValues: compared.map { ($0.name, $0) })

  private static let byFoldedName = Dictionary(
    uniqueKeysWithValues: (compared + all.filter { $0.owner == .record }).map { ($0.name.lowercased(), $0) })

  /// Returns the field by its name or another program's name for it, ignoring case; also fields that only records have.
  static func named(_ name: String) -> ItemField? { byFoldedName[ownName(name).lowercased()] }

  /// Returns a member of an object as a separate field, named by its path.
  private func asMember(of field: ItemField) -> ItemField {
    let (member, value, absent) = (name, field.value, isList ? FieldValue.list([]) : nil)
    return ItemField("\(field.name).\(member)", shape, unit: unit, words: words, meaning) { record in
      guard case .object(let members) = value(record) else { return nil }
      return members.first { $0.key == member }?.value ?? absent
    }
  }

  /// True for a list, of which conditions compare each element.
  var isList: Bool {
    switch shape {
    case .texts, .paths: true
    default: false
    }
  }
}

extension MediaItem {
  /// The names of the fields that filters can compare; members of objects by their path.
  public static var fieldNames: [String] { ItemField.compared.map(\.name) }

  /// Returns the value of a field by its name; nil if the item has none.
  ///
  /// Details have values only if they were read with the item; ``FilterExpression/details`` are those that a filter needs.
  /// Complexity: depends on the field; `size` of several files and `modified` need system calls.
  public func value(of field: String) -> FilterValue? {
    guard let field = ItemField.byName[field] else { return nil }
    switch field.value(ItemRecord(self)) {
    case .text(let text): return .text(text)
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .list(let elements):
      return .texts(elements.compactMap { if case .text(let text) = $0 { text } else { nil } })
    case .object: return nil
    // Records omit empty lists.
    case nil: return field.isList && !field.name.contains(".") ? .texts([]) : nil
    }
  }
}

/// A group of item fields that are read and shown together on request.
package enum FieldGroup: String, Sendable, CaseIterable {
  case file, exposure, coding, sound, caption, capture, place, serial, sums

  /// The details to read for the group's fields.
  package var details: MediaDetails.Parts {
    switch self {
    // Locations are always read, for the field located.
    case .file, .place: []
    case .exposure: .exposure
    case .coding, .sound: .coding
    case .caption: .caption
    case .capture: .capture
    case .serial: .serial
    case .sums: .sums
    }
  }

  /// True if `all` does not include the group.
  package var requiresExplicitName: Bool { isPrivate || self == .sums }

  /// True if the group reveals a location or identifies a camera.
  package var isPrivate: Bool { self == .place || self == .serial }

  /// The description for help.
  package var meaning: String {
    switch self {
    case .file: "data of the file system"
    case .exposure: "exposure settings of a photo"
    case .coding: "codecs and formats of images and sound"
    case .sound: "channels and sample rate"
    case .caption: "titles, descriptions and keywords"
    case .capture: "data added by a camera or program"
    case .place: "coordinates; only if named"
    case .serial: "serial number of the camera; only if named"
    case .sums: "checksums of the file in path, which is read for them; only if named"
    }
  }
}
