import ArgumentParser
import FileActions
import SystemCalls
import SystemPackage

struct UndoRenamesCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo-renames",
    abstract: "Give files back the names they had before 'mismatches --rename --apply'.",
    discussion: """
      Reads the log that the renaming wrote, also one that ends in the middle because everything stopped. The last \
      rename is undone first. Files that belong together get their names back together or not at all; a file that \
      changed since keeps its new name, and nothing is overwritten. What was undone is added to the log, so undoing \
      can be interrupted and repeated.

        uti undo-renames --dry-run uti-renames-20260501T120000Z.ndjson
        uti undo-renames uti-renames-20260501T120000Z.ndjson

      Undoing goes to its end whatever becomes of standard output; with a reader that left, it is 0 if all was done.

      Exit codes: 0 every file has its old name; 1 some could not get it back; 2 the log could not be read; \
      64 usage; 65 it is no log of renames, or was cut off; 70 another process renames or undoes by the log, or files \
      that belong together were parted; \
      74 the log cannot be added to, output or names could not be written; 130 interrupted.
      """)

  @Argument(help: ArgumentHelp("The log of the renames.", valueName: "log"))
  var log: PathArgument

  @Flag(name: [.customShort("n"), .long], help: "Show what would be undone. Changes nothing.")
  var dryRun = false

  @Option(help: "How the answer is written.")
  var format: ListFormat = .text

  @Flag(name: .shortAndLong, help: "Write only errors and the exit code.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    if !dryRun { output.outlastFailures() }
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
    let left = RenameUndo(files: files, journal: writer).run(journal.entries) { entry, outcome in
      report.write(entry, outcome, isDryRun: dryRun)
      switch outcome {
      case .nothing: return
      case .reverted: break
      case .blocked: status = status.combined(with: .no)
      case .parted: status = status.combined(with: .no).combined(with: .internalError)
      }
      wasRenamed = true
    }
    report.finish(journal: nil)
    if !journal.isWhole { status = status.combined(with: cut(journal, wasRenamed: wasRenamed)) }
    if let failure = writer?.lineFailure {
      Diagnostics.warning(
        "\(log.printable) does not say what was undone: \(failure); undoing looks for itself"
      )
    }
    if let failure = writer?.folderFailure {
      Diagnostics.error(
        "the old names may not be on the disk: \(failure); undoing can be repeated")
      status = status.combined(with: .outputFailed)
    }
    guard left > 0 else { return status }
    Diagnostics.error("interrupted: \(Self.steps(left)) left in \(log.printable); run it again")
    return status.combined(with: .interrupted)
  }

  /// A log has its name once its whole plan is in it: one that lacks steps of it was longer.
  private func cut(_ journal: RenameJournal, wasRenamed: Bool) -> ExitStatus {
    guard journal.hasHeader else {
      Diagnostics.error(
        "\(log.printable) was cut off within its first line: which files were renamed cannot be told from it")
      return .badDeclarations
    }
    let missing = (journal.planned ?? 0) - journal.entries.count
    let doubt = wasRenamed ? "" : "; if they were carried out cannot be told"
    Diagnostics.error(
      "\(log.printable) was cut off or damaged after it was written: \(Self.steps(missing)) missing, and not undone"
        + doubt)
    return .badDeclarations
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "1 step is" : "\(count) steps are" }

  /// The log, to be read alone for a dry run; locked otherwise.
  private func open() throws -> JournalFile {
    let reading: FileDescriptor
    do throws(Errno) { reading = try FileDescriptor.openForReading(log.path) } catch {
      throw unreadable(error)
    }
    if dryRun {
      do { try requireApart(reading) } catch {
        reading.release()
        throw error
      }
      return JournalFile(descriptor: reading)
    }
    // Opened for reading first, to say which of both is refused.
    try reading.releasing { try requireApart(reading) }
    let file: JournalFile
    do throws(JournalFile.Failure) { file = try JournalFile(opening: log.path) } catch {
      switch error {
      case .inUse:
        throw CommandFailure(
          .internalError,
          "nothing was undone: \(log.printable) is in use; another process renames or undoes by it")
      case .replaced:
        throw CommandFailure(
          .internalError, "nothing was undone: \(log.printable) was replaced while it was opened")
      case .system(.isDirectory): throw unreadable(.isDirectory)
      case .system(let error):
        throw CommandFailure(
          .outputFailed, "nothing was undone: \(log.printable) cannot be added to: \(error)")
      }
    }
    do { try requireApart(file.descriptor) } catch {
      file.descriptor.release()
      throw error
    }
    if let failure = file.lockFailure {
      Diagnostics.warning(
        "\(log.printable) cannot be locked: \(failure); see to it that nothing else undoes or renames by it")
    }
    return file
  }

  /// Messages must not go into the log.
  private func requireApart(_ descriptor: FileDescriptor) throws {
    for standard in [FileDescriptor.standardOutput, .standardError]
    where descriptor.isSameFile(as: standard) {
      throw CommandFailure(
        .usage, "nothing was undone: what is said would be written into the log \(log.printable) itself")
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
