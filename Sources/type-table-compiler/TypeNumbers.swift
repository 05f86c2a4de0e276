import TypeDeclarations

/// One table of declarations, and its types' places.
struct TypeFamily {
  /// The table's path without its suffix, as in `apple/images`.
  var name: String
  var types: [TypeDeclaration]
  /// How many places there are: a power of two.
  var capacity: Int
}

/// Which number each type has: its family's, and a place that follows from the identifier.
struct TypeNumbers {
  private(set) var families: [TypeFamily] = []
  private(set) var appleFamilyCount = 0
  private(set) var ofIdentifier: [String: Int] = [:]

  init(_ tables: TypeTables) throws(DeclarationError) {
    for layer in [tables.apple, tables.community] {
      let types = Dictionary(grouping: layer, by: Self.familyName)
      for (name, types) in types.sorted(by: { $0.key < $1.key }) { try add(name, types) }
      if appleFamilyCount == 0 { appleFamilyCount = families.count }
    }
    // The last number is the family of hints'.
    guard families.count < 1 << (6 * CompiledTable.numberWidth - CompiledTable.placeBits) else {
      throw DeclarationError(.value, at: .unknown, "\(families.count) tables are more than the layout holds")
    }
  }

  /// The number of a declared type.
  subscript(identifier: String) -> Int {
    guard let number = ofIdentifier[identifier] else { preconditionFailure("\(identifier) is not declared") }
    return number
  }

  /// The number under which the keys of a hint are kept.
  func ofHint(_ hint: CompiledTable.NameHint) -> Int {
    families.count << CompiledTable.placeBits | hint.place
  }

  /// The path of a type's table, without its suffix.
  static func familyName(_ type: TypeDeclaration) -> String {
    guard case .line(let file, _) = type.place else { return "types" }
    return file.hasSuffix(".tsv") ? String(file.dropLast(4)) : file
  }

  private mutating func add(_ name: String, _ types: [TypeDeclaration]) throws(DeclarationError) {
    var capacity = 16
    while capacity < types.count * 2 { capacity *= 2 }
    guard capacity <= 1 << CompiledTable.placeBits else {
      throw DeclarationError(
        .value, at: types[0].place,
        "\(types.count) types are more than the layout holds for one table; split the table")
    }
    let homes = types.map { type in
      var identifier = type.identifier
      return identifier.withUTF8 {
        Int(CompiledTable.hash(.identifier, UnsafeRawBufferPointer($0))) & (capacity - 1)
      }
    }
    // By home, then by identifier: the order of rows leaves no trace.
    let order = types.indices.sorted { a, b in
      homes[a] != homes[b] ? homes[a] < homes[b] : types[a].identifier < types[b].identifier
    }
    var isTaken = [Bool](repeating: false, count: capacity)
    for index in order {
      var place = homes[index]
      while isTaken[place] { place = (place + 1) & (capacity - 1) }
      isTaken[place] = true
      ofIdentifier[types[index].identifier] = families.count << CompiledTable.placeBits | place
    }
    families.append(
      TypeFamily(name: name, types: types.sorted { $0.identifier < $1.identifier }, capacity: capacity))
  }
}
