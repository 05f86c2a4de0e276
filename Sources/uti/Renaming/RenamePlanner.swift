import FileIdentification
import SystemPackage
import UniformTypes

/// Decides which of the misnamed files can take their new names, and which belong together; changes nothing.
struct RenamePlanner {
  /// What file systems allow at most.
  private static let longestName = 255

  let registry: TypeRegistry
  /// Looks at a folder; nil when it cannot be listed.
  let folder: (FilePath) -> FolderContents?
  /// Which file stands at a path.
  let identity: (FilePath) -> FileIdentity?

  init(
    registry: TypeRegistry, folder: @escaping (FilePath) -> FolderContents?,
    identity: @escaping (FilePath) -> FileIdentity?
  ) {
    self.registry = registry
    self.folder = folder
    self.identity = identity
  }

  init(registry: TypeRegistry) {
    self.init(
      registry: registry, folder: { FolderContents.read($0, registry: registry) },
      identity: { try? Platform.identity(of: $0) })
  }

  private struct GroupKey: Hashable {
    var folder: FilePath
    var stem: String
  }

  /// The plan for files in the order in which they were found; a file named twice is planned once.
  func plan(_ items: [Misnamed]) -> [RenameGroup] {
    var contents: [FilePath: FolderContents] = [:]
    var groups: [RenameGroup] = []
    var numbers: [GroupKey: Int] = [:]
    var seen: Set<FilePath> = []
    for item in items {
      let shown = item.path.removingLastComponent()
      let known = contents[shown] ?? folder(shown.isEmpty ? "." : shown)
      guard let known, let name = FileName(lastOf: item.path) else {
        groups.append(refused(item, groups.count + 1, .notAFile, "there is no file of that name to rename"))
        continue
      }
      contents[shown] = known
      guard seen.insert(name.path(in: known.realPath)).inserted else { continue }
      // A Live Photo's halves share their stem: whatever shares it shares its fate.
      let key = GroupKey(folder: known.realPath, stem: name.stem.folded)
      let index = numbers[key] ?? groups.count
      if index == groups.count {
        numbers[key] = index
        groups.append(RenameGroup(number: index + 1, items: []))
      }
      groups[index].items.append(item)
      add(item, name, shown, known, to: &groups[index])
    }
    refuseSameTargets(&groups)
    return groups.map { group in
      var group = group
      if group.refusal != nil { group.steps = [] }
      return group
    }
  }

  /// The plan for `items`, and behind it what is left alone.
  func plan(_ items: [Misnamed], leaving left: [Misnamed]) -> [RenameGroup] {
    var groups = plan(items)
    for item in left { groups.append(refused(item, groups.count + 1, .leftAlone, item.because)) }
    return groups
  }

  private func refused(_ item: Misnamed, _ number: Int, _ reason: RefusalReason, _ text: String)
    -> RenameGroup
  {
    RenameGroup(number: number, items: [item], refusal: RenameGroup.Refusal(reason: reason, text: text))
  }

  private func add(
    _ item: Misnamed, _ name: FileName, _ shown: FilePath, _ folder: FolderContents,
    to group: inout RenameGroup
  ) {
    func refuse(_ reason: RefusalReason, _ text: String) {
      if group.refusal == nil { group.refusal = RenameGroup.Refusal(reason: reason, text: text) }
    }
    guard folder.kinds[name] == .regular || folder.kinds[name] == .unknown else {
      return refuse(.notAFile, "it is no file itself; rename what it stands for")
    }
    guard let identity = item.identity, identity == self.identity(name.path(in: folder.realPath)) else {
      return refuse(.changed, "it changed while it was read")
    }
    guard let wanted = item.suggested else {
      return refuse(.noName, item.because)
    }
    if let obstacle = folder.obstacle { return refuse(.folder, obstacle) }
    if let refusal = parting(name, wanted, folder) { return refuse(.parts, refusal) }
    var steps = [
      RenameStep(shownFolder: shown, folder: folder.realPath, from: name, to: wanted, identity: identity)
    ]
    for rule in SideFileRule.all {
      var place = folder
      var shownPlace = shown
      if !rule.folder.isEmpty {
        for part in rule.folder { shownPlace.append(part) }
        guard let inner = self.folder(shownPlace) else { continue }
        place = inner
      }
      for companion in rule.find(name, wanted, place, registry) {
        if let refusal = rule.refusal {
          return refuse(.parts, "\(PrintableText.escaped(companion.name.bytes)) \(refusal)")
        }
        if let obstacle = place.obstacle { return refuse(.folder, obstacle) }
        guard let identity = self.identity(companion.name.path(in: place.realPath)) else { continue }
        steps.append(
          RenameStep(
            shownFolder: shownPlace, folder: place.realPath, from: companion.name, to: companion.renamed,
            identity: identity, isCompanion: true))
      }
    }
    for step in steps {
      let place = step.folder == folder.realPath ? folder : self.folder(step.shownFolder) ?? folder
      if let (reason, text) = obstacle(to: step, place) { return refuse(reason, text) }
    }
    group.steps += steps
  }

  private func obstacle(to step: RenameStep, _ folder: FolderContents) -> (RefusalReason, String)? {
    let to = PrintableText.escaped(step.to.bytes)
    if step.to.bytes.count > Self.longestName {
      return (.tooLong, "the new name is longer than \(Self.longestName) bytes")
    }
    if let occupant = folder.occupant(of: step.to) {
      if occupant == step.from {
        return (.caseAlone, "\(to) is the same name to a file system that ignores case")
      }
      return (.taken, "\(PrintableText.escaped(occupant.bytes)) is there already")
    }
    return nil
  }

  /// Why the new name would part the file from what belongs to it by its stem.
  private func parting(_ name: FileName, _ wanted: FileName, _ folder: FolderContents) -> String? {
    guard wanted.stem.folded != name.stem.folded, wanted.stem != name else { return nil }
    let partner = folder.names(beginningWith: name.stem).first { $0 != name && $0.stem == name.stem }
    return partner.map {
      "\(PrintableText.escaped($0.bytes)) belongs to it by its stem, and the new name has another"
    }
  }

  /// Two files cannot have one name, and which of them should is not for a program to say.
  private func refuseSameTargets(_ groups: inout [RenameGroup]) {
    struct Target: Hashable {
      var folder: FilePath
      var name: String
    }
    var owners: [Target: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      for step in group.steps {
        // Folded even where case counts: what is renamed here may be copied to where it does not.
        owners[Target(folder: step.folder, name: step.to.folded), default: []].append(index)
      }
    }
    for (index, group) in groups.enumerated() where group.refusal == nil {
      for step in group.steps where owners[Target(folder: step.folder, name: step.to.folded)]?.count ?? 0 > 1
      {
        groups[index].refusal = RenameGroup.Refusal(
          reason: .sameTarget, text: "two files would be called \(PrintableText.escaped(step.to.bytes))")
      }
    }
  }
}
