/// Equal things that are listed together: files, or Live Photos of which both halves are equal.
struct DuplicateSet {
  /// A Live Photo's halves by their numbers.
  struct Pair {
    let still: Int64
    let movie: Int64
  }

  /// The groups of equal files: one, or those of the stills and of the movies.
  let group: Int
  let movies: Int?
  var pairs: [Pair] = []
  /// Files that are equal to a half, and belong to no pair of the set.
  var others: [Int64] = []
  /// What could be saved.
  var saving: Int64
  /// The number of the first file, for the order among sets that save as much.
  let first: Int64
}

extension DuplicateSet {
  /// All sets, those that save most first: a group each, but for those that are the halves of equal Live Photos.
  static func sets(of groups: DuplicateGroups, _ pairs: [DuplicatePairs.Key: [Pair]]) -> [DuplicateSet] {
    var sets: [DuplicateSet] = []
    sets.reserveCapacity(groups.count)
    var taken: Set<Int> = []
    var inPair: Set<Int64> = []
    for pair in pairs.values.joined() { inPair.formUnion([pair.still, pair.movie]) }
    for (key, pairs) in pairs.sorted(by: { ($0.key.still, $0.key.movie) < ($1.key.still, $1.key.movie) })
    where pairs.count > 1 {
      let (size, overflow) = groups.size(of: key.still).addingReportingOverflow(groups.size(of: key.movie))
      var set = DuplicateSet(
        group: key.still, movies: key.movie, pairs: pairs,
        saving: (overflow ? .max : size).multiplied(by: pairs.count - 1), first: pairs[0].still)
      // What is in no pair stands with the first set of its group.
      for group in [key.still, key.movie] where taken.insert(group).inserted {
        let others = groups.members(of: group).filter { !$0.isFurtherName }.map(\.number).filter { number in
          !inPair.contains(number)
        }
        set.others += others
        set.saving =
          set.saving.addingReportingOverflow(groups.size(of: group).multiplied(by: others.count))
          .partialValue
      }
      sets.append(set)
    }
    for group in 0..<groups.count where !taken.contains(group) {
      sets.append(
        DuplicateSet(
          group: group, movies: nil, saving: groups.saving(of: group),
          first: groups.members(of: group).first?.number ?? 0))
    }
    return sets.sorted { ($1.saving, $0.first) < ($0.saving, $1.first) }
  }
}
