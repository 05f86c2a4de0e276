internal import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// Executes a rename plan: writes the journal, then renames group by group, each completely or not at all.
package struct RenameExecution<Files: FileOperations> {
  /// The result of one group.
  package enum Outcome: Equatable {
    case renamed
    /// All files have their old names.
    case restored(String)
    /// Some files keep new names because restoring failed; the journal lists them.
    case broken(String)
    /// The group was not attempted.
    case untried(String)
  }

  package enum Failure: Error, Equatable {
    /// The journal cannot be created; nothing was renamed.
    case journal(Errno)
  }

  /// Errors of writing the journal and folders that did not stop the work.
  package struct WriteErrors: Equatable, Sendable {
    /// The reason why the journal lacks lines.
    package var journal: Errno?
    /// The reason why names may not be on disk.
    package var folder: Errno?
    /// The reason why the journal was not locked.
    package var lock: Errno?
  }

  private typealias Step = (number: Int, step: RenameStep)

  let files: Files
  let journal: FilePath

  package init(files: Files, journal: FilePath) {
    self.files = files
    self.journal = journal
  }

  /// Renames the files of all groups.
  ///
  /// The journal must not exist yet; it is locked until the end. An interruption ends the work between two steps and rolls
  /// the group back. `finished` is called for each group once its names and the journal are on disk.
  /// Returns the errors that did not stop the work.
  @discardableResult
  package func run(
    _ groups: [RenameGroup], started: String, finished: (RenameGroup, Outcome) -> Void
  ) throws(Failure) -> WriteErrors {
    let groups = groups.filter { !$0.steps.isEmpty }
    let file: JournalFile
    do throws(Errno) {
      file = try files.create(journal: journal, contents: RenameJournal.plan(of: groups, started: started))
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
    return WriteErrors(journal: writer.lineFailure, folder: writer.folderFailure, lock: file.lockFailure)
  }

  private func run(_ group: RenameGroup, firstStep: Int, _ journal: RenameJournalWriter<Files>) -> Outcome {
    let lock: FolderLock
    do throws(Errno) { lock = try files.lock(Set(group.steps.map(\.folder))) } catch {
      return .restored(FolderLock.describe(error))
    }
    defer { lock.release() }
    var done: [Step] = []
    for (index, step) in group.steps.enumerated() {
      if index > 0, files.isInterrupted { return rollBack(done, "interrupted", journal) }
      do throws(Errno) {
        guard try files.identity(of: step.source) == step.identity else {
          return rollBack(
            done, "\(PrintableText.escaped(step.from.bytes)) changed since it was read", journal)
        }
        try files.rename(step.source, to: step.target)
      } catch {
        return rollBack(
          done, "\(PrintableText.escaped(step.from.bytes)): \(ExclusiveNaming.describe(error))", journal)
      }
      done.append((firstStep + index, step))
      do throws(Errno) {
        try journal.append(RenameJournal.line(step: firstStep + index, .done))
      } catch {
        return rollBack(done, "the journal cannot be written: \(error)", journal)
      }
    }
    for folder in Set(group.steps.map(\.folder)) {
      do throws(Errno) { try journal.synchronize(folder: folder) } catch {
        return rollBack(done, "its folder cannot be written: \(error)", journal)
      }
    }
    return .renamed
  }

  private func rollBack(
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
      // Undoing works without this line, too.
      journal.note(step: number, .reverted)
    }
    journal.synchronize(folders: Set(done.map(\.step.folder)))
    return failures.isEmpty ? .restored(reason) : .broken(([reason] + failures).joined(separator: "; "))
  }
}
