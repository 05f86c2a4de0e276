internal import TypeDeclarations
internal import UniformTypes

/// What extensions mean to one registry, each looked up once: folders hold many files of few kinds.
final class ExtensionMeanings {
  struct Meaning {
    var hint: CompiledTable.NameHint?
    /// What the extension means first of all.
    var preferred: [UTType]
    /// The other types of files with that extension: types of the user's own first, and no stand-in where another type is known.
    var further: [UTType]
    /// Both, where the rest of a name says nothing.
    var alone: [UTType]
    /// The types of them that are all in common use for such files; empty where one is.
    var shared: [UTType]
  }

  /// Names may be anything: only so many extensions are kept, the rarest least.
  private static let mostKept = 64

  let registry: TypeRegistry
  /// Short enough to be looked through: extensions are compared faster than hashed.
  private var known: [(pathExtension: String, meaning: Meaning)] = []

  init(_ registry: TypeRegistry) { self.registry = registry }

  func meaning(of pathExtension: String) -> Meaning {
    for position in known.indices where known[position].pathExtension == pathExtension {
      // What is asked for often comes to stand before the others; among the first few the order is no matter.
      guard position > 3 else { return known[position].meaning }
      known.swapAt(position, position - 1)
      return known[position - 1].meaning
    }
    let preferred = registry.types(preferredByName: pathExtension)
    let all = registry.declaredTypes(tag: pathExtension, tagClass: .filenameExtension)
    let declared = all.filter { $0.conforms(to: .data) }
    // Who declares a type says what the extension means here, also without a word on data; the tables say what it means
    // elsewhere.
    let own = all.filter { $0.isDeclaredAtRunTime && !NameEvidence.isFolder($0) }
    let others =
      declared.filter { !$0.isDeclaredAtRunTime && !$0.isStandIn }
      + registry.types(furtherExtension: pathExtension)
    let isKnown = !(own.isEmpty && preferred.isEmpty && others.isEmpty)
    let further = own + (isKnown ? others : declared)
    let found = Meaning(
      hint: registry.nameHint(extension: pathExtension), preferred: preferred, further: further,
      alone: own + NameEvidence.types(preferred, further: further).filter { !own.contains($0) },
      shared: own.isEmpty ? registry.types(sharedExtension: pathExtension) : [])
    if known.count >= Self.mostKept { known.removeLast() }
    known.append((pathExtension, found))
    return found
  }
}
