internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage
package import UniformTypes

/// Decides which of the misnamed files can take their new names, and which belong together; changes nothing.
package struct RenamePlanner {
  /// Looks at a folder, which may not be there; throws what keeps it from being known.
  let folder: (FilePath) throws(IdentificationError) -> FolderContents?
  /// Which file stands at a path; nil when there is none.
  let identity: (FilePath) throws(Errno) -> FileIdentity?
  /// Why the bytes of a file cannot be read, or could not be when that was tried.
  let readingObstacle: (FilePath) -> String?
  /// The files that could not be read, by the folder and the stem that they were listed under.
  var unread: [GroupKey: [FileName]] = [:]
  /// Whether names may differ in case alone: a share or disk that ignores case would hold only one of them.
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

  /// A planner for real folders; `unread` are the files that could not be read, and why.
  package init(registry: TypeRegistry, unread: [FilePath: String] = [:], allowsCase: Bool = false) {
    var reasons: [FilePath: String] = [:]
    var names: [GroupKey: [FileName]] = [:]
    for (path, reason) in unread {
      // One that is nowhere is nobody's partner.
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

  /// The stem that the files of a group share, as a Live Photo's halves do.
  struct GroupKey: Hashable {
    var folder: FilePath
    var stem: String
  }

  /// The plan for files in the order in which they were found; a file named twice is planned once.
  func plan(_ items: [Misnamed]) -> [RenameGroup] {
    let folders = Folders(read: folder)
    var groups: [RenameGroup] = []
    var numbers: [GroupKey: Int] = [:]
    var seen: Set<FilePath> = []
    for item in items {
      let shown = item.path.removingLastComponent()
      let known: FolderContents?
      do throws(IdentificationError) { known = try folders.contents(shown) } catch {
        let text = "its folder cannot be read: \(error.message)"
        groups.append(refused(item, groups.count + 1, RenameGroup.Refusal(reason: .unreadable, text: text)))
        continue
      }
      guard let known, let name = FileName(lastOf: item.path) else {
        let text = "there is no file of that name to rename"
        groups.append(refused(item, groups.count + 1, RenameGroup.Refusal(reason: .notAFile, text: text)))
        continue
      }
      guard seen.insert(name.path(in: known.realPath)).inserted else { continue }
      // A Live Photo's halves share their stem: whatever shares it shares its fate.
      let key = GroupKey(folder: known.realPath, stem: name.stem.folded)
      let index = numbers[key] ?? groups.count
      if index == groups.count {
        numbers[key] = index
        groups.append(RenameGroup(number: index + 1, items: []))
      }
      groups[index].items.append(item)
      do throws(RenameGroup.Refusal) {
        groups[index].steps += try steps(item, name, Place(shown: shown, contents: known), folders)
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

  /// The plan for `items`, and behind it what is named for a content that is not there, and what is left alone.
  package func plan(
    _ items: [Misnamed], lackingContent lacking: [Misnamed] = [], leaving left: [Misnamed]
  ) -> [RenameGroup] {
    var groups = plan(items)
    for item in lacking {
      groups.append(refused(item, groups.count + 1, RenameGroup.Refusal(reason: .noName, text: item.because)))
    }
    for item in left {
      groups.append(
        refused(item, groups.count + 1, RenameGroup.Refusal(reason: .leftAlone, text: item.because)))
    }
    return groups
  }

  /// Folders that were looked at, as they are shown.
  final class Folders {
    private let read: (FilePath) throws(IdentificationError) -> FolderContents?
    /// One that could not be read stays so: what belongs together is judged alike.
    private var known: [FilePath: Result<FolderContents?, IdentificationError>] = [:]

    init(read: @escaping (FilePath) throws(IdentificationError) -> FolderContents?) { self.read = read }

    func contents(_ folder: FilePath) throws(IdentificationError) -> FolderContents? {
      if let known = known[folder] { return try known.get() }
      let result: Result<FolderContents?, IdentificationError>
      do throws(IdentificationError) { result = .success(try read(folder.isEmpty ? "." : folder)) } catch {
        result = .failure(error)
      }
      known[folder] = result
      return try result.get()
    }
  }

  /// A folder as it was named by the user, and what is in it.
  struct Place {
    var shown: FilePath
    var contents: FolderContents

    func step(_ from: FileName, _ to: FileName, _ identity: FileIdentity, isCompanion: Bool) -> RenameStep {
      RenameStep(
        shownFolder: shown, folder: contents.realPath, from: from, to: to, identity: identity,
        isCompanion: isCompanion, folderIgnoresCase: contents.ignoresCase)
    }
  }

  private func refused(_ item: Misnamed, _ number: Int, _ refusal: RenameGroup.Refusal) -> RenameGroup {
    RenameGroup(number: number, items: [item], refusal: refusal)
  }

  /// Two files cannot have one name, and which of them should is not for a program to say.
  private func refuseSameTargets(_ groups: inout [RenameGroup]) {
    struct Target: Hashable {
      var folder: FilePath
      var name: FileName
    }
    func target(of step: RenameStep) -> Target {
      // Folded even where case counts: what is renamed here may be copied to where it does not.
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
