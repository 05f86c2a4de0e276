import ArgumentParser
import ConformanceSuites
import FileActions
import FileIdentification
import MediaItems
import MediaMetadata
import PropertyLists
import SystemCalls
import SystemPackage

/// `uti when`: prints when photos and videos were taken, and applies the dates on request.
struct WhenCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "when",
    abstract: "Show when photos and videos were taken, and where the date comes from.",
    discussion: """
      Prints one line per item: the date at its known precision, with its time zone if known; its source (stored in the \
      file, a sidecar, its name, the names of its folders); and contradictions. The modification time is never used as \
      the date. Nothing is changed without --apply: the suggestions are commands for other programs. --apply sets the \
      modification time of files to the date they were taken, and logs the old times.

      A time zone with a question mark is derived from another date of the item, in UTC. With --apply, times without any \
      zone are taken to be in the zone of this system (TZ).

        uti when Holiday
        uti when -r Takeout --suggest-touch > touch.sh
        uti when -r Takeout --suggest-exiftool > dates.args && exiftool -@ dates.args

        uti when -r Takeout --apply && uti undo-times uti-times-20260501T120000Z.ndjson

      Exit codes: 0 every item has a date; 1 some have none, or keep their time; 2 some input could not be read; 64 usage error; \
      74 the log cannot be written, so that nothing was changed; 130 interrupted.
      """)

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var filter: FilterOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @Flag(
    help:
      "Print commands that set the modification time to the date taken, if that is stored in the file or a sidecar."
  )
  var suggestTouch = false

  @Flag(help: "Print arguments for 'exiftool -@' that write dates known only from outside a file into it.")
  var suggestExiftool = false

  @Flag(
    help:
      "Set the modification time to the date taken, if that is stored in the file or a sidecar, to the second."
  )
  var apply = false

  @Option(
    help: ArgumentHelp(
      "The log of --apply, for undo-times; never overwritten.",
      discussion: "The default is uti-times-TIME.ndjson in the current folder.", valueName: "file"))
  var undoLog: PathArgument?

  @OptionGroup var color: ColorOptions

  func validate() throws {
    try reading.validateLibrary()
    if apply, suggestTouch || suggestExiftool {
      throw ValidationError("'--apply' and the suggestions exclude each other: give one of them.")
    }
    if undoLog != nil, !apply { throw ValidationError("'--undo-log' needs '--apply': give both.") }
    if suggestTouch, suggestExiftool {
      throw ValidationError(
        "'--suggest-touch' and '--suggest-exiftool' exclude each other: give one of them.")
    }
    if suggestTouch || suggestExiftool, format != .text {
      throw ValidationError("Suggestions are text: leave '--format \(format.rawValue)' out.")
    }
  }

  var isText: Bool { format == .text && !suggestTouch && !suggestExiftool }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading.libraryRequest
    request.lookForDamage(filter.request)
    var stream = try request.libraryStream(details: filter.request?.details ?? [])
    stream.looksForSidecars = true
    stream.readsEveryDate = true
    let condition = try filter.request?.condition(in: stream.options.registry)
    let source = try request.librarySource()
    var list = DateList(
      format: format, terminal: color.output,
      suggestion: suggestTouch ? .touch : suggestExiftool ? .exiftool : nil)
    var status = ExitStatus.success
    var hasItem = false
    var changes: [TimeChange] = []
    let isApplied = apply
    if isApplied { output.deferFailures() }
    try output.write(list.opening)
    try stream.run {
      { streamed in DateEntry(streamed) { condition?.holds($0) ?? true } }
    } receive: { (entry: DateEntry) in
      if let error = entry.error {
        status = status.combined(with: .unreadable)
        Diagnostics.write(Diagnostics.line(entry.path, error))
      } else {
        hasItem = true
      }
      if !isApplied { return try output.write(list.rendered(entry)) }
      list.note(entry)
      guard let time = entry.fileTime else { return }
      for path in entry.files {
        do throws(Errno) {
          if let change = try TimeChange(of: path, to: time) { changes.append(change) }
        } catch {
          status = status.combined(with: .unreadable)
          Diagnostics.write("uti: \(PrintableText.escaped(path)): \(error)\n")
        }
      }
    } leftOut: { _ in
    } _: {
      try source.visit($0)
    }
    try output.write(list.closing)
    if !hasItem, filter.filter == nil, status == .success {
      Diagnostics.write("uti: no photo and no video was found; other files have no date of capture\n")
    }
    if list.hasUndatedItem { status = status.combined(with: .no) }
    if apply, !changes.isEmpty { status = status.combined(with: try change(changes, output)) }
    return status.combined(with: source.status)
  }

  /// Changes the times of files and reports them.
  private func change(_ changes: [TimeChange], _ output: StandardOutput) throws -> ExitStatus {
    let started = Clock.timestamp
    let log = undoLog?.path ?? FilePath("uti-times-\(started).ndjson")
    let report = TimeReport(
      format: format, terminal: color.output, output: output)
    Signals.holdInterruptions()
    var status = ExitStatus.success
    let skippedCount: Int
    do throws(Errno) {
      skippedCount = try TimeJournal.apply(changes, journal: log, started: started) { change, outcome in
        if report.write(change, outcome, .changed) { status = status.combined(with: .no) }
      }
    } catch {
      throw CommandFailure(
        .outputFailed,
        "nothing was changed: the log \(PrintableText.escaped(log)) cannot be created: \(error)")
    }
    report.finish("to undo: uti undo-times \(PrintableText.escaped(log))")
    if skippedCount > 0 {
      Diagnostics.error("interrupted: \(skippedCount) files keep their times")
      status = status.combined(with: .interrupted)
    }
    return status
  }
}

/// One item of a list of dates.
struct DateEntry: Sendable {
  let path: FilePath
  let error: IdentificationError?
  let verdict: CaptureVerdict?
  let statements: [CaptureStatement]
  /// The inferred zone of a date without one.
  let zone: InferredZone?
  /// The files of the item: two for a Live Photo.
  let files: [FilePath]

  /// Returns nil unless the item is a wanted photo, video or Live Photo, or an error.
  init?(_ streamed: StreamedItem, where isWanted: (MediaItem) -> Bool) {
    path = streamed.path
    error = streamed.error
    guard let item = streamed.item, !streamed.isPartOfOther,
      [.photo, .video, .livePhoto].contains(item.kind),
      isWanted(item)
    else {
      if streamed.error == nil { return nil }
      (verdict, statements, zone, files) = (nil, [], nil, [])
      return
    }
    verdict = item.captured
    statements = item.captureStatements
    let allStatements = statements
    zone = verdict.flatMap { InferredZone(of: $0, by: allStatements) }
    files = [path] + [item.livePhoto?.form == .pair ? item.livePhoto?.movie : nil].compactMap { $0 }
  }

  /// The capture time, if the file or a sidecar states it to the second.
  ///
  /// Dates without a zone are taken to be in the zone of this system.
  var fileTime: FileStatus.Time? {
    guard let verdict, verdict.date.precision == .second,
      verdict.certainty == .stored || verdict.certainty == .sidecar
    else { return nil }
    var date = verdict.date
    date.offset = date.offset ?? zone?.offset
    let seconds =
      date.offset != nil
      ? CaptureMoment(date).seconds
      : Clock.moment(
        year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute,
        second: date.second)
    let fraction = (date.subsecond + "000000000").prefix(9)
    return seconds.map { FileStatus.Time(seconds: $0, nanoseconds: Int64(fraction) ?? 0) }
  }

  /// The statements that contradict the verdict.
  var contradictions: [String] {
    guard let verdict else {
      return statements.compactMap { statement in
        statement.doubt.map { "\(statement.source): \(statement.date) (\($0))" }
      }
    }
    return statements.filter { $0.source != verdict.source || $0.certainty != verdict.certainty }
      .compactMap { verdict.contradiction(by: $0) }
  }
}

/// Formats dates as lines for people, as records, or as commands.
struct DateList {
  enum Suggestion { case touch, exiftool }

  let format: ListFormat
  let terminal: Terminal
  let suggestion: Suggestion?
  private(set) var hasUndatedItem = false
  private var count = 0
  private var folders: FolderHeadings

  init(format: ListFormat, terminal: Terminal, suggestion: Suggestion?) {
    folders = FolderHeadings(terminal)
    self.format = format
    self.terminal = terminal
    self.suggestion = suggestion
  }

  var opening: String { format == .json ? "[" : "" }
  var closing: String { format == .json ? "]\n" : "" }

  /// Records that an item has no date.
  mutating func note(_ entry: DateEntry) {
    if entry.error == nil, entry.verdict == nil { hasUndatedItem = true }
  }

  mutating func rendered(_ entry: DateEntry) -> [UInt8] {
    note(entry)
    if entry.error != nil { return [] }
    if let suggestion { return Array(suggested(entry, suggestion).utf8) }
    if format == .text { return Array(line(entry).utf8) }
    var json = JSONWriter()
    json.value(value(entry))
    defer { count += 1 }
    return (format == .json && count > 0 ? Array(",\n".utf8) : []) + json.bytes
      + (format == .ndjson ? [UInt8(ascii: "\n")] : [])
  }

  private static let dateWidth = 29

  private mutating func line(_ entry: DateEntry) -> String {
    let date = entry.verdict?.date.description ?? "unknown"
    let isLocal = entry.verdict.map { $0.date.offset == nil && $0.date.precision >= .minute } ?? false
    let zone = isLocal ? entry.zone.map { "  \($0.description)?" } ?? "  local" : ""
    let source = entry.verdict.map { "  \($0.certainty.rawValue): \(PrintableText.escaped($0.source))" } ?? ""
    let warnings = entry.contradictions.map { terminal.styled("  ! " + PrintableText.escaped($0), .warning) }
      .joined()
    return folders.heading(of: entry.path) + folders.margin
      + DisplayWidth.padded(date + zone, to: Self.dateWidth) + "  " + folders.name(of: entry.path) + source
      + warnings + "\n"
  }

  private func value(_ entry: DateEntry) -> FieldValue {
    .object(present: [
      ("path", .text(entry.path.string)), ("captured", entry.verdict.map { .text($0.date.description) }),
      ("capturedCertainty", entry.verdict.map { .text($0.certainty.rawValue) }),
      ("capturedPrecision", entry.verdict.map { .text($0.date.precision.rawValue) }),
      ("capturedSource", entry.verdict.map { .text($0.source) }),
      (
        "zone",
        entry.verdict.map {
          .text($0.date.offset != nil ? "known" : entry.zone == nil ? "unknown" : "inferred")
        }
      ),
      ("inferredZone", entry.zone.map { .text($0.description) }),
      ("inferredFrom", entry.zone.map { .text($0.source) }),
      (
        "statements",
        .list(
          entry.statements.map {
            .object(present: [
              ("captured", .text($0.date.description)), ("certainty", .text($0.certainty.rawValue)),
              ("source", .text($0.source)), ("doubt", $0.doubt.map { .text($0) }),
            ])
          })
      ),
      ("contradictions", .list(entry.contradictions.map { .text($0) })),
    ])
  }

  /// Returns the command for one item; empty if the date is not precise enough.
  private func suggested(_ entry: DateEntry, _ suggestion: Suggestion) -> String {
    guard let verdict = entry.verdict, verdict.date.precision == .second else { return "" }
    switch suggestion {
    case .touch:
      guard verdict.certainty == .stored || verdict.certainty == .sidecar else { return "" }
      let zone = entry.zone?.description ?? ""
      return entry.files.map { "touch -d '\(verdict.date)\(zone)' -- \(ShellWord.quoted($0.string))\n" }
        .joined()
    case .exiftool:
      // exiftool reads one argument per line.
      guard verdict.certainty != .stored, !entry.path.string.utf8.contains(0x0A) else { return "" }
      var date = verdict.date
      let zone = date.offset.map { offset in
        "-OffsetTimeOriginal=\(offset < 0 ? "-" : "+")\(Self.twoDigits(abs(offset) / 60)):\(Self.twoDigits(abs(offset) % 60))\n"
      }
      date.offset = nil
      date.subsecond = ""
      let text = date.description
      let day = text.prefix(10).map { $0 == "-" ? ":" : String($0) }.joined()
      return
        "-DateTimeOriginal=\(day) \(text.dropFirst(11))\n\(zone ?? "")\(Self.argument(entry.path.string))\n-execute\n"
    }
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// Returns the path in a form that exiftool reads as neither an option nor a comment.
  private static func argument(_ path: String) -> String {
    path.hasPrefix("-") || path.hasPrefix("#") ? "./" + path : path
  }
}
