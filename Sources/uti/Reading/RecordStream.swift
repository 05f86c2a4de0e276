import FileIdentification
import SystemPackage
import UniformTypes

/// Everything between the options and the records: finding, identifying, writing in the order of the input.
struct RecordStream {
  /// How many items one worker takes at a time.
  private static let batchSize = 64

  /// What one batch came to.
  private struct Outcome: Sendable {
    var output: [UInt8]
    var errors: [UInt8]
    var status: ExitStatus
    var kept: [Record] = []
  }

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
  func run(_ output: StandardOutput, each: (Record) -> Void = { _ in }) throws -> ExitStatus {
    var status = ExitStatus.success
    var isFirst = true
    let pipeline = Pipeline<WorkItem, Outcome>(workers: request.workerCount) { [self] in makeWorker() }
    defer { pipeline.close() }
    func take(_ outcome: Outcome?) throws {
      guard let outcome else { return }
      status = status.combined(with: outcome.status)
      var bytes = outcome.output[...]
      if isFirst, !bytes.isEmpty {
        bytes = bytes.dropFirst(format.separator.utf8.count)
        isFirst = false
      }
      try output.write(bytes)
      outcome.kept.forEach(each)
      if !outcome.errors.isEmpty {
        // What was said before the error reaches a terminal before it.
        if Platform.isTerminal(Platform.standardOutput) { try output.flush() }
        Diagnostics.write(String(decoding: outcome.errors, as: UTF8.self))
      }
    }
    var batch: [WorkItem] = []
    func submit() throws {
      if batch.isEmpty { return }
      let full = batch
      batch.removeAll(keepingCapacity: true)
      try take(pipeline.submit(full))
    }
    func finishAll() throws {
      try submit()
      while let outcome = pipeline.drain() { try take(outcome) }
    }
    func found(_ item: WorkItem) throws {
      batch.append(item)
      if batch.count >= Self.batchSize { try submit() }
    }

    try output.write(format.opening)
    let walker = request.walker(settings.identifier.registry)
    for argument in request.paths {
      if argument.path == "-" {
        try found(WorkItem(path: argument.path, kind: nil, followsLinks: true))
      } else {
        try walker.walk(argument.path, found: found)
      }
    }
    if let list = request.list {
      status = status.combined(
        with: try read(list) { path in
          try walker.walk(path, found: found)
        } pause: {
          try finishAll()
          try output.flush()
        })
    }
    try finishAll()
    try output.write(format.closing)
    return status
  }

  private func makeWorker() -> ([WorkItem]) -> Outcome {
    let reader = ItemReader(settings)
    var writer = RecordWriter(format, text: text)
    return { [self] items in
      var outcome = Outcome(output: [], errors: [], status: .success)
      for item in items {
        let record = reader.record(for: item)
        if let error = record.error {
          outcome.status = outcome.status.combined(with: .unreadable)
          outcome.errors.append(
            contentsOf: "uti: \(PrintableText.escaped(record.path)): \(error.message)\n".utf8)
        } else {
          if let words = VerificationReport.disagreement(record) {
            outcome.status = outcome.status.combined(with: .internalError)
            outcome.errors.append(contentsOf: "uti: \(words)\n".utf8)
          }
          if !selects(record) { continue }
        }
        if keeps(record) { outcome.kept.append(record) }
        outcome.status = outcome.status.combined(with: judge(record))
        if !isQuiet { writer.write(record) }
      }
      outcome.output = writer.takeOutput()
      return outcome
    }
  }

  private func read(
    _ list: PathArgument, found: (FilePath) throws -> Void, pause: () throws -> Void
  ) throws -> ExitStatus {
    let terminator: UInt8 = request.listIsNullTerminated ? 0 : UInt8(ascii: "\n")
    if list.path == "-" {
      try PathList(descriptor: .standardInput, terminator: terminator).forEach(found, pause: pause)
      return .success
    }
    let descriptor: FileDescriptor
    do { descriptor = try FileDescriptor.open(list.path, .readOnly) } catch let error as Errno {
      Diagnostics.error("cannot read the list \(list.printable): \(Platform.describe(error))")
      return .unreadable
    }
    try descriptor.closeAfter {
      try PathList(descriptor: descriptor, terminator: terminator).forEach(found, pause: pause)
    }
    return .success
  }
}
