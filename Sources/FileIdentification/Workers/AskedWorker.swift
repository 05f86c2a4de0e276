internal import ByteSources
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// A worker process as this process sees it: what it sends is bounded, and how it fails is one file's error.
final class AskedWorker {
  /// How long a worker may take until it can be asked, however slow the disk.
  static let startMilliseconds = 60_000
  /// How long one may stay silent that neither computes nor reads, as one that was stopped; and how often it is then looked at
  /// whether it still does not.
  private static let silenceMilliseconds = Confinement.questionMilliseconds
  private static let lookMilliseconds = 250
  /// How long one that closed its socket may take to end.
  private static let patience = 1000

  private let name: String
  private let code: IdentificationError.Code
  private let process: WorkerProcess
  private let cancellation: Cancellation?
  /// How long it may stay silent, in milliseconds.
  private let patienceWithSilence: Int
  private(set) var hasFailed = false
  /// Whether it failed before it had read the question, or with the thread that it hung on: another one is asked the same.
  private(set) var isBlameless = false
  /// Whether anything came since the question.
  private var hasSpoken = true
  /// How long the worker has computed, in milliseconds.
  private var computed = 0
  /// What the worker gave up.
  private(set) var confinement = ""

  /// Nor is it asked again when it has computed for long: the system would end it in the middle of a question.
  var isUsable: Bool { !hasFailed && computed <= WorkerLimits.serviceMilliseconds }

  /// Whether the thread that started it still runs, with which the system ends it.
  var isSupported: Bool { process.isSupported }

  /// Starts a worker; `name` is what errors call it, `code` their code, and `timeLimit` how long a file may take.
  init(
    _ executable: FilePath, _ arguments: [FilePath], named name: String, code: IdentificationError.Code,
    _ cancellation: Cancellation?, timeLimit: Duration?
  ) throws(IdentificationError) {
    (self.name, self.code, self.cancellation) = (name, code, cancellation)
    let now = Clock.milliseconds
    let left = timeLimit.map { Clock.milliseconds(after: $0) - now } ?? Self.silenceMilliseconds
    patienceWithSilence = min(Self.silenceMilliseconds, left)
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

  /// Sends what a question begins with: whatever fails before anything came back is no fault of the file's.
  func begin(
    _ kind: WorkerMessage.Kind, _ payload: UnsafeRawBufferPointer, descriptor: Int32? = nil,
    until deadline: Int?
  ) throws(IdentificationError) {
    hasSpoken = false
    if let cancellation, cancellation.isCancelled { throw .cancelled }
    try send(kind, payload, descriptor: descriptor, until: deadline)
  }

  func send(
    _ kind: WorkerMessage.Kind, _ payload: UnsafeRawBufferPointer, descriptor: Int32? = nil,
    until deadline: Int?
  ) throws(IdentificationError) {
    let message = WorkerMessage(kind, count: payload.count).bytes + payload
    // It reads at once, as it has nothing else to do.
    let deadline = min(deadline ?? .max, Clock.milliseconds + Self.silenceMilliseconds)
    let sent: Result<Void, WorkerProcess.Failure> = message.withUnsafeBytes { bytes in
      Result { () throws(WorkerProcess.Failure) in
        try process.send(bytes, descriptor: descriptor, until: deadline)
      }
    }
    do throws(WorkerProcess.Failure) { try sent.get() } catch { throw failed(error) }
  }

  /// The next message, of at most so many bytes.
  func receive(
    upTo most: Int, until deadline: Int?
  ) throws(IdentificationError) -> (kind: WorkerMessage.Kind, payload: [UInt8]) {
    try awaitMessage(until: deadline)
    // What has begun to come comes at once.
    let deadline = min(deadline ?? .max, Clock.milliseconds + Self.silenceMilliseconds)
    let header = try bytes(WorkerMessage.size, until: deadline)
    guard let message = header.withUnsafeBytes({ WorkerMessage($0) }), message.count <= most else {
      throw garbled()
    }
    let payload = try bytes(message.count, until: deadline)
    hasSpoken = true
    computed = message.milliseconds
    if message.kind == .lastError { hasFailed = true }
    return (message.kind, payload)
  }

  /// Waits for a message, until `deadline` or until the worker was silent for too long without working.
  private func awaitMessage(until deadline: Int?) throws(IdentificationError) {
    let start = Clock.milliseconds
    var wakes = start + patienceWithSilence
    // Those who stop a worker and this process together, as a terminal does, let go of both together.
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
        _ = end(patience: 0)
        throw error("stayed silent")
      }
      wasIdle = isIdle
      wakes = now + Self.lookMilliseconds
    }
  }

  /// A text of the worker's, or its error.
  func text(until deadline: Int?) throws(IdentificationError) -> String {
    let (kind, payload) = try receive(upTo: WorkerChannel.longestMagicText, until: deadline)
    guard payload.allSatisfy(WorkerMessage.isPrintable) else { throw garbled() }
    let words = String(decoding: payload, as: UTF8.self)
    switch kind {
    case .answer: return words
    case .error, .lastError: throw IdentificationError(code: code, message: words)
    default: throw garbled()
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

  /// Ends a worker that said what nobody asked.
  func garbled() -> IdentificationError {
    hasFailed = true
    _ = end(patience: 0)
    return error("answered what is no answer")
  }

  private func end(patience: Int) -> WorkerProcess.End {
    cancellation?.remove(for: self)
    return process.end(patience: patience)
  }

  private func failed(_ failure: WorkerProcess.Failure) -> IdentificationError {
    hasFailed = true
    if let cancellation, cancellation.isCancelled {
      _ = end(patience: 0)
      return .cancelled
    }
    switch failure {
    case .ended, .unread:
      isBlameless = failure == .unread && !hasSpoken || !isSupported
      return error(end(patience: Self.patience).words)
    case .timedOut:
      _ = end(patience: 0)
      return .timedOut
    case .system(let failure):
      _ = end(patience: 0)
      return error("could not be asked: \(failure)")
    }
  }

  private func error(_ words: String) -> IdentificationError {
    IdentificationError(code: code, message: "\(name) \(words)")
  }
}
