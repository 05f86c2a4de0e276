import MediaItems

/// One run over all inputs: reading on threads, and output in the order of the input.
struct RecordRun {
  let source: PathSource
  var stream: ItemStream
  /// Whether what is written may be made twice.
  var isRepeatable = false
  /// What stands before the first record, between records, and after the last.
  var opening = ""
  var separator = ""
  var closing = ""
  var judgesNames = true
  /// The names that get an extension; nil for none.
  var addedExtension: AddedExtension?

  /// Makes what turns one thread's records into bytes.
  typealias MakeWriter = @Sendable () -> (Record) -> WrittenRecord

  /// Reads everything; `each` gets the kept records, in the order of the input.
  func run(
    _ output: StandardOutput, each: @escaping (Record) -> Void = { _ in }, makeWriter: @escaping MakeWriter
  ) throws -> ExitStatus {
    let records = RecordOutput(output, separator: separator, each: each)
    let makeWorker: ItemStream.MakeWorker<WrittenRecord> = { [stream, judgesNames, addedExtension] in
      let judge = judgesNames ? NameJudge(stream, adding: addedExtension) : nil
      let write = makeWriter()
      // Another record names a part of an item.
      return { $0.isPart ? nil : Self.written(Record($0, judging: judge), write) }
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
      } take: {
        try records.write(WrittenRecord.of($0))
      } pause: {
        try records.flush()
      } _: {
        try source.visit($0)
      }
    }
    try output.write(closing)
    return records.status.combined(with: source.status)
  }

  /// Says where libmagic contradicts, before what is written of a record.
  private static func written(_ record: Record, _ write: (Record) -> WrittenRecord) -> WrittenRecord {
    let written = write(record)
    if let words = VerificationReport.disagreement(record) {
      written.status = written.status.combined(with: .internalError)
      written.errors = "uti: \(words)\n" + written.errors
    }
    return written
  }
}
