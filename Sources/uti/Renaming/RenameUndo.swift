import SystemPackage

/// Gives files back the names that a journal says they had, the last rename first.
struct RenameUndo<Files: FileOperations> {
  enum Outcome: Equatable {
    /// The file has its old name again; or would have, when nothing is to be changed.
    case reverted
    /// It had its old name all along, or again.
    case nothing
    /// It keeps its new name.
    case blocked(String)
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
  var journal: FileDescriptor?

  /// Undoes the steps, group by group: each wholly or not at all.
  ///
  /// `finished` hears of every step.
  /// Returns false when it was interrupted between two groups.
  func run(
    _ entries: [RenameJournal.Entry], finished: (RenameJournal.Entry, Outcome) throws -> Void
  ) throws -> Bool {
    var rest = entries[...]
    while let last = rest.last {
      if files.isInterrupted { return false }
      let start = rest.lastIndex { $0.group != last.group }.map { $0 + 1 } ?? rest.startIndex
      try undo(group: Array(rest[start...].reversed()), finished)
      rest = rest[..<start]
    }
    return true
  }

  private func undo(
    group: [RenameJournal.Entry], _ finished: (RenameJournal.Entry, Outcome) throws -> Void
  ) throws {
    let situations = group.map(situation)
    let obstacle = situations.lazy.compactMap { situation in
      if case .blocked(let reason) = situation { reason } else { nil }
    }.first
    var outcomes: [Outcome] = []
    var done: [RenameJournal.Entry] = []
    for (entry, situation) in zip(group, situations) {
      outcomes.append(revert(entry, situation, obstacle))
      if outcomes.last == .reverted { done.append(entry) }
      guard case .blocked(let reason)? = outcomes.last, obstacle == nil else { continue }
      // What belongs together keeps the new names together.
      if journal != nil {
        for entry in done.reversed() { try? files.rename(entry.from, to: entry.to) }
      }
      done = []
      outcomes = group.map { $0 == entry ? .blocked(reason) : .blocked(Self.companion(reason)) }
      break
    }
    if journal != nil {
      for folder in Set(done.map { $0.from.removingLastComponent() }) {
        try? files.synchronize(folder: folder)
      }
    }
    for (entry, outcome) in zip(group, outcomes) { try finished(entry, outcome) }
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
      } catch { return .blocked(Platform.describe(error)) }
      // A journal that cannot grow is no reason to stop half-way: the file system knows which name the file has.
      try? files.append(RenameJournal.line(step: entry.step, .reverted), to: journal)
      return .reverted
    }
  }

  private func situation(_ entry: RenameJournal.Entry) -> Situation {
    do throws(Errno) {
      let old = try files.identity(of: entry.from)
      let new = try files.identity(of: entry.to)
      let isNew = new?.isSameFile(as: entry.identity) ?? false
      if let old, old.isSameFile(as: entry.identity) {
        return isNew && old == new ? .bothNames : .unrenamed
      }
      if isNew { return old == nil ? .renamed : .blocked("something else has its old name by now") }
      if entry.state == .reverted { return .unrenamed }
      return .blocked(
        new == nil ? "it is no longer there" : "it changed since it was renamed, or is another file")
    } catch {
      return .blocked(Platform.describe(error))
    }
  }
}
