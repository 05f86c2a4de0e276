import FileIdentification
import MediaItems
import SystemPackage

/// One run over all inputs: who belongs to whom, reading on threads, and output in the order of the input.
struct RecordRun {
  let request: ReadingRequest
  let settings: ItemReader.Settings
  /// How many files are read at once; nil is as many as were asked for.
  var workers: Int?
  /// Whether what is written needs no more of a picture's headers than records show.
  var slims = false
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
    var source = request.source
    var roles: [FilePath: PairingRole] = [:]
    if request.pairsAcross {
      // Two passes: who belongs to whom over all inputs, then the records.
      source = try source.replayable()
      roles = try PairingIndex(source, request: request, settings: settings).roles
    }
    let flow = RecordFlow(
      workers: workers ?? request.workerCount, pairsFolders: settings.readsPairs && !request.pairsAcross,
      output: output, separator: separator, each: each
    ) { [roles, settings, slims] in
      let reader = ItemReader(settings, slimsHeaders: slims)
      let write = makeWriter()
      return RecordFlow.Worker(
        read: { reader.record(for: $0, roles) },
        write: { $0.isPart && $0.error == nil ? FolderGroup.Written() : write($0) })
    }
    defer { flow.close() }
    try output.write(opening)
    try source.visit(request.walker(settings.identifier.registry), flow)
    try flow.finish()
    try output.write(closing)
    return flow.status.combined(with: source.status)
  }
}
