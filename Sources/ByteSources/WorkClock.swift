internal import SystemCalls

/// The clock that the work on one file is held against: when it is to end, and who may call for the end before that.
///
/// All readers of a file share one, with those of what is nested in it. Whoever goes through bytes asks it: a ``ByteReader`` before
/// each request and within 256 steps of parsing, a loop over bytes in memory at least once in ``pieceSize``. Once the time was up
/// it stays so until the next file: an answer that was made in spite of it is none.
package final class WorkClock {
  /// The most bytes that are gone through without asking.
  package static let pieceSize = 64 << 10

  /// When the work is to end, in milliseconds of the system's clock; nil: never.
  package var deadline: Int? {
    get { end == .max ? nil : end }
    set { end = newValue ?? .max }
  }

  /// The handle by which others end the work with ``ByteSourceError/cancelled``.
  package let cancellation: Cancellation?
  /// Why the work was to end, once that was said.
  package private(set) var failure: ByteSourceError?
  /// How often it was asked since the work began.
  package private(set) var questions = 0
  /// How many questions find that there is time left, whatever the time is; nil: as many as come.
  package var patience: Int?

  private var end = Int.max
  private var depth = 0
  private var unasked = 0

  package init(_ cancellation: Cancellation? = nil) { self.cancellation = cancellation }

  /// Begins the work on a file, or on a part of one that was begun; each beginning has its ``finish()``.
  package func begin(within limit: Duration?) {
    depth += 1
    guard depth == 1 else { return }
    deadline = limit.map { Clock.milliseconds(after: $0) }
    (failure, questions, unasked) = (nil, 0, 0)
  }

  /// Ends what was begun last.
  package func finish() { depth -= 1 }

  /// Asks whether the work may go on.
  ///
  /// Errors: ``ByteSourceError/timedOut`` and ``ByteSourceError/cancelled``.
  package func ask() throws(ByteSourceError) {
    questions += 1
    if failure == nil {
      if end != .max, Clock.milliseconds >= end {
        failure = .timedOut
      } else if cancellation?.isCancelled ?? false {
        failure = .cancelled
      } else if let patience, questions > patience {
        failure = .cancelled
      }
    }
    if let failure { throw failure }
  }

  /// Counts bytes in memory that were gone through, and asks once in ``pieceSize`` of them.
  ///
  /// Errors: those of ``ask()``.
  @inline(__always) package func count(_ bytes: Int) throws(ByteSourceError) {
    unasked &+= bytes
    if unasked >= Self.pieceSize { try askAgain() }
  }

  private func askAgain() throws(ByteSourceError) {
    unasked = 0
    try ask()
  }

  /// Whether the time is up once so many more bytes were gone through: for loops that end without an error.
  package func isOver(after bytes: Int) -> Bool {
    do throws(ByteSourceError) { try count(bytes) } catch { return true }
    return failure != nil
  }
}

extension ByteReader {
  /// Asks whether the work may go on.
  ///
  /// Errors: ``ReadFailure/source(_:)`` with ``ByteSourceError/timedOut`` or ``ByteSourceError/cancelled``.
  // Not private, so that a step can be inlined in other modules.
  @usableFromInline package func checkTime() throws(ReadFailure) {
    do throws(ByteSourceError) { try clock.ask() } catch { throw .source(error) }
  }

  /// Counts bytes in memory that were gone through, and asks once in 64 KiB of them whether the work may go on.
  ///
  /// Errors: those of ``checkTime()``.
  package func work(_ bytes: Int) throws(ReadFailure) {
    do throws(ByteSourceError) { try clock.count(bytes) } catch { throw .source(error) }
  }
}
