internal import SystemPackage

extension LivePhotoPairing {
  /// A Live Photo joined from separately read items.
  struct Joined {
    var item: MediaItem
    /// The index of the still.
    var still: Int
    /// The indices of the items joined with the still.
    var parts: [Int]
  }

  /// Joins items; those without a candidate cannot be paired.
  ///
  /// `item` is called only for paired items, since copying items is expensive.
  static func joined(_ all: [PairingCandidate?], item: (Int) -> MediaItem?) -> [Joined] {
    var indices: [Int] = []
    var candidates: [PairingCandidate] = []
    candidates.reserveCapacity(all.count)
    for index in all.indices {
      guard let candidate = all[index] else { continue }
      indices.append(index)
      candidates.append(candidate)
    }
    // Fast path: many folders contain only stills.
    guard candidates.indices.contains(where: { candidates[$0].half == .movie }),
      candidates.indices.contains(where: { candidates[$0].half == .still })
    else { return [] }
    return LivePhotoPairing(of: candidates).pairs.compactMap { pair in
      let still = indices[pair.still]
      let parts = ([pair.movie] + pair.alternates).map { indices[$0] }
      let others = parts.compactMap(item)
      guard let movie = others.first?.path else { return nil }
      let role = PairingRole.still(
        movie: movie, pair: pair.basis, because: pair.because, alternates: others.dropFirst().map(\.path))
      let hints = others.reduce(MediaItem.LocationHints.nothing) {
        $0.joined(with: .init($1.isLocated, at: $1.coordinates))
      }
      let stillItem = item(still)
      let dates = stillItem?.storedDate == nil ? others.compactMap(\.partDate) : []
      guard var livePhoto = stillItem?.applying(role, parts: hints, dates: dates) else { return nil }
      let sidecars = others.flatMap(\.sidecars)
      if !sidecars.isEmpty { livePhoto.sidecars += sidecars }
      for path in others.flatMap(\.sharedSidecars) where !livePhoto.allSidecars.contains(path) {
        livePhoto.sharedSidecars.append(path)
      }
      livePhoto.sidecarsAreComplete =
        livePhoto.sidecarsAreComplete && others.allSatisfy(\.sidecarsAreComplete)
      return Joined(item: livePhoto, still: still, parts: parts)
    }
  }
}

extension MediaItem {
  /// Joins items that were read separately: halves become Live Photos; sidecars and parts are removed.
  ///
  /// Sidecars are those in the items' ``sidecars``. Complexity: that of ``LivePhotoPairing/init(of:)``.
  public static func joined(_ items: [MediaItem]) -> [MediaItem] {
    var folders: [FilePath: Int] = [:]
    let sidecars = Set(items.flatMap(\.sidecars))
    var joined: [MediaItem?] = items.filter { !sidecars.contains($0.path) }
    let candidates = joined.map { item -> PairingCandidate? in
      guard let item, var candidate = item.candidate else { return nil }
      let folder = item.path.removingLastComponent()
      let number = folders[folder] ?? folders.count
      folders[folder] = number
      candidate.folder = number
      return candidate
    }
    let pairs = LivePhotoPairing.joined(candidates) { joined[$0] }
    for pair in pairs {
      joined[pair.still] = pair.item
      for part in pair.parts { joined[part] = nil }
    }
    return joined.compactMap { $0 }
  }
}
