import FileIdentification
import MediaItems
import SystemPackage
import UniformTypes

/// Everything between the options and the records: finding, identifying, pairing, writing in the order of the input.
struct RecordStream {
  let request: ReadingRequest
  let settings: ItemReader.Settings
  let format: RecordFormat
  let text: RecordText
  /// Which records are written; an error always is.
  let selects: @Sendable (Record) -> Bool
  /// How a record changes the exit status.
  var judge: @Sendable (Record) -> ExitStatus = { _ in .success }
  var isQuiet = false
  /// Which records are handed to the caller of ``run(_:each:)`` too.
  var keeps: @Sendable (Record) -> Bool = { _ in false }

  /// Reads everything; `each` gets the kept records, in the order of the input.
  func run(_ output: StandardOutput, each: @escaping (Record) -> Void = { _ in }) throws -> ExitStatus {
    guard request.pairsAcross else { return try write(to: output, request.source, roles: [:], each) }
    // Two passes: who belongs to whom over all inputs, then the records.
    let source = try request.source.replayable()
    let index = try PairingIndex(source, request: request, settings: settings)
    return try write(to: output, source, roles: index.roles, each)
  }

  private func write(
    to output: StandardOutput, _ source: PathSource, roles: [FilePath: PairingRole],
    _ each: @escaping (Record) -> Void
  ) throws -> ExitStatus {
    let flow = RecordFlow(
      workers: request.workerCount, pairsFolders: settings.readsPairs && !request.pairsAcross,
      output: output, separator: format.separator, each: each
    ) { makeWorker(roles) }
    defer { flow.close() }
    try output.write(format.opening)
    try source.visit(request.walker(settings.identifier.registry), flow)
    try flow.finish()
    try output.write(format.closing)
    return flow.status.combined(with: source.status)
  }

  private func makeWorker(_ roles: [FilePath: PairingRole]) -> RecordFlow.Worker {
    let reader = ItemReader(settings)
    var writer = RecordWriter(format, text: text)
    return RecordFlow.Worker(
      read: { item in
        var record = reader.record(for: item)
        if let role = roles[item.path] {
          record.item = record.item?.taking(role)
          record.isPart = record.item == nil
        }
        return record
      },
      write: { [self] record in
        var status = ExitStatus.success
        var errors = ""
        if let error = record.error {
          status = .unreadable
          errors = "uti: \(PrintableText.escaped(record.path)): \(error.message)\n"
        } else {
          if record.isPart { return .written(output: [], errors: "", status: .success, kept: nil) }
          if let words = VerificationReport.disagreement(record) {
            status = .internalError
            errors = "uti: \(words)\n"
          }
          if !selects(record) { return .written(output: [], errors: errors, status: status, kept: nil) }
        }
        status = status.combined(with: judge(record))
        if !isQuiet { writer.write(record) }
        return .written(
          output: writer.takeOutput(), errors: errors, status: status, kept: keeps(record) ? record : nil)
      })
  }
}
