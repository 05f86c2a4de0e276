internal import UniformTypes

/// Types that no declared type is a kind of or is carried by, each found out once: files of few kinds are left open.
final class LeafTypes {
  /// Files may be of any type: of more than this, none is kept.
  private static let mostKept = 64

  private let registry: TypeRegistry
  @exclusivity(unchecked) private var known: [(type: UTType, isLeaf: Bool)] = []

  init(_ registry: TypeRegistry) { self.registry = registry }

  func contains(_ type: UTType) -> Bool {
    for entry in known where entry.type == type { return entry.isLeaf }
    let isLeaf = !registry.holdsNarrower(than: type)
    if known.count < Self.mostKept { known.append((type, isLeaf)) }
    return isLeaf
  }
}
