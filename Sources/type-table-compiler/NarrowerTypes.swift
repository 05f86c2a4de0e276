import TypeDeclarations

/// The types for which a MIME type may name a subtype or a carried type.
struct NarrowerTypes {
  private let amongAllTypes: Set<String>
  private let amongAppleTypes: Set<String>

  init(_ tables: TypeTables, _ numbers: TypeNumbers, _ index: KeyIndex) {
    var above = Dictionary(
      uniqueKeysWithValues: (tables.apple + tables.community).map { ($0.identifier, $0.conformsTo) })
    for relation in tables.relations[.carriers] ?? [] {
      above[relation.key, default: []].append(relation.value)
    }
    let typesWithMIMEType = Set(
      index.types.filter { [.mimeType, .mimeAlias, .libmagicAnswer].contains($0.key.kind) }.flatMap(\.value))
    func reached(from types: [TypeDeclaration]) -> Set<String> {
      var reached: Set<String> = []
      for type in types where typesWithMIMEType.contains(numbers[type.identifier]) {
        var pending = above[type.identifier] ?? []
        while let next = pending.popLast() {
          if reached.insert(next).inserted { pending += above[next] ?? [] }
        }
      }
      return reached
    }
    amongAllTypes = reached(from: tables.apple + tables.community)
    amongAppleTypes = reached(from: tables.apple)
  }

  /// Returns the bits for the line of a type.
  func bits(of identifier: String) -> UInt8 {
    (amongAllTypes.contains(identifier) ? CompiledTable.narrowerBit : 0)
      | (amongAppleTypes.contains(identifier) ? CompiledTable.narrowerAppleBit : 0)
  }
}
