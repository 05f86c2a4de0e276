internal import SystemCalls

/// Workers of libmagic that the identifiers of one run take turns with: to start one costs as much as many questions, and
/// most runs have few.
///
/// Proof for `@unchecked Sendable`: what changes is touched only while `monitor` is held, and a worker is lent to one
/// identifier at a time.
package final class MagicShare: @unchecked Sendable {
  /// How long all may wait for one worker until another starts, in microseconds: less than a start takes, since whoever
  /// waits leaves a processor idle.
  private let startCost: Int

  package init(startCost: Int = 500) { self.startCost = startCost }

  #if LibMagic
    private let monitor = Monitor()
    private var idle: [any MagicAnswering] = []
    private var lentCount = 0
    /// How long identifiers have waited for one another, in microseconds.
    private var waited = 0

    /// A worker for the caller alone, until it is given back.
    ///
    /// Where all are lent, it waits for one as long as the waiting of all is worth it.
    func take(
      orStart start: () throws(IdentificationError) -> any MagicAnswering
    ) throws(IdentificationError) -> any MagicAnswering {
      let taken: (any MagicAnswering)? = monitor.withLock {
        while true {
          if let worker = idle.popLast() {
            lentCount += 1
            return worker
          }
          let patience = startCost * lentCount - waited
          guard patience > 0 else {
            lentCount += 1
            return nil
          }
          let before = Clock.microseconds
          monitor.wait(microseconds: patience)
          waited += max(1, Clock.microseconds - before)
        }
      }
      if let taken { return taken }
      do throws(IdentificationError) { return try start() } catch {
        giveBack(nil)
        throw error
      }
    }

    /// Takes a worker back; nil, and one that cannot be asked again, makes room for another.
    func giveBack(_ worker: (any MagicAnswering)?) {
      monitor.withLock {
        lentCount -= 1
        if let worker, worker.isUsable { idle.append(worker) }
        monitor.notifyAll()
      }
    }
  #endif
}
