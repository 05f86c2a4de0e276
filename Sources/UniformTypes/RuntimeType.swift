internal import TypeDeclarations

/// A type that is not in the compiled table, or has other parents there; immutable, with precomputed
/// conformance.
final class RuntimeType: Sendable {
  enum Standing: Sendable { case dynamic, declared, named, undeclared }

  let identifier: String
  let standing: Standing
  let parents: [UTType]
  let tags: [UTTagClass: [String]]
  let description: String?
  let version: Int?
  let reference: String?
  /// All run-time supertypes.
  let runtimeAncestors: [UTType]
  /// The compiled types that this type or a run-time supertype declares as parents.
  let compiledParents: [Int32]

  init(
    identifier: String, standing: Standing, parents: [UTType], tags: [UTTagClass: [String]] = [:],
    description: String? = nil, version: Int? = nil, reference: String? = nil
  ) {
    self.identifier = identifier
    self.standing = standing
    self.parents = parents
    self.tags = tags
    self.description = description
    self.version = version
    self.reference = reference
    var runtimeAncestors: [UTType] = []
    var compiledParents: [Int32] = []
    for parent in parents {
      if parent.row >= 0 { compiledParents.append(parent.row) }
      guard let runtime = parent.runtime else { continue }
      let ancestors = (parent.row < 0 ? [parent] : []) + runtime.runtimeAncestors
      for ancestor in ancestors where !runtimeAncestors.contains(ancestor) {
        runtimeAncestors.append(ancestor)
      }
      for row in runtime.compiledParents where !compiledParents.contains(row) { compiledParents.append(row) }
    }
    self.runtimeAncestors = runtimeAncestors
    self.compiledParents = compiledParents
  }

  /// Creates a type with only an identifier and a parent.
  convenience init(named identifier: String, below parent: UTType) {
    self.init(identifier: TypeIdentifier.normalized(identifier), standing: .named, parents: [parent])
  }

  /// Creates a type declared at run time, with resolved parents.
  convenience init(_ declaration: TypeDeclaration, parents: [UTType]) {
    var tags: [UTTagClass: [String]] = [:]
    for (tagClass, values) in declaration.tags where tagClass != .deviceModelCode {
      tags[UTTagClass(tagClass)] = values
    }
    self.init(
      identifier: declaration.identifier, standing: .declared, parents: parents, tags: tags,
      description: declaration.description, version: declaration.version, reference: declaration.referenceURL)
  }

  func isBelow(_ type: UTType) -> Bool {
    if type.row >= 0 {
      return compiledParents.contains { $0 == type.row || CompiledTypes.isBelow($0, type.row) }
    }
    return runtimeAncestors.contains(type)
  }
}
