import ArgumentParser
import FileActions
import SystemCalls
import SystemPackage

/// `uti undo-times`: restores file times from the log of `uti when --apply`.
struct UndoTimesCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo-times",
    abstract: "Restore the times of files from before 'when --apply'.",
    discussion: """
      Reads the log that was written before the first time was changed. A file that has changed since keeps its time. \
      Each file itself shows whether its time is restored, so undoing can be interrupted and repeated.

        uti undo-times --dry-run uti-times-20260501T120000Z.ndjson
        uti undo-times uti-times-20260501T120000Z.ndjson

      Exit codes: 0 every file has its old time; 1 some could not get it back; 2 the log could not be read; 64 usage error; \
      65 the file is not a log of times, or was cut off; 130 interrupted.
      """)

  @Argument(help: ArgumentHelp("The log of the times.", valueName: "log"))
  var log: PathArgument

  @Flag(name: [.customShort("n"), .long], help: "Show what would be undone, without changing anything.")
  var dryRun = false

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @OptionGroup var color: ColorOptions

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let journal = try read()
    if !dryRun {
      output.deferFailures()
      Signals.holdInterruptions()
    }
    let report = TimeReport(format: format, terminal: color.output, output: output)
    var status = ExitStatus.success
    for (index, change) in journal.changes.enumerated() {
      if Signals.isInterruptionPending {
        Diagnostics.error("interrupted: \(Self.files(journal.changes.count - index)) left; run it again")
        status = status.combined(with: .interrupted)
        break
      }
      let outcome = change.undo(isDryRun: dryRun)
      if report.write(change, outcome, dryRun ? .undo : .undone) { status = status.combined(with: .no) }
    }
    let missing = journal.planned - journal.changes.count
    if missing > 0 {
      Diagnostics.error(
        "\(log.printable) was cut off or damaged: \(Self.files(missing)) missing, and not undone")
      status = status.combined(with: .badDeclarations)
    }
    return status
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file is" : "\(count) files are" }

  private func read() throws -> TimeJournal {
    let file: FileDescriptor
    do throws(Errno) { file = try FileDescriptor.openForReading(log.path) } catch { throw unreadable(error) }
    defer { file.release() }
    do throws(TimeJournal.ReadFailure) { return try TimeJournal(of: file) } catch {
      switch error {
      case .system(let error): throw unreadable(error)
      case .unreadable(let line, let problem):
        throw CommandFailure(.badDeclarations, "\(log.printable):\(line): \(problem)")
      }
    }
  }

  private func unreadable(_ error: Errno) -> CommandFailure {
    CommandFailure(.unreadable, "cannot read \(log.printable): \(error)")
  }
}
