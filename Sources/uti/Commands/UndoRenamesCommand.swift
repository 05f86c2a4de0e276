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
      64 usage; 65 it is no log of renames, or was cut off; 70 files that belong together were parted; \
      74 the log cannot be added to, output or names could not be written; 130 interrupted.
      """)

  @Argument(help: ArgumentHelp("The log of the renames.", valueName: "log"))
  var log: PathArgument

  @Flag(name: [.customShort("n"), .long], help: "Show what would be undone. Changes nothing.")
  var dryRun = false

  @Option(help: "How the answer is written: text or ndjson.")
  var format: RecordFormat = .text

  @Flag(name: .shortAndLong, help: "Write only errors and the exit code.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  func validate() throws {
    if format != .text, format != .ndjson {
      throw ValidationError("'undo-renames' writes text or ndjson, not '\(format.rawValue)'.")
    }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    if !dryRun { output.outlastFailures() }
    let descriptor = try open()
    defer { descriptor.release() }
    let journal = try read(descriptor)
    if !dryRun { Signals.holdInterruptions() }
    let files = SystemFiles()
    let writer =
      dryRun ? nil : RenameJournalWriter(files: files, descriptor: descriptor, endsTorn: journal.endsTorn)
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
    if !journal.isWhole {
      if wasRenamed {
        status = status.combined(with: cut(journal))
      } else {
        report.remark("nothing was renamed: the log ends before its plan does")
      }
    }
    report.finish(journal: nil)
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

  /// Renames begin when the whole plan is on the disk: where files were renamed, it was longer than it is now.
  private func cut(_ journal: RenameJournal) -> ExitStatus {
    let missing = (journal.planned ?? 0) - journal.entries.count
    Diagnostics.error(
      "\(log.printable) was cut off or damaged after it was written: \(Self.steps(missing)) missing, and not undone"
    )
    return .badDeclarations
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "1 step is" : "\(count) steps are" }

  private func open() throws -> FileDescriptor {
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try FileDescriptor.openForReading(log.path) } catch {
      throw unreadable(error)
    }
    for standard in [FileDescriptor.standardOutput, .standardError]
    where descriptor.isSameFile(as: standard) {
      descriptor.release()
      throw CommandFailure(
        .usage, "nothing was undone: what is said would be written into the log \(log.printable) itself")
    }
    if dryRun { return descriptor }
    defer { descriptor.release() }
    do throws(Errno) { return try FileDescriptor.openForAppending(log.path) } catch {
      throw CommandFailure(
        .outputFailed,
        "nothing was undone: \(log.printable) cannot be added to: \(error)")
    }
  }

  private func read(_ descriptor: FileDescriptor) throws -> RenameJournal {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try RenameJournal.content(of: descriptor) } catch { throw unreadable(error) }
    do throws(RenameJournal.Unreadable) { return try RenameJournal(reading: bytes) } catch {
      throw CommandFailure(.badDeclarations, "\(log.printable):\(error.line): \(error.problem)")
    }
  }

  private func unreadable(_ error: Errno) -> CommandFailure {
    CommandFailure(.unreadable, "cannot read \(log.printable): \(error)")
  }
}
