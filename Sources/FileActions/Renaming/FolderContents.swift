internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// The listing of one folder, indexed for planning renames.
struct FolderContents: Sendable {
  /// The folder's absolute path without links.
  var realPath: FilePath
  /// All names, sorted, and their kinds.
  private(set) var names: [FileName] = []
  private(set) var kinds: [FileName: FileKind] = [:]
  /// True if the file system ignores case.
  var ignoresCase = false
  /// The reason why no name may change, or nil.
  var obstacle: String?
  private var foldedNames: [String: FileName] = [:]
  /// The names by their case-folded stem.
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

  /// Returns the other names with the same stem, such as the other half of a Live Photo.
  func partners(of name: FileName) -> [FileName] {
    (stems[name.stem.folded] ?? []).filter { $0 != name }.sorted()
  }

  /// Returns the existing name that a new name would collide with, or nil.
  func occupant(of name: FileName) -> FileName? {
    if kinds[name] != nil { return name }
    return ignoresCase ? foldedNames[name.folded] : nil
  }

  /// Returns the names that differ from this one only in case.
  func names(differingInCaseFrom name: FileName) -> [FileName] {
    (stems[name.stem.folded] ?? []).filter { $0 != name && $0.folded == name.folded }.sorted()
  }

  /// Returns the names that begin with `prefix`.
  ///
  /// Complexity: linear in their number, logarithmic in the folder's.
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

  /// Returns the sidecars whose names contain `old`.
  func followers(of old: FileName, as new: FileName, in folder: [String]) -> [Sidecars.Follower] {
    Sidecars.followers(of: old.bytes, as: new.bytes, in: folder) { prefix in
      names(beginningWith: FileName(prefix)).map(\.bytes)
    }
  }
}

extension FolderContents {
  /// Reads a folder; returns nil if it does not exist.
  static func read(_ folder: FilePath, registry: TypeRegistry) throws(IdentificationError) -> FolderContents?
  {
    do throws(IdentificationError) {
      let path = try IdentificationError.catching { () throws(Errno) in try FileSystem.realPath(of: folder) }
      let entries = try IdentificationError.catching { () throws(Errno) in
        // The lock keeps groups that another process is renaming from being listed half renamed.
        let lock = try FolderLock([path])
        defer { lock.release() }
        return try DirectoryListing.entries(of: folder)
      }
      var contents = FolderContents(realPath: path, entries.map { (FileName($0.name), $0.kind) })
      contents.ignoresCase = try IdentificationError.catching { () throws(Errno) in
        try ignoresCase(path, contents.names)
      }
      if let package = package(around: path, registry) {
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

  /// Returns the name of the package or media library around a folder, whose index refers to files by name.
  private static func package(around folder: FilePath, _ registry: TypeRegistry) -> String? {
    folder.components.first { component in
      let names = NameEvidence(fileName: component.string, isDirectory: true, registry: registry)
      return names.types.contains { $0.conforms(to: .package) || $0.conforms(to: .bundle) }
    }?.string
  }

  /// Returns true if a name in the other case is the same file.
  private static func ignoresCase(_ folder: FilePath, _ names: [FileName]) throws(Errno) -> Bool {
    guard let name = names.first(where: { $0.text.lowercased() != $0.text.uppercased() }) else {
      return false
    }
    let other = name.text == name.text.lowercased() ? name.text.uppercased() : name.text.lowercased()
    guard let identity = try FileIdentity(of: name.path(in: folder)) else { return false }
    do throws(Errno) { return try FileIdentity(of: FileName(other).path(in: folder)) == identity } catch {
      // Changing the case can lengthen a name beyond the limit.
      if error == .fileNameTooLong { return false }
      throw error
    }
  }
}
