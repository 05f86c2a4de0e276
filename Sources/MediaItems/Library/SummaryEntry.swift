package import FileIdentification
internal import MediaMetadata
package import SystemPackage

/// What a summary needs of one file until it is known which files of its folder belong together.
package struct SummaryEntry: Sendable {
  /// What there is to count of an item.
  struct Facts: Sendable {
    var kind: MediaKind
    /// The smart albums that hold it, as bits; bursts wait for the other pictures.
    var albums: UInt32 = 0
    var half: LivePhoto.Form?
    var burst: String?
    var captured: CaptureDay?
    var isMismatch: Bool
    var isDamaged: Bool
    var isSelected = true

    init(_ item: MediaItem, isFavorite: Bool? = nil) {
      kind = item.kind
      let identification = item.file.identification
      isMismatch = identification.agreement == .mismatch || identification.agreement == .sibling
      isDamaged = identification.damage != nil
      guard let asset = MediaAsset(item, root: FilePath(), isFavorite: isFavorite) else { return }
      half = item.livePhoto?.form
      burst = item.file.headers?.metadata.burstIdentifier
      captured = asset.captured.map { CaptureDay($0) }
      for (position, album) in SmartAlbum.all.enumerated() where album.holds(asset) == .yes {
        albums |= 1 << UInt32(position)
      }
    }
  }

  package let path: FilePath
  private let byteCount: Int64
  private let sidecars: [FilePath]
  private let candidate: PairingCandidate?
  /// As an item of its own.
  private let alone: Facts?
  /// As the still of a pair; nil for what cannot be one.
  private let paired: Facts?
  /// Whether it is wanted as the still of a pair, by what the other files of the pair say of places.
  private var selectedBeside: [MediaItem.Surroundings: Bool] = [:]
  /// What the file says of places where it is a part of another item.
  private let surroundings: MediaItem.Surroundings
  private var partMismatches = 0
  package let error: IdentificationError?

  /// Takes what counts of an item that is read, but not yet joined with the others of its folder.
  package init(_ item: MediaItem, isSelected: (MediaItem) -> Bool = { _ in true }) {
    let isFavorite = FavoriteRule.decide(item)
    func facts(_ item: MediaItem) -> Facts {
      var facts = Facts(item, isFavorite: isFavorite)
      facts.isSelected = isSelected(item)
      return facts
    }
    path = item.path
    byteCount = item.byteCount ?? 0
    sidecars = item.sidecars
    candidate = item.candidate
    error = nil
    alone = facts(item)
    let role = PairingRole.still(movie: item.path, pair: .identifier, because: "", alternates: [])
    surroundings = .init(item.isLocated)
    paired = candidate?.half == .still ? item.taking(role).map(facts) : nil
    guard paired != nil else { return }
    for said in [MediaItem.Surroundings.located, .nothing, .unknown] {
      selectedBeside[said] = item.taking(role, parts: said).map(isSelected)
    }
  }

  /// Takes what could not be read.
  package init(path: FilePath, error: IdentificationError) {
    self.path = path
    self.error = error
    (byteCount, sidecars, candidate, alone, paired, surroundings) = (0, [], nil, nil, nil, .unknown)
  }

  /// Takes a file that an item of another folder holds: it is no item, and its size is counted there.
  ///
  /// `isSelected`: whether what else there is to say of it is counted.
  package init(partOfAnother item: MediaItem, isSelected: Bool) {
    path = item.path
    byteCount = 0
    partMismatches = isSelected && Facts(item, isFavorite: false).isMismatch ? 1 : 0
    sidecars = item.sidecars
    (candidate, alone, paired, error, surroundings) = (nil, nil, nil, nil, .unknown)
  }

  /// Counts the files of one folder; with `joins`, those that belong together as one item.
  package static func add(_ entries: [SummaryEntry], to summary: inout MediaSummary, joins: Bool = true) {
    let sizes = Dictionary(entries.map { ($0.path, $0.byteCount) }, uniquingKeysWith: { first, _ in first })
    for entry in entries where entry.error != nil { summary.addUnreadable() }
    let sides = Set(entries.flatMap(\.sidecars))
    let entries = entries.filter { !sides.contains($0.path) }
    let roles =
      joins
      ? PairingRole.roles(of: entries.map { ($0.path, $0.candidate) })
      : [PairingRole](repeating: .alone, count: entries.count)
    var sidecars: [FilePath: [FilePath]] = [:]
    var mismatches: [FilePath: Int] = [:]
    var parts: [FilePath: MediaItem.Surroundings] = [:]
    for (entry, role) in zip(entries, roles) {
      guard case .part(let owner) = role else { continue }
      sidecars[owner, default: []] += entry.sidecars
      parts[owner] = (parts[owner] ?? .nothing).joined(with: entry.surroundings)
      if entry.alone?.isMismatch == true { mismatches[owner, default: 0] += 1 }
    }
    for (entry, role) in zip(entries, roles) {
      summary.count(mismatches: entry.partMismatches)
      var byteCount = entry.byteCount
      var facts = entry.alone
      switch role {
      case .part: continue
      case .alone: break
      case .still(let movie, _, _, let alternates):
        for part in [movie] + alternates { byteCount &+= sizes[part] ?? 0 }
        facts = entry.paired ?? facts
        facts?.isSelected = entry.selectedBeside[parts[entry.path] ?? .unknown] ?? true
      }
      guard let facts, facts.isSelected else { continue }
      summary.count(facts, byteCount: byteCount, path: entry.path)
      summary.count(mismatches: mismatches[entry.path] ?? 0)
      for side in entry.sidecars + (sidecars[entry.path] ?? []) { summary.count(sidecar: sizes[side] ?? 0) }
    }
  }
}
