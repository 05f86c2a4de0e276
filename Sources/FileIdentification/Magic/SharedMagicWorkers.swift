internal import Synchronization

/// libmagic's workers that nobody asks just now, for identifiers of one reading: few files need one, and to start one costs as
/// much as a thousand files do.
///
/// The identifiers must have the same options.
package final class SharedMagicWorkers: Sendable {
  #if LibMagic
    /// Proof for `@unchecked Sendable`: whoever takes a worker has it alone until it is given back.
    private struct Idle: @unchecked Sendable {
      let worker: any MagicAnswering
    }

    private let idle = Mutex<[Idle]>([])

    /// One that can be asked; the caller's alone until it is given back.
    func take() -> (any MagicAnswering)? {
      while let next = idle.withLock({ $0.popLast() }) {
        if next.worker.isUsable, next.worker.isSupported { return next.worker }
      }
      return nil
    }

    func give(_ worker: any MagicAnswering) {
      let given = Idle(worker: worker)
      idle.withLock { $0.append(given) }
    }
  #endif

  package init() {}
}
