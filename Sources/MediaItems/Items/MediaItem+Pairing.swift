internal import SystemPackage

extension MediaItem {
  /// Joins items that were read one by one: halves become Live Photos, sidecars and parts are left out.
  ///
  /// The items' own ``sidecars`` say which files are sidecars. Complexity: that of ``LivePhotoPairing/init(of:)``.
  public static func joined(_ items: [MediaItem]) -> [MediaItem] {
    var folders: [FilePath: Int] = [:]
    let sides = Set(items.flatMap(\.sidecars))
    var joined: [MediaItem?] = items.filter { !sides.contains($0.path) }
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
