import ArgumentParser
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

      Exit codes: 0 every file has its old name; 1 some could not get it back; 2 the log could not be read; \
      64 usage; 65 it is no log of renames; 74 output or log could not be written; 130 interrupted.
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
    let journal = try read()
    var descriptor: FileDescriptor?
    if !dryRun {
      do {
        descriptor = try FileDescriptor.open(log.path, .writeOnly, options: [.append, .closeOnExec])
      } catch let error as Errno {
        throw CommandFailure(
          .outputFailed,
          "nothing was undone: \(log.printable) cannot be added to: \(Platform.describe(error))")
      }
      Platform.holdInterruptions()
    }
    defer { try? descriptor?.close() }
    let report = RenameReport(format: format, terminal: color.output, isQuiet: quiet, output: output)
    var status = ExitStatus.success
    let isWhole = try RenameUndo(files: SystemFiles(), journal: descriptor).run(journal.entries) {
      entry, outcome in
      try report.write(entry, outcome, isDryRun: dryRun)
      if case .blocked = outcome { status = status.combined(with: .no) }
    }
    return isWhole ? status : status.combined(with: .interrupted)
  }

  private func read() throws -> RenameJournal {
    let bytes: [UInt8]
    do { bytes = try DeclarationFiles.content(of: log.path) } catch let error as Errno {
      throw CommandFailure(.unreadable, "cannot read \(log.printable): \(Platform.describe(error))")
    }
    do throws(RenameJournal.Unreadable) { return try RenameJournal(reading: bytes) } catch {
      throw CommandFailure(.badDeclarations, "\(log.printable):\(error.line): \(error.problem)")
    }
  }
}
