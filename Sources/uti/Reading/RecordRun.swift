import MediaItems

/// Reads all inputs on threads, and writes their records in the order of the input.
struct RecordRun {
  let source: PathSource
  var stream: ItemStream
  /// True if records may be rendered twice.
  var isRepeatable = false
  /// The text before the first record, between records, and after the last.
  var opening = ""
  var separator = ""
  var closing = ""
  var judgesNames = true
  /// The rule for names without an extension; nil for none.
  var addedExtension: MissingExtensionRule?

  /// Creates the function that renders the records of one thread.
  typealias MakeWriter = @Sendable () -> (Record) -> RenderedRecord

  /// Reads everything; `each` receives the retained records, in the order of the input.
  func run(
    _ output: StandardOutput, each: @escaping (Record) -> Void = { _ in }, makeWriter: @escaping MakeWriter
  ) throws -> ExitStatus {
    let records = RecordOutput(output, separator: separator, each: each)
    let makeWorker: ItemStream.MakeWorker<RenderedRecord> = { [stream, judgesNames, addedExtension] in
      let judge = judgesNames ? NameJudge(stream, adding: addedExtension) : nil
      let write = makeWriter()
      // Parts are in the record of their item.
      return { $0.isPartOfOther ? nil : Self.rendered(Record($0, judging: judge), write) }
    }
    let isAcross = stream.pairing == .across
    let source = isAcross ? try source.replayable() : source
    try output.write(opening)
    if isAcross, isRepeatable, let spool = RecordSpool() {
      try spool.fill(from: stream, makeWorker) { try source.visit($0) }
      try spool.replay(through: stream, makeWorker) { try records.write($0) }
    } else {
      try stream.runObjects {
        let make = makeWorker()
        return { make($0) }
      } receive: {
        try records.write(RenderedRecord.of($0))
      } pause: {
        try records.flush()
      } _: {
        try source.visit($0)
      }
    }
    try output.write(closing)
    return records.status.combined(with: source.status)
  }

  /// Renders a record, with the report of a contradiction by libmagic first.
  private static func rendered(_ record: Record, _ write: (Record) -> RenderedRecord) -> RenderedRecord {
    let written = write(record)
    if let words = VerificationReport.disagreement(record) {
      written.status = written.status.combined(with: .internalError)
      written.errors = "uti: \(words)\n" + written.errors
    }
    return written
  }
}
