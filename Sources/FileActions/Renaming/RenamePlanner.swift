internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage
package import UniformTypes

/// Plans renames: which misnamed files can be renamed, and which belong together.
package struct RenamePlanner {
  /// Reads a folder; returns nil if it does not exist.
  let folder: (FilePath) throws(IdentificationError) -> FolderContents?
  /// Returns the identity of the file at a path; nil if there is none.
  let identity: (FilePath) throws(Errno) -> FileIdentity?
  /// Returns the reason why a file cannot be read, or nil.
  let readingObstacle: (FilePath) -> String?
  /// The files that could not be read, by folder and stem.
  var unread: [GroupKey: [FileName]] = [:]
  /// True if new names may differ only in case from others, which a case-insensitive disk could not store.
  var allowsCase = false

  init(
    folder: @escaping (FilePath) throws(IdentificationError) -> FolderContents?,
    identity: @escaping (FilePath) throws(Errno) -> FileIdentity?,
    readingObstacle: @escaping (FilePath) -> String? = { _ in nil }
  ) {
    self.folder = folder
    self.identity = identity
    self.readingObstacle = readingObstacle
  }

  /// Creates a planner for real folders; `unread` maps unreadable files to the reason.
  package init(registry: TypeRegistry, unread: [FilePath: String] = [:], allowsCase: Bool = false) {
    var reasons: [FilePath: String] = [:]
    var names: [GroupKey: [FileName]] = [:]
    for (path, reason) in unread {
      guard let name = FileName(lastOf: path), let folder = try? FileSystem.realPath(of: path.folder) else {
        continue
      }
      reasons[name.path(in: folder)] = reason
      names[GroupKey(folder: folder, stem: name.stem.folded), default: []].append(name)
    }
    self.init(
      folder: { path throws(IdentificationError) in try FolderContents.read(path, registry: registry) },
      identity: { path throws(Errno) in try FileIdentity(of: path) },
      readingObstacle: { [reasons] path in
        reasons[path] ?? FileSystem.obstacle(toReading: path)?.description
      })
    self.allowsCase = allowsCase
    self.unread = names
  }

  /// The key of a group: files with the same stem, such as the halves of a Live Photo.
  struct GroupKey: Hashable {
    var folder: FilePath
    var stem: String
  }

  /// Returns the plan for files in the given order; duplicates are planned once.
  func plan(_ items: [MisnamedFile]) -> [RenameGroup] {
    let folders = FolderCache(read: folder)
    var groups: [RenameGroup] = []
    var numbers: [GroupKey: Int] = [:]
    var seen: Set<FilePath> = []
    for item in items {
      let shown = item.path.removingLastComponent()
      let contents: FolderContents?
      do throws(IdentificationError) { contents = try folders.contents(shown) } catch {
        let text = "its folder cannot be read: \(error.message)"
        groups.append(
          refusedGroup(item, groups.count + 1, RenameGroup.Refusal(reason: .unreadable, text: text)))
        continue
      }
      guard let contents, let name = FileName(lastOf: item.path) else {
        let text = "there is no file of that name to rename"
        groups.append(
          refusedGroup(item, groups.count + 1, RenameGroup.Refusal(reason: .notAFile, text: text)))
        continue
      }
      guard seen.insert(name.path(in: contents.realPath)).inserted else { continue }
      let key = GroupKey(folder: contents.realPath, stem: name.stem.folded)
      let index = numbers[key] ?? groups.count
      if index == groups.count {
        numbers[key] = index
        groups.append(RenameGroup(number: index + 1, items: []))
      }
      groups[index].items.append(item)
      do throws(RenameGroup.Refusal) {
        groups[index].steps += try steps(item, name, PlannedFolder(shown: shown, contents: contents), folders)
      } catch {
        if groups[index].refusal == nil { groups[index].refusal = error }
      }
    }
    refuseSameTargets(&groups)
    return groups.map { group in
      var group = group
      if group.refusal != nil { group.steps = [] }
      return group
    }
  }

  /// Returns the plan for `items`, followed by refusals for files without content and for those that are left alone.
  package func plan(
    _ items: [MisnamedFile], withoutContent emptyFiles: [MisnamedFile] = [], unchanged: [MisnamedFile]
  ) -> [RenameGroup] {
    var groups = plan(items)
    for item in emptyFiles {
      groups.append(
        refusedGroup(item, groups.count + 1, RenameGroup.Refusal(reason: .noName, text: item.reason)))
    }
    for item in unchanged {
      groups.append(
        refusedGroup(item, groups.count + 1, RenameGroup.Refusal(reason: .leftAlone, text: item.reason)))
    }
    return groups
  }

  /// A cache of folder listings, by their displayed path.
  final class FolderCache {
    private let read: (FilePath) throws(IdentificationError) -> FolderContents?
    /// Errors are cached, too, so that all files of a group get the same one.
    private var results: [FilePath: Result<FolderContents?, IdentificationError>] = [:]

    init(read: @escaping (FilePath) throws(IdentificationError) -> FolderContents?) { self.read = read }

    func contents(_ folder: FilePath) throws(IdentificationError) -> FolderContents? {
      if let cached = results[folder] { return try cached.get() }
      let result: Result<FolderContents?, IdentificationError>
      do throws(IdentificationError) { result = .success(try read(folder.isEmpty ? "." : folder)) } catch {
        result = .failure(error)
      }
      results[folder] = result
      return try result.get()
    }
  }

  /// A folder's path as the user named it, and its listing.
  struct PlannedFolder {
    var shown: FilePath
    var contents: FolderContents

    func step(_ from: FileName, _ to: FileName, _ identity: FileIdentity, isCompanion: Bool) -> RenameStep {
      RenameStep(
        shownFolder: shown, folder: contents.realPath, from: from, to: to, identity: identity,
        isCompanion: isCompanion, folderIgnoresCase: contents.ignoresCase)
    }
  }

  private func refusedGroup(
    _ item: MisnamedFile, _ number: Int, _ refusal: RenameGroup.Refusal
  ) -> RenameGroup {
    RenameGroup(number: number, items: [item], refusal: refusal)
  }

  /// Refuses groups in which two files would get the same name.
  private func refuseSameTargets(_ groups: inout [RenameGroup]) {
    struct Target: Hashable {
      var folder: FilePath
      var name: FileName
    }
    func target(of step: RenameStep) -> Target {
      // Folded on case-sensitive file systems, too: files may be copied to others.
      let isFolded = step.folderIgnoresCase || !allowsCase
      return Target(folder: step.folder, name: isFolded ? FileName(step.to.folded) : step.to)
    }
    var owners: [Target: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      for step in group.steps { owners[target(of: step), default: []].append(index) }
    }
    for (index, group) in groups.enumerated() where group.refusal == nil {
      for step in group.steps where owners[target(of: step)]?.count ?? 0 > 1 {
        groups[index].refusal = RenameGroup.Refusal(
          reason: .sameTarget, text: "two files would be called \(PrintableText.escaped(step.to.bytes))")
      }
    }
  }
}
