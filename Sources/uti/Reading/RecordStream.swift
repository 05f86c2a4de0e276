import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// Produces records from options: finds, identifies, pairs and writes, in the order of the input.
struct RecordStream {
  let request: ReadingRequest
  let stream: ItemStream
  let format: RecordFormat
  let text: RecordText
  var fields = FieldSelection.basic
  /// The name of the command, for hints about folders.
  var command = ""
  /// The template that replaces lines of text.
  var template: RecordTemplate?
  /// Returns true for records to write; errors are always written.
  let selects: @Sendable (Record) -> Bool
  /// Returns the finding about a file, for SARIF and JUnit.
  var finding: @Sendable (Record) -> Finding? = { _ in nil }
  /// The findings of an earlier run, which are omitted.
  var baseline: Baseline?
  var judge: @Sendable (Record) -> ExitStatus = { _ in .success }
  /// Returns the remark about a written record, for standard error.
  var remark: @Sendable (Record) -> String? = { _ in nil }
  var isQuiet = false
  /// Creates the function that examines the records of one thread before they are judged.
  var examine: (@Sendable () -> (inout Record) -> Void)?
  /// True to decide on names that the content contradicts.
  var judgesNames = true
  /// The rule for names without an extension; nil for none.
  var addedExtension: MissingExtensionRule?
  /// Returns true for records to pass to the caller of `run`.
  var retains: @Sendable (Record) -> Bool = { _ in false }

  /// True if only paths and types are needed.
  var showsOnlyTypes = false

  /// Reads everything; `each` receives the retained records, in the order of the input.
  ///
  /// `source` replaces the paths of the request.
  func run(
    _ output: StandardOutput, from source: PathSource? = nil, each: @escaping (Record) -> Void = { _ in }
  ) throws -> ExitStatus {
    let source = source ?? request.source
    var stream = stream
    // Records need only the shown fields, except for evidence on subtypes.
    stream.keepsOnlyShownFields = !stream.options.keepsEvidence
    stream.looksForSidecars = stream.looksForSidecars || showsSidecars
    // Headings need the items of a folder together.
    if hasHeadings { stream.goesFolderByFolder = true }
    if showsOnlyTypes, stream.readsTypesOnly {
      return try TypeRun(source: source, stream: stream, isBrief: text.isBrief, isQuiet: isQuiet)
        .run(output) { makeWriter() }
    }
    return try RecordRun(
      source: source, stream: stream, isRepeatable: stream.keepsOnlyShownFields,
      opening: isQuiet ? "" : format.opening(fields),
      separator: format.separator, closing: isQuiet ? "" : format.closing, judgesNames: judgesNames,
      addedExtension: addedExtension
    ).run(output, each: each) { makeWriter() }
  }

  /// True if records show fields that depend on sidecars.
  private var showsSidecars: Bool {
    if isQuiet { return false }
    if let template { return template.fields.dependsOnSidecars }
    return switch format {
    case .ndjson, .json, .csv: fields.dependsOnSidecars
    // Text shows such fields on request, and dates on a terminal.
    case .text:
      stream.options.keepsEvidence || (!fields.isBasic || text.showsCapture) && fields.dependsOnSidecars
    case .mime, .sarif, .junit: false
    }
  }

  /// True if the format has a field for an error.
  private var showsErrors: Bool {
    if let template { return template.fields.names("error") }
    return format != .csv || fields.named == nil || fields.names("error")
  }

  private var hasHeadings: Bool {
    format == .text && template == nil && !text.explains && text.layout?.hasHeadings == true
  }

  private func makeWriter() -> (Record) -> RenderedRecord {
    var writer = RecordWriter(
      format, text: text, fields, template: template,
      finding: { record in baseline?.contains(record) == true ? nil : finding(record) })
    let addsRemarkField =
      [.ndjson, .json, .csv].contains(format) && (fields.named == nil || fields.names("refused"))
    let write = { [self] (record: Record) in
      let written = RenderedRecord()
      if let hint = FolderHint.line(record, request, command),
        command != CheckRequest.command || selects(record)
      {
        written.errors = hint
      }
      guard baseline?.contains(record) != true, record.shown.error != nil || selects(record) else {
        if format.writesAll, !isQuiet { writer.write(record) }
        written.output = writer.takeOutput()
        return written
      }
      // Copied only to add a remark.
      var annotated: Record?
      if let error = record.shown.error {
        written.status = .unreadable
        written.errors += Diagnostics.line(record.path, error)
      } else if let remark = remark(record) {
        if addsRemarkField {
          annotated = record
          annotated?.shown.refused = remark
        } else if !format.hasMessages {
          written.errors += "uti: \(PrintableText.escaped(record.path)): \(remark)\n"
        }
      }
      written.status = written.status.combined(with: judge(record))
      // Without the error the line would look like a result.
      if !isQuiet, record.shown.error == nil || showsErrors {
        if let annotated { writer.write(annotated) } else { writer.write(record) }
      }
      written.output = writer.takeOutput()
      if hasHeadings, !written.output.isEmpty { written.heading = text.heading(of: record) }
      if retains(record) { written.retained = .value(record) }
      return written
    }
    guard let examine = self.examine?() else { return write }
    return { record in
      var record = record
      examine(&record)
      return write(record)
    }
  }
}
