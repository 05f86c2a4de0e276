import FileIdentification
import MediaItems
import SystemPackage

/// One run over all inputs: who belongs to whom, reading on threads, and output in the order of the input.
struct RecordRun {
  let request: ReadingRequest
  let settings: ItemReader.Settings
  /// How many files are read at once; nil is as many as were asked for.
  var workers: Int?
  /// Whether what is written needs no more of a picture's headers than records show, and may be made twice.
  var slims = false
  /// Whether the user wants what acts to stop.
  var isInterrupted: () -> Bool = { false }
  /// What stands before the first record, between records, and after the last.
  var opening = ""
  var separator = ""
  var closing = ""

  /// Makes what turns one thread's records into bytes.
  typealias MakeWriter = @Sendable () -> (Record) -> FolderGroup.Written

  /// Reads everything; `each` gets the kept records, in the order of the input.
  func run(
    _ output: StandardOutput, each: @escaping (Record) -> Void = { _ in }, makeWriter: @escaping MakeWriter
  ) throws -> ExitStatus {
    let records = RecordOutput(output, separator: separator, isInterrupted: isInterrupted, each: each)
    let makeReporting: MakeWriter = { Self.reporting(makeWriter()) }
    var source = request.source
    var roles: [FilePath: PairingRole] = [:]
    var errors: [FilePath: IdentificationError] = [:]
    if request.pairsAcross, slims, let spool = RecordSpool() {
      source = try source.replayable()
      try output.write(opening)
      try run(source, through: spool, records, makeReporting)
      try output.write(closing)
      return records.status.combined(with: source.status)
    }
    if request.pairsAcross {
      // Two passes: who belongs to whom over all inputs, then the records.
      source = try source.replayable()
      let index = try PairingIndex(source, request: request, settings: settings)
      (roles, errors) = (index.roles, index.errors)
    }
    let flow = RecordFlow(
      workers: workers ?? request.workerCount, pairsFolders: settings.readsPairs && !request.pairsAcross,
      output: records
    ) { [roles, errors, settings, slims] in
      let reader = ItemReader(settings, slimsHeaders: slims)
      return RecordFlow.Worker(
        read: { reader.record(for: $0, roles, errors: errors) }, write: makeReporting())
    }
    defer { flow.close() }
    try output.write(opening)
    try source.visit(request.walker(settings.identifier.registry), flow)
    try flow.finish()
    try output.write(closing)
    return records.status.combined(with: source.status)
  }

  /// Says where libmagic contradicts, before what is written of a record; of a part of another item nothing is.
  private static func reporting(
    _ write: @escaping (Record) -> FolderGroup.Written
  ) -> (Record) -> FolderGroup.Written {
    { record in
      if record.isPart, record.error == nil { return FolderGroup.Written() }
      var written = write(record)
      if let words = VerificationReport.disagreement(record) {
        written.status = written.status.combined(with: .internalError)
        written.errors = "uti: \(words)\n" + written.errors
      }
      return written
    }
  }

  /// One pass over all inputs, and another over the stills whose movies were found.
  private func run(
    _ source: PathSource, through spool: RecordSpool, _ output: RecordOutput,
    _ makeWriter: @escaping MakeWriter
  ) throws {
    let flow = RecordFlow(
      workers: workers ?? request.workerCount, pairsFolders: false, output: output, spool: spool
    ) { [settings, slims] in
      let reader = ItemReader(settings, slimsHeaders: slims)
      return RecordFlow.Worker(read: { reader.record(for: $0) }, write: makeWriter())
    }
    do {
      defer { flow.close() }
      try source.visit(request.walker(settings.identifier.registry), flow)
      try flow.finish()
    }
    let pipeline = Pipeline<RecordSpool.Entry, [FolderGroup.Written]>(
      workers: workers ?? request.workerCount
    ) { [settings, slims] in
      let reader = ItemReader(settings, slimsHeaders: slims)
      let write = makeWriter()
      return { entries in
        entries.map { entry in
          guard let role = entry.role else { return entry.written }
          guard let item = entry.item else { return FolderGroup.Written() }
          let record = reader.record(for: item, [item.path: role])
          return write(record)
        }
      }
    }
    defer { pipeline.close() }
    var batch: [RecordSpool.Entry] = []
    func submit() throws {
      if batch.isEmpty { return }
      for written in pipeline.submit(batch) ?? [] { try output.write(written) }
      batch.removeAll(keepingCapacity: true)
    }
    try spool.replay { entry in
      batch.append(entry)
      if batch.count >= 64 { try submit() }
    }
    try submit()
    while let rest = pipeline.drain() { for written in rest { try output.write(written) } }
  }
}
