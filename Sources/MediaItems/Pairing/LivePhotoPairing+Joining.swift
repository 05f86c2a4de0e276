extension LivePhotoPairing {
  /// A Live Photo that was joined of items that were read one by one.
  struct Joined {
    var item: MediaItem
    /// The position of its still, and of the other items that it holds.
    var still: Int
    var parts: [Int]
  }

  /// Joins items; those without a candidate cannot be paired.
  ///
  /// `item` gives what is joined alone: a copy of every item would count many references.
  static func joined(_ all: [PairingCandidate?], item: (Int) -> MediaItem?) -> [Joined] {
    var positions: [Int] = []
    var candidates: [PairingCandidate] = []
    candidates.reserveCapacity(all.count)
    for position in all.indices {
      guard let candidate = all[position] else { continue }
      positions.append(position)
      candidates.append(candidate)
    }
    // Many folders hold nothing but stills: a pair needs both halves.
    guard candidates.indices.contains(where: { candidates[$0].half == .movie }),
      candidates.indices.contains(where: { candidates[$0].half == .still })
    else { return [] }
    return LivePhotoPairing(of: candidates).pairs.compactMap { pair in
      let still = positions[pair.still]
      let parts = ([pair.movie] + pair.alternates).map { positions[$0] }
      let others = parts.compactMap(item)
      guard let movie = others.first?.path else { return nil }
      let role = PairingRole.still(
        movie: movie, pair: pair.basis, because: pair.because, alternates: others.dropFirst().map(\.path))
      let said = others.reduce(MediaItem.Surroundings.nothing) {
        $0.joined(with: .init($1.isLocated, at: $1.coordinates))
      }
      let own = item(still)
      let dates = own?.storedDate == nil ? others.compactMap(\.partDate) : []
      guard var whole = own?.taking(role, parts: said, dates: dates) else { return nil }
      let sidecars = others.flatMap(\.sidecars)
      if !sidecars.isEmpty { whole.sidecars += sidecars }
      for path in others.flatMap(\.sharedSidecars) where !whole.allSidecars.contains(path) {
        whole.sharedSidecars.append(path)
      }
      whole.sidecarsAreComplete = whole.sidecarsAreComplete && others.allSatisfy(\.sidecarsAreComplete)
      return Joined(item: whole, still: still, parts: parts)
    }
  }
}
