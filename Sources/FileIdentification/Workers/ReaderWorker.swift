package import ByteSources
package import MediaMetadata
internal import SystemCalls
internal import SystemPackage

/// Readers in a worker process, asked about one open file after another; started at the first question.
package final class ReaderWorker {
  private let executable: FilePath
  private let argument: FilePath
  private let settings: [UInt8]
  private let options: FileIdentifier.Options
  private let magic: MagicSource
  private let clock: WorkClock
  private var asked: AskedWorker?

  /// Prepares workers that are started with `argument`; `settings` are those of the service beyond the options.
  init(
    _ executable: FilePath, _ argument: FilePath, _ options: FileIdentifier.Options, _ settings: [UInt8],
    _ magic: MagicSource, _ clock: WorkClock
  ) {
    (self.executable, self.argument, self.options, self.magic) = (executable, argument, options, magic)
    self.clock = clock
    var (wire, options) = (Wire(), options)
    options.transfer(&wire)
    self.settings = wire.bytes + settings
  }

  /// Asks about a file; the answer is checked by whoever reads it, who refuses it by ``refused()``.
  ///
  /// A worker that was gone before it had read the question is no fault of the file's: once, another one is asked.
  package func ask(
    _ question: [UInt8], about source: any ByteSource, descriptor: Int32?
  ) throws(IdentificationError) -> Wire {
    do throws(IdentificationError) { return try answer(question, source, descriptor) } catch {
      guard asked?.isBlameless == true else { throw error }
      return try answer(question, source, descriptor)
    }
  }

  /// What the worker that answered last gave up.
  var confinement: String? { asked?.confinement }

  /// The error of a file whose answer makes no sense; the worker that gave it is ended.
  package func refused() -> IdentificationError {
    asked?.garbled() ?? IdentificationError(code: "worker", message: "nobody was asked")
  }

  private func started() throws(IdentificationError) -> AskedWorker {
    if let asked, asked.isUsable { return asked }
    asked = nil
    let worker = try AskedWorker(
      executable, [argument], named: "the readers' worker process", code: "worker", options.cancellation,
      timeLimit: options.timeLimit)
    try settings.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
      try worker.send(.settings, bytes, until: Clock.milliseconds + AskedWorker.startMilliseconds)
    }
    asked = worker
    return worker
  }

  private func answer(
    _ question: [UInt8], _ source: any ByteSource, _ descriptor: Int32?
  ) throws(IdentificationError) -> Wire {
    clock.begin(within: options.timeLimit)
    defer { clock.finish() }
    // Starting is no fault of the file's: its time goes on when that is done.
    let before = Clock.milliseconds
    let worker = try started()
    clock.deadline = clock.deadline.map { $0 + Clock.milliseconds - before }
    let beginning = Wire.bytes(of: source.byteCount) + question
    try beginning.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
      try worker.begin(.question, bytes, descriptor: descriptor, until: clock.deadline)
    }
    var room = WorkerLimits.Room(for: source.byteCount)
    while true {
      let (kind, payload) = try worker.receive(upTo: WorkerMessage.longestAnswer, until: clock.deadline)
      var wire = Wire(payload, registry: options.registry)
      switch kind {
      case .answer: return wire
      case .error:
        let error = wire.read(IdentificationError.self)
        throw wire.isWhole ? error : worker.garbled()
      // What has a descriptor is read by the worker itself.
      case .wantsRange where descriptor == nil: try lend(source, &wire, &room, to: worker)
      case .wantsMagic where room.takesQuestion():
        try relay(payload, descriptor, to: worker)
      default: throw worker.garbled()
      }
    }
  }

  /// Gives a worker the bytes that it asks for.
  private func lend(
    _ source: any ByteSource, _ wire: inout Wire, _ room: inout WorkerLimits.Room, to worker: AskedWorker
  ) throws(IdentificationError) {
    let (offset, count) = (wire.read(Int64.self), wire.read(Int64.self))
    guard wire.isWhole, offset >= 0, 0 < count, count <= Int64(WorkerMessage.longestAnswer),
      room.takesRange(count)
    else {
      throw worker.garbled()
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(count), alignment: 16)
    defer { buffer.deallocate() }
    let came: Int
    do throws(ByteSourceError) { came = try source.read(at: offset, into: buffer) } catch {
      try Self.send(
        .error, Wire.bytes(of: error.code?.rawValue ?? 0) + Wire.bytes(of: error.description), worker,
        clock.deadline)
      return
    }
    try worker.send(
      .bytes, UnsafeRawBufferPointer(rebasing: buffer[..<min(max(0, came), buffer.count)]),
      until: clock.deadline)
  }

  /// Asks libmagic for a worker.
  private func relay(
    _ bytes: [UInt8], _ descriptor: Int32?, to worker: AskedWorker
  ) throws(IdentificationError) {
    guard bytes.count <= WorkerChannel.longestMagicQuestion else { throw worker.garbled() }
    #if LibMagic
      do throws(IdentificationError) {
        let (words, confinement) = try magic.answer(relayed: bytes, of: descriptor, on: clock)
        try Self.send(
          .answer, Wire.bytes(of: words) + Wire.bytes(of: confinement), worker, clock.deadline)
      } catch {
        // A worker that is gone is not told.
        if worker.hasFailed { throw error }
        try Self.send(.error, Wire.bytes(of: error), worker, clock.deadline)
      }
    #else
      throw worker.garbled()
    #endif
  }

  private static func send(
    _ kind: WorkerMessage.Kind, _ payload: [UInt8], _ worker: AskedWorker, _ deadline: Int?
  ) throws(IdentificationError) {
    try payload.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
      try worker.send(kind, bytes, until: deadline)
    }
  }
}

extension [UInt8] {
  /// `withUnsafeBytes`, for errors of a type.
  func withUnsafeBytesThrowing<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome: Result<Value, Failure> = withUnsafeBytes { bytes in
      Result { () throws(Failure) in try body(bytes) }
    }
    return try outcome.get()
  }
}
