import ArgumentParser
import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

struct MismatchesCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "mismatches",
    abstract: "Find names that contradict content, and put them right.",
    discussion: """
      Lists items whose name says one format and whose bytes prove another, or are none, or one over and over. A better name is offered only where the \
      content has a signature of its own, no type that owns the extension can have such content, and neither is \
      text, source code or a program. Where the name may be right, the file is left alone and listed with --all.

        uti mismatches -r Holiday                     what is wrong
        uti mismatches -r Holiday --all               and what is left alone, and why
        uti mismatches -r Holiday --rename            what would be renamed, and what would not and why
        uti mismatches -r Holiday --rename --apply    do it, and write a log to undo it by
        uti mismatches -r Holiday --rename --add-extensions
        uti undo-renames uti-renames-….ndjson         take it back
        uti mismatches -r . --format sarif            for code reviews

      Files that belong together — a Live Photo's halves, and sidecars that carry the whole name, as \
      IMG_1.JPG.xmp does — are renamed together or not at all. Nothing is ever overwritten. Before the first \
      rename, everything that is planned stands in the log; each file must still be the one that was read. A name that \
      differs from another, or from the old one, in case alone is given with --case only: on a share or disk that \
      ignores case the two are one. What \
      cannot be read and may belong to a file keeps it from being renamed. --apply goes to its end whatever becomes of \
      standard output; what is left is then said on standard error.

      Exit codes: 0 nothing found, or --apply put all right; 1 something found; 2 some input could not be read; \
      64 usage; 65 bad declarations; 70 --verify disagreement, or names that could not be given back; \
      74 output or log could not be written; \
      130 interrupted.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How findings are written; with --rename, text, ndjson or json.")
  var format: FindingFormat = .text

  @OptionGroup var known: BaselineOptions

  @Flag(help: "Show all evidence, where it was found, and why the verdict followed.")
  var explain = false

  @Flag(name: .shortAndLong, help: "Write no record, only errors and the exit code.")
  var quiet = false

  @Flag(help: "List what is seen and left alone, too, with the reason. It does not change the exit code.")
  var all = false

  @Flag(help: "Show which files would be renamed, and which not and why. Changes nothing.")
  var rename = false

  @Flag(help: "With --rename: rename them.")
  var apply = false

  @Flag(
    name: .customLong("case"),
    help: "With --rename: allow new names that differ from the old, or from another file's, in case alone.")
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
      "Where --apply logs what it does; never overwritten.",
      discussion: "uti-renames-TIME.ndjson in the current folder when it is not given.", valueName: "file"))
  var undoLog: PathArgument?

  @OptionGroup var fields: FieldOptions

  @OptionGroup var color: ColorOptions

  func validate() throws {
    try reading.requirePaths()
    try fields.require(of: format.record)
    if apply, !rename { throw ValidationError("'--apply' carries out what '--rename' plans; give both.") }
    if allowsCase, !rename {
      throw ValidationError("'--case' is about the names that '--rename' plans; give both.")
    }
    if addExtensions, !rename {
      throw ValidationError("'--add-extensions' is about the names that '--rename' plans; give both.")
    }
    if !after.isEmpty, !addExtensions {
      throw ValidationError("'--after' says where '--add-extensions' adds one as well; give both.")
    }
    if undoLog != nil, !apply {
      throw ValidationError("'--undo-log' is written by '--rename --apply' alone.")
    }
    if rename, ListFormat(rawValue: format.description) == nil {
      throw ValidationError("'--rename' is written as text, ndjson or json, not as '\(format)'.")
    }
    if rename, explain { throw ValidationError("'--explain' explains records; '--rename' writes none.") }
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
      keepsEvidence: explain, readsMetadata: fields.selection.readsMetadata,
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
