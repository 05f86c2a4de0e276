internal import Synchronization
public import TypeDeclarations

extension TypeRegistry {
  /// A registry with more declarations: all of them, or an error and none.
  ///
  /// An identifier that is declared already keeps its first declaration, as on Apple's systems. Errors: a broken
  /// declaration, or a parent that neither the registry nor the declarations know.
  public func adding(_ declarations: [TypeDeclaration]) throws(DeclarationError) -> TypeRegistry {
    try TypeDeclaration.check(declarations)
    let fresh = declarations.filter { type($0.identifier) == nil }
    try TypeDeclaration.checkParents(of: fresh) { type($0) != nil }
    return TypeRegistry(
      includesCommunity: includesCommunity, overlay: Overlay(fresh, in: self), system: system)
  }

  /// The registry that `UTType`'s own look-ups use: the standard one and what the process registered.
  public static var current: TypeRegistry {
    process.isExtended.load(ordering: .acquiring) ? process.registry.withLock { $0 } : .standard
  }

  /// Adds declarations to ``current``, for the whole process and its remaining life: all of them, or an error and none.
  ///
  /// Types made before keep what they knew. Threads see the registry before or after, never between.
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

/// What was declared at run time: an immutable snapshot.
final class Overlay: Sendable {
  let types: [String: UTType]
  /// What was declared, step by step.
  let declarations: [[TypeDeclaration]]
  private let owners: [TagKey: [UTType]]

  private struct TagKey: Hashable { var tagClass: TagClass, tag: String }

  /// Adds checked declarations to those of `registry`: exported ones before imported ones.
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
