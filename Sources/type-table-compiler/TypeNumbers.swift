import TypeDeclarations

/// A table of type declarations, with the number of slots for its types.
struct TypeFamily {
  /// The table's path without its suffix, as in `apple/images`.
  var name: String
  var types: [TypeDeclaration]
  /// The number of slots, a power of two.
  var capacity: Int
}

/// The numbers of types: the number of the family, and a slot derived from the identifier.
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
    // The last family number is for hints.
    guard families.count < 1 << (6 * CompiledTable.numberWidth - CompiledTable.indexBits) else {
      throw DeclarationError(.value, at: .unknown, "\(families.count) tables are more than the layout holds")
    }
  }

  /// Returns the number of a declared type.
  subscript(identifier: String) -> Int {
    guard let number = ofIdentifier[identifier] else { preconditionFailure("\(identifier) is not declared") }
    return number
  }

  func ofHint(_ hint: CompiledTable.NameHint) -> Int {
    families.count << CompiledTable.indexBits | hint.index
  }

  /// Returns the path of the table of a type, without its suffix.
  static func familyName(_ type: TypeDeclaration) -> String {
    guard case .line(let file, _) = type.place else { return "types" }
    return file.hasSuffix(".tsv") ? String(file.dropLast(4)) : file
  }

  private mutating func add(_ name: String, _ types: [TypeDeclaration]) throws(DeclarationError) {
    var capacity = 16
    while capacity < types.count * 2 { capacity *= 2 }
    guard capacity <= 1 << CompiledTable.indexBits else {
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
    // Sorted, so that the result does not depend on the order of rows.
    let order = types.indices.sorted { a, b in
      homes[a] != homes[b] ? homes[a] < homes[b] : types[a].identifier < types[b].identifier
    }
    var isOccupied = [Bool](repeating: false, count: capacity)
    for index in order {
      var slot = homes[index]
      while isOccupied[slot] { slot = (slot + 1) & (capacity - 1) }
      isOccupied[slot] = true
      ofIdentifier[types[index].identifier] = families.count << CompiledTable.indexBits | slot
    }
    families.append(
      TypeFamily(name: name, types: types.sorted { $0.identifier < $1.identifier }, capacity: capacity))
  }
}
