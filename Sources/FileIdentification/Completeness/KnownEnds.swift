internal import UniformTypes

/// Which rules for the ends of files are for each type, found as far as they are asked for, and once: folders hold many
/// files of few types.
struct KnownEnds {
  /// The rules of one type, in order.
  private struct Entry {
    var positions: [RowPlace] = []
    /// Whether no more rules follow.
    var isComplete = false

    /// The position of one of the rules, by its number; nil where there are fewer.
    mutating func position(_ number: Int, for type: UTType) -> RowPlace? {
      while positions.count <= number, !isComplete {
        if let next = EndRule.position(for: type, from: positions.last?.next ?? RowPlace()) {
          positions.append(next)
        } else {
          isComplete = true
        }
      }
      return number < positions.count ? positions[number] : nil
    }
  }

  private var keys = RecentKeys(setBits: 6)
  private var known: [Entry] = []
  /// What the graph says of types that have no key is not kept: of these there may be any number.
  private var other: (type: UTType, entry: Entry)?

  /// The position of a rule for a type, by its number among the type's rules; nil where there are fewer.
  mutating func position(_ number: Int, for type: UTType) -> RowPlace? {
    guard let key = type.key else {
      if other?.type != type { other = (type, Entry()) }
      return other?.entry.position(number, for: type)
    }
    if let found = keys.position(of: UInt64(key)) { return known[found].position(number, for: type) }
    let place = keys.take(UInt64(key))
    known.put(Entry(), at: place)
    return known[place].position(number, for: type)
  }
}
