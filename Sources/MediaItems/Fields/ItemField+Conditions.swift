internal import SystemCalls

extension ItemField {
  /// What conditions may ask for and records do not show.
  private static let forConditions: [ItemField] = [
    ItemField("name", .text, of: .condition, "The last component of the path.") { .text($0.path.lastName) }
  ]

  /// Every field that conditions may ask for; members of objects by their path.
  package static let compared: [ItemField] =
    all.filter { $0.owner == .item }.flatMap { field -> [ItemField] in
      switch field.shape {
      case .object(let members): members.map { $0.below(field) }
      case .list: []
      default: [field]
      }
    } + forConditions

  static let byName = Dictionary(
    uniqueKeysWithValues: compared.map { ($0.name, $0) })

  private static let byFoldedName = Dictionary(
    uniqueKeysWithValues: (compared + all.filter { $0.owner == .record }).map { ($0.name.lowercased(), $0) })

  /// The field of that name, or of another program's name for it, whatever its letter case; also one of records alone.
  static func named(_ name: String) -> ItemField? { byFoldedName[ownName(name).lowercased()] }

  /// The member as a field of its own, by its path.
  private func below(_ field: ItemField) -> ItemField {
    let (member, value, absent) = (name, field.value, isList ? FieldValue.list([]) : nil)
    return ItemField("\(field.name).\(member)", shape, unit: unit, words: words, meaning) { record in
      guard case .object(let members) = value(record) else { return nil }
      return members.first { $0.key == member }?.value ?? absent
    }
  }

  /// Whether the value is a list, of which conditions ask for one.
  var isList: Bool {
    switch shape {
    case .texts, .paths: true
    default: false
    }
  }
}

extension MediaItem {
  /// The names of the fields that conditions in filters may ask for; members of objects by their path.
  public static var fieldNames: [String] { ItemField.compared.map(\.name) }

  /// The value of a field by its name; nil when the item has none.
  ///
  /// Details have values only where they were read with the item: ``FilterExpression/details`` names those that a filter
  /// asks for. Complexity: that of finding out; for `size` of several files and `modified` the system is asked.
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
    // A list that records leave out is one without elements.
    case nil: return field.isList && !field.name.contains(".") ? .texts([]) : nil
    }
  }
}
