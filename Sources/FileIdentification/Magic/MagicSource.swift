internal import ByteSources
internal import SystemCalls

/// libmagic in this process or a worker, started with the first request; never an answer without the
/// `LibMagic` trait.
final class MagicSource {
  static let absence = "the package was built without libmagic, or told not to ask it"

  private let options: FileIdentifier.Options
  #if LibMagic
    private var current: (any MagicAnswering)?
    /// The owner of a shared worker.
    private var owner: ObjectIdentifier?
    /// The rights that the last worker gave up.
    private var confinement: String?
  #endif

  /// Uses the options about libmagic and cancellation.
  init(_ options: FileIdentifier.Options) { self.options = options }

  /// Returns a version as text: 544 is 5.44.
  static func text(_ version: Int) -> String {
    "\(version / 100).\(version % 100 < 10 ? "0" : "")\(version % 100)"
  }

  /// The version of libmagic, and its process.
  var name: String {
    var words = "libmagic \(MagicVersion.linked.map(Self.text) ?? "")"
    #if LibMagic
      if let confinement { words += " in a worker process: \(confinement)" }
    #endif
    return words
  }

  /// Returns libmagic's answer; nil if it is not available.
  func answer(_ reader: ByteReader, descriptor: Int32?) throws(IdentificationError) -> String? {
    #if LibMagic
      if options.magic == .omitted { return nil }
      defer { returnWorker() }
      do throws(IdentificationError) { return try question(reader, descriptor) } catch {
        guard current?.canRetry == true else { throw error }
        // A new worker: a shared one may fail in the same way.
        _ = try started(anew: true)
        return try question(reader, descriptor)
      }
    #else
      return nil
    #endif
  }

  #if LibMagic
    /// Returns the answer for a worker's request: about these bytes, or about the whole file if there are
    /// none.
    func answer(
      relayed bytes: [UInt8], of descriptor: Int32?, on clock: WorkClock
    ) throws(IdentificationError) -> (words: String, confinement: String?) {
      func answer(again isAgain: Bool = false) throws(IdentificationError) -> String {
        let before = Clock.milliseconds
        let magic = try started(anew: isAgain)
        clock.deadline = clock.deadline.map { $0 + Clock.milliseconds - before }
        if bytes.isEmpty, let descriptor {
          return try Self.checked(try magic.answer(descriptor: descriptor, until: clock.deadline))
        }
        let outcome: Result<String, IdentificationError> = bytes.withUnsafeBytes { bytes in
          Result { () throws(IdentificationError) in try magic.answer(bytes: bytes, until: clock.deadline) }
        }
        return try Self.checked(try outcome.get())
      }
      defer { returnWorker() }
      do throws(IdentificationError) { return (try answer(), current?.confinement) } catch {
        guard current?.canRetry == true else { throw error }
        return (try answer(again: true), current?.confinement)
      }
    }

    /// Starts libmagic and returns its description.
    func start() throws(IdentificationError) -> String {
      confinement = try started().confinement
      return name
    }

    /// Returns a shared worker until the next request.
    private func returnWorker() {
      confinement = current?.confinement
      guard let workers = options.magicWorkers, let current, let owner, current.isUsable else { return }
      workers.returnWorker(SharedMagicWorkers.Idle(worker: current, owner: owner))
      self.current = nil
    }

    /// Returns libmagic's answer; "empty" for a non-empty file is an error.
    private static func checked(_ words: String) throws(IdentificationError) -> String {
      guard words.hasSuffix("/x-empty") else { return words }
      throw IdentificationError(code: "magic", message: "libmagic read nothing of a file that is not empty")
    }

    private func started(anew: Bool = false) throws(IdentificationError) -> any MagicAnswering {
      if let current, current.isUsable { return current }
      current = nil
      if !anew, let idle = options.magicWorkers?.takeWorker(for: self) {
        (current, owner) = (idle.worker, idle.owner)
        return idle.worker
      }
      let started: any MagicAnswering =
        if options.isolation.forwardsMagic { ForwardedMagic() } else if let worker = options.isolation.worker
        {
          try MagicWorker(worker, options.magic, options.cancellation, options.timeLimit)
        } else {
          try MagicCookie(options.magic)
        }
      (current, owner) = (started, ObjectIdentifier(self))
      return started
    }

    private func question(_ reader: ByteReader, _ descriptor: Int32?) throws(IdentificationError) -> String {
      // The start does not count towards the file's time limit.
      let before = Clock.milliseconds
      let magic = try started()
      reader.clock.deadline = reader.clock.deadline.map { $0 + Clock.milliseconds - before }
      let words: String
      if let descriptor {
        words = try Self.checked(try magic.answer(descriptor: descriptor, until: reader.clock.deadline))
      } else {
        let bytes: ByteView
        do { bytes = try reader.available(at: 0, upTo: WorkerChannel.maxMagicRequestLength) } catch {
          throw IdentificationError(error)
        }
        let outcome: Result<String, IdentificationError> = bytes.withUnsafeBytes { bytes in
          Result { () throws(IdentificationError) in
            try magic.answer(bytes: bytes, until: reader.clock.deadline)
          }
        }
        words = try outcome.get()
      }
      if let deadline = reader.clock.deadline, Clock.milliseconds > deadline { throw .timedOut }
      return words
    }
  #endif
}
