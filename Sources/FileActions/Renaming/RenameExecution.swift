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

  /// The parts of the record that could not be written although names changed.
  package struct Shortfall: Equatable, Sendable {
    /// Why the journal lacks lines.
    package var journal: Errno?
    /// Why it is not certain that names are on the disk.
    package var folder: Errno?
    /// Why the journal was not locked.
    package var lock: Errno?
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
  /// is taken back. `finished` hears of each group once its names and the journal are on the disk. The journal is locked
  /// from before it has its name until all is done.
  /// Returns what could not be written although the work went on.
  @discardableResult
  package func run(
    _ groups: [RenameGroup], started: String, finished: (RenameGroup, Outcome) -> Void
  ) throws(Failure) -> Shortfall {
    let groups = groups.filter { !$0.steps.isEmpty }
    let file: JournalFile
    do throws(Errno) {
      file = try files.create(journal: journal, opening: RenameJournal.opening(groups, started: started))
    } catch { throw .journal(error) }
    defer { file.descriptor.release() }
    let writer = RenameJournalWriter(files: files, descriptor: file.descriptor)
    var number = 0
    var stopped: String?
    for group in groups {
      if stopped == nil, files.isInterrupted { stopped = "interrupted before it was tried" }
      let outcome = stopped.map { .untried($0) } ?? run(group, firstStep: number + 1, writer)
      number += group.steps.count
      if case .broken = outcome { stopped = "not tried after names that could not be given back" }
      finished(group, outcome)
    }
    return Shortfall(journal: writer.lineFailure, folder: writer.folderFailure, lock: file.lockFailure)
  }

  private func run(_ group: RenameGroup, firstStep: Int, _ journal: RenameJournalWriter<Files>) -> Outcome {
    let lock: FolderLock
    do throws(Errno) { lock = try files.lock(Set(group.steps.map(\.folder))) } catch {
      return .restored(FolderLock.describe(error))
    }
    defer { lock.release() }
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
      do throws(Errno) { try journal.synchronize(folder: folder) } catch {
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
