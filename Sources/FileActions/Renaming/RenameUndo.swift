internal import SystemCalls
internal import SystemPackage

/// Restores the old names in a rename journal, the last rename first.
///
/// The work to do is read from the file system alone, so it may be interrupted and repeated.
package struct RenameUndo<Files: FileOperations> {
  package enum Outcome: Equatable {
    /// The file has its old name again, or would have after a dry run.
    case reverted
    /// It had its old name already.
    case unchanged
    /// It keeps its new name.
    case blocked(String)
    /// It has its old name, but files that belong to it have their new names.
    case separated(String)
  }

  /// The state of a step according to the file system.
  private enum StepState: Equatable {
    case renamed
    /// The file has both names, after a crash between adding the new one and removing the old one.
    case bothNames
    case unrenamed
    case blocked(String)
  }

  let files: Files
  /// The journal to append to; nil for a dry run.
  let journal: RenameJournalWriter<Files>?

  package init(files: Files, journal: RenameJournalWriter<Files>? = nil) {
    self.files = files
    self.journal = journal
  }

  /// Undoes the steps group by group, each completely or not at all.
  ///
  /// `finished` is called for every step. Returns the number of steps that an interruption left unprocessed.
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
    let states = group.map(state)
    let obstacle = states.compactMap { state in
      if case .blocked(let reason) = state { reason } else { nil }
    }.first
    var outcomes: [Outcome] = []
    var failure: String?
    for (entry, state) in zip(group, states) {
      if let reason = failure, state == .renamed || state == .bothNames {
        outcomes.append(.blocked(Self.companion(reason)))
        continue
      }
      outcomes.append(revert(entry, state, obstacle))
      if case .blocked(let reason)? = outcomes.last, obstacle == nil { failure = reason }
    }
    let done = group.indices.filter { outcomes[$0] == .reverted }
    if let failure {
      for index in done.reversed() { outcomes[index] = redo(group[index], failure) }
    }
    journal?.synchronize(folders: Set(done.map { group[$0].from.removingLastComponent() }))
    return outcomes
  }

  private func redo(_ entry: RenameJournal.Entry, _ reason: String) -> Outcome {
    guard let journal else { return .blocked(Self.companion(reason)) }
    do throws(Errno) { try files.rename(entry.from, to: entry.to) } catch {
      return .separated(
        "\(Self.companion(reason)), and could not be given its new name again: \(error)")
    }
    journal.note(step: entry.step, .done)
    return .blocked(Self.companion(reason))
  }

  private static func companion(_ reason: String) -> String {
    "it belongs to a file that keeps its name: \(reason)"
  }

  private func revert(_ entry: RenameJournal.Entry, _ state: StepState, _ obstacle: String?) -> Outcome {
    switch state {
    case .unrenamed: return .unchanged
    case .blocked(let reason): return .blocked(reason)
    case .renamed, .bothNames:
      if let obstacle { return .blocked(Self.companion(obstacle)) }
      guard let journal else { return .reverted }
      do throws(Errno) {
        if state == .bothNames {
          try files.unlink(entry.to)
        } else {
          try files.rename(entry.to, to: entry.from)
        }
      } catch { return .blocked(ExclusiveNaming.describe(error)) }
      journal.note(step: entry.step, .reverted)
      return .reverted
    }
  }

  private func state(_ entry: RenameJournal.Entry) -> StepState {
    do throws(Errno) {
      let old = try files.identity(of: entry.from)
      let new = try files.identity(of: entry.to)
      let isNew = new?.isSameFile(as: entry.identity) ?? false
      if let old, old.isSameFile(as: entry.identity) {
        // After a completed undo, the second name is someone else's.
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
