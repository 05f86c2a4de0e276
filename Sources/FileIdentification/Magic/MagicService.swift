#if LibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// libmagic in a worker process: gives up its rights, then answers questions until nobody asks any more.
  enum MagicService {
    /// How long one question may be computed.
    static let questionMilliseconds = 10_000
    /// How long a worker computes in all before it is replaced; the limit of the system is twice that.
    static let serviceMilliseconds = 60_000
    /// What libmagic may need beyond its database.
    private static let memory = 256 << 20

    static func run(_ database: MagicDatabase) -> Never {
      // Somebody started it by hand.
      guard WorkerChannel.isOpen else { CurrentProcess.exit(64) }
      var confinement = Confinement(seconds: 2 * serviceMilliseconds / 1000, memory: memory)
      let cookie: MagicCookie
      do throws(IdentificationError) {
        cookie = try MagicCookie(database) { confinement.complete() }
      } catch {
        reply(.error, error.message)
        CurrentProcess.exit(0)
      }
      reply(.answer, confinement.words)
      while true { serve(cookie) }
    }

    private static func serve(_ cookie: MagicCookie) {
      withUnsafeTemporaryAllocation(byteCount: MagicMessage.size, alignment: 4) { header in
        var descriptor: FileDescriptor?
        guard WorkerChannel.receive(into: header, &descriptor) else { CurrentProcess.exit(0) }
        defer { try? descriptor?.close() }
        guard let question = MagicMessage(UnsafeRawBufferPointer(header)) else { CurrentProcess.exit(65) }
        do throws(IdentificationError) {
          reply(.answer, try answer(question, descriptor, cookie))
        } catch {
          reply(.error, error.message)
        }
      }
    }

    private static func answer(
      _ question: MagicMessage, _ descriptor: FileDescriptor?, _ cookie: MagicCookie
    ) throws(IdentificationError) -> String {
      if question.kind == .descriptor {
        guard let descriptor else { CurrentProcess.exit(65) }
        Confinement.allowComputing(milliseconds: questionMilliseconds)
        defer { Confinement.allowComputing(milliseconds: nil) }
        return try cookie.answer(descriptor: descriptor.rawValue, until: nil)
      }
      guard question.kind == .bytes, question.count <= MagicMessage.longestQuestion else {
        CurrentProcess.exit(65)
      }
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: question.count, alignment: 16)
      defer { bytes.deallocate() }
      var unwanted: FileDescriptor?
      guard WorkerChannel.receive(into: bytes, &unwanted) else { CurrentProcess.exit(0) }
      Confinement.allowComputing(milliseconds: questionMilliseconds)
      defer { Confinement.allowComputing(milliseconds: nil) }
      return try cookie.answer(bytes: UnsafeRawBufferPointer(bytes), until: nil)
    }

    private static func reply(_ kind: MagicMessage.Kind, _ text: String) {
      let text = text.utf8.prefix(MagicMessage.longestAnswer)
      let computed = Int(Clock.processSeconds * 1000)
      let message = MagicMessage(kind, count: text.count, milliseconds: computed).bytes + text
      if !message.withUnsafeBytes({ WorkerChannel.send($0) }) { CurrentProcess.exit(0) }
    }
  }
#endif
