internal import ByteSources
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// A worker process, seen from the parent: replies are bounded, and a failure is one file's error.
final class WorkerClient {
  /// The time limit for starting, however slow the disk.
  static let startMilliseconds = 60_000
  /// The time limit for a worker that neither computes nor reads, and the interval of the check.
  private static let idleMilliseconds = Confinement.questionMilliseconds
  private static let checkMilliseconds = 250
  /// The time limit for the exit after the socket was closed.
  private static let exitMilliseconds = 1000

  private let name: String
  private let code: IdentificationError.Code
  private let process: WorkerProcess
  private let cancellation: Cancellation?
  /// The time limit without a reply, in milliseconds.
  private let replyMilliseconds: Int
  private(set) var hasFailed = false
  /// True if it failed before it read the request, or with its parent thread: another worker gets the request.
  private(set) var canRetry = false
  /// True if a reply came since the request.
  private var hasReplied = true
  /// The worker's processor time in milliseconds.
  private var processorMilliseconds = 0
  /// The rights that the worker gave up.
  private(set) var confinement = ""

  /// False also after much processor time, before the system's limit ends the worker during a request.
  var isUsable: Bool { !hasFailed && processorMilliseconds <= WorkerLimits.serviceMilliseconds }

  /// True if the thread that started the worker is alive; the system ends the worker with it.
  var isParentThreadAlive: Bool { process.isSupported }

  /// Starts a worker; `name` and `code` are for errors, `timeLimit` is that of a file.
  init(
    _ executable: FilePath, _ arguments: [FilePath], named name: String, code: IdentificationError.Code,
    _ cancellation: Cancellation?, timeLimit: Duration?
  ) throws(IdentificationError) {
    (self.name, self.code, self.cancellation) = (name, code, cancellation)
    let now = Clock.milliseconds
    let left = timeLimit.map { Clock.milliseconds(after: $0) - now } ?? Self.idleMilliseconds
    replyMilliseconds = min(Self.idleMilliseconds, left)
    do throws(Errno) {
      process = try WorkerProcess(executable, arguments: arguments)
    } catch {
      throw IdentificationError(
        code: code,
        message: "\(name) could not be started from \(PrintableText.escaped(executable)): \(error)")
    }
    cancellation?.add(process.handle, for: self)
    confinement = try text(until: Clock.milliseconds + Self.startMilliseconds)
  }

  deinit { cancellation?.remove(for: self) }

  /// Sends the first message of a request: a failure before any reply is not the file's.
  func begin(
    _ kind: WorkerMessage.Kind, _ payload: UnsafeRawBufferPointer, descriptor: Int32? = nil,
    until deadline: Int?
  ) throws(IdentificationError) {
    hasReplied = false
    if let cancellation, cancellation.isCancelled { throw .cancelled }
    try send(kind, payload, descriptor: descriptor, until: deadline)
  }

  func send(
    _ kind: WorkerMessage.Kind, _ payload: UnsafeRawBufferPointer, descriptor: Int32? = nil,
    until deadline: Int?
  ) throws(IdentificationError) {
    let message = WorkerMessage(kind, count: payload.count).bytes + payload
    // An idle worker reads at once.
    let deadline = min(deadline ?? .max, Clock.milliseconds + Self.idleMilliseconds)
    let sent: Result<Void, WorkerProcess.Failure> = message.withUnsafeBytes { bytes in
      Result { () throws(WorkerProcess.Failure) in
        try process.send(bytes, descriptor: descriptor, until: deadline)
      }
    }
    do throws(WorkerProcess.Failure) { try sent.get() } catch { throw failed(error) }
  }

  /// Receives the next message, of at most `limit` bytes.
  func receive(
    upTo limit: Int, until deadline: Int?
  ) throws(IdentificationError) -> (kind: WorkerMessage.Kind, payload: [UInt8]) {
    try awaitMessage(until: deadline)
    // A message that has begun arrives at once.
    let deadline = min(deadline ?? .max, Clock.milliseconds + Self.idleMilliseconds)
    let header = try bytes(WorkerMessage.size, until: deadline)
    guard let message = header.withUnsafeBytes({ WorkerMessage($0) }), message.count <= limit else {
      throw invalidReply()
    }
    let payload = try bytes(message.count, until: deadline)
    hasReplied = true
    processorMilliseconds = message.milliseconds
    if message.kind == .lastError { hasFailed = true }
    return (message.kind, payload)
  }

  /// Waits for a message until `deadline`, or until the worker was idle for too long.
  private func awaitMessage(until deadline: Int?) throws(IdentificationError) {
    let start = Clock.milliseconds
    var wakes = start + replyMilliseconds
    // Idle twice in a row: stopping a terminal stops both processes, and they resume together.
    var wasIdle = false
    while true {
      do throws(WorkerProcess.Failure) {
        if try process.awaitAnswer(until: min(deadline ?? .max, wakes)) { return }
      } catch { throw failed(error) }
      let now = Clock.milliseconds
      if let deadline, now >= deadline { throw failed(.timedOut) }
      let isIdle = !(process.isWorking ?? (now < start + Self.startMilliseconds))
      if isIdle, wasIdle {
        hasFailed = true
        _ = end(timeout: 0)
        throw error("stayed silent")
      }
      wasIdle = isIdle
      wakes = now + Self.checkMilliseconds
    }
  }

  /// Receives a text or an error.
  func text(until deadline: Int?) throws(IdentificationError) -> String {
    let (kind, payload) = try receive(upTo: WorkerChannel.maxMagicTextLength, until: deadline)
    guard payload.allSatisfy(WorkerMessage.isPrintable) else { throw invalidReply() }
    let words = String(decoding: payload, as: UTF8.self)
    switch kind {
    case .answer: return words
    case .error, .lastError: throw IdentificationError(code: code, message: words)
    default: throw invalidReply()
    }
  }

  private func bytes(_ count: Int, until deadline: Int?) throws(IdentificationError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received: Result<Void, WorkerProcess.Failure> = bytes.withUnsafeMutableBytes { bytes in
      Result { () throws(WorkerProcess.Failure) in try process.receive(into: bytes, until: deadline) }
    }
    do throws(WorkerProcess.Failure) { try received.get() } catch { throw failed(error) }
    return bytes
  }

  /// Ends a worker after an invalid reply.
  func invalidReply() -> IdentificationError {
    hasFailed = true
    _ = end(timeout: 0)
    return error("answered what is no answer")
  }

  private func end(timeout: Int) -> WorkerProcess.End {
    cancellation?.remove(for: self)
    return process.end(timeout: timeout)
  }

  private func failed(_ failure: WorkerProcess.Failure) -> IdentificationError {
    hasFailed = true
    if let cancellation, cancellation.isCancelled {
      _ = end(timeout: 0)
      return .cancelled
    }
    switch failure {
    case .ended, .unread:
      canRetry = failure == .unread && !hasReplied || !isParentThreadAlive
      return error(end(timeout: Self.exitMilliseconds).words)
    case .timedOut:
      _ = end(timeout: 0)
      return .timedOut
    case .system(let failure):
      _ = end(timeout: 0)
      return error("could not be asked: \(failure)")
    }
  }

  private func error(_ words: String) -> IdentificationError {
    IdentificationError(code: code, message: "\(name) \(words)")
  }
}

/// The worker's end of the socket; the process exits if the socket fails.
enum WorkerServer {
  /// Gives up rights before the first byte arrives; exits if the program was started by hand.
  static func enter() -> Confinement {
    guard WorkerChannel.isOpen else { CurrentProcess.exit(64) }
    return Confinement()
  }

  static func send(_ kind: WorkerMessage.Kind, _ payload: some Collection<UInt8>) {
    let computed = Int(Clock.processSeconds * 1000)
    let message = WorkerMessage(kind, count: payload.count, milliseconds: computed).bytes + payload
    if !message.withUnsafeBytes({ WorkerChannel.send($0) }) { CurrentProcess.exit(0) }
  }

  static func send(_ kind: WorkerMessage.Kind, _ text: String) {
    send(kind, text.utf8.prefix(WorkerChannel.maxMagicTextLength))
  }

  /// Receives the next message; exits if it is longer than `limit` allows for its kind.
  static func receive(
    _ descriptor: inout FileDescriptor?, upTo limit: (WorkerMessage.Kind) -> Int
  ) -> (kind: WorkerMessage.Kind, payload: [UInt8]) {
    var header = [UInt8](repeating: 0, count: WorkerMessage.size)
    guard header.withUnsafeMutableBytes({ WorkerChannel.receive(into: $0, &descriptor) }) else {
      CurrentProcess.exit(0)
    }
    guard let message = header.withUnsafeBytes({ WorkerMessage($0) }), message.count <= limit(message.kind)
    else { CurrentProcess.exit(65) }
    var payload = [UInt8](repeating: 0, count: message.count)
    var unwanted: FileDescriptor?
    guard payload.withUnsafeMutableBytes({ WorkerChannel.receive(into: $0, &unwanted) }) else {
      CurrentProcess.exit(0)
    }
    return (message.kind, payload)
  }

  /// Receives a reply to a message sent during a request.
  static func reply() -> (kind: WorkerMessage.Kind, payload: [UInt8]) {
    var unwanted: FileDescriptor?
    return receive(&unwanted) { _ in WorkerMessage.maxAnswerLength }
  }
}
