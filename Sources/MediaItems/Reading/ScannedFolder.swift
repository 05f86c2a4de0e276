internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage

/// A list of scanned entries, of one folder or of one batch of paths, created on demand.
package protocol EntryList: AnyObject {
  /// The number of indices; some may have no item.
  var count: Int { get }
  var itemCount: Int { get }
  /// Returns the item at an index; nil if the entry is not an item.
  func item(at index: Int) -> ScannedEntry?
  func isItem(at index: Int) -> Bool
  func name(at index: Int) -> String
  /// True if one of the items is a sidecar of another one.
  var holdsSidecars: Bool { get }
}

/// Entries in memory, named by the user.
final class NamedEntries: EntryList {
  private let items: [ScannedEntry]

  init(_ items: [ScannedEntry]) { self.items = items }

  var count: Int { items.count }
  var itemCount: Int { items.count }
  func item(at index: Int) -> ScannedEntry? { items[index] }
  func isItem(at index: Int) -> Bool { true }
  func name(at index: Int) -> String { items[index].name }
  var holdsSidecars: Bool { items.contains(where: \.isSidecar) }
}

/// The entries of one folder, as a name and one byte each; more only for exceptional ones.
package final class ScannedFolder: EntryList {
  /// The role of an entry in the walk.
  enum Visit: UInt8 {
    case skipped, item, folder, excluded
  }

  /// An entry in one byte: bits 0–1 are its role, bit 2 is set if its name could be a sidecar's, the rest is its kind.
  private struct EntryFlags {
    var byte: UInt8 = 0

    init(_ visit: Visit, _ kind: FileKind?) {
      let number = kind.flatMap { kind in Self.kinds.firstIndex(of: kind) }.map { $0 + 1 } ?? 0
      byte = visit.rawValue | UInt8(number) << 3
    }

    private static let kinds: [FileKind] = [
      .regular, .directory, .symbolicLink, .namedPipe, .socket, .characterDevice, .blockDevice, .unknown,
    ]

    var visit: Visit { Visit(rawValue: byte & 3) ?? .skipped }
    /// nil if links are followed.
    var kind: FileKind? { byte >> 3 == 0 ? nil : Self.kinds[Int(byte >> 3) - 1] }
    var mayBeSidecar: Bool {
      get { byte & 4 != 0 }
      set { byte = newValue ? byte | 4 : byte & ~4 }
    }
  }

  /// The number of cached statuses; further folders are queried again when they are entered.
  private static let maxStatuses = 4096

  let folder: FilePath
  private let names: FolderNames
  private let followsLinks: Bool
  private let findsSidecars: Bool
  // Used by the walking thread only.
  @exclusivity(unchecked) private var flags: [EntryFlags] = []
  /// Items that differ from their directory entry, such as unreadable ones.
  @exclusivity(unchecked) private var exceptions: [Int: ScannedEntry] = [:]
  private var statuses: [Int: FileStatus] = [:]
  /// The sidecars by the index of their owner.
  @exclusivity(unchecked) private var sidecars: [Int: [Sidecars.Ownership]] = [:]
  @exclusivity(unchecked) private var sidecarIndices: Set<Int> = []
  /// The items that may have more sidecars.
  @exclusivity(unchecked) private var incomplete: Set<Int> = []
  /// A sidecar whose content decides its owner and that could not be read.
  @exclusivity(unchecked) private(set) var unreadableSidecar: (index: Int, error: IdentificationError)?
  private lazy var excludedOwners: Sidecars? = {
    let others = flags.indices.filter { flags[$0].visit == .excluded }.map { names.name(at: $0) }
    return others.isEmpty ? nil : Sidecars(amid: others)
  }()

  init(_ folder: FilePath, _ names: FolderNames, followsLinks: Bool, findsSidecars: Bool) {
    (self.folder, self.names) = (folder, names)
    (self.followsLinks, self.findsSidecars) = (followsLinks, findsSidecars)
    flags.reserveCapacity(names.count)
  }

  package var count: Int { flags.count }
  @exclusivity(unchecked) package private(set) var itemCount = 0
  package var holdsSidecars: Bool { !sidecarIndices.isEmpty }

  // MARK: Building

  func addItem(_ kind: FileKind?) {
    itemCount += 1
    flags.append(EntryFlags(.item, kind))
  }

  func addItem(_ item: ScannedEntry) {
    exceptions[flags.count] = item
    addItem(item.kind)
  }

  func addFolder(_ status: FileStatus) {
    if statuses.count < Self.maxStatuses { statuses[flags.count] = status }
    flags.append(EntryFlags(.folder, .directory))
  }

  func addSkipped() { flags.append(EntryFlags(.skipped, nil)) }
  func addExcluded() { flags.append(EntryFlags(.excluded, nil)) }

  /// Finds the sidecars among the items, after all entries were added.
  func findSidecars() {
    guard findsSidecars else { return }
    var hasCandidates = false
    for index in flags.indices where flags[index].visit == .item {
      guard !Sidecars.forms(of: names.name(at: index)).isEmpty else { continue }
      flags[index].mayBeSidecar = true
      hasCandidates = true
    }
    // Excluded sidecars are not listed, but they may state a location.
    let excluded = flags.indices.filter {
      flags[$0].visit == .excluded && !Sidecars.forms(of: names.name(at: $0)).isEmpty
    }
    guard hasCandidates || !excluded.isEmpty, itemCount + excluded.count > 1 else { return }
    let positions = flags.indices.filter { flags[$0].visit == .item } + excluded
    let (pairs, failure) = SecondaryReadErrors.recording {
      Sidecars.owners(amid: positions.map { names.name(at: $0) }) {
        flags[positions[$0]].visit == .item ? Sidecars.isTakeout(path(at: positions[$0])) : .unknown
      }
    }
    // The owner of an unreadable sidecar is unknown.
    if let failure, let index = positions.first(where: { path(at: $0) == failure.path }) {
      unreadableSidecar = (index, failure.error)
    }
    for pair in pairs {
      let owner = positions[pair.owner]
      let sidecar = positions[pair.sidecar]
      guard pair.isCertain, flags[sidecar].visit == .item else {
        incomplete.insert(owner)
        continue
      }
      sidecars[owner, default: []].append(.init(sidecar: sidecar, owner: owner, isShared: pair.isShared))
      if !pair.isShared { sidecarIndices.insert(sidecar) }
    }
  }

  /// True if no item has a sidecar or may have one.
  var isWithoutSidecars: Bool { sidecars.isEmpty && incomplete.isEmpty }

  // MARK: Access

  package func isItem(at index: Int) -> Bool { flags[index].visit == .item }

  func item(named name: UnsafeBufferPointer<UInt8>) -> ScannedEntry? { names.index(of: name).flatMap(item) }

  package func name(at index: Int) -> String { names.name(at: index) }

  func path(at index: Int) -> FilePath { names.path(at: index) }

  func visit(at index: Int) -> Visit { flags[index].visit }

  func status(at index: Int) -> FileStatus? { statuses[index] }

  package func item(at index: Int) -> ScannedEntry? {
    let entry = flags[index]
    guard entry.visit == .item else { return nil }
    var item =
      (exceptions.isEmpty ? nil : exceptions[index])
      ?? ScannedEntry(
        FileLocation(names, index), named: names.name(at: index), kind: entry.kind,
        followsLinks: followsLinks)
    guard findsSidecars else { return item }
    item.sidecarKnowledge = incomplete.isEmpty || !incomplete.contains(index) ? .complete : .partial
    if !sidecars.isEmpty {
      for pair in sidecars[index] ?? [] {
        if pair.isShared {
          item.sharedSidecars.append(path(at: pair.sidecar))
        } else {
          item.sidecars.append(path(at: pair.sidecar))
        }
      }
    }
    item.isSidecar = !sidecarIndices.isEmpty && sidecarIndices.contains(index)
    if let unreadableSidecar, unreadableSidecar.index == index {
      item.error = item.error ?? unreadableSidecar.error
    }
    item.lacksOwner = lacksOwner(entry, item)
    return item
  }

  /// Appends the file at an index to a batch; returns false for an entry that needs a `ScannedEntry`.
  func append(_ index: Int, to batch: inout PathBatch) -> Bool {
    let entry = flags[index]
    guard entry.visit == .item, exceptions.isEmpty || exceptions[index] == nil else { return false }
    batch.append(
      folder: names.prefix, name: names.bytes(at: index), kind: entry.kind, followsLinks: followsLinks,
      isNamed: false)
    return true
  }

  /// Returns true if an item could be a sidecar and its folder has no owner of it; nil if that is unknown.
  private func lacksOwner(_ entry: EntryFlags, _ item: ScannedEntry) -> Bool? {
    guard entry.mayBeSidecar, !item.isSidecar else { return false }
    // The owner of these may be in another folder, or be a folder.
    let name = item.name
    if Sidecars.forms(of: name).contains(where: { !$0.folder.isEmpty || $0.form == .appleDouble }) {
      return nil
    }
    // An excluded file may be the owner.
    return excludedOwners?.owner(of: name) == nil
  }
}
