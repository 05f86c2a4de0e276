package import MediaMetadata

/// One field of an item: records in every form, their schema, conditions and suites are all made from these rows.
package struct ItemField: Sendable {
  package enum Shape: Sendable {
    case text
    case path
    /// A type's.
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

  /// Whose a field is.
  package enum Owner: Sendable {
    case item
    /// Of what was read and how, so that nothing is compared with it.
    case record
    /// Of an item, and only for conditions: records do not show it.
    case condition
  }

  package let name: String
  /// The name as JSON writes it before a value: in quotes, with a colon.
  package let key: [UInt8]
  package let shape: Shape
  package let owner: Owner
  /// The unit of a number, where it has one.
  package let unit: String?
  package let meaning: String
  /// Every word that the value, or one of a list's, can be; nil where it may be any text.
  package let words: [String]?
  /// The optional group that the field is of; nil for what every record shows.
  package let group: FieldGroup?
  let reading: FieldReading
  /// What a record must have for the field to have a value.
  let part: RecordPart
  /// Whether a list has a word, where that may be unknown although the list does not name it.
  let has: (@Sendable (any FilterSubject, String) -> Ternary)?

  package init(
    _ name: String, _ shape: Shape, of owner: Owner = .item, in group: FieldGroup? = nil, unit: String? = nil,
    words: [String]? = nil, _ meaning: String, has: (@Sendable (any FilterSubject, String) -> Ternary)? = nil,
    needing part: RecordPart = .nothing,
    _ reading: FieldReading
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
    self.reading = reading
    self.part = part
  }

  /// As ``init(_:_:of:in:unit:words:_:has:needing:_:)``, of a value that has to be put together.
  package init(
    _ name: String, _ shape: Shape, of owner: Owner = .item, in group: FieldGroup? = nil, unit: String? = nil,
    words: [String]? = nil, _ meaning: String, has: (@Sendable (any FilterSubject, String) -> Ternary)? = nil,
    needing part: RecordPart = .nothing, _ value: @escaping @Sendable (ItemRecord) -> FieldValue?
  ) {
    self.init(
      name, shape, of: owner, in: group, unit: unit, words: words, meaning, has: has, needing: part,
      .value(value))
  }

  /// The value that a record has.
  package func value(_ record: ItemRecord) -> FieldValue? { reading.value(record) }

  /// A field of an object, or of one command, whose value somebody else makes.
  package static func member(
    _ name: String, _ shape: Shape, unit: String? = nil, words: [String]? = nil, _ meaning: String
  ) -> ItemField {
    ItemField(name, shape, unit: unit, words: words, meaning) { _ in nil }
  }
}
