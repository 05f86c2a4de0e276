#if LibMagic
  internal import PropertyLists
  internal import SystemCalls
  internal import SystemPackage

  /// libmagic in a worker process, as this process sees it; what comes back is checked before it is believed.
  final class MagicWorker: MagicAnswering {
    /// How long a worker may take to load its database, however slow the disk.
    private static let startMilliseconds = 60_000
    /// How long one that closed its socket may take to end.
    private static let patience = 1000

    private let process: WorkerProcess
    private(set) var confinement: String?
    private(set) var lostItsThread = false
    private var hasFailed = false
    /// How long the worker has computed, in milliseconds.
    private var computed = 0

    /// Nor is it asked again when it has computed for long: the system would end it in the middle of a question.
    var isUsable: Bool { !hasFailed && computed <= MagicService.serviceMilliseconds }

    init(_ executable: FilePath, _ database: MagicDatabase) throws(IdentificationError) {
      var arguments = [Isolation.argument]
      if case .file(let path) = database { arguments.append(path) }
      do throws(Errno) {
        process = try WorkerProcess(executable, arguments: arguments)
      } catch {
        throw Self.error("could not be started from \(PrintableText.escaped(executable)): \(error)")
      }
      confinement = try reply(until: Clock.milliseconds + Self.startMilliseconds)
    }

    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String {
      // The worker reads through the same position: should it die on the way, nobody else puts that back.
      let file = FileDescriptor(rawValue: descriptor)
      let position = try? file.seek(offset: 0, from: .current)
      defer { if hasFailed, let position { _ = try? file.seek(offset: position, from: .start) } }
      try send(MagicMessage(.descriptor).bytes, descriptor: descriptor)
      return try reply(until: deadline)
    }

    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
      try send(MagicMessage(.bytes, count: bytes.count).bytes)
      do throws(WorkerProcess.Failure) { try process.send(bytes) } catch { throw failed(error) }
      return try reply(until: deadline)
    }

    private func send(_ bytes: [UInt8], descriptor: Int32? = nil) throws(IdentificationError) {
      let sent: Result<Void, WorkerProcess.Failure> = bytes.withUnsafeBytes { bytes in
        Result { () throws(WorkerProcess.Failure) in try process.send(bytes, descriptor: descriptor) }
      }
      do throws(WorkerProcess.Failure) { try sent.get() } catch { throw failed(error) }
    }

    /// What the worker says: its text, or its error.
    private func reply(until deadline: Int?) throws(IdentificationError) -> String {
      let header = try receive(MagicMessage.size, until: deadline)
      guard let message = header.withUnsafeBytes({ MagicMessage($0) }),
        message.kind == .answer || message.kind == .error, message.count <= MagicMessage.longestAnswer
      else { throw garbled() }
      let text = try receive(message.count, until: deadline)
      guard text.allSatisfy(MagicMessage.isPrintable) else { throw garbled() }
      computed = message.milliseconds
      let words = String(decoding: text, as: UTF8.self)
      if message.kind == .answer { return words }
      throw IdentificationError(code: "magic", message: words)
    }

    private func receive(_ count: Int, until deadline: Int?) throws(IdentificationError) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      let received: Result<Void, WorkerProcess.Failure> = bytes.withUnsafeMutableBytes { bytes in
        Result { () throws(WorkerProcess.Failure) in try process.receive(into: bytes, until: deadline) }
      }
      do throws(WorkerProcess.Failure) { try received.get() } catch { throw failed(error) }
      return bytes
    }

    private func garbled() -> IdentificationError {
      hasFailed = true
      _ = process.end(patience: 0)
      return Self.error("answered what is no answer")
    }

    private func failed(_ failure: WorkerProcess.Failure) -> IdentificationError {
      hasFailed = true
      switch failure {
      case .ended:
        lostItsThread = !process.isSupported
        return Self.error(process.end(patience: Self.patience).words)
      case .timedOut:
        _ = process.end(patience: 0)
        return .timedOut
      case .system(let error):
        _ = process.end(patience: 0)
        return Self.error("could not be asked: \(error)")
      }
    }

    private static func error(_ words: String) -> IdentificationError {
      IdentificationError(code: "magic", message: "libmagic's worker process \(words)")
    }
  }
#endif
