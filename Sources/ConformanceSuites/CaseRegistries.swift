internal import TypeDeclarations
internal import UniformTypes

/// A suite's registry with the declarations of a case, and its readers of files.
struct CaseRegistry {
  let types: TypeRegistry
  let readers = FileReaders()
}

/// The registries that cases ask about, each made once for equal declarations.
final class CaseRegistries {
  private struct Key: Hashable {
    var base: Suite.Registry
    var declarations: [TypeDeclaration]
  }

  /// Where every case declares other types, memory stays bounded.
  private static let most = 64

  private var known: [Key: CaseRegistry] = [:]

  /// The registry of one case.
  ///
  /// Errors: declarations that are wrong by themselves, or beside the registry's.
  func registry(of example: SuiteCase, in suite: Suite) throws(DeclarationError) -> CaseRegistry {
    try registry(suite.registry, suite.declarations(for: example))
  }

  /// A registry with declarations.
  func registry(
    _ base: Suite.Registry, _ declarations: [TypeDeclaration]
  ) throws(DeclarationError) -> CaseRegistry {
    let key = Key(base: base, declarations: declarations)
    if let made = known[key] { return made }
    let made = CaseRegistry(
      types: declarations.isEmpty ? base.types : try base.types.adding(declarations))
    if known.count >= Self.most { known = [:] }
    known[key] = made
    return made
  }
}
