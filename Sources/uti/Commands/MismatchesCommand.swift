import ArgumentParser
import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

struct MismatchesCommand: AnsweringCommand {
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

  @OptionGroup var known: BaselineOptions

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
    try fields.require(of: format.record)
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

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    if apply { output.outlastFailures() }
    let format = format.record
    let request = reading.searchingRequest
    let stream = try request.stream(
      keepsEvidence: explain,  // Without headers a date from the name would pass for the best one.
      readsMetadata: fields.selection.named != nil || fields.selection.readsMetadata,
      details: fields.selection.details)
    var items: [Misnamed] = []
    var left: [Misnamed] = []
    var lacking: [Misnamed] = []
    var unread: [FilePath: String] = [:]
    let renames = rename
    let lists = all
    let selects: @Sendable (Record) -> Bool = { record in
      record.mismatch.map { lists || $0.isFinding } ?? false
    }
    var records = RecordStream(
      request: request, stream: stream, format: rename ? .ndjson : format,
      text: RecordText(
        terminal: color.output, explains: explain, fields: fields.selection, suggests: true,
        layout: RecordLayout(color.output, of: request)),
      fields: fields.selection,
      selects: selects, finding: { $0.misnaming }, baseline: try known.baseline,
      judge: { $0.mismatch?.isFinding == true ? .no : .success }, isQuiet: quiet || rename,
      keeps: { renames && ($0.error != nil || selects($0)) })
    if addExtensions {
      records.addedExtension = AddedExtension(
        after: Set(after.map { RawArguments.text($0.hasPrefix(".") ? String($0.dropFirst()) : $0) }))
    }
    let status = try records.run(output) { record in
      if let error = record.error {
        unread[record.path] = error.message
        return
      }
      let item = Misnamed(
        path: record.path, suggested: record.suggestedName, identity: record.identity,
        because: record.mismatch?.because ?? "", held: record.heldContent)
      if record.identification?.holdsNothing == true {
        // Its name is as good as any: it keeps no file that belongs to it from being renamed.
        lacking.append(item)
      } else if record.mismatch?.isFinding == true {
        items.append(item)
      } else {
        left.append(item)
      }
    }
    guard rename else { return status }
    let groups = RenamePlanner(
      registry: stream.options.registry, unread: unread, allowsCase: allowsCase
    ).plan(items, lackingContent: lacking, leaving: left)
    let report = RenameReport(
      format: ListFormat(rawValue: format.rawValue) ?? .text, terminal: color.output, isQuiet: quiet,
      output: output)
    // What could not be looked at is work that is left.
    let unseen: ExitStatus = groups.contains { $0.refusal?.reason == .unreadable } ? .unreadable : .success
    if !apply {
      report.write(plan: groups)
      return status.combined(with: unseen)
    }
    let renaming = try apply(groups, report)
    let remaining: ExitStatus =
      renaming == .success && groups.allSatisfy({ !$0.isUndone }) ? .success : .no
    // What was found and put right is no finding any more.
    return (status == .no ? .success : status).combined(with: renaming).combined(with: remaining)
      .combined(with: unseen)
  }
}

extension Record {
  /// What is wrong with the name.
  fileprivate var misnaming: Finding? {
    if let error = shown.error { return Finding(rule: .unreadable, message: error.message) }
    guard let mismatch, let heldContent else { return nil }
    guard mismatch.isFinding else {
      return Finding(rule: .leftAlone, level: .note, message: "\(heldContent); \(mismatch.because)")
    }
    let advice =
      suggestedName.map { "a name that says so: \(PrintableText.escaped($0.text))" } ?? mismatch.because
    return Finding(rule: .lyingName, message: "\(heldContent); \(advice)")
  }
}
