package import FileIdentification
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Where a walk's findings go: folders as they are entered, then their items' places in the output.
package protocol WalkSink {
  /// Takes note of the items of one folder, which are read when they are placed or earlier, and numbers the folder.
  func begin(_ items: any WorkItems) throws -> Int
  /// The next place in the output belongs to the item at `index` of the folder with a number.
  func place(_ index: Int, of group: Int) throws
  /// A row of ``LibraryExclusion/all`` left something out.
  func leaveOut(_ row: Int)
}

extension WalkSink {
  package func leaveOut(_ row: Int) {}
}

/// The state of the search for a file's sidecars.
package enum SidecarKnowledge: UInt8, Comparable, Sendable {
  case notSearched
  /// Further sidecars may exist.
  case partial
  case complete

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// One thing to identify, found on the command line or in a folder.
package struct WorkItem: Sendable {
  package let place: FilePlace
  package var path: FilePath { place.path }
  /// The path's last component.
  package let name: String
  /// nil when the system has not been asked yet.
  package var kind: FileKind?
  package var followsLinks: Bool
  /// Whether it was named by itself, and not found in a folder.
  package var isNamed = false
  /// Files of the same folder that only say something about this one.
  package var sidecars: [FilePath] {
    get { if case .box(let rest) = rest { rest.sidecars } else { [] } }
    set { rest.change(toNothing: newValue.isEmpty) { $0.sidecars = newValue } }
  }
  /// Sidecars of another one that say something of this one, too.
  package var sharedSidecars: [FilePath] {
    get { if case .box(let rest) = rest { rest.sharedSidecars } else { [] } }
    set { rest.change(toNothing: newValue.isEmpty) { $0.sharedSidecars = newValue } }
  }
  /// The state of the search for its sidecars.
  package var sidecarKnowledge = SidecarKnowledge.notSearched
  /// Whether it is a sidecar itself.
  package var isSidecar = false
  /// Whether it could be a sidecar, and its whole folder holds no owner of it; nil where nobody looked.
  package var lacksOwner: Bool?
  /// Why the folder behind the path could not be listed.
  package var error: IdentificationError? {
    get { if case .box(let rest) = rest { rest.error } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.error = newValue } }
  }

  /// What few have.
  private struct Rest: Equatable, Sendable, Exceptional {
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    var error: IdentificationError?
  }

  private var rest = Boxed<Rest>.nothing

  package init(
    path: FilePath, named name: String? = nil, kind: FileKind?, followsLinks: Bool, isNamed: Bool = false,
    error: IdentificationError? = nil
  ) {
    self.isNamed = isNamed
    place = FilePlace(path)
    self.name = name ?? place.name
    self.kind = kind
    self.followsLinks = followsLinks
    if error != nil { self.error = error }
  }

  init(
    _ place: FilePlace, named name: String, kind: FileKind?, followsLinks: Bool, isNamed: Bool = false
  ) {
    self.isNamed = isNamed
    self.place = place
    self.name = name
    self.kind = kind
    self.followsLinks = followsLinks
  }
}

/// Finds items under paths, in the order of the paths and the bytewise order of names, one folder in memory a level.
package struct FolderWalk: Sendable {
  private static let input: FilePath = "-"

  package var isRecursive = false
  package var followsLinks = false
  package var staysOnFileSystem = false
  package var entersPackages = false
  package var findsSidecars = true
  /// Whether a folder's own items come before those of the folders inside it.
  package var goesFolderByFolder = false
  package var exclusions: [Glob] = []
  /// Whether what ``LibraryExclusion`` names is left out.
  package var leavesOutForeign = false
  package var registry: TypeRegistry
  /// What is asked of the system.
  package var system = System()

  package init(_ registry: TypeRegistry) { self.registry = registry }

  /// The calls of a walk; tests put failing ones in their place.
  package struct System: Sendable {
    /// The status of a path, following links or not.
    package var status: @Sendable (FilePath, Bool) throws(IdentificationError) -> FileStatus = {
      (path, follows) throws(IdentificationError) in
      try IdentificationError.catching { () throws(Errno) in try FileStatus(of: path, followingLinks: follows)
      }
    }
    /// The entries of a folder.
    package var entries: @Sendable (FilePath) throws(IdentificationError) -> FolderNames = {
      (folder) throws(IdentificationError) in
      try IdentificationError.catching { () throws(Errno) in try FolderNames(of: folder) }
    }
  }

  /// The same walk, on which what has failed once fails again.
  func failing(_ errors: [FilePath: IdentificationError]) -> FolderWalk {
    if errors.isEmpty { return self }
    var walk = self
    walk.system.status = { [system] (path, follows) throws(IdentificationError) in
      if let error = errors[path] { throw error }
      return try system.status(path, follows)
    }
    walk.system.entries = { [system] (folder) throws(IdentificationError) in
      if let error = errors[folder] { throw error }
      return try system.entries(folder)
    }
    return walk
  }

  /// A folder on the way down.
  private struct Level {
    var items: FolderItems
    var group: Int
    var status: FileStatus
    /// The next entry, and whether only folders are still to be visited, the items being done.
    var next = 0
    var isBehindItems = false
  }

  /// What stands at a path that was named, not found in a folder.
  package enum Start {
    /// A folder that is entered rather than an item itself.
    case folder(FileStatus)
    case item(WorkItem)
  }

  /// What stands at `path`; whatever the system does not tell is an item with that error, never a tree left out.
  package func start(at path: FilePath, isNamed: Bool = false) -> Start {
    if !isRecursive { return .item(WorkItem(path: path, kind: nil, followsLinks: true, isNamed: isNamed)) }
    do throws(IdentificationError) {
      let status = try system.status(path, true)
      if status.kind == .directory, !isOneItem(path) { return .folder(status) }
      return .item(WorkItem(path: path, kind: nil, followsLinks: true, isNamed: isNamed))
    } catch {
      var error = error
      // A link that leads nowhere is still a link.
      if (try? system.status(path, false).kind) == .symbolicLink { error.type = .symbolicLink }
      return .item(WorkItem(path: path, kind: nil, followsLinks: true, isNamed: isNamed, error: error))
    }
  }

  /// Whether a path stands for standard input.
  static func isInput(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    path.count == 1 && path[0] == UInt8(ascii: "-")
  }

  /// As ``start(at:)``, what was named by itself; `-` is standard input, of which nothing is asked.
  func named(_ path: FilePath) -> Start {
    if path == Self.input { return .item(WorkItem(path: path, kind: nil, followsLinks: true)) }
    return start(at: path, isNamed: true)
  }

  /// Has every item under the folder `path` read and placed; folders that are entered are not items themselves.
  package func walk(_ path: FilePath, _ status: FileStatus, _ sink: some WalkSink) throws {
    var levels: [Level] = []
    try enter(path, status, &levels, sink)
    while !levels.isEmpty {
      let last = levels.count - 1
      let items = levels[last].items
      guard levels[last].next < items.count else {
        if goesFolderByFolder, !levels[last].isBehindItems {
          (levels[last].next, levels[last].isBehindItems) = (0, true)
        } else {
          levels.removeLast()
        }
        continue
      }
      let index = levels[last].next
      levels[last].next += 1
      switch items.visit(at: index) {
      case .item where !levels[last].isBehindItems: try sink.place(index, of: levels[last].group)
      case .folder where !goesFolderByFolder || levels[last].isBehindItems:
        let path = items.path(at: index)
        // One that is gone since is an error when it is listed.
        let status =
          items.status(at: index) ?? (try? system.status(path, followsLinks)) ?? levels[last].status
        try enter(path, status, &levels, sink)
      default: break
      }
    }
  }

  /// The items among a folder's names, told from folders by name and directory entry alone, without a call to the system.
  func items(_ names: FolderNames) -> FolderItems {
    let items = FolderItems(names.folder, names, followsLinks: followsLinks, findsSidecars: true)
    for index in 0..<names.count {
      let kind = FileKind(names.type(at: index))
      if kind == .directory, !isOneItem(names.path(at: index)) {
        items.addNothing()
      } else {
        items.addItem(kind)
      }
    }
    items.findSidecars()
    return items
  }

  /// Gives each item its sidecars among the others.
  package func withSidecars(_ items: [WorkItem]) -> [WorkItem] {
    guard findsSidecars, items.count > 1 else { return items }
    let (owners, failure) = SideReading.noting {
      Sidecars.owners(amid: items.map(\.name), confirms: { Sidecars.isTakeout(items[$0].path) })
    }
    var items = items
    // Whose sidecar it is, nobody can tell.
    if let failure, let position = items.firstIndex(where: { $0.path == failure.path }) {
      items[position].error = items[position].error ?? failure.error
    }
    for owned in owners where owned.isCertain {
      if owned.isShared {
        items[owned.owner].sharedSidecars.append(items[owned.side].path)
      } else {
        items[owned.owner].sidecars.append(items[owned.side].path)
        items[owned.side].isSidecar = true
      }
    }
    return items
  }

  /// Why a link leads nowhere; nil when it leads somewhere, followed or not.
  private func brokenLink(_ path: FilePath) -> IdentificationError? {
    do throws(IdentificationError) {
      _ = try system.status(path, true)
      return nil
    } catch {
      return IdentificationError(code: error.code, message: error.message, type: .symbolicLink)
    }
  }

  private func enter(
    _ folder: FilePath, _ status: FileStatus, _ levels: inout [Level], _ sink: some WalkSink
  ) throws {
    let names: FolderNames
    do throws(IdentificationError) { names = try system.entries(folder) } catch {
      var error = error
      error.type = .folder
      let item = WorkItem(path: folder, kind: .directory, followsLinks: false, error: error)
      return try sink.place(0, of: try sink.begin(NamedItems([item])))
    }
    let items = FolderItems(folder, names, followsLinks: followsLinks, findsSidecars: findsSidecars)
    let above = levels.map(\.status) + [status]
    for index in 0..<names.count {
      if !exclusions.isEmpty || leavesOutForeign {
        let entry = names.entry(at: index)
        if exclusions.contains(where: { $0.matches(entry.name, path: entry.path(in: folder)) }) {
          items.addLeftOut()
          continue
        }
        if leavesOutForeign, let row = LibraryExclusion.position(of: entry.name, in: folder.lastName) {
          items.addLeftOut()
          sink.leaveOut(row)
          continue
        }
      }
      let kind = FileKind(names.type(at: index))
      // Most are files, and nothing is asked about them.
      if kind != .directory, kind != .symbolicLink, kind != .unknown {
        items.addItem(followsLinks ? nil : kind)
        continue
      }
      switch sort(names.path(at: index), kind, above) {
      case .item(let item) where item.error == nil && item.followsLinks == followsLinks:
        items.addItem(item.kind)
      case .item(let item): items.addItem(item)
      case .folder(let status): items.addFolder(status)
      case .nothing: items.addNothing()
      }
    }
    items.findSidecars()
    levels.append(Level(items: items, group: try sink.begin(items), status: status))
  }

  private enum Sorted {
    case item(WorkItem)
    case folder(FileStatus)
    case nothing
  }

  /// What an entry is: an item, a folder to enter, or one that is left out.
  ///
  /// `above` are the folders on the way to it.
  private func sort(_ path: FilePath, _ kind: FileKind, _ above: [FileStatus]) -> Sorted {
    var kind = kind
    var status: FileStatus?
    if kind == .symbolicLink, let error = brokenLink(path) {
      return .item(WorkItem(path: path, kind: kind, followsLinks: false, error: error))
    }
    if kind == .unknown || kind == .directory || (kind == .symbolicLink && followsLinks) {
      do throws(IdentificationError) {
        let found = try system.status(path, followsLinks)
        status = found
        kind = found.kind
      } catch {
        let known: UTType? = kind == .directory ? .folder : nil
        return .item(
          WorkItem(
            path: path, kind: kind, followsLinks: followsLinks,
            error: IdentificationError(code: error.code, message: error.message, type: known)))
      }
      // The folder did not say that it is a link.
      if kind == .symbolicLink, let error = brokenLink(path) {
        return .item(WorkItem(path: path, kind: kind, followsLinks: false, error: error))
      }
    }
    let followed = followsLinks && kind != .symbolicLink
    guard kind == .directory, let status, !isOneItem(path) else {
      return .item(WorkItem(path: path, kind: followed ? nil : kind, followsLinks: followsLinks))
    }
    if staysOnFileSystem, let device = above.first?.device, device != status.device { return .nothing }
    if followsLinks, above.contains(where: { $0.node == status.node && $0.device == status.device }) {
      let error = IdentificationError(
        code: "ELOOP", message: "a link back to a folder that is being listed", type: .symbolicLink)
      return .item(WorkItem(path: path, kind: .symbolicLink, followsLinks: true, error: error))
    }
    return .folder(status)
  }

  /// A package is one item, a media library is not: it is entered like a folder.
  private func isOneItem(_ folder: FilePath) -> Bool {
    if entersPackages { return false }
    let names = NameEvidence(
      fileName: folder.lastName, isDirectory: true, registry: registry)
    guard let type = names.types.first else { return false }
    if type.entersPackage == true { return false }
    return type.conforms(to: .package) || type.conforms(to: .bundle)
  }
}
