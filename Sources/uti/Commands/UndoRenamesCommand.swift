import ArgumentParser
import FileActions
import SystemCalls
import SystemPackage

/// `uti undo-renames`: restores file names from the log of `uti mismatches --rename --apply`.
struct UndoRenamesCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo-renames",
    abstract: "Restore the names of files from before 'mismatches --rename --apply'.",
    discussion: """
      Reads the log of the renames, even if it is incomplete after a crash. The last rename is undone first. Files that \
      belong together get their old names back together or not at all. A file that has changed since keeps its new \
      name, and no file is overwritten. Each undone rename is added to the log, so undoing can be interrupted and \
      repeated.

        uti undo-renames --dry-run uti-renames-20260501T120000Z.ndjson
        uti undo-renames uti-renames-20260501T120000Z.ndjson

      Undoing finishes even if standard output is closed; the exit code is then 0 if all was done.

      Exit codes: 0 every file has its old name; 1 some could not get it back; 2 the log could not be read; \
      64 usage error; 65 the file is not a log of renames, or was cut off; 70 another process is using the log, or files \
      that belong together were separated; \
      74 the log, output or names could not be written; 130 interrupted.
      """)

  @Argument(help: ArgumentHelp("The log of the renames.", valueName: "log"))
  var log: PathArgument

  @Flag(name: [.customShort("n"), .long], help: "Show what would be undone, without changing anything.")
  var dryRun = false

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @Flag(name: .shortAndLong, help: "Print errors only; the exit code is set as usual.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    if !dryRun { output.deferFailures() }
    let file = try open()
    defer { file.descriptor.release() }
    let journal = try read(file.descriptor)
    if !dryRun { Signals.holdInterruptions() }
    let files = SystemFiles()
    let writer =
      dryRun
      ? nil : RenameJournalWriter(files: files, descriptor: file.descriptor, endsTorn: journal.endsTorn)
    let report = RenameReport(format: format, terminal: color.output, isQuiet: quiet, output: output)
    var status = ExitStatus.success
    var wasRenamed = false
    let remainingSteps = RenameUndo(files: files, journal: writer).run(journal.entries) { entry, outcome in
      report.write(entry, outcome, isDryRun: dryRun)
      switch outcome {
      case .unchanged: return
      case .reverted: break
      case .blocked: status = status.combined(with: .no)
      case .separated: status = status.combined(with: .no).combined(with: .internalError)
      }
      wasRenamed = true
    }
    report.finish(journal: nil)
    if !journal.isComplete {
      status = status.combined(with: reportMissingSteps(journal, wasRenamed: wasRenamed))
    }
    if let failure = writer?.lineFailure {
      Diagnostics.warning(
        "cannot write to the log \(log.printable): \(failure); a later undo-renames checks the files themselves"
      )
    }
    if let failure = writer?.folderFailure {
      Diagnostics.error(
        "the old names may not be saved on the disk: \(failure); undoing can be repeated")
      status = status.combined(with: .outputFailed)
    }
    guard remainingSteps > 0 else { return status }
    Diagnostics.error("interrupted: \(Self.steps(remainingSteps)) left in \(log.printable); run it again")
    return status.combined(with: .interrupted)
  }

  /// Reports the missing steps of a log, which was complete when it got its name.
  private func reportMissingSteps(_ journal: RenameJournal, wasRenamed: Bool) -> ExitStatus {
    guard journal.hasHeader else {
      Diagnostics.error(
        "\(log.printable) was cut off within its first line, and does not tell which files were renamed")
      return .badDeclarations
    }
    let missing = (journal.planned ?? 0) - journal.entries.count
    let qualification = wasRenamed ? "" : "; if they were carried out cannot be told"
    Diagnostics.error(
      "\(log.printable) was cut off or damaged after it was written: \(Self.steps(missing)) missing, and not undone"
        + qualification)
    return .badDeclarations
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "1 step is" : "\(count) steps are" }

  /// Opens the log, read-only for a dry run, locked otherwise.
  private func open() throws -> JournalFile {
    let reading: FileDescriptor
    do throws(Errno) { reading = try FileDescriptor.openForReading(log.path) } catch {
      throw unreadable(error)
    }
    if dryRun {
      do { try requireNotOutput(reading) } catch {
        reading.release()
        throw error
      }
      return JournalFile(descriptor: reading)
    }
    // A separate open for reading distinguishes the two errors.
    try reading.releasing { try requireNotOutput(reading) }
    let file: JournalFile
    do throws(JournalFile.Failure) { file = try JournalFile(opening: log.path) } catch {
      switch error {
      case .inUse:
        throw CommandFailure(
          .internalError,
          "nothing was undone: \(log.printable) is in use by another process")
      case .replaced:
        throw CommandFailure(
          .internalError, "nothing was undone: \(log.printable) was replaced while being opened")
      case .system(.isDirectory): throw unreadable(.isDirectory)
      case .system(let error):
        throw CommandFailure(
          .outputFailed, "nothing was undone: cannot write to the log \(log.printable): \(error)")
      }
    }
    do { try requireNotOutput(file.descriptor) } catch {
      file.descriptor.release()
      throw error
    }
    if let failure = file.lockFailure {
      Diagnostics.warning(
        "\(log.printable) cannot be locked: \(failure); make sure that no other process uses it")
    }
    return file
  }

  /// Throws if the output is redirected to the log.
  private func requireNotOutput(_ descriptor: FileDescriptor) throws {
    for standard in [FileDescriptor.standardOutput, .standardError]
    where descriptor.isSameFile(as: standard) {
      throw CommandFailure(
        .usage,
        "nothing was undone: the output would be written into the log \(log.printable); send it elsewhere")
    }
  }

  private func read(_ descriptor: FileDescriptor) throws -> RenameJournal {
    do throws(RenameJournal.ReadFailure) { return try RenameJournal(of: descriptor) } catch {
      switch error {
      case .system(let error): throw unreadable(error)
      case .unreadable(let error):
        throw CommandFailure(.badDeclarations, "\(log.printable):\(error.line): \(error.problem)")
      }
    }
  }

  private func unreadable(_ error: Errno) -> CommandFailure {
    CommandFailure(.unreadable, "cannot read \(log.printable): \(error)")
  }
}
