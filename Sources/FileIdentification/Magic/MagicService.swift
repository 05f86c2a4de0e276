#if LibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// libmagic in a worker process: gives up its rights, then answers questions until nobody asks any more.
  enum MagicService {
    static func run(_ database: MagicDatabase) -> Never {
      // Each question takes as much again as the one before.
      CurrentProcess.keepFreedMemory(upTo: 16 << 20)
      var confinement = WorkerSide.enter()
      let cookie: MagicCookie
      do throws(IdentificationError) {
        cookie = try MagicCookie(database) { confinement.complete() }
      } catch {
        WorkerSide.send(.lastError, error.message)
        CurrentProcess.exit(0)
      }
      WorkerSide.send(.answer, confinement.words)
      while true { serve(cookie) }
    }

    private static func serve(_ cookie: MagicCookie) {
      var descriptor: FileDescriptor?
      let (kind, payload) = WorkerSide.receive(&descriptor) {
        $0 == .bytes ? WorkerMessage.longestMagicQuestion : 0
      }
      defer { try? descriptor?.close() }
      Confinement.allowComputing(milliseconds: WorkerLimits.questionMilliseconds)
      do throws(IdentificationError) {
        WorkerSide.send(.answer, try answer(kind, payload, descriptor, cookie))
      } catch {
        // What libmagic had no memory for it may hold on to.
        WorkerSide.send(cookie.lacksMemory ? .lastError : .error, error.message)
        if cookie.lacksMemory { CurrentProcess.exit(0) }
      }
      Confinement.allowComputing(milliseconds: nil)
    }

    private static func answer(
      _ kind: WorkerMessage.Kind, _ payload: [UInt8], _ descriptor: FileDescriptor?, _ cookie: MagicCookie
    ) throws(IdentificationError) -> String {
      switch (kind, descriptor) {
      case (.descriptor, let descriptor?):
        return try cookie.answer(descriptor: descriptor.rawValue, until: nil)
      case (.bytes, _):
        let outcome: Result<String, IdentificationError> = payload.withUnsafeBytes { bytes in
          Result { () throws(IdentificationError) in try cookie.answer(bytes: bytes, until: nil) }
        }
        return try outcome.get()
      default: CurrentProcess.exit(65)
      }
    }
  }
#endif
