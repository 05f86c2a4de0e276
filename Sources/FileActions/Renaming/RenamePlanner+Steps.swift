internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemPackage

// What one misnamed file takes with it, and what keeps it from taking its name.
extension RenamePlanner {
  /// What file systems allow at most.
  private static let longestName = 255

  /// The steps for one misnamed file and what follows it; throws why it, and all that belongs to it, keeps its name.
  func steps(
    _ item: Misnamed, _ name: FileName, _ place: Place, _ folders: Folders
  ) throws(RenameGroup.Refusal) -> [RenameStep] {
    let folder = place.contents
    guard folder.kinds[name] == .regular || folder.kinds[name] == .unknown else {
      throw .init(reason: .notAFile, text: "it is no file itself; rename what it stands for")
    }
    guard let identity = item.identity, identity == (try known(name, in: place)) else {
      throw .init(reason: .changed, text: "it changed while it was read")
    }
    guard let wanted = item.suggested else {
      throw .init(reason: .noName, text: item.because)
    }
    if let obstacle = folder.obstacle { throw .init(reason: .folder, text: obstacle) }
    if let text = parting(name, wanted, folder) { throw .init(reason: .parts, text: text) }
    for partner in folder.partners(of: name) { try checkReadable(partner, in: place) }
    // Another process may have renamed a half between its listing and now: what it is called by now was not read.
    let shared = unread[GroupKey(folder: folder.realPath, stem: name.stem.folded)] ?? []
    if let gone = shared.first(where: { folder.kinds[$0] == nil }) {
      throw .init(
        reason: .changed,
        text: "\(PrintableText.escaped(gone.bytes)), which may belong to it, vanished meanwhile")
    }
    var steps = [place.step(name, wanted, identity, isCompanion: false)]
    try checkFree(steps[0], place)
    for path in Sidecars.folders {
      guard let side = try sidePlace(path, place, folders) else { continue }
      let followers = side.contents.followers(of: name, as: wanted, in: path)
      for follower in followers {
        guard let refusal = follower.refusal else { continue }
        throw .init(reason: .parts, text: "\(PrintableText.escaped(follower.name)) \(refusal)")
      }
      for companion in followers.map({ (name: FileName($0.name), renamed: FileName($0.renamed)) }) {
        if let obstacle = side.contents.obstacle { throw .init(reason: .folder, text: obstacle) }
        guard let identity = try known(companion.name, in: side) else { continue }
        try checkReadable(companion.name, in: side)
        let step = side.step(companion.name, companion.renamed, identity, isCompanion: true)
        try checkFree(step, side)
        steps.append(step)
      }
    }
    return steps
  }

  /// A folder of sidecars seen from a file's, if there is one: one that cannot be read may hold some.
  private func sidePlace(
    _ folder: [String], _ place: Place, _ folders: Folders
  ) throws(RenameGroup.Refusal) -> Place? {
    guard let first = folder.first else { return place }
    guard place.contents.occupant(of: FileName(first)) != nil else { return nil }
    var shown = place.shown
    for part in folder { shown.append(part) }
    do throws(IdentificationError) {
      return try folders.contents(shown).map { Place(shown: shown, contents: $0) }
    } catch {
      throw .init(
        reason: .unreadable,
        text: "\(folder.joined(separator: "/")), which may hold what belongs to it, cannot be read: "
          + error.message)
    }
  }

  /// Which file has a name; nil when it has vanished.
  private func known(_ name: FileName, in place: Place) throws(RenameGroup.Refusal) -> FileIdentity? {
    do throws(Errno) { return try identity(name.path(in: place.contents.realPath)) } catch {
      throw unreadable(name, error.description)
    }
  }

  /// What cannot be read may belong to the file or not: nobody can tell.
  private func checkReadable(_ name: FileName, in place: Place) throws(RenameGroup.Refusal) {
    let kind = place.contents.kinds[name]
    guard kind == .regular || kind == .unknown else { return }
    if let obstacle = readingObstacle(name.path(in: place.contents.realPath)) {
      throw unreadable(name, obstacle)
    }
  }

  private func unreadable(_ name: FileName, _ reason: String) -> RenameGroup.Refusal {
    RenameGroup.Refusal(
      reason: .unreadable, text: "\(PrintableText.escaped(name.bytes)) cannot be read: \(reason)")
  }

  private func checkFree(_ step: RenameStep, _ place: Place) throws(RenameGroup.Refusal) {
    guard let (reason, text) = obstacle(to: step, place.contents) else { return }
    throw .init(reason: reason, text: text)
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

  /// Why the new name would part the file from what belongs to it by its stem.
  private func parting(_ name: FileName, _ wanted: FileName, _ folder: FolderContents) -> String? {
    guard wanted.stem.folded != name.stem.folded, wanted.stem != name else { return nil }
    let partner = folder.names(beginningWith: name.stem).first { $0 != name && $0.stem == name.stem }
    return partner.map {
      "\(PrintableText.escaped($0.bytes)) belongs to it by its stem, and the new name has another"
    }
  }
}
