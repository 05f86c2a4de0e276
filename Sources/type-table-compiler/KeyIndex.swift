import TypeDeclarations

/// The keys of the hash table, each with its types, preferred first.
struct KeyIndex {
  struct Key: Hashable {
    var kind: CompiledTable.Key
    /// In lower case where the kind ignores case.
    var text: String

    var hash: UInt32 {
      var text = text
      return text.withUTF8 { CompiledTable.hash(kind, UnsafeRawBufferPointer($0)) }
    }
  }

  private(set) var types: [Key: [Int]] = [:]

  init(_ tables: TypeTables, _ numbers: TypeNumbers) {
    for (identifier, number) in numbers.ofIdentifier { add(.identifier, identifier, number) }
    for type in Self.inOrderOfPreference(tables) {
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

  /// A tag's types: by layer, stand-ins last, then rank, then the order of the tables.
  private static func inOrderOfPreference(_ tables: TypeTables) -> [TypeDeclaration] {
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

  /// Other names of MIME types; one that is printed for a type means that type, the preferred first where it is printed
  /// for several, unless somebody declares it.
  private mutating func addAliases(_ tables: TypeTables, _ numbers: TypeNumbers) {
    let printed = Dictionary(
      (tables.relations[.printedMIMETypes] ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    for type in Self.inOrderOfPreference(tables) {
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

  /// The filter of file names, one text a digit.
  var filter: [String] {
    var bits = [UInt8](repeating: 0, count: CompiledTable.filterWidth)
    for key in types.keys where CompiledTable.filteredKeys.contains(key.kind) {
      let place = CompiledTable.filterPlace(key.hash)
      bits[place.digit] |= place.bit
    }
    return bits.map { digits(Int($0), width: 1) }
  }

  /// The types of a key.
  subscript(kind: CompiledTable.Key, text: String) -> [Int] { types[Self.key(kind, text)] ?? [] }

  static func key(_ kind: CompiledTable.Key, _ text: String) -> Key {
    Key(kind: kind, text: kind.ignoresCase ? text.lowercased() : text)
  }

  private mutating func add(_ kind: CompiledTable.Key, _ text: String, _ number: Int) {
    let key = Self.key(kind, text)
    if types[key]?.contains(number) != true { types[key, default: []].append(number) }
  }
}
