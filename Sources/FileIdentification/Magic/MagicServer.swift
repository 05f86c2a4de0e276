#if LibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// Serves libmagic requests in a worker process, after giving up its rights.
  enum MagicServer {
    static func run(_ database: MagicDatabase) -> Never {
      var confinement = WorkerServer.enter()
      let cookie: MagicCookie
      do throws(IdentificationError) {
        cookie = try MagicCookie(database) { confinement.complete() }
      } catch {
        WorkerServer.send(.lastError, error.message)
        CurrentProcess.exit(0)
      }
      WorkerServer.send(.answer, confinement.words)
      // Each request needs the same amount again.
      CurrentProcess.keepFreedMemory(upTo: 16 << 20)
      while true { serve(cookie) }
    }

    private static func serve(_ cookie: MagicCookie) {
      var file: FileDescriptor?
      let (kind, bytes) = WorkerServer.receive(&file) {
        $0 == .bytes ? WorkerChannel.maxMagicRequestLength : 0
      }
      defer {
        Confinement.allowComputing(milliseconds: nil)
        file?.release()
      }
      Confinement.allowComputing(milliseconds: Confinement.questionMilliseconds)
      do throws(IdentificationError) {
        WorkerServer.send(.answer, try answer(kind, bytes, file, cookie))
      } catch {
        WorkerServer.send(cookie.lacksMemory ? .lastError : .error, error.message)
        if cookie.lacksMemory { CurrentProcess.exit(0) }
      }
    }

    private static func answer(
      _ kind: WorkerMessage.Kind, _ bytes: [UInt8], _ file: FileDescriptor?, _ cookie: MagicCookie
    ) throws(IdentificationError) -> String {
      switch kind {
      case .descriptor:
        guard let file else { CurrentProcess.exit(65) }
        return try cookie.answer(descriptor: file.rawValue, until: nil)
      case .bytes:
        return try bytes.withUnsafeBytesThrowing { (bytes) throws(IdentificationError) in
          try cookie.answer(bytes: bytes, until: nil)
        }
      default: CurrentProcess.exit(65)
      }
    }
  }
#endif
