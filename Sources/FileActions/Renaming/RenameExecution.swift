internal import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// Carries out a plan: a journal first, then one group after the other, each wholly or not at all.
package struct RenameExecution<Files: FileOperations> {
  /// What became of one group.
  package enum Outcome: Equatable {
    case renamed
    /// Its files have the names that they had.
    case restored(String)
    /// Some of its files have new names, and could not be given back their old ones: the journal knows which.
    case broken(String)
    /// It was not tried any more.
    case untried(String)
  }

  package enum Failure: Error, Equatable {
    /// The journal cannot be made: nothing was renamed.
    case journal(Errno)
  }

  private typealias Step = (number: Int, step: RenameStep)

  let files: Files
  let journal: FilePath

  package init(files: Files, journal: FilePath) {
    self.files = files
    self.journal = journal
  }

  /// Renames the steps of every group that has any.
  ///
  /// The journal must not exist yet. An interruption ends the work between two steps; what was done of a group by then
  /// is taken back. `finished` hears of each group once its names and the journal are on the disk.
  package func run(
    _ groups: [RenameGroup], started: String, finished: (RenameGroup, Outcome) -> Void
  ) throws(Failure) {
    let groups = groups.filter { !$0.steps.isEmpty }
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try files.create(journal: journal) } catch { throw .journal(error) }
    defer { descriptor.release() }
    let writer = RenameJournalWriter(files: files, descriptor: descriptor)
    do throws(Errno) {
      try writer.append(RenameJournal.opening(groups, started: started))
      let folder = journal.removingLastComponent()
      try files.synchronize(folder: folder.isEmpty ? "." : folder)
    } catch {
      // It says nothing; should it stay, it is read as a journal of nothing.
      try? files.unlink(journal)
      throw .journal(error)
    }
    var number = 0
    var stopped: String?
    for group in groups {
      if stopped == nil, files.isInterrupted { stopped = "interrupted before it was tried" }
      let outcome = stopped.map { .untried($0) } ?? run(group, firstStep: number + 1, writer)
      number += group.steps.count
      if case .broken = outcome { stopped = "not tried after names that could not be given back" }
      finished(group, outcome)
    }
  }

  private func run(_ group: RenameGroup, firstStep: Int, _ journal: RenameJournalWriter<Files>) -> Outcome {
    var done: [Step] = []
    for (index, step) in group.steps.enumerated() {
      if index > 0, files.isInterrupted { return takeBack(done, "interrupted", journal) }
      do throws(Errno) {
        guard try files.identity(of: step.source) == step.identity else {
          return takeBack(
            done, "\(PrintableText.escaped(step.from.bytes)) changed since it was read", journal)
        }
        try files.rename(step.source, to: step.target)
      } catch {
        return takeBack(
          done, "\(PrintableText.escaped(step.from.bytes)): \(ExclusiveNaming.describe(error))", journal)
      }
      done.append((firstStep + index, step))
      do throws(Errno) {
        try journal.append(RenameJournal.line(step: firstStep + index, .done))
      } catch {
        return takeBack(done, "the journal cannot be written: \(error)", journal)
      }
    }
    for folder in Set(group.steps.map(\.folder)) {
      do throws(Errno) { try files.synchronize(folder: folder) } catch {
        return takeBack(done, "its folder cannot be written: \(error)", journal)
      }
    }
    return .renamed
  }

  private func takeBack(
    _ done: [Step], _ reason: String, _ journal: RenameJournalWriter<Files>
  ) -> Outcome {
    var failures: [String] = []
    for (number, step) in done.reversed() {
      do throws(Errno) { try files.rename(step.target, to: step.source) } catch {
        failures.append(
          "\(PrintableText.escaped(step.to.bytes)) could not be called "
            + "\(PrintableText.escaped(step.from.bytes)) again: \(error)")
        continue
      }
      // Without this line, undoing has to look for itself.
      journal.note(step: number, .reverted)
    }
    journal.synchronize(folders: Set(done.map(\.step.folder)))
    return failures.isEmpty ? .restored(reason) : .broken(([reason] + failures).joined(separator: "; "))
  }
}
