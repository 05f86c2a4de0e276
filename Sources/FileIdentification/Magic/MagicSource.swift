internal import ByteSources
internal import SystemCalls

/// Asks libmagic, in this process or a worker, its own or a shared one, starting at the first question; without the
/// `LibMagic` trait there is never an answer.
final class MagicSource {
  static let absence = "the package was built without libmagic, or told not to ask it"

  private let options: FileIdentifier.Options
  #if LibMagic
    private var own: (any MagicAnswering)?
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
      return try asking(reader.deadline) { magic, deadline throws(IdentificationError) in
        // Starting, and waiting for others, is no fault of the file's: its time goes on when that is done.
        reader.deadline = deadline
        return try question(magic, reader, descriptor)
      }
    #else
      return nil
    #endif
  }

  #if LibMagic
    /// Answers for readers in a worker: about these bytes, or about the whole file where there are none.
    func answer(
      relayed bytes: [UInt8], of descriptor: Int32?, until deadline: inout Int?
    ) throws(IdentificationError) -> (words: String, confinement: String?) {
      var moved = deadline
      defer { deadline = moved }
      let words = try asking(deadline) { magic, deadline throws(IdentificationError) in
        moved = deadline
        if bytes.isEmpty, let descriptor { return try magic.answer(descriptor: descriptor, until: deadline) }
        let outcome: Result<String, IdentificationError> = bytes.withUnsafeBytes { bytes in
          Result { () throws(IdentificationError) in try magic.answer(bytes: bytes, until: deadline) }
        }
        return try outcome.get()
      }
      return (words, confinement)
    }

    /// Starts libmagic without a question and says where it works.
    func start() throws(IdentificationError) -> String {
      giveBack(try started())
      return name
    }

    /// Asks who answers, and where that fails without having looked at the question, another one.
    ///
    /// `body` is told the deadline, later by what it took until there was somebody to ask.
    private func asking(
      _ deadline: Int?, _ body: (any MagicAnswering, Int?) throws(IdentificationError) -> String
    ) throws(IdentificationError) -> String {
      var deadline = deadline
      func attempt(isLast: Bool) throws(IdentificationError) -> String? {
        let before = Clock.milliseconds
        let magic = try started()
        defer { giveBack(magic) }
        deadline = deadline.map { $0 + Clock.milliseconds - before }
        do throws(IdentificationError) {
          let words = try body(magic, deadline)
          confinement = magic.confinement
          return words
        } catch {
          guard magic.isBlameless, !isLast else { throw error }
          return nil
        }
      }
      if let words = try attempt(isLast: false) { return words }
      guard let words = try attempt(isLast: true) else { throw .timedOut }
      return words
    }

    private func started() throws(IdentificationError) -> any MagicAnswering {
      if let share { return try share.take(orStart: make) }
      if let own, own.isUsable { return own }
      own = nil
      let made = try make()
      own = made
      return made
    }

    private func giveBack(_ magic: any MagicAnswering) {
      confinement = magic.confinement
      share?.giveBack(magic)
    }

    /// Who lends workers, where there are any.
    private var share: MagicShare? {
      options.isolation.worker == nil || options.isolation.isRelayed ? nil : options.magicShare
    }

    private func make() throws(IdentificationError) -> any MagicAnswering {
      if options.isolation.isRelayed { return MagicRelay() }
      guard let worker = options.isolation.worker else { return try MagicCookie(options.magic) }
      return try MagicWorker(worker, options.magic, options.cancellation)
    }

    private func question(
      _ magic: any MagicAnswering, _ reader: ByteReader, _ descriptor: Int32?
    ) throws(IdentificationError) -> String {
      let words: String
      if let descriptor {
        words = try magic.answer(descriptor: descriptor, until: reader.deadline)
      } else {
        let bytes: ByteView
        do { bytes = try reader.available(at: 0, upTo: WorkerMessage.longestMagicQuestion) } catch {
          throw IdentificationError(error)
        }
        let outcome: Result<String, IdentificationError> = bytes.withUnsafeBytes { bytes in
          Result { () throws(IdentificationError) in try magic.answer(bytes: bytes, until: reader.deadline) }
        }
        words = try outcome.get()
      }
      if let deadline = reader.deadline, Clock.milliseconds > deadline { throw .timedOut }
      return words
    }
  #endif
}
