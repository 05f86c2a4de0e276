/// A set of equal files, or of Live Photos with two equal halves.
struct DuplicateSet {
  /// The halves of a Live Photo by number.
  struct Pair {
    let still: Int64
    let movie: Int64
  }

  /// The group of equal files; for Live Photos that of the stills, with `movies` for that of the movies.
  let group: Int
  let movies: Int?
  var pairs: [Pair] = []
  /// Files that equal a half but are in no pair of the set.
  var others: [Int64] = []
  /// The space that could be saved.
  var saving: Int64
  /// The number of the first file, which orders sets of equal saving.
  let first: Int64
}

extension DuplicateSet {
  /// Returns all sets, largest saving first: one for each group, or for two groups of halves of equal Live Photos.
  static func sets(of groups: DuplicateGroups, _ pairs: [DuplicatePairs.Key: [Pair]]) -> [DuplicateSet] {
    var sets: [DuplicateSet] = []
    sets.reserveCapacity(groups.count)
    var pairedGroups: Set<Int> = []
    var inPair: Set<Int64> = []
    for pair in pairs.values.joined() { inPair.formUnion([pair.still, pair.movie]) }
    for (key, pairs) in pairs.sorted(by: { ($0.key.still, $0.key.movie) < ($1.key.still, $1.key.movie) })
    where pairs.count > 1 {
      let (size, overflow) = groups.size(of: key.still).addingReportingOverflow(groups.size(of: key.movie))
      var set = DuplicateSet(
        group: key.still, movies: key.movie, pairs: pairs,
        saving: (overflow ? .max : size).multiplied(by: pairs.count - 1), first: pairs[0].still)
      // Files without a pair are listed with the first set of their group.
      for group in [key.still, key.movie] where pairedGroups.insert(group).inserted {
        let others = groups.members(of: group).filter { !$0.isHardLink }.map(\.number).filter { number in
          !inPair.contains(number)
        }
        set.others += others
        set.saving =
          set.saving.addingReportingOverflow(groups.size(of: group).multiplied(by: others.count))
          .partialValue
      }
      sets.append(set)
    }
    for group in 0..<groups.count where !pairedGroups.contains(group) {
      sets.append(
        DuplicateSet(
          group: group, movies: nil, saving: groups.saving(of: group),
          first: groups.members(of: group).first?.number ?? 0))
    }
    return sets.sorted { ($1.saving, $0.first) < ($0.saving, $1.first) }
  }
}
