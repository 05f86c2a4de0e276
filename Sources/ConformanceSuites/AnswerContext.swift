public import FileIdentification
public import SystemPackage
internal import TypeDeclarations
public import UniformTypes

/// The context for answering a question of a conformance suite: the type registry, the folder of the
/// question's files and a cache of file identifiers.
///
/// Use it on one thread only.
public final class AnswerContext {
  /// The registry of the suite.
  public let registry: TypeRegistry
  /// The base folder of the question's files.
  public var folder: FilePath { findFolder() }
  // Lazy: few questions are about files, and parsing paths costs more than most answers.
  private let findFolder: () -> FilePath
  private let identifierCache: FileIdentifierCache

  init(registry: TypeRegistry, folder: @escaping () -> FilePath, identifierCache: FileIdentifierCache) {
    self.registry = registry
    findFolder = folder
    self.identifierCache = identifierCache
  }

  /// Returns the path of a file of the question.
  public func path(_ file: String) -> FilePath { folder.pushing(FilePath(file)) }

  /// Returns the file identifier for a basis.
  public func identifier(_ basis: FileIdentifier.Basis) -> FileIdentifier {
    identifierCache.identifier(registry, basis)
  }

  /// The identification options for reading several files as items.
  var options: FileIdentifier.Options { FileIdentifier.Options(registry: registry) }

  /// Returns the type for an identifier or MIME type.
  ///
  /// Errors: no such type.
  public func type(_ identifier: String) throws(CaseProblem) -> UTType {
    let type = identifier.isMIMEType ? registry.type(claimedMIMEType: identifier) : registry.type(identifier)
    guard let type else {
      throw CaseProblem("no type is called '\(identifier)'")
    }
    return type
  }

  /// Returns the supertype of a look-up: the requested one, nil for null, `public.data` by default.
  func supertype(_ question: CaseObject) throws(CaseProblem) -> UTType? {
    switch question["conformingTo"] {
    case .text(let identifier): try type(identifier)
    case .null: nil
    default: .data
    }
  }
}

/// A cache of one file identifier per basis.
final class FileIdentifierCache {
  private var identifiers: [FileIdentifier.Basis: FileIdentifier] = [:]

  func identifier(_ registry: TypeRegistry, _ basis: FileIdentifier.Basis) -> FileIdentifier {
    if let cached = identifiers[basis] { return cached }
    let identifier = FileIdentifier(FileIdentifier.Options(registry: registry, basis: basis))
    identifiers[basis] = identifier
    return identifier
  }
}

/// A suite's type registry with the declarations of a case, and its file identifiers.
struct CaseRegistry {
  let types: TypeRegistry
  let identifierCache = FileIdentifierCache()
}

/// A cache of registries by their declarations.
final class CaseRegistryCache {
  private struct Key: Hashable {
    var base: Suite.Registry
    var declarations: [TypeDeclaration]
  }

  /// The limit on cached registries.
  private static let maxCount = 64

  private var cache: [Key: CaseRegistry] = [:]

  /// Returns the registry of one case.
  ///
  /// Errors: declarations that are invalid, or conflict with the registry.
  func registry(of example: SuiteCase, in suite: Suite) throws(DeclarationError) -> CaseRegistry {
    try registry(suite.registry, suite.declarations(for: example))
  }

  func registry(
    _ base: Suite.Registry, _ declarations: [TypeDeclaration]
  ) throws(DeclarationError) -> CaseRegistry {
    let key = Key(base: base, declarations: declarations)
    if let registry = cache[key] { return registry }
    let registry = CaseRegistry(
      types: declarations.isEmpty ? base.types : try base.types.adding(declarations))
    if cache.count >= Self.maxCount { cache = [:] }
    cache[key] = registry
    return registry
  }
}
