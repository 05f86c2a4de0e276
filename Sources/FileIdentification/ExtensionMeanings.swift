internal import TypeDeclarations
internal import UniformTypes

/// What extensions mean to one registry, each looked up once: folders hold many files of few kinds.
final class ExtensionMeanings {
  struct Meaning {
    var hint: CompiledTable.NameHint?
    /// What the extension means first of all.
    var preferred: [UTType]
    /// What else files of that extension may be.
    var further: [UTType]
  }

  /// Names may be anything: of more extensions than this, none is kept.
  private static let mostKept = 256

  let registry: TypeRegistry
  private var known: [String: Meaning] = [:]

  init(_ registry: TypeRegistry) { self.registry = registry }

  func meaning(of pathExtension: String) -> Meaning {
    if let found = known[pathExtension] { return found }
    let found = Meaning(
      hint: registry.nameHint(extension: pathExtension),
      preferred: registry.types(preferredByName: pathExtension),
      further: registry.declaredTypes(tag: pathExtension, tagClass: .filenameExtension).filter {
        $0.conforms(to: .data)
      } + registry.types(furtherExtension: pathExtension))
    if known.count < Self.mostKept { known[pathExtension] = found }
    return found
  }
}
