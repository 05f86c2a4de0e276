internal import SystemCalls

/// The time limit and cancellation of the work on one file, shared by all its readers, including nested ones.
///
/// A ``ByteReader`` checks it before each request and within 256 parsing steps, a loop over bytes in memory after each
/// ``checkInterval`` bytes. A failure lasts until the next file; results obtained in spite of it are invalid.
package final class WorkClock {
  /// The most bytes scanned in memory without a check.
  package static let checkInterval = 64 << 10

  /// The end of the time limit, in milliseconds of the monotonic clock; nil without a limit.
  package var deadline: Int? {
    get { end == .max ? nil : end }
    set { end = newValue ?? .max }
  }

  /// The handle that ends the work with ``ByteSourceError/cancelled``.
  package let cancellation: Cancellation?
  /// The reason to stop, once a check has failed.
  package private(set) var failure: ByteSourceError?
  /// The number of checks since the work began.
  package private(set) var checkCount = 0
  /// The number of checks that succeed before the work counts as cancelled, for tests; nil without a limit.
  package var checkLimit: Int?

  private var end = Int.max
  private var depth = 0
  private var uncheckedBytes = 0

  package init(_ cancellation: Cancellation? = nil) { self.cancellation = cancellation }

  /// Begins the work on a file, or on a part of it; calls nest; each needs a ``finish()``.
  package func begin(within limit: Duration?) {
    depth += 1
    guard depth == 1 else { return }
    deadline = limit.map { Clock.milliseconds(after: $0) }
    (failure, checkCount, uncheckedBytes) = (nil, 0, 0)
  }

  /// Ends the innermost ``begin(within:)``.
  package func finish() { depth -= 1 }

  /// Throws if the work must stop.
  ///
  /// Errors: ``ByteSourceError/timedOut`` and ``ByteSourceError/cancelled``.
  package func check() throws(ByteSourceError) {
    checkCount += 1
    if failure == nil {
      if end != .max, Clock.milliseconds >= end {
        failure = .timedOut
      } else if cancellation?.isCancelled ?? false {
        failure = .cancelled
      } else if let checkLimit, checkCount > checkLimit {
        failure = .cancelled
      }
    }
    if let failure { throw failure }
  }

  /// Counts bytes scanned in memory, and checks after each ``checkInterval``.
  ///
  /// Errors: those of ``check()``.
  @inline(__always) package func count(_ bytes: Int) throws(ByteSourceError) {
    uncheckedBytes &+= bytes
    if uncheckedBytes >= Self.checkInterval { try checkAfterInterval() }
  }

  private func checkAfterInterval() throws(ByteSourceError) {
    uncheckedBytes = 0
    try check()
  }

  /// Counts bytes as ``count(_:)``, and returns true if the work must stop: for loops that do not throw.
  package func isOver(after bytes: Int) -> Bool {
    do throws(ByteSourceError) { try count(bytes) } catch { return true }
    return failure != nil
  }
}

extension ByteReader {
  /// Throws if the work must stop.
  ///
  /// Errors: ``ReadFailure/source(_:)`` with ``ByteSourceError/timedOut`` or ``ByteSourceError/cancelled``.
  // Not private, so that a step can be inlined in other modules.
  @usableFromInline package func checkTime() throws(ReadFailure) {
    do throws(ByteSourceError) { try clock.check() } catch { throw .source(error) }
  }

  /// Counts bytes scanned in memory, and checks after each 64 KiB.
  ///
  /// Errors: those of ``checkTime()``.
  package func work(_ bytes: Int) throws(ReadFailure) {
    do throws(ByteSourceError) { try clock.count(bytes) } catch { throw .source(error) }
  }
}
