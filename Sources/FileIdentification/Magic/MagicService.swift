#if LibMagic
  internal import SystemCalls

  /// libmagic in a worker process: gives up its rights, then answers questions until nobody asks any more.
  ///
  /// An executable that carries a database may answer before it comes to this (`CLibMagic/worker.h`).
  enum MagicService {
    static func run(_ database: MagicDatabase) -> Never {
      var confinement = WorkerSide.enter()
      let cookie: MagicCookie
      do throws(IdentificationError) {
        cookie = try MagicCookie(database) { confinement.complete() }
      } catch {
        WorkerSide.send(.lastError, error.message)
        CurrentProcess.exit(0)
      }
      WorkerSide.send(.answer, confinement.words)
      CurrentProcess.exit(cookie.serve())
    }
  }
#endif
