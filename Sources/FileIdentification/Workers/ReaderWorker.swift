package import ByteSources
package import MediaMetadata
internal import SystemCalls
internal import SystemPackage

/// Runs format readers in a worker process, which starts with the first request.
package final class ReaderWorker {
  private let executable: FilePath
  private let argument: FilePath
  private let settings: [UInt8]
  private let options: FileIdentifier.Options
  private let magic: MagicSource
  private let clock: WorkClock
  private var client: WorkerClient?

  /// Prepares workers; `settings` are those of the service beyond the options.
  init(
    _ executable: FilePath, _ argument: FilePath, _ options: FileIdentifier.Options, _ settings: [UInt8],
    _ magic: MagicSource, _ clock: WorkClock
  ) {
    (self.executable, self.argument, self.options, self.magic) = (executable, argument, options, magic)
    self.clock = clock
    var (wire, options) = (WireCoder(), options)
    options.transfer(&wire)
    self.settings = wire.bytes + settings
  }

  /// Sends a request about a file; the caller checks the answer and calls ``invalidAnswer()`` if it is wrong.
  ///
  /// If a worker ends before it reads the request, the request is sent to another one, once.
  package func request(
    _ question: [UInt8], about source: any ByteSource, descriptor: Int32?
  ) throws(IdentificationError) -> WireCoder {
    do throws(IdentificationError) { return try answer(question, source, descriptor) } catch {
      guard client?.canRetry == true else { throw error }
      return try answer(question, source, descriptor)
    }
  }

  /// The rights that the last worker gave up.
  var confinement: String? { client?.confinement }

  /// Ends the worker and returns the error for an invalid answer.
  package func invalidAnswer() -> IdentificationError {
    client?.invalidReply() ?? IdentificationError(code: "worker", message: "nobody was asked")
  }

  private func startedWorker() throws(IdentificationError) -> WorkerClient {
    if let client, client.isUsable { return client }
    client = nil
    let worker = try WorkerClient(
      executable, [argument], named: "the readers' worker process", code: "worker", options.cancellation,
      timeLimit: options.timeLimit)
    try settings.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
      try worker.send(.settings, bytes, until: Clock.milliseconds + WorkerClient.startMilliseconds)
    }
    client = worker
    return worker
  }

  private func answer(
    _ question: [UInt8], _ source: any ByteSource, _ descriptor: Int32?
  ) throws(IdentificationError) -> WireCoder {
    clock.begin(within: options.timeLimit)
    defer { clock.finish() }
    // The start does not count towards the file's time limit.
    let before = Clock.milliseconds
    let worker = try startedWorker()
    clock.deadline = clock.deadline.map { $0 + Clock.milliseconds - before }
    let beginning = WireCoder.bytes(of: source.byteCount) + question
    try beginning.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
      try worker.begin(.question, bytes, descriptor: descriptor, until: clock.deadline)
    }
    var budget = WorkerLimits.RequestBudget(for: source.byteCount)
    while true {
      let (kind, payload) = try worker.receive(upTo: WorkerMessage.maxAnswerLength, until: clock.deadline)
      var wire = WireCoder(payload, registry: options.registry)
      switch kind {
      case .answer: return wire
      case .error:
        let error = wire.read(IdentificationError.self)
        throw wire.isComplete ? error : worker.invalidReply()
      // A file with a descriptor is read by the worker.
      case .rangeRequest where descriptor == nil: try sendRange(source, &wire, &budget, to: worker)
      case .magicRequest where budget.spendMagicRequest():
        try forwardMagic(payload, descriptor, to: worker)
      default: throw worker.invalidReply()
      }
    }
  }

  private func sendRange(
    _ source: any ByteSource, _ wire: inout WireCoder, _ budget: inout WorkerLimits.RequestBudget,
    to worker: WorkerClient
  ) throws(IdentificationError) {
    let (offset, count) = (wire.read(Int64.self), wire.read(Int64.self))
    guard wire.isComplete, offset >= 0, 0 < count, count <= Int64(WorkerMessage.maxAnswerLength),
      budget.spendRange(count)
    else {
      throw worker.invalidReply()
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(count), alignment: 16)
    defer { buffer.deallocate() }
    let readCount: Int
    do throws(ByteSourceError) { readCount = try source.read(at: offset, into: buffer) } catch {
      try Self.send(
        .error, WireCoder.bytes(of: error.code?.rawValue ?? 0) + WireCoder.bytes(of: error.description),
        worker,
        clock.deadline)
      return
    }
    try worker.send(
      .bytes, UnsafeRawBufferPointer(rebasing: buffer[..<min(max(0, readCount), buffer.count)]),
      until: clock.deadline)
  }

  /// Forwards a libmagic request of a worker.
  private func forwardMagic(
    _ bytes: [UInt8], _ descriptor: Int32?, to worker: WorkerClient
  ) throws(IdentificationError) {
    guard bytes.count <= WorkerChannel.maxMagicRequestLength else { throw worker.invalidReply() }
    #if LibMagic
      do throws(IdentificationError) {
        let (words, confinement) = try magic.answer(relayed: bytes, of: descriptor, on: clock)
        try Self.send(
          .answer, WireCoder.bytes(of: words) + WireCoder.bytes(of: confinement), worker, clock.deadline)
      } catch {
        // A failed worker gets no reply.
        if worker.hasFailed { throw error }
        try Self.send(.error, WireCoder.bytes(of: error), worker, clock.deadline)
      }
    #else
      throw worker.invalidReply()
    #endif
  }

  private static func send(
    _ kind: WorkerMessage.Kind, _ payload: [UInt8], _ worker: WorkerClient, _ deadline: Int?
  ) throws(IdentificationError) {
    try payload.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
      try worker.send(kind, bytes, until: deadline)
    }
  }
}

extension [UInt8] {
  /// Like `withUnsafeBytes`, with typed throws.
  func withUnsafeBytesThrowing<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome: Result<Value, Failure> = withUnsafeBytes { bytes in
      Result { () throws(Failure) in try body(bytes) }
    }
    return try outcome.get()
  }
}

/// Limits on a worker process: its processor time, and what its parent does for it.
enum WorkerLimits {
  /// The processor time before a worker is replaced; half of the system's limit.
  static let serviceMilliseconds = Confinement.seconds * 1000 / 2

  /// Limits of what the parent does for a worker during one request, in case a file controls the worker.
  struct RequestBudget {
    /// The minimum cost of a range.
    private static let rangeCost: Int64 = 4096
    /// Readers use one or two.
    private var magicRequests = 8
    private var bytes: Int64

    /// Readers read a file once at most, and its ends a few times.
    init(for byteCount: Int64?) {
      let (all, isTooMuch) = max(0, byteCount ?? 1 << 40).multipliedReportingOverflow(by: 4)
      bytes = isTooMuch ? .max : all &+ min(64 << 20, .max - all)
    }

    /// Returns true if a range of this size may be sent.
    mutating func spendRange(_ count: Int64) -> Bool {
      bytes -= max(count, Self.rangeCost)
      return bytes >= 0
    }

    /// Returns true if libmagic may be queried once more.
    mutating func spendMagicRequest() -> Bool {
      magicRequests -= 1
      return magicRequests >= 0
    }
  }
}
