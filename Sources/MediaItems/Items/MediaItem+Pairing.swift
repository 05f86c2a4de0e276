internal import SystemPackage

extension MediaItem {
  /// Joins items that were read one by one: halves become Live Photos, sidecars and parts are left out.
  ///
  /// The items' own ``sidecars`` say which files are sidecars. Complexity: that of ``LivePhotoPairing/init(of:)``.
  public static func joined(_ items: [MediaItem]) -> [MediaItem] {
    var folders: [FilePath: Int] = [:]
    let sides = Set(items.flatMap(\.sidecars))
    let items = items.filter { !sides.contains($0.path) }
    let candidates = items.map { item -> PairingCandidate? in
      guard var candidate = item.candidate else { return nil }
      let folder = item.path.removingLastComponent()
      let number = folders[folder] ?? folders.count
      folders[folder] = number
      candidate.folder = number
      return candidate
    }
    let roles = PairingRole.roles(of: zip(items, candidates).map { ($0.path, $1) })
    var sidecars: [FilePath: [FilePath]] = [:]
    var parts: [FilePath: Surroundings] = [:]
    for (item, role) in zip(items, roles) {
      guard case .part(let owner) = role else { continue }
      sidecars[owner, default: []] += item.sidecars
      parts[owner] = (parts[owner] ?? .nothing).joined(with: Surroundings(item.isLocated))
    }
    return zip(items, roles).compactMap { item, role in
      var joined = item.taking(role, parts: parts[item.path])
      joined?.sidecars += sidecars[item.path] ?? []
      return joined
    }
  }
}
