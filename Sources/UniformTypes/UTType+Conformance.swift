internal import TypeDeclarations

extension UTType {
  /// Whether the type is `type` or below it.
  ///
  /// Complexity: one bit test between declared types.
  public func conforms(to type: UTType) -> Bool {
    if let runtime { return self == type || runtime.isBelow(type) }
    return row == type.row || CompiledTypes.isBelow(row, type.row)
  }

  /// Whether `type` is below this type; false for the type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether this type is below `type`; false for the type itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Every type above this one, near or far.
  ///
  /// Complexity: linear in the number of types that have subtypes.
  public var supertypes: Set<UTType> {
    guard let runtime else { return Set(CompiledTypes.ancestors(of: Int(row)).map { UTType(row: $0) }) }
    var result = Set(runtime.runtimeAncestors)
    for parent in runtime.compiledParents {
      result.insert(UTType(row: Int(parent)))
      result.formUnion(UTType(row: Int(parent)).supertypes)
    }
    return result
  }

  /// The types that the declaration names, in its order.
  public var directSupertypes: [UTType] {
    runtime?.parents ?? CompiledTypes.list(.parents, of: Int(row)).map { UTType(row: $0) }
  }

  /// The first answer on the way up, level by level, in declared order.
  package func nearestInSupertypes<Answer>(_ answer: (UTType) -> Answer?) -> Answer? {
    var level = directSupertypes
    var seen = Set(level)
    while !level.isEmpty {
      for type in level { if let found = answer(type) { return found } }
      level = level.flatMap(\.directSupertypes).filter { seen.insert($0).inserted }
    }
    return nil
  }
}

extension UTType {
  /// The nearest type that all of `types` are kinds of; nil where there is none, or several of which none is a kind of another.
  package static func nearest(above types: [UTType]) -> UTType? {
    guard let first = types.first else { return nil }
    let shared = types.dropFirst().reduce(first.supertypes.union([first])) { shared, type in
      shared.intersection(type.supertypes.union([type]))
    }
    return shared.first { candidate in shared.allSatisfy { candidate == $0 || candidate.conforms(to: $0) } }
  }
}
