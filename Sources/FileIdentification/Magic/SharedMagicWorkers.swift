internal import SystemCalls

/// Idle libmagic workers, shared by the identifiers of one scan: few files need one, and a start costs as
/// much as a thousand files.
///
/// The identifiers must have the same options.
package final class SharedMagicWorkers: Sendable {
  #if LibMagic
    /// A worker and its owner.
    ///
    /// Proof for `@unchecked Sendable`: a worker that was taken is used by one thread until it is returned.
    struct Idle: @unchecked Sendable {
      let worker: any MagicAnswering
      let owner: ObjectIdentifier
    }

    private let idle = Guarded<[Idle]>([])

    /// Removes and returns a usable worker: the caller's own before others, which reply later on another
    /// processor.
    func takeWorker(for caller: AnyObject) -> Idle? {
      while let next = idle.withLock({ idle in
        (idle.firstIndex { $0.owner == ObjectIdentifier(caller) } ?? idle.indices.last).map {
          idle.remove(at: $0)
        }
      }) {
        if next.worker.isUsable, next.worker.isParentThreadAlive { return next }
      }
      return nil
    }

    func returnWorker(_ worker: Idle) { idle.withLock { $0.append(worker) } }
  #endif

  package init() {}
}
