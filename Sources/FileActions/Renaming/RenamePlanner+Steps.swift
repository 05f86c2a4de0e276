internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemPackage

// Planning the steps of one misnamed file: its own rename, and those of its companions.
extension RenamePlanner {
  /// The length limit of file systems.
  private static let maxNameLength = 255

  /// Returns the steps for a misnamed file and its companions; throws the reason why they keep their names.
  func steps(
    _ item: MisnamedFile, _ name: FileName, _ folder: PlannedFolder, _ folders: FolderCache
  ) throws(RenameGroup.Refusal) -> [RenameStep] {
    let contents = folder.contents
    guard contents.kinds[name] == .regular || contents.kinds[name] == .unknown else {
      throw .init(reason: .notAFile, text: "it is no file itself; rename what it stands for")
    }
    guard let identity = item.identity, identity == (try currentIdentity(of: name, in: folder)) else {
      throw .init(reason: .changed, text: "it changed while it was read")
    }
    guard let newName = item.suggestedName else {
      throw .init(reason: .noName, text: item.reason)
    }
    if let obstacle = contents.obstacle { throw .init(reason: .folder, text: obstacle) }
    if let text = separationReason(name, newName, contents) { throw .init(reason: .parts, text: text) }
    for partner in contents.partners(of: name) { try checkReadable(partner, in: folder) }
    // A partner that another process has renamed since it was listed was not read.
    let shared = unread[GroupKey(folder: contents.realPath, stem: name.stem.folded)] ?? []
    if let gone = shared.first(where: { contents.kinds[$0] == nil }) {
      throw .init(
        reason: .changed,
        text: "\(PrintableText.escaped(gone.bytes)), which may belong to it, vanished meanwhile")
    }
    var steps = [folder.step(name, newName, identity, isCompanion: false)]
    try checkAvailable(steps[0], folder)
    for path in Sidecars.folders {
      guard let sidecarFolder = try sidecarFolder(path, folder, folders) else { continue }
      let followers = sidecarFolder.contents.followers(of: name, as: newName, in: path)
      for follower in followers {
        guard let refusal = follower.refusal else { continue }
        throw .init(reason: .parts, text: "\(PrintableText.escaped(follower.name)) \(refusal)")
      }
      for companion in followers.map({ (name: FileName($0.name), renamed: FileName($0.renamed)) }) {
        if let obstacle = sidecarFolder.contents.obstacle { throw .init(reason: .folder, text: obstacle) }
        guard let identity = try currentIdentity(of: companion.name, in: sidecarFolder) else { continue }
        try checkReadable(companion.name, in: sidecarFolder)
        let step = sidecarFolder.step(companion.name, companion.renamed, identity, isCompanion: true)
        try checkAvailable(step, sidecarFolder)
        steps.append(step)
      }
    }
    return steps
  }

  /// Returns a folder of sidecars by its path relative to a file's folder; throws if it cannot be read.
  private func sidecarFolder(
    _ path: [String], _ folder: PlannedFolder, _ folders: FolderCache
  ) throws(RenameGroup.Refusal) -> PlannedFolder? {
    guard let first = path.first else { return folder }
    guard folder.contents.occupant(of: FileName(first)) != nil else { return nil }
    var shown = folder.shown
    for part in path { shown.append(part) }
    do throws(IdentificationError) {
      return try folders.contents(shown).map { PlannedFolder(shown: shown, contents: $0) }
    } catch {
      throw .init(
        reason: .unreadable,
        text: "\(path.joined(separator: "/")), which may hold what belongs to it, cannot be read: "
          + error.message)
    }
  }

  /// Returns the identity of the file that has a name now; nil if there is none.
  private func currentIdentity(
    of name: FileName, in folder: PlannedFolder
  ) throws(RenameGroup.Refusal) -> FileIdentity? {
    do throws(Errno) { return try identity(name.path(in: folder.contents.realPath)) } catch {
      throw unreadable(name, error.description)
    }
  }

  /// Throws if a file that may belong to another cannot be read.
  private func checkReadable(_ name: FileName, in folder: PlannedFolder) throws(RenameGroup.Refusal) {
    let kind = folder.contents.kinds[name]
    guard kind == .regular || kind == .unknown else { return }
    if let obstacle = readingObstacle(name.path(in: folder.contents.realPath)) {
      throw unreadable(name, obstacle)
    }
  }

  private func unreadable(_ name: FileName, _ reason: String) -> RenameGroup.Refusal {
    RenameGroup.Refusal(
      reason: .unreadable, text: "\(PrintableText.escaped(name.bytes)) cannot be read: \(reason)")
  }

  private func checkAvailable(_ step: RenameStep, _ folder: PlannedFolder) throws(RenameGroup.Refusal) {
    guard let (reason, text) = obstacle(to: step, folder.contents) else { return }
    throw .init(reason: reason, text: text)
  }

  private func obstacle(to step: RenameStep, _ folder: FolderContents) -> (RefusalReason, String)? {
    let to = PrintableText.escaped(step.to.bytes)
    if step.to.bytes.count > Self.maxNameLength {
      return (.tooLong, "the new name is longer than \(Self.maxNameLength) bytes")
    }
    if let occupant = folder.occupant(of: step.to) {
      if occupant == step.from {
        return (.caseAlone, "\(to) is the same name to a file system that ignores case")
      }
      return (.taken, "\(PrintableText.escaped(occupant.bytes)) is there already")
    }
    if allowsCase { return nil }
    let others = folder.names(differingInCaseFrom: step.to)
    if let other = others.first(where: { $0 != step.from }) {
      return (
        .caseAlone,
        "\(PrintableText.escaped(other.bytes)) is the same name where case is ignored; --case allows both"
      )
    }
    if others.contains(step.from) {
      return (.caseAlone, "only the case of the name would change; --case does it")
    }
    return nil
  }

  /// Returns a message if the new name would separate the file from another with its stem.
  private func separationReason(
    _ name: FileName, _ newName: FileName, _ folder: FolderContents
  ) -> String? {
    guard newName.stem.folded != name.stem.folded, newName.stem != name else { return nil }
    let partner = folder.names(beginningWith: name.stem).first { $0 != name && $0.stem == name.stem }
    return partner.map {
      "\(PrintableText.escaped($0.bytes)) belongs to it by its stem, and the new name has another"
    }
  }
}
