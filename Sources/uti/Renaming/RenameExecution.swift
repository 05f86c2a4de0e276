import SystemPackage

/// Carries out a plan: a journal first, then one group after the other, each wholly or not at all.
struct RenameExecution<Files: FileOperations> {
  /// What became of one group.
  enum Outcome: Equatable {
    case renamed
    /// Its files have the names that they had.
    case restored(String)
    /// Some of its files have new names, and could not be given back their old ones: the journal knows which.
    case broken(String)
    /// It was not tried any more.
    case untried
  }

  enum Failure: Error, Equatable {
    /// The journal cannot be made: nothing was renamed.
    case journal(Errno)
  }

  let files: Files
  let journal: FilePath

  /// Renames the steps of every group that has any.
  ///
  /// The journal must not exist yet. An interruption ends the work between two steps; what was done of a group by then
  /// is taken back. `finished` hears of each group once its names and the journal are on the disk.
  func run(
    _ groups: [RenameGroup], started: String, finished: (RenameGroup, Outcome) throws -> Void
  ) throws {
    let groups = groups.filter { !$0.steps.isEmpty }
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.open(
        journal, .writeOnly, options: [.create, .exclusiveCreate, .append, .closeOnExec, .noFollow],
        permissions: [.ownerReadWrite])
    } catch let error as Errno { throw Failure.journal(error) }
    try descriptor.closeAfter {
      do throws(Errno) {
        try files.append(RenameJournal.opening(groups, started: started), to: descriptor)
        let folder = journal.removingLastComponent()
        try files.synchronize(folder: folder.isEmpty ? "." : folder)
      } catch { throw Failure.journal(error) }
      var number = 0
      var stopped = false
      for group in groups {
        stopped = stopped || files.isInterrupted
        let outcome = stopped ? .untried : run(group, firstStep: number + 1, descriptor)
        number += group.steps.count
        // After names that could not be given back, no more are changed.
        if case .broken = outcome { stopped = true }
        try finished(group, outcome)
      }
    }
  }

  private func run(_ group: RenameGroup, firstStep: Int, _ descriptor: FileDescriptor) -> Outcome {
    var done: [(number: Int, step: RenameStep)] = []
    func takeBack(_ reason: String) -> Outcome {
      for (number, step) in done.reversed() {
        do throws(Errno) { try files.rename(step.target, to: step.source) } catch {
          return .broken(
            "\(reason); \(PrintableText.escaped(step.to.bytes)) could not be called "
              + "\(PrintableText.escaped(step.from.bytes)) again: \(Platform.describe(error))")
        }
        // The file system knows by itself which name the file has: without this line, undoing only has to look.
        try? files.append(RenameJournal.line(step: number, .reverted), to: descriptor)
      }
      return .restored(reason)
    }
    for (index, step) in group.steps.enumerated() {
      if index > 0, files.isInterrupted { return takeBack("interrupted") }
      do throws(Errno) {
        guard try files.identity(of: step.source) == step.identity else {
          return takeBack("\(PrintableText.escaped(step.from.bytes)) changed since it was read")
        }
        try files.rename(step.source, to: step.target)
      } catch {
        return takeBack("\(PrintableText.escaped(step.from.bytes)): \(Platform.describe(error))")
      }
      done.append((firstStep + index, step))
      do throws(Errno) {
        try files.append(RenameJournal.line(step: firstStep + index, .done), to: descriptor)
      } catch {
        return takeBack("the journal cannot be written: \(Platform.describe(error))")
      }
    }
    for folder in Set(group.steps.map(\.folder)) { try? files.synchronize(folder: folder) }
    return .renamed
  }
}
