import ArgumentParser
import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// `uti mismatches`: lists files with the wrong extension, and renames them on request.
struct MismatchesCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "mismatches",
    abstract: "List files with the wrong extension; rename them only with --rename --apply.",
    discussion: """
      Lists items whose content proves another format than the name, is empty, or repeats one byte. A better name is \
      suggested only if the content has a signature of its own, no type that owns the extension can have such content, \
      and neither type is text, source code or a program. If the name may be right, the file is kept, and listed only \
      with --all.

        uti mismatches -r Holiday                     files with the wrong extension
        uti mismatches -r Holiday --all               also files that are kept, with reasons
        uti mismatches -r Holiday --rename            the planned new names, without renaming
        uti mismatches -r Holiday --rename --apply    rename, and write an undo log
        uti mismatches -r Holiday --rename --add-extensions
        uti undo-renames uti-renames-….ndjson         undo the renames
        uti mismatches -r . --format sarif            for code reviews

      Files that belong together are renamed together or not at all: the halves of a Live Photo, and sidecars with the \
      whole name, such as IMG_1.JPG.xmp. No file is ever overwritten. The whole plan is in the log before the first \
      rename, and each file must be unchanged since it was read. New names that differ from another name, or from the \
      old one, only in case need --case: on a share or disk that ignores case the two are the same. A file is not \
      renamed if something that may belong to it cannot be read. --apply finishes even if standard output is closed, \
      and then reports on standard error what is left.

      Exit codes: 0 nothing found, or --apply renamed all; 1 something found; 2 some input could not be read; \
      64 usage error; 65 bad declarations; 70 --verify disagreement, or old names that could not be restored; \
      74 output or log could not be written; \
      130 interrupted.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: "The output format; with --rename, text, ndjson or json.")
  var format: FindingFormat = .text

  @OptionGroup var baselineOptions: BaselineOptions

  @Flag(help: "Show all evidence, where it was found, and the reasons for the answer.")
  var explain = false

  @Flag(name: .shortAndLong, help: "Print errors only, no records; the exit code is set as usual.")
  var quiet = false

  @Flag(help: "Also list the files that are kept, with the reason. The exit code does not change.")
  var all = false

  @Flag(help: "Show which files would be renamed, and which not, with reasons. Changes nothing.")
  var rename = false

  @Flag(help: "With --rename: rename the files.")
  var apply = false

  @Flag(
    name: .customLong("case"),
    help: "With --rename: allow new names that differ from the old one, or from another file's, only in case."
  )
  var allowsCase = false

  @Flag(help: "With --rename: also give an extension to names without one, where the content is proven.")
  var addExtensions = false

  @Option(
    help: ArgumentHelp(
      "With --add-extensions: also behind a known extension, as x.MP becomes x.MP.mp4. May be repeated.",
      valueName: "ext"))
  var after: [String] = []

  @Option(
    help: ArgumentHelp(
      "The log of --apply, for undo-renames; never overwritten.",
      discussion: "The default is uti-renames-TIME.ndjson in the current folder.", valueName: "file"))
  var undoLog: PathArgument?

  @OptionGroup var fields: FieldOptions

  @OptionGroup var color: ColorOptions

  func validate() throws {
    try reading.requirePaths()
    try fields.validate(for: format.record)
    if apply, !rename { throw ValidationError("'--apply' needs '--rename': give both.") }
    if allowsCase, !rename {
      throw ValidationError("'--case' needs '--rename': give both.")
    }
    if addExtensions, !rename {
      throw ValidationError("'--add-extensions' needs '--rename': give both.")
    }
    if !after.isEmpty, !addExtensions {
      throw ValidationError("'--after' needs '--add-extensions': give both.")
    }
    if undoLog != nil, !apply {
      throw ValidationError("'--undo-log' needs '--rename --apply': give all three.")
    }
    if rename, ListFormat(rawValue: format.description) == nil {
      throw ValidationError("'--rename' has the formats text, ndjson and json, not '\(format)'.")
    }
    if rename, explain {
      throw ValidationError("'--explain' has no effect with '--rename': leave one of them out.")
    }
    if rename, reading.basis != .both {
      throw ValidationError("'--rename' needs name and content; leave '--as' out.")
    }
  }

  var isText: Bool { format.record == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    if apply { output.deferFailures() }
    let format = format.record
    let request = reading.searchingRequest
    let stream = try request.stream(
      keepsEvidence: explain,  // Without headers, a date in the name would count as the best one.
      readsMetadata: fields.selection.named != nil || fields.selection.readsMetadata,
      details: fields.selection.details)
    var items: [MisnamedFile] = []
    var unchanged: [MisnamedFile] = []
    var emptyFiles: [MisnamedFile] = []
    var unreadable: [FilePath: String] = [:]
    let renames = rename
    let lists = all
    let selects: @Sendable (Record) -> Bool = { record in
      record.mismatch.map { lists || $0.isNameWrong } ?? false
    }
    var records = RecordStream(
      request: request, stream: stream, format: rename ? .ndjson : format,
      text: RecordText(
        terminal: color.output, explains: explain, fields: fields.selection, suggests: true,
        layout: RecordLayout(color.output, of: request)),
      fields: fields.selection,
      selects: selects, finding: { $0.misnaming }, baseline: try baselineOptions.baseline,
      judge: { $0.mismatch?.isNameWrong == true ? .no : .success }, isQuiet: quiet || rename,
      retains: { renames && ($0.error != nil || selects($0)) })
    if addExtensions {
      records.addedExtension = MissingExtensionRule(
        after: Set(after.map { RawArguments.text($0.hasPrefix(".") ? String($0.dropFirst()) : $0) }))
    }
    let status = try records.run(output) { record in
      if let error = record.error {
        unreadable[record.path] = error.message
        return
      }
      let item = MisnamedFile(
        path: record.path, suggestedName: record.suggestedName, identity: record.identity,
        reason: record.mismatch?.because ?? "", mismatch: record.mismatchDescription)
      if record.identification?.hasNoContent == true {
        // An empty file does not block the rename of its companions.
        emptyFiles.append(item)
      } else if record.mismatch?.isNameWrong == true {
        items.append(item)
      } else {
        unchanged.append(item)
      }
    }
    guard rename else { return status }
    let groups = RenamePlanner(
      registry: stream.options.registry, unread: unreadable, allowsCase: allowsCase
    ).plan(items, withoutContent: emptyFiles, unchanged: unchanged)
    let report = RenameReport(
      format: ListFormat(rawValue: format.rawValue) ?? .text, terminal: color.output, isQuiet: quiet,
      output: output)
    // Unreadable files may still need a rename.
    let unreadableStatus: ExitStatus =
      groups.contains { $0.refusal?.reason == .unreadable } ? .unreadable : .success
    if !apply {
      report.write(plan: groups)
      return status.combined(with: unreadableStatus)
    }
    let renameStatus = try apply(groups, report)
    let remainingStatus: ExitStatus =
      renameStatus == .success && groups.allSatisfy({ !$0.isUndone }) ? .success : .no
    // Renamed files are no longer findings.
    return (status == .no ? .success : status).combined(with: renameStatus).combined(with: remainingStatus)
      .combined(with: unreadableStatus)
  }
}

extension Record {
  /// The finding about the name.
  fileprivate var misnaming: Finding? {
    if let error = shown.error { return Finding(rule: .unreadable, message: error.message) }
    guard let mismatch, let mismatchDescription else { return nil }
    guard mismatch.isNameWrong else {
      return Finding(rule: .keptName, level: .note, message: "\(mismatchDescription); \(mismatch.because)")
    }
    let advice =
      suggestedName.map { "a name that says so: \(PrintableText.escaped($0.text))" } ?? mismatch.because
    return Finding(rule: .nameContradictsContent, message: "\(mismatchDescription); \(advice)")
  }
}

extension MismatchesCommand {
  /// Performs the planned renames and reports the results.
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
    let writeErrors: RenameExecution<SystemFiles>.WriteErrors
    do throws(RenameExecution<SystemFiles>.Failure) {
      writeErrors = try RenameExecution(files: files, journal: journal).run(groups, started: started) {
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
    status = status.combined(with: Self.status(of: writeErrors, journal))
    return files.isInterrupted ? status.combined(with: .interrupted) : status
  }

  /// Reports failures to lock or write the log and to sync the folder.
  private static func status(
    of writeErrors: RenameExecution<SystemFiles>.WriteErrors, _ journal: FilePath
  ) -> ExitStatus {
    let log = PrintableText.escaped(journal)
    if let failure = writeErrors.lock {
      Diagnostics.warning(
        "\(log) cannot be locked: \(failure); undo only when no other process renames with it")
    }
    if let failure = writeErrors.journal { Diagnostics.error("cannot write to the log \(log): \(failure)") }
    if let failure = writeErrors.folder {
      Diagnostics.error(
        "new names may not be saved on the disk: \(failure); 'uti undo-renames \(log)' restores the old ones")
    }
    return writeErrors.journal == nil && writeErrors.folder == nil ? .success : .outputFailed
  }
}
