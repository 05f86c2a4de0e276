internal import ByteSources
internal import SystemCalls

/// Asks libmagic, in this process or a worker, starting at the first question; without the `LibMagic` trait there is
/// never an answer.
final class MagicSource {
  static let absence = "the package was built without libmagic, or told not to ask it"

  private let options: FileIdentifier.Options
  #if LibMagic
    private var asked: (any MagicAnswering)?
    /// Whose it is, where workers are shared.
    private var starter: ObjectIdentifier?
    /// What the one that answered last gave up.
    private var confinement: String?
  #endif

  /// Of the options, those about libmagic and about who may end its work.
  init(_ options: FileIdentifier.Options) { self.options = options }

  /// A version as people write it: 544 is 5.44.
  static func text(_ version: Int) -> String {
    "\(version / 100).\(version % 100 < 10 ? "0" : "")\(version % 100)"
  }

  /// Which libmagic answers, and where it works.
  var name: String {
    var words = "libmagic \(MagicVersion.linked.map(Self.text) ?? "")"
    #if LibMagic
      if let confinement { words += " in a worker process: \(confinement)" }
    #endif
    return words
  }

  /// libmagic's answer, or nil when it is not there to be asked.
  func answer(_ reader: ByteReader, descriptor: Int32?) throws(IdentificationError) -> String? {
    #if LibMagic
      if options.magic == .omitted { return nil }
      defer { giveBack() }
      do throws(IdentificationError) { return try question(reader, descriptor) } catch {
        guard asked?.isBlameless == true else { throw error }
        // Not one that another thread started: it may be gone in the same way.
        _ = try started(anew: true)
        return try question(reader, descriptor)
      }
    #else
      return nil
    #endif
  }

  #if LibMagic
    /// Answers for readers in a worker: about these bytes, or about the whole file where there are none.
    func answer(
      relayed bytes: [UInt8], of descriptor: Int32?, on clock: WorkClock
    ) throws(IdentificationError) -> (words: String, confinement: String?) {
      func answer(again isAgain: Bool = false) throws(IdentificationError) -> String {
        let before = Clock.milliseconds
        let magic = try started(anew: isAgain)
        clock.deadline = clock.deadline.map { $0 + Clock.milliseconds - before }
        if bytes.isEmpty, let descriptor {
          return try Self.seen(try magic.answer(descriptor: descriptor, until: clock.deadline))
        }
        let outcome: Result<String, IdentificationError> = bytes.withUnsafeBytes { bytes in
          Result { () throws(IdentificationError) in try magic.answer(bytes: bytes, until: clock.deadline) }
        }
        return try Self.seen(try outcome.get())
      }
      defer { giveBack() }
      do throws(IdentificationError) { return (try answer(), asked?.confinement) } catch {
        guard asked?.isBlameless == true else { throw error }
        return (try answer(again: true), asked?.confinement)
      }
    }

    /// Starts libmagic without a question and says where it works.
    func start() throws(IdentificationError) -> String {
      confinement = try started().confinement
      return name
    }

    /// Leaves a worker to others until the next question.
    private func giveBack() {
      confinement = asked?.confinement
      guard let workers = options.magicWorkers, let asked, let starter, asked.isUsable else { return }
      workers.give(SharedMagicWorkers.Idle(worker: asked, starter: starter))
      self.asked = nil
    }

    /// libmagic's words; no file that it is asked about is empty, so that one whose bytes did not come is.
    private static func seen(_ words: String) throws(IdentificationError) -> String {
      guard words.hasSuffix("/x-empty") else { return words }
      throw IdentificationError(code: "magic", message: "libmagic read nothing of a file that is not empty")
    }

    private func started(anew: Bool = false) throws(IdentificationError) -> any MagicAnswering {
      if let asked, asked.isUsable { return asked }
      asked = nil
      if !anew, let idle = options.magicWorkers?.take(for: self) {
        (asked, starter) = (idle.worker, idle.starter)
        return idle.worker
      }
      let started: any MagicAnswering =
        if options.isolation.isRelayed { MagicRelay() } else if let worker = options.isolation.worker {
          try MagicWorker(worker, options.magic, options.cancellation, options.timeLimit)
        } else {
          try MagicCookie(options.magic)
        }
      (asked, starter) = (started, ObjectIdentifier(self))
      return started
    }

    private func question(_ reader: ByteReader, _ descriptor: Int32?) throws(IdentificationError) -> String {
      // Starting is no fault of the file's: its time goes on when that is done.
      let before = Clock.milliseconds
      let magic = try started()
      reader.clock.deadline = reader.clock.deadline.map { $0 + Clock.milliseconds - before }
      let words: String
      if let descriptor {
        words = try Self.seen(try magic.answer(descriptor: descriptor, until: reader.clock.deadline))
      } else {
        let bytes: ByteView
        do { bytes = try reader.available(at: 0, upTo: WorkerChannel.longestMagicQuestion) } catch {
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
