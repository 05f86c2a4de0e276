internal import UniformTypes

/// The first rule for the ends of files of each type, found once: folders hold many files of few types.
struct KnownEnds {
  /// Folders may hold anything: of more types than this, none is kept.
  private static let mostKept = 32

  private var known: [(type: UTType, position: RowPlace?)] = []

  /// The position of the first rule for a type; nil where none is.
  mutating func position(for type: UTType) -> RowPlace? {
    for entry in known where entry.type == type { return entry.position }
    let position = EndRule.position(for: type)
    if known.count < Self.mostKept { known.append((type, position)) }
    return position
  }
}
