import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// Everything between the options and the records: finding, identifying, pairing, writing in the order of the input.
struct RecordStream {
  let request: ReadingRequest
  let stream: ItemStream
  let format: RecordFormat
  let text: RecordText
  /// Which fields records show.
  var fields = FieldSelection.basic
  /// The command that reads, for those who want the same of what is in a folder.
  var command = ""
  /// What takes the place of lines for people.
  var template: RecordTemplate?
  /// Which records are written; an error always is.
  let selects: @Sendable (Record) -> Bool
  /// What is wrong with a file, for the formats that say only that.
  var finding: @Sendable (Record) -> Finding? = { _ in nil }
  /// What is known from an earlier run, and no finding any more.
  var baseline: Baseline?
  /// How a record changes the exit status.
  var judge: @Sendable (Record) -> ExitStatus = { _ in .success }
  /// What is said of a written record on standard error.
  var remark: @Sendable (Record) -> String? = { _ in nil }
  var isQuiet = false
  /// Makes what looks at one thread's files once more, before they are judged, and notes in the record what comes of it.
  var examine: (@Sendable () -> (inout Record) -> Void)?
  /// Whether it is decided what is to be done about names that the content contradicts.
  var judgesNames = true
  /// The names that get an extension; nil for none.
  var addedExtension: AddedExtension?
  /// Which records are handed to the caller of ``run(_:each:)`` too.
  var keeps: @Sendable (Record) -> Bool = { _ in false }

  /// Whether records are nothing but paths and types, and nobody asks for more of them.
  var showsTypesAlone = false

  /// Reads everything; `each` gets the kept records, in the order of the input, `source` names the paths where the request
  /// does not.
  func run(
    _ output: StandardOutput, from source: PathSource? = nil, each: @escaping (Record) -> Void = { _ in }
  ) throws -> ExitStatus {
    let source = source ?? request.source
    var stream = stream
    // Records show no more than slim headers have; evidence tells how each subtype was decided.
    stream.slimsHeaders = !stream.options.keepsEvidence
    stream.looksForSidecars = stream.looksForSidecars || showsSidecars
    // Under headings the items of one folder stand together.
    if hasHeadings { stream.goesFolderByFolder = true }
    if showsTypesAlone, stream.asksForTypesAlone {
      return try TypeRun(source: source, stream: stream, isBrief: text.isBrief, isQuiet: isQuiet)
        .run(output) { makeWriter() }
    }
    return try RecordRun(
      source: source, stream: stream, isRepeatable: stream.slimsHeaders,
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
    // Text shows such fields only on request, and dates on a terminal.
    case .text:
      stream.options.keepsEvidence || (!fields.isBasic || text.showsMoment) && fields.dependsOnSidecars
    case .mime, .sarif, .junit: false
    }
  }

  /// True if the output for a file has a place for an error.
  private var showsErrors: Bool {
    if let template { return template.fields.names("error") }
    return format != .csv || fields.named == nil || fields.names("error")
  }

  private var hasHeadings: Bool {
    format == .text && template == nil && !text.explains && text.layout?.hasHeadings == true
  }

  private func makeWriter() -> (Record) -> WrittenRecord {
    var writer = RecordWriter(
      format, text: text, fields, template: template,
      finding: { record in baseline?.contains(record) == true ? nil : finding(record) })
    let notesRemarks =
      [.ndjson, .json, .csv].contains(format) && (fields.named == nil || fields.names("refused"))
    let write = { [self] (record: Record) in
      let written = WrittenRecord()
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
      // A copy only where something is noted in it.
      var noted: Record?
      if let error = record.shown.error {
        written.status = .unreadable
        written.errors += Diagnostics.line(record.path, error)
      } else if let remark = remark(record) {
        if notesRemarks {
          noted = record
          noted?.shown.refused = remark
        } else if !format.saysFindings {
          written.errors += "uti: \(PrintableText.escaped(record.path)): \(remark)\n"
        }
      }
      written.status = written.status.combined(with: judge(record))
      // Without a place for the error, the line would pass for an answer.
      if !isQuiet, record.shown.error == nil || showsErrors {
        if let noted { writer.write(noted) } else { writer.write(record) }
      }
      written.output = writer.takeOutput()
      if hasHeadings, !written.output.isEmpty { written.heading = text.heading(of: record) }
      if keeps(record) { written.kept = .box(record) }
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
