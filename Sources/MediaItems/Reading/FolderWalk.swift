package import FileIdentification
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// The receiver of a folder walk: first the entries of a folder, then each of its items in output order.
package protocol WalkSink {
  /// Adds the entries of one folder and returns the number of the group.
  func begin(_ items: any EntryList) throws -> Int
  /// Visits the next item in output order: the one at `index` of the group.
  func visitItem(_ index: Int, of group: Int) throws
  /// Reports an entry that a row of ``LibraryExclusion/all`` excludes.
  func leaveOut(_ row: Int)
}

extension WalkSink {
  package func leaveOut(_ row: Int) {}
}

/// The state of the search for a file's sidecars.
package enum SidecarKnowledge: UInt8, Comparable, Sendable {
  case notSearched
  /// More sidecars may exist than were found.
  case partial
  case complete

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// An entry to identify, named by the user or found in a folder.
package struct ScannedEntry: Sendable {
  package let location: FileLocation
  package var path: FilePath { location.path }
  /// The path's last component.
  package let name: String
  /// nil if the file system has not been queried.
  package var kind: FileKind?
  package var followsLinks: Bool
  /// True if the user named it; false if it was found in a folder.
  package var isNamed = false
  /// The files of the same folder that describe only this one.
  package var sidecars: [FilePath] {
    get { if case .value(let fields) = optionalFields { fields.sidecars } else { [] } }
    set { optionalFields.update(removingIf: newValue.isEmpty) { $0.sidecars = newValue } }
  }
  /// The sidecars of another file that describe this one too.
  package var sharedSidecars: [FilePath] {
    get { if case .value(let fields) = optionalFields { fields.sharedSidecars } else { [] } }
    set { optionalFields.update(removingIf: newValue.isEmpty) { $0.sharedSidecars = newValue } }
  }
  package var sidecarKnowledge = SidecarKnowledge.notSearched
  package var isSidecar = false
  /// True if it could be a sidecar and its folder has no owner of it; nil if unknown.
  package var lacksOwner: Bool?
  /// The error of listing the folder at the path, or of its status.
  package var error: IdentificationError? {
    get { if case .value(let fields) = optionalFields { fields.error } else { nil } }
    set { optionalFields.update(removingIf: newValue == nil) { $0.error = newValue } }
  }

  /// Fields that few entries have.
  private struct OptionalFields: Equatable, Sendable, RareFields {
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    var error: IdentificationError?
  }

  private var optionalFields = Indirect<OptionalFields>.empty

  package init(
    path: FilePath, named name: String? = nil, kind: FileKind?, followsLinks: Bool, isNamed: Bool = false,
    error: IdentificationError? = nil
  ) {
    self.isNamed = isNamed
    location = FileLocation(path)
    self.name = name ?? location.name
    self.kind = kind
    self.followsLinks = followsLinks
    if error != nil { self.error = error }
  }

  init(
    _ location: FileLocation, named name: String, kind: FileKind?, followsLinks: Bool, isNamed: Bool = false
  ) {
    self.isNamed = isNamed
    self.location = location
    self.name = name
    self.kind = kind
    self.followsLinks = followsLinks
  }
}

/// Walks the items under paths in bytewise order of names; keeps one folder per level in memory.
package struct FolderWalk: Sendable {
  private static let input: FilePath = "-"

  package var isRecursive = false
  package var followsLinks = false
  package var staysOnFileSystem = false
  package var entersPackages = false
  package var findsSidecars = true
  /// True if the items of a folder come before those of its subfolders.
  package var goesFolderByFolder = false
  package var exclusions: [Glob] = []
  /// True if the entries that ``LibraryExclusion`` names are excluded.
  package var leavesOutForeign = false
  package var registry: TypeRegistry
  package var system = System()

  package init(_ registry: TypeRegistry) { self.registry = registry }

  /// The system calls of a walk; tests replace them by failing ones.
  package struct System: Sendable {
    /// Returns the status of a path; the Boolean follows links.
    package var status: @Sendable (FilePath, Bool) throws(IdentificationError) -> FileStatus = {
      (path, follows) throws(IdentificationError) in
      try IdentificationError.catching { () throws(Errno) in try FileStatus(of: path, followingLinks: follows)
      }
    }
    package var entries: @Sendable (FilePath) throws(IdentificationError) -> FolderNames = {
      (folder) throws(IdentificationError) in
      try IdentificationError.catching { () throws(Errno) in try FolderNames(of: folder) }
    }
  }

  /// Returns this walk with the given errors repeated.
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

  /// A folder on the current path.
  private struct Level {
    var items: ScannedFolder
    var group: Int
    var status: FileStatus
    /// The index of the next entry.
    var next = 0
    /// True if the items are done and only the subfolders are left.
    var isVisitingFolders = false
  }

  /// The kind of a path that the user named.
  package enum Start {
    /// A folder to enter.
    case folder(FileStatus)
    case item(ScannedEntry)
  }

  /// Returns the start at `path`; an unreadable path is an item with the error.
  package func start(at path: FilePath, isNamed: Bool = false) -> Start {
    if !isRecursive {
      return .item(ScannedEntry(path: path, kind: nil, followsLinks: true, isNamed: isNamed))
    }
    do throws(IdentificationError) {
      let status = try system.status(path, true)
      if status.kind == .directory, !isOneItem(path) { return .folder(status) }
      return .item(ScannedEntry(path: path, kind: nil, followsLinks: true, isNamed: isNamed))
    } catch {
      var error = error
      // A broken link is still a link.
      if (try? system.status(path, false).kind) == .symbolicLink { error.type = .symbolicLink }
      return .item(ScannedEntry(path: path, kind: nil, followsLinks: true, isNamed: isNamed, error: error))
    }
  }

  /// Returns true if the path is `-`, standard input.
  static func isInput(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    path.count == 1 && path[0] == UInt8(ascii: "-")
  }

  /// Like ``start(at:isNamed:)``, for a path that the user named; `-` is standard input, without a system call.
  func named(_ path: FilePath) -> Start {
    if path == Self.input { return .item(ScannedEntry(path: path, kind: nil, followsLinks: true)) }
    return start(at: path, isNamed: true)
  }

  /// Visits every item under the folder `path`; entered folders are not items.
  package func walk(_ path: FilePath, _ status: FileStatus, _ sink: some WalkSink) throws {
    var levels: [Level] = []
    try enter(path, status, &levels, sink)
    while !levels.isEmpty {
      let last = levels.count - 1
      let items = levels[last].items
      guard levels[last].next < items.count else {
        if goesFolderByFolder, !levels[last].isVisitingFolders {
          (levels[last].next, levels[last].isVisitingFolders) = (0, true)
        } else {
          levels.removeLast()
        }
        continue
      }
      let index = levels[last].next
      levels[last].next += 1
      switch items.visit(at: index) {
      case .item where !levels[last].isVisitingFolders: try sink.visitItem(index, of: levels[last].group)
      case .folder where !goesFolderByFolder || levels[last].isVisitingFolders:
        let path = items.path(at: index)
        // A folder that vanished fails when it is listed.
        let status =
          items.status(at: index) ?? (try? system.status(path, followsLinks)) ?? levels[last].status
        try enter(path, status, &levels, sink)
      default: break
      }
    }
  }

  /// Returns the items among a folder's names, by names and directory entries alone, without system calls.
  func items(_ names: FolderNames) -> ScannedFolder {
    let items = ScannedFolder(names.folder, names, followsLinks: followsLinks, findsSidecars: true)
    for index in 0..<names.count {
      let kind = FileKind(names.type(at: index))
      if kind == .directory, !isOneItem(names.path(at: index)) {
        items.addSkipped()
      } else {
        items.addItem(kind)
      }
    }
    items.findSidecars()
    return items
  }

  /// Returns the items with their sidecars among the others.
  package func withSidecars(_ items: [ScannedEntry]) -> [ScannedEntry] {
    guard findsSidecars, items.count > 1 else { return items }
    let (owners, failure) = SecondaryReadErrors.recording {
      Sidecars.owners(amid: items.map(\.name), confirms: { Sidecars.isTakeout(items[$0].path) })
    }
    var items = items
    // The owner of an unreadable sidecar is unknown.
    if let failure, let position = items.firstIndex(where: { $0.path == failure.path }) {
      items[position].error = items[position].error ?? failure.error
    }
    for owned in owners where owned.isCertain {
      if owned.isShared {
        items[owned.owner].sharedSidecars.append(items[owned.sidecar].path)
      } else {
        items[owned.owner].sidecars.append(items[owned.sidecar].path)
        items[owned.sidecar].isSidecar = true
      }
    }
    return items
  }

  /// Returns the error of a broken link; nil if its target exists.
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
      let item = ScannedEntry(path: folder, kind: .directory, followsLinks: false, error: error)
      return try sink.visitItem(0, of: try sink.begin(NamedEntries([item])))
    }
    let items = ScannedFolder(folder, names, followsLinks: followsLinks, findsSidecars: findsSidecars)
    let ancestors = levels.map(\.status) + [status]
    for index in 0..<names.count {
      if !exclusions.isEmpty || leavesOutForeign {
        let entry = names.entry(at: index)
        if exclusions.contains(where: { $0.matches(entry.name, path: entry.path(in: folder)) }) {
          items.addExcluded()
          continue
        }
        if leavesOutForeign, let row = LibraryExclusion.position(of: entry.name, in: folder.lastName) {
          items.addExcluded()
          sink.leaveOut(row)
          continue
        }
      }
      let kind = FileKind(names.type(at: index))
      // Plain files need no system call.
      if kind != .directory, kind != .symbolicLink, kind != .unknown {
        items.addItem(followsLinks ? nil : kind)
        continue
      }
      switch classify(names.path(at: index), kind, ancestors) {
      case .item(let item) where item.error == nil && item.followsLinks == followsLinks:
        items.addItem(item.kind)
      case .item(let item): items.addItem(item)
      case .folder(let status): items.addFolder(status)
      case .skipped: items.addSkipped()
      }
    }
    items.findSidecars()
    levels.append(Level(items: items, group: try sink.begin(items), status: status))
  }

  private enum EntryClass {
    case item(ScannedEntry)
    case folder(FileStatus)
    case skipped
  }

  /// Returns whether an entry is an item, a folder to enter, or skipped.
  private func classify(_ path: FilePath, _ kind: FileKind, _ ancestors: [FileStatus]) -> EntryClass {
    var kind = kind
    var status: FileStatus?
    if kind == .symbolicLink, let error = brokenLink(path) {
      return .item(ScannedEntry(path: path, kind: kind, followsLinks: false, error: error))
    }
    if kind == .unknown || kind == .directory || (kind == .symbolicLink && followsLinks) {
      do throws(IdentificationError) {
        let current = try system.status(path, followsLinks)
        status = current
        kind = current.kind
      } catch {
        let type: UTType? = kind == .directory ? .folder : nil
        return .item(
          ScannedEntry(
            path: path, kind: kind, followsLinks: followsLinks,
            error: IdentificationError(code: error.code, message: error.message, type: type)))
      }
      // The directory entry did not have the kind.
      if kind == .symbolicLink, let error = brokenLink(path) {
        return .item(ScannedEntry(path: path, kind: kind, followsLinks: false, error: error))
      }
    }
    let followed = followsLinks && kind != .symbolicLink
    guard kind == .directory, let status, !isOneItem(path) else {
      return .item(ScannedEntry(path: path, kind: followed ? nil : kind, followsLinks: followsLinks))
    }
    if staysOnFileSystem, let device = ancestors.first?.device, device != status.device { return .skipped }
    if followsLinks, ancestors.contains(where: { $0.node == status.node && $0.device == status.device }) {
      let error = IdentificationError(
        code: "ELOOP", message: "a link back to a folder that is being listed", type: .symbolicLink)
      return .item(ScannedEntry(path: path, kind: .symbolicLink, followsLinks: true, error: error))
    }
    return .folder(status)
  }

  /// Returns true for a package; a media library is entered like a folder.
  private func isOneItem(_ folder: FilePath) -> Bool {
    if entersPackages { return false }
    let names = NameEvidence(
      fileName: folder.lastName, isDirectory: true, registry: registry)
    guard let type = names.types.first else { return false }
    if type.entersPackage == true { return false }
    return type.conforms(to: .package) || type.conforms(to: .bundle)
  }
}
