internal import UniformTypes

/// Which rule gives which type its kind, each asked once: folders hold many files of few types.
struct KnownKinds {
  private var keys = RecentKeys(setBits: 6)
  private var known: [Int] = []

  /// The position of the rule among ``MediaKind/rules``.
  mutating func position(for type: UTType) -> Int {
    guard let key = type.key else { return MediaKind.position(for: type) }
    if let found = keys.position(of: UInt64(key)) { return known[found] }
    let position = MediaKind.position(for: type)
    known.put(position, at: keys.take(UInt64(key)))
    return position
  }
}
