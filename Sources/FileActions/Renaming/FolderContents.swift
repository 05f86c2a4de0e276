internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// What planning needs to know of one folder.
struct FolderContents: Sendable {
  /// The folder without links, from the root.
  var realPath: FilePath
  /// Every name in it, sorted, and what stands under it.
  private(set) var names: [FileName] = []
  private(set) var kinds: [FileName: FileKind] = [:]
  /// Whether names that differ in case alone are one name.
  var ignoresCase = false
  /// Why no name in it may be changed.
  var obstacle: String?
  private var foldedNames: [String: FileName] = [:]
  /// The names that share a stem, whatever its case.
  private var stems: [String: [FileName]] = [:]

  init(
    realPath: FilePath, _ entries: [(name: FileName, kind: FileKind)], ignoresCase: Bool = false,
    obstacle: String? = nil
  ) {
    self.realPath = realPath
    self.ignoresCase = ignoresCase
    self.obstacle = obstacle
    names = entries.map(\.name).sorted()
    for entry in entries {
      kinds[entry.name] = entry.kind
      foldedNames[entry.name.folded] = entry.name
      stems[entry.name.stem.folded, default: []].append(entry.name)
    }
  }

  /// What may belong to a file by its stem, as a Live Photo's halves do.
  func partners(of name: FileName) -> [FileName] {
    (stems[name.stem.folded] ?? []).filter { $0 != name }.sorted()
  }

  /// The name under which something stands already, if a new name would meet it.
  func occupant(of name: FileName) -> FileName? {
    if kinds[name] != nil { return name }
    return ignoresCase ? foldedNames[name.folded] : nil
  }

  /// The names that are this one, too, wherever case does not count.
  func names(differingInCaseFrom name: FileName) -> [FileName] {
    (stems[name.stem.folded] ?? []).filter { $0 != name && $0.folded == name.folded }.sorted()
  }

  /// The names that begin with `prefix`; the work grows with their number, not with the folder's.
  func names(beginningWith prefix: FileName) -> ArraySlice<FileName> {
    var low = 0
    var high = names.count
    while low < high {
      let middle = low + (high - low) / 2
      if names[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    let end = names[low...].firstIndex { !$0.hasPrefix(prefix) } ?? names.count
    return names[low..<end]
  }

  /// The sidecars among the names that carry `old` in theirs.
  func followers(of old: FileName, as new: FileName, in folder: [String]) -> [Sidecars.Follower] {
    Sidecars.followers(of: old.bytes, as: new.bytes, in: folder) { beginning in
      names(beginningWith: FileName(beginning)).map(\.bytes)
    }
  }
}

extension FolderContents {
  /// Looks at a folder, which may not be there; throws what keeps it from being known.
  static func read(_ folder: FilePath, registry: TypeRegistry) throws(IdentificationError) -> FolderContents?
  {
    do throws(IdentificationError) {
      let real = try IdentificationError.catching { () throws(Errno) in try FileSystem.realPath(of: folder) }
      let entries = try IdentificationError.catching { () throws(Errno) in
        // A group that another process is renaming is seen with all its old names or all its new ones.
        let lock = try FolderLock([real])
        defer { lock.release() }
        return try DirectoryListing.entries(of: folder)
      }
      var contents = FolderContents(realPath: real, entries.map { (FileName($0.name), $0.kind) })
      contents.ignoresCase = try IdentificationError.catching { () throws(Errno) in
        try ignoresCase(real, contents.names)
      }
      if let package = package(around: real, registry) {
        contents.obstacle = "\(PrintableText.escaped(package)) keeps its own record of the names inside it"
      } else {
        let error = try IdentificationError.catching { () throws(Errno) in
          try FileSystem.obstacle(toChanging: folder)
        }
        contents.obstacle = error.map { "its folder cannot be changed: \($0)" }
      }
      return contents
    } catch {
      if ["ENOENT", "ENOTDIR"].contains(error.code) { return nil }
      throw error
    }
  }

  /// The package or media library that a folder lies in: its index knows its files by their names.
  private static func package(around folder: FilePath, _ registry: TypeRegistry) -> String? {
    folder.components.first { component in
      let names = NameEvidence(fileName: component.string, isDirectory: true, registry: registry)
      return names.types.contains { $0.conforms(to: .package) || $0.conforms(to: .bundle) }
    }?.string
  }

  /// Asks for one name in the other case: the same file answers where case does not count.
  private static func ignoresCase(_ folder: FilePath, _ names: [FileName]) throws(Errno) -> Bool {
    guard let name = names.first(where: { $0.text.lowercased() != $0.text.uppercased() }) else {
      return false
    }
    let other = name.text == name.text.lowercased() ? name.text.uppercased() : name.text.lowercased()
    guard let identity = try FileIdentity(of: name.path(in: folder)) else { return false }
    do throws(Errno) { return try FileIdentity(of: FileName(other).path(in: folder)) == identity } catch {
      // A name that grows with its case is too long to be there.
      if error == .fileNameTooLong { return false }
      throw error
    }
  }
}
