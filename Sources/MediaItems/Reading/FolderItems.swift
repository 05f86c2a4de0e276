internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage

/// The items of one folder or of one run of paths, made one by one when they are read.
package protocol WorkItems: AnyObject {
  /// How many positions there are; not each of them need be an item's.
  var count: Int { get }
  var itemCount: Int { get }
  /// The item at a position; nil where there is none.
  func item(at index: Int) -> WorkItem?
  func isItem(at index: Int) -> Bool
  /// The name of the item at a position.
  func name(at index: Int) -> String
  /// Whether an item of them is a sidecar of another one.
  var holdsSidecars: Bool { get }
}

/// Items that are in memory: those that were named.
final class NamedItems: WorkItems {
  private let items: [WorkItem]

  init(_ items: [WorkItem]) { self.items = items }

  var count: Int { items.count }
  var itemCount: Int { items.count }
  func item(at index: Int) -> WorkItem? { items[index] }
  func isItem(at index: Int) -> Bool { true }
  func name(at index: Int) -> String { items[index].name }
  var holdsSidecars: Bool { items.contains(where: \.isSidecar) }
}

/// What a walk found in one folder: a name and a byte an entry, and more only of those that are not like most.
package final class FolderItems: WorkItems {
  /// What an entry is to the walk.
  enum Visit: UInt8 {
    case nothing, item, folder, leftOut
  }

  /// What is known of an entry, in one byte: two bits say what it is to the walk, one whether its name could be a
  /// sidecar's, the others which kind of entry it is.
  private struct Mark {
    var byte: UInt8 = 0

    init(_ visit: Visit, _ kind: FileKind?) {
      let number = kind.flatMap { kind in Self.kinds.firstIndex(of: kind) }.map { $0 + 1 } ?? 0
      byte = visit.rawValue | UInt8(number) << 3
    }

    private static let kinds: [FileKind] = [
      .regular, .directory, .symbolicLink, .namedPipe, .socket, .characterDevice, .blockDevice, .unknown,
    ]

    var visit: Visit { Visit(rawValue: byte & 3) ?? .nothing }
    /// nil where links are followed to what they lead to.
    var kind: FileKind? { byte >> 3 == 0 ? nil : Self.kinds[Int(byte >> 3) - 1] }
    var mayBeSidecar: Bool {
      get { byte & 4 != 0 }
      set { byte = newValue ? byte | 4 : byte & ~4 }
    }
  }

  /// Folders beyond these are asked about once more when they are entered.
  private static let mostStatuses = 4096

  let folder: FilePath
  private let names: FolderNames
  private let followsLinks: Bool
  private let findsSidecars: Bool
  // One thread walks and hands over: no access needs to be checked against another.
  @exclusivity(unchecked) private var marks: [Mark] = []
  /// Items that are not simply what the folder says.
  @exclusivity(unchecked) private var special: [Int: WorkItem] = [:]
  private var statuses: [Int: FileStatus] = [:]
  /// The sidecars of each owner.
  @exclusivity(unchecked) private var owned: [Int: [Sidecars.Owned]] = [:]
  @exclusivity(unchecked) private var sides: Set<Int> = []
  /// The items that may have further sidecars.
  @exclusivity(unchecked) private var incomplete: Set<Int> = []
  /// The sidecar that had to be read for its owner, and could not be.
  @exclusivity(unchecked) private(set) var unread: (index: Int, error: IdentificationError)?
  private lazy var leftOutOwners: Sidecars? = {
    let others = marks.indices.filter { marks[$0].visit == .leftOut }.map { names.name(at: $0) }
    return others.isEmpty ? nil : Sidecars(amid: others)
  }()

  init(_ folder: FilePath, _ names: FolderNames, followsLinks: Bool, findsSidecars: Bool) {
    (self.folder, self.names) = (folder, names)
    (self.followsLinks, self.findsSidecars) = (followsLinks, findsSidecars)
    marks.reserveCapacity(names.count)
  }

  package var count: Int { marks.count }
  @exclusivity(unchecked) package private(set) var itemCount = 0
  package var holdsSidecars: Bool { !sides.isEmpty }

  // MARK: What the walk finds

  func addItem(_ kind: FileKind?) {
    itemCount += 1
    marks.append(Mark(.item, kind))
  }

  func addItem(_ item: WorkItem) {
    special[marks.count] = item
    addItem(item.kind)
  }

  func addFolder(_ status: FileStatus) {
    if statuses.count < Self.mostStatuses { statuses[marks.count] = status }
    marks.append(Mark(.folder, .directory))
  }

  func addNothing() { marks.append(Mark(.nothing, nil)) }
  func addLeftOut() { marks.append(Mark(.leftOut, nil)) }

  /// Finds the sidecars among the items, once all entries are there.
  func findSidecars() {
    guard findsSidecars else { return }
    var isAny = false
    for index in marks.indices where marks[index].visit == .item {
      guard !Sidecars.forms(of: names.name(at: index)).isEmpty else { continue }
      marks[index].mayBeSidecar = true
      isAny = true
    }
    // Excluded sidecars are not listed, but they may hold a place.
    let leftOut = marks.indices.filter {
      marks[$0].visit == .leftOut && !Sidecars.forms(of: names.name(at: $0)).isEmpty
    }
    guard isAny || !leftOut.isEmpty, itemCount + leftOut.count > 1 else { return }
    let positions = marks.indices.filter { marks[$0].visit == .item } + leftOut
    let (found, failure) = SideReading.noting {
      Sidecars.owners(amid: positions.map { names.name(at: $0) }) {
        marks[positions[$0]].visit == .item ? Sidecars.isTakeout(path(at: positions[$0])) : .unknown
      }
    }
    // Whose sidecar it is, nobody can tell.
    if let failure, let index = positions.first(where: { path(at: $0) == failure.path }) {
      unread = (index, failure.error)
    }
    for pair in found {
      let owner = positions[pair.owner]
      let side = positions[pair.side]
      guard pair.isCertain, marks[side].visit == .item else {
        incomplete.insert(owner)
        continue
      }
      owned[owner, default: []].append(.init(side: side, owner: owner, isShared: pair.isShared))
      if !pair.isShared { sides.insert(side) }
    }
  }

  /// True if no item has a sidecar or may have one.
  var isWithoutSidecars: Bool { owned.isEmpty && incomplete.isEmpty }

  // MARK: What is made of it

  package func isItem(at index: Int) -> Bool { marks[index].visit == .item }

  /// The item with a name; nil if there is none.
  func item(named name: UnsafeBufferPointer<UInt8>) -> WorkItem? { names.index(of: name).flatMap(item) }

  package func name(at index: Int) -> String { names.name(at: index) }

  func path(at index: Int) -> FilePath { names.path(at: index) }

  func visit(at index: Int) -> Visit { marks[index].visit }

  /// The status of a folder as it was found; nil where it was not kept.
  func status(at index: Int) -> FileStatus? { statuses[index] }

  package func item(at index: Int) -> WorkItem? {
    let mark = marks[index]
    guard mark.visit == .item else { return nil }
    var item =
      (special.isEmpty ? nil : special[index])
      ?? WorkItem(
        FilePlace(names, index), named: names.name(at: index), kind: mark.kind,
        followsLinks: followsLinks)
    guard findsSidecars else { return item }
    item.sidecarKnowledge = incomplete.isEmpty || !incomplete.contains(index) ? .complete : .partial
    if !owned.isEmpty {
      for pair in owned[index] ?? [] {
        if pair.isShared {
          item.sharedSidecars.append(path(at: pair.side))
        } else {
          item.sidecars.append(path(at: pair.side))
        }
      }
    }
    item.isSidecar = !sides.isEmpty && sides.contains(index)
    if let unread, unread.index == index { item.error = item.error ?? unread.error }
    item.lacksOwner = lacksOwner(mark, item)
    return item
  }

  /// Appends the file at a position to a run; false where it is not simply what the folder says.
  func append(_ index: Int, to run: inout PathRun) -> Bool {
    let mark = marks[index]
    guard mark.visit == .item, special.isEmpty || special[index] == nil else { return false }
    run.append(
      folder: names.prefix, name: names.bytes(at: index), kind: mark.kind, followsLinks: followsLinks,
      isNamed: false)
    return true
  }

  /// Whether an item could be a sidecar and the whole folder holds no owner of it; nil where that cannot be said.
  private func lacksOwner(_ mark: Mark, _ item: WorkItem) -> Bool? {
    guard mark.mayBeSidecar, !item.isSidecar else { return false }
    // Some lie in folders of their own, apart from their owners, and some belong to folders.
    let name = item.name
    if Sidecars.forms(of: name).contains(where: { !$0.folder.isEmpty || $0.form == .appleDouble }) {
      return nil
    }
    // What is left out may own it all the same.
    return leftOutOwners?.owner(of: name) == nil
  }
}
