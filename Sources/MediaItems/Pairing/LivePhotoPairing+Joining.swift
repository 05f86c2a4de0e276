extension LivePhotoPairing {
  /// A Live Photo that was joined of items that were read one by one.
  struct Joined {
    var item: MediaItem
    /// The position of its still, and of the other items that it holds.
    var still: Int
    var parts: [Int]
  }

  /// Joins items; those without a candidate cannot be paired.
  static func joined(_ items: [(item: MediaItem?, candidate: PairingCandidate?)]) -> [Joined] {
    var positions: [Int] = []
    var candidates: [PairingCandidate] = []
    candidates.reserveCapacity(items.count)
    for (position, item) in items.enumerated() {
      guard let candidate = item.candidate else { continue }
      positions.append(position)
      candidates.append(candidate)
    }
    return LivePhotoPairing(of: candidates).pairs.compactMap { pair in
      let still = positions[pair.still]
      let parts = ([pair.movie] + pair.alternates).map { positions[$0] }
      let others = parts.compactMap { items[$0].item }
      guard let movie = others.first?.path else { return nil }
      let role = PairingRole.still(
        movie: movie, pair: pair.basis, because: pair.because, alternates: others.dropFirst().map(\.path))
      let said = others.reduce(MediaItem.Surroundings.nothing) { $0.joined(with: .init($1.isLocated)) }
      guard var item = items[still].item?.taking(role, parts: said) else { return nil }
      item.sidecars += others.flatMap(\.sidecars)
      return Joined(item: item, still: still, parts: parts)
    }
  }
}
