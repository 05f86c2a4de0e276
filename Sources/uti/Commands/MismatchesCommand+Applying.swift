import FileActions
import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

extension MismatchesCommand {
  /// Renames what is planned, and says what became of it.
  func apply(_ groups: [RenameGroup], _ report: RenameReport) throws -> ExitStatus {
    report.write(refused: groups)
    guard groups.contains(where: { !$0.steps.isEmpty }) else {
      report.finish(journal: nil)
      return .success
    }
    let started = Clock.timestamp
    let journal = undoLog?.path ?? FilePath("uti-renames-\(started).ndjson")
    let files = SystemFiles()
    Signals.holdInterruptions()
    var status = ExitStatus.success
    var hasRenamed = false
    let shortfall: RenameExecution<SystemFiles>.Shortfall
    do throws(RenameExecution<SystemFiles>.Failure) {
      shortfall = try RenameExecution(files: files, journal: journal).run(groups, started: started) {
        group, outcome in
        report.write(group, outcome)
        switch outcome {
        case .renamed: hasRenamed = true
        case .restored, .untried: status = status.combined(with: .no)
        case .broken:
          hasRenamed = true
          status = status.combined(with: .internalError)
        }
      }
    } catch {
      report.finish(journal: nil)
      switch error {
      case .journal(let code):
        throw CommandFailure(
          .outputFailed,
          "nothing was renamed: the log \(PrintableText.escaped(journal)) cannot be created: \(code)"
        )
      }
    }
    report.finish(journal: hasRenamed ? journal : nil)
    status = status.combined(with: Self.status(of: shortfall, journal))
    return files.isInterrupted ? status.combined(with: .interrupted) : status
  }

  /// Says what could not be written beside the names.
  private static func status(
    of shortfall: RenameExecution<SystemFiles>.Shortfall, _ journal: FilePath
  ) -> ExitStatus {
    let log = PrintableText.escaped(journal)
    if let failure = shortfall.lock {
      Diagnostics.warning(
        "\(log) cannot be locked: \(failure); undo only when no other process renames with it")
    }
    if let failure = shortfall.journal { Diagnostics.error("cannot write to the log \(log): \(failure)") }
    if let failure = shortfall.folder {
      Diagnostics.error(
        "new names may not be saved on the disk: \(failure); 'uti undo-renames \(log)' restores the old ones")
    }
    return shortfall.journal == nil && shortfall.folder == nil ? .success : .outputFailed
  }
}
