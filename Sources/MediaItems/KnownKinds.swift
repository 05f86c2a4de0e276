internal import UniformTypes

/// Which rule gives which type its kind, each asked once: folders hold many files of few types.
struct KnownKinds {
  /// Folders may hold anything: of more types than this, none is kept.
  private static let mostKept = 32

  private var known: [(type: UTType, position: Int)] = []

  /// The position of the rule among ``MediaKind/rules``.
  mutating func position(for type: UTType) -> Int {
    for entry in known where entry.type == type { return entry.position }
    let position = MediaKind.position(for: type)
    if known.count < Self.mostKept { known.append((type, position)) }
    return position
  }
}
