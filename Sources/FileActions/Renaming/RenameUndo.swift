internal import SystemCalls
internal import SystemPackage

/// Gives files back the names that a journal says they had, the last rename first.
///
/// What there is to do is read from the file system alone: it can end anywhere, and be run any number of times.
package struct RenameUndo<Files: FileOperations> {
  package enum Outcome: Equatable {
    /// The file has its old name again; or would have, when nothing is to be changed.
    case reverted
    /// It had its old name all along, or again.
    case nothing
    /// It keeps its new name.
    case blocked(String)
    /// It has its old name, and what belongs to it the new one.
    case parted(String)
  }

  /// What the file system says of a step, whatever the journal says.
  private enum Situation: Equatable {
    case renamed
    /// Both names, one file: something ended between giving the new name and taking the old one.
    case bothNames
    case unrenamed
    case blocked(String)
  }

  let files: Files
  /// Where what was undone is written down; nil when nothing is to be changed.
  let journal: RenameJournalWriter<Files>?

  package init(files: Files, journal: RenameJournalWriter<Files>? = nil) {
    self.files = files
    self.journal = journal
  }

  /// Undoes the steps, group by group: each wholly or not at all.
  ///
  /// `finished` hears of every step.
  /// Returns how many steps were not looked at, because it was interrupted between two groups.
  package func run(
    _ entries: [RenameJournal.Entry], finished: (RenameJournal.Entry, Outcome) -> Void
  ) -> Int {
    var rest = entries[...]
    while let last = rest.last {
      if files.isInterrupted { return rest.count }
      let start = rest.lastIndex { $0.group != last.group }.map { $0 + 1 } ?? rest.startIndex
      let group = Array(rest[start...].reversed())
      for (entry, outcome) in zip(group, undo(group)) { finished(entry, outcome) }
      rest = rest[..<start]
    }
    return 0
  }

  private func undo(_ group: [RenameJournal.Entry]) -> [Outcome] {
    let lock: FolderLock
    do throws(Errno) { lock = try files.lock(Set(group.map { $0.from.removingLastComponent() })) } catch {
      return group.map { _ in .blocked(FolderLock.describe(error)) }
    }
    defer { lock.release() }
    let situations = group.map(situation)
    let obstacle = situations.compactMap { situation in
      if case .blocked(let reason) = situation { reason } else { nil }
    }.first
    var outcomes: [Outcome] = []
    var failure: String?
    for (entry, situation) in zip(group, situations) {
      if let reason = failure, situation == .renamed || situation == .bothNames {
        outcomes.append(.blocked(Self.companion(reason)))
        continue
      }
      outcomes.append(revert(entry, situation, obstacle))
      if case .blocked(let reason)? = outcomes.last, obstacle == nil { failure = reason }
    }
    let done = group.indices.filter { outcomes[$0] == .reverted }
    if let failure {
      // What belongs together keeps the new names together.
      for index in done.reversed() { outcomes[index] = takeBack(group[index], failure) }
    }
    journal?.synchronize(folders: Set(done.map { group[$0].from.removingLastComponent() }))
    return outcomes
  }

  private func takeBack(_ entry: RenameJournal.Entry, _ reason: String) -> Outcome {
    guard let journal else { return .blocked(Self.companion(reason)) }
    do throws(Errno) { try files.rename(entry.from, to: entry.to) } catch {
      return .parted(
        "\(Self.companion(reason)), and could not be given its new name again: \(error)")
    }
    journal.note(step: entry.step, .done)
    return .blocked(Self.companion(reason))
  }

  private static func companion(_ reason: String) -> String {
    "it belongs to a file that keeps its name: \(reason)"
  }

  private func revert(_ entry: RenameJournal.Entry, _ situation: Situation, _ obstacle: String?) -> Outcome {
    switch situation {
    case .unrenamed: return .nothing
    case .blocked(let reason): return .blocked(reason)
    case .renamed, .bothNames:
      if let obstacle { return .blocked(Self.companion(obstacle)) }
      guard let journal else { return .reverted }
      do throws(Errno) {
        if situation == .bothNames {
          try files.unlink(entry.to)
        } else {
          try files.rename(entry.to, to: entry.from)
        }
      } catch { return .blocked(ExclusiveNaming.describe(error)) }
      journal.note(step: entry.step, .reverted)
      return .reverted
    }
  }

  private func situation(_ entry: RenameJournal.Entry) -> Situation {
    do throws(Errno) {
      let old = try files.identity(of: entry.from)
      let new = try files.identity(of: entry.to)
      let isNew = new?.isSameFile(as: entry.identity) ?? false
      if let old, old.isSameFile(as: entry.identity) {
        // Once it had its old name alone, a second one is of somebody else's making.
        return isNew && old == new && entry.state != .reverted ? .bothNames : .unrenamed
      }
      if isNew { return old == nil ? .renamed : .blocked("something else has its old name by now") }
      if entry.state == .reverted { return .unrenamed }
      return .blocked(
        new == nil ? "it is no longer there" : "it changed since it was renamed, or is another file")
    } catch {
      return .blocked(error.description)
    }
  }
}
