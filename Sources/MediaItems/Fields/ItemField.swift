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
  }

  package let name: String
  /// The name as JSON writes it before a value: in quotes, with a colon.
  package let key: [UInt8]
  package let shape: Shape
  package let owner: Owner
  /// The unit of a number, where it has one.
  package let unit: String?
  package let meaning: String
  package let value: @Sendable (ItemRecord) -> FieldValue?

  package init(
    _ name: String, _ shape: Shape, of owner: Owner = .item, unit: String? = nil, _ meaning: String,
    _ value: @escaping @Sendable (ItemRecord) -> FieldValue?
  ) {
    self.name = name
    key = Array("\"\(name)\":".utf8)
    self.shape = shape
    self.owner = owner
    self.unit = unit
    self.meaning = meaning
    self.value = value
  }

  /// A field of an object, or of one command, whose value somebody else makes.
  package static func member(_ name: String, _ shape: Shape, unit: String? = nil, _ meaning: String)
    -> ItemField
  {
    ItemField(name, shape, unit: unit, meaning) { _ in nil }
  }

  /// Whether the value is one that conditions compare.
  private var isCompared: Bool {
    switch shape {
    case .object, .list, .texts, .paths: false
    case .text, .path, .identifier, .word, .integer, .number, .flag: owner == .item
    }
  }

  static let compared = all.filter(\.isCompared)
  static let byName = Dictionary(
    uniqueKeysWithValues: compared.map { ($0.name, $0) })
}

extension MediaItem {
  /// The names of the fields that conditions in filters may ask for.
  public static var fieldNames: [String] { ItemField.compared.map(\.name) }

  /// The value of a field by its name in records; nil when the item has none.
  public func value(of field: String) -> FilterValue? {
    switch ItemField.byName[field]?.value(ItemRecord(self)) {
    case .text(let text): .text(text)
    case .integer(let number): .number(Double(number))
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .list, .object, nil: nil
    }
  }
}
