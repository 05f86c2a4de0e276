#if LibMagic
  internal import ByteSources
  internal import SystemPackage

  /// libmagic in a worker process; replies are checked.
  final class MagicWorker: MagicAnswering {
    private let worker: WorkerClient

    var confinement: String? { worker.confinement }
    var isUsable: Bool { worker.isUsable }
    var isParentThreadAlive: Bool { worker.isParentThreadAlive }
    var canRetry: Bool { worker.canRetry }

    init(
      _ executable: FilePath, _ database: MagicDatabase, _ cancellation: Cancellation?,
      _ timeLimit: Duration?
    ) throws(IdentificationError) {
      var arguments = [Isolation.magicArgument]
      if case .file(let path) = database { arguments.append(path) }
      worker = try WorkerClient(
        executable, arguments, named: "libmagic's worker process", code: "magic", cancellation,
        timeLimit: timeLimit)
    }

    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String {
      // The worker shares the file offset: restore it if the worker dies.
      let file = FileDescriptor(rawValue: descriptor)
      let position = try? file.seek(offset: 0, from: .current)
      defer { if worker.hasFailed, let position { _ = try? file.seek(offset: position, from: .start) } }
      let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
      try worker.begin(.descriptor, nothing, descriptor: descriptor, until: deadline)
      return try worker.text(until: deadline)
    }

    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
      try worker.begin(.bytes, bytes, until: deadline)
      return try worker.text(until: deadline)
    }
  }
#endif
