import TypeDeclarations

/// The keys of the compiled hash table and the numbers of their types, the preferred type first.
struct KeyIndex {
  struct Key: Hashable {
    var kind: CompiledTable.Key
    /// The text, in lower case if the kind ignores case.
    var text: String

    var hash: UInt32 {
      var text = text
      return text.withUTF8 { CompiledTable.hash(kind, UnsafeRawBufferPointer($0)) }
    }
  }

  private(set) var types: [Key: [Int]] = [:]

  init(_ tables: TypeTables, _ numbers: TypeNumbers) {
    for (identifier, number) in numbers.ofIdentifier { add(.identifier, identifier, number) }
    for type in Self.sortedByPreference(tables) {
      for tagClass in TagClass.allCases {
        for tag in type.tags[tagClass] ?? [] { add(.init(tagClass), tag, numbers[type.identifier]) }
      }
    }
    addAliases(tables, numbers)
    let direct: [(TypeTables.RelationTable, CompiledTable.Key)] = [
      (.libmagicAnswers, .libmagicAnswer), (.fileNames, .fileName), (.compoundExtensions, .compoundExtension),
      (.preferredByName, .preferredByName), (.furtherExtensions, .furtherExtension),
    ]
    for (table, kind) in direct {
      for relation in tables.relations[table] ?? [] { add(kind, relation.key, numbers[relation.value]) }
    }
    let common = (tables.relations[.owners] ?? []).filter { $0.rank == .common }
    for (pathExtension, owners) in Dictionary(grouping: common, by: \.key) where owners.count > 1 {
      for owner in owners { add(.sharedExtension, pathExtension, numbers[owner.value]) }
    }
    for hint in tables.relations[.genericExtensions] ?? [] {
      guard let meaning = CompiledTable.NameHint(rawValue: hint.value) else { continue }
      add(.nameHint, hint.key, numbers.ofHint(meaning))
    }
    for exception in tables.relations[.libmagicExceptions] ?? [] {
      add(.libmagicException, exception.value, numbers[exception.key])
    }
  }

  /// Returns all types sorted by layer, rank and order in the tables; stand-ins for third-party types are last.
  private static func sortedByPreference(_ tables: TypeTables) -> [TypeDeclaration] {
    let order = tables.apple + tables.community
    func layer(_ element: (offset: Int, element: TypeDeclaration)) -> Int {
      if element.offset < tables.apple.count { return 0 }
      return TypeNumbers.familyName(element.element) == TypeTables.standIns ? 2 : 1
    }
    return order.enumerated().sorted { a, b in
      let layers = (layer(a), layer(b))
      if layers.0 != layers.1 { return layers.0 < layers.1 }
      let ranks = (a.element.rank ?? .max, b.element.rank ?? .max)
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : a.offset < b.offset
    }.map(\.element)
  }

  /// Adds aliases of MIME types, including printed MIME types that no type declares.
  private mutating func addAliases(_ tables: TypeTables, _ numbers: TypeNumbers) {
    let printed = Dictionary(
      (tables.relations[.printedMIMETypes] ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    for type in Self.sortedByPreference(tables) {
      guard let name = printed[type.identifier], self[.mimeType, name].isEmpty else { continue }
      add(.mimeAlias, name, numbers[type.identifier])
    }
    for alias in tables.relations[.mimeAliases] ?? [] {
      let declared = self[.mimeType, alias.value]
      for owner in declared.isEmpty ? self[.mimeAlias, alias.value] : declared {
        add(.mimeAlias, alias.key, owner)
      }
    }
  }

  /// The bit filter of file names, which rules out most names without a look-up; one text per digit.
  var filter: [String] {
    var bits = [UInt8](repeating: 0, count: CompiledTable.filterWidth)
    for key in types.keys where CompiledTable.filteredKeys.contains(key.kind) {
      let position = CompiledTable.filterPosition(key.hash)
      bits[position.digit] |= position.bit
    }
    return bits.map { digits(Int($0), width: 1) }
  }

  subscript(kind: CompiledTable.Key, text: String) -> [Int] { types[Self.key(kind, text)] ?? [] }

  static func key(_ kind: CompiledTable.Key, _ text: String) -> Key {
    Key(kind: kind, text: kind.ignoresCase ? text.lowercased() : text)
  }

  private mutating func add(_ kind: CompiledTable.Key, _ text: String, _ number: Int) {
    let key = Self.key(kind, text)
    if types[key]?.contains(number) != true { types[key, default: []].append(number) }
  }
}

/// Builds the compiled hash table from identifiers, tags and other keys to types, with linear probing.
///
/// Keys are in the order of their hashes, so that a new key moves only its neighbours.
struct SlotTable {
  let mask: Int
  /// The encoded slots; an empty slot follows the last key.
  let slots: [String]

  /// `offset` returns the offset of a key in the type's line (see `CompiledTable.offsetWidth`).
  init(_ keyIndex: KeyIndex, offset: (KeyIndex.Key, _ number: Int) -> Int) {
    let entryCount = keyIndex.types.values.reduce(0) { $0 + $1.count }
    var count = 64
    while count * 7 < entryCount * 10 { count *= 2 }
    mask = count - 1
    let keys = keyIndex.types.map {
      key, types -> (home: Int, check: UInt8, key: KeyIndex.Key, types: [Int]) in
      (Int(key.hash) & (count - 1), CompiledTable.check(key.hash), key, types)
    }.sorted { a, b in
      if a.home != b.home { return a.home < b.home }
      return a.key.kind != b.key.kind ? a.key.kind.rawValue < b.key.kind.rawValue : a.key.text < b.key.text
    }
    let empty = String(repeating: "0", count: CompiledTable.slotWidth)
    var slots: [String] = []
    for (home, check, key, types) in keys {
      while slots.count < home { slots.append(empty) }
      for (index, number) in types.enumerated() {
        let more = index + 1 < types.count ? CompiledTable.moreBit : 0
        slots.append(
          digits(Int(key.kind.rawValue + 1 | more), width: 1)
            + digits(Int(check), width: 1) + digits(number, width: CompiledTable.numberWidth)
            + digits(offset(key, number), width: CompiledTable.offsetWidth))
      }
    }
    while slots.count <= count { slots.append(empty) }
    slots.append(empty)
    self.slots = slots
  }
}
