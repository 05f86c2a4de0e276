internal import ByteSources
internal import TypeDeclarations
internal import UniformTypes

/// A cache of the types that extensions mean in one registry.
final class ExtensionMeanings {
  struct Meaning {
    var hint: CompiledTable.NameHint?
    /// The preferred types.
    var preferred: [UTType]
    /// The other types of files: run-time declarations first, stand-ins only if there is no other.
    var further: [UTType]
    /// Both, for names of which nothing but the extension is known.
    var alone: [UTType]
    /// The types in common use for the extension if there are several, else empty.
    var shared: [UTType]
  }

  /// Bound on the cache: extensions may be arbitrary.
  private static let limit = 64

  let registry: TypeRegistry
  /// Searched linearly: comparing is faster than hashing here.
  private var entries: [(pathExtension: String, meaning: Meaning)] = []

  init(_ registry: TypeRegistry) { self.registry = registry }

  func meaning(of pathExtension: String) -> Meaning {
    if let index = entries.firstRow(where: { $0.pathExtension == pathExtension }) {
      // Frequent extensions move to the front; the first four stay in place.
      guard index > 3 else { return entries[index].meaning }
      entries.swapAt(index, index - 1)
      return entries[index - 1].meaning
    }
    let preferred = registry.types(preferredByName: pathExtension)
    let all = registry.declaredTypes(tag: pathExtension, tagClass: .filenameExtension)
    let declared = all.filter { $0.conforms(to: .data) }
    // A run-time declaration decides the meaning, even if it does not conform to data.
    let own = all.filter { $0.isDeclaredAtRunTime && !NameEvidence.isFolder($0) }
    let others =
      declared.filter { !$0.isDeclaredAtRunTime && !$0.isStandIn }
      + registry.types(furtherExtension: pathExtension)
    let isKnown = !(own.isEmpty && preferred.isEmpty && others.isEmpty)
    let further = own + (isKnown ? others : declared)
    let meaning = Meaning(
      hint: registry.nameHint(extension: pathExtension), preferred: preferred, further: further,
      alone: own + NameEvidence.types(preferred, further: further).filter { !own.contains($0) },
      shared: own.isEmpty ? registry.types(sharedExtension: pathExtension) : [])
    if entries.count >= Self.limit { entries.removeLast() }
    entries.append((pathExtension, meaning))
    return meaning
  }
}
