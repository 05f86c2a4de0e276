internal import Synchronization
public import TypeDeclarations

// Declaring types at run time, in a new registry or for the whole process.
extension TypeRegistry {
  /// Returns a registry with all of the additional declarations, or throws.
  ///
  /// If an identifier is already declared, its first declaration stays, as on Apple's systems. Errors: an
  /// invalid declaration, or a parent that neither the registry nor the declarations contain.
  public func adding(_ declarations: [TypeDeclaration]) throws(DeclarationError) -> TypeRegistry {
    try TypeDeclaration.check(declarations)
    let newDeclarations = declarations.filter { type($0.identifier) == nil }
    try TypeDeclaration.checkParents(of: newDeclarations) { type($0) != nil }
    return TypeRegistry(
      includesCommunity: includesCommunity, overlay: Overlay(newDeclarations, in: self), system: system)
  }

  /// The registry of `UTType`'s lookups: the standard one with the process's registrations.
  public static var current: TypeRegistry {
    process.isExtended.load(ordering: .acquiring) ? process.registry.withLock { $0 } : .standard
  }

  /// Adds all declarations to ``current`` for the lifetime of the process, or throws.
  ///
  /// Existing types do not change. Threads see the registry before or after, never a partial state.
  public static func register(_ declarations: [TypeDeclaration]) throws(DeclarationError) {
    let result: Result<Void, DeclarationError> = process.registry.withLock { registry in
      Result { () throws(DeclarationError) in registry = try registry.adding(declarations) }
    }
    try result.get()
    process.isExtended.store(true, ordering: .releasing)
  }

  private static let process = ProcessRegistry()

  private final class ProcessRegistry: Sendable {
    let isExtended = Atomic<Bool>(false)
    let registry = Mutex<TypeRegistry>(.standard)
  }
}

/// An immutable snapshot of the run-time declarations.
final class Overlay: Sendable {
  let types: [String: UTType]
  /// The declarations in the order of registration.
  let declarations: [[TypeDeclaration]]
  private let owners: [TagKey: [UTType]]

  private struct TagKey: Hashable { var tagClass: TagClass, tag: String }

  /// Adds checked declarations to those of `registry`, exported ones before imported ones.
  init(_ declarations: [TypeDeclaration], in registry: TypeRegistry) {
    var types = registry.overlay?.types ?? [:]
    var owners = registry.overlay?.owners ?? [:]
    let pending = Dictionary(uniqueKeysWithValues: declarations.map { ($0.identifier, $0) })
    // Parents before children; the declarations are free of cycles.
    for declaration in declarations {
      var path = [declaration]
      while let next = path.last {
        let missing = next.conformsTo.first { types[$0] == nil && pending[$0] != nil }
        if let missing, let parent = pending[missing] {
          path.append(parent)
        } else {
          path.removeLast()
          if types[next.identifier] == nil {
            let parents = next.conformsTo.compactMap { types[$0] ?? registry.type($0) }
            types[next.identifier] = UTType(RuntimeType(next, parents: parents))
          }
        }
      }
    }
    for declaration in declarations.filter({ $0.standing == .exported })
      + declarations.filter({ $0.standing != .exported })
    {
      guard let type = types[declaration.identifier] else { continue }
      for (tagClass, tags) in declaration.tags {
        for tag in tags { owners[Self.key(tag, tagClass), default: []].append(type) }
      }
    }
    self.types = types
    self.declarations = (registry.overlay?.declarations ?? []) + [declarations]
    self.owners = owners
  }

  func types(tag: String, tagClass: TagClass) -> [UTType] { owners[Self.key(tag, tagClass)] ?? [] }

  private static func key(_ tag: String, _ tagClass: TagClass) -> TagKey {
    TagKey(tagClass: tagClass, tag: tagClass.ignoresCase ? tag.lowercased() : tag)
  }
}
