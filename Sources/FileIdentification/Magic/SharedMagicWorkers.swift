internal import SystemCalls

/// libmagic's workers that nobody asks just now, for identifiers of one reading: few files need one, and to start one costs as
/// much as a thousand files do.
///
/// The identifiers must have the same options.
package final class SharedMagicWorkers: Sendable {
  #if LibMagic
    /// A worker, and who started it.
    ///
    /// Proof for `@unchecked Sendable`: whoever takes a worker has it alone until it is given back.
    struct Idle: @unchecked Sendable {
      let worker: any MagicAnswering
      let starter: ObjectIdentifier
    }

    private let idle = Guarded<[Idle]>([])

    /// One that can be asked, the caller's alone until it is given back: its own before those of others, which answer a thread
    /// on another processor later.
    func take(for asker: AnyObject) -> Idle? {
      while let next = idle.withLock({ idle in
        (idle.firstIndex { $0.starter == ObjectIdentifier(asker) } ?? idle.indices.last).map {
          idle.remove(at: $0)
        }
      }) {
        if next.worker.isUsable, next.worker.isSupported { return next }
      }
      return nil
    }

    func give(_ worker: Idle) { idle.withLock { $0.append(worker) } }
  #endif

  package init() {}
}
