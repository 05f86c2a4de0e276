internal import DequeModule
internal import SystemCalls

/// A bounded channel of entries from the thread that reads a folder to the task that iterates over it.
///
/// The thread blocks while the channel is full.
///
/// Proof for `@unchecked Sendable`: all mutable state is accessed only while `monitor` is held.
final class EntryChannel: @unchecked Sendable {
  typealias Receiver = CheckedContinuation<MediaFolder.Entry?, any Error>

  private static let capacity = 256

  private let monitor = Monitor()
  private var entries: Deque<MediaFolder.Entry> = []
  private var receiver: Receiver?
  private var end: Result<MediaFolder.Entry?, any Error>?
  private var hasBegun = false
  private var isAbandoned = false

  /// Returns true on the first call only.
  func begin() -> Bool {
    monitor.withLock {
      defer { hasBegun = true }
      return !hasBegun
    }
  }

  /// Sends an entry once there is room; returns false if the channel is closed.
  func send(_ entry: MediaFolder.Entry) -> Bool {
    switch monitor.withLock({ accept(entry) }) {
    case .refused: return false
    case .stored: return true
    case .delivered(let receiver):
      receiver.resume(returning: entry)
      return true
    }
  }

  private enum Acceptance {
    case refused, stored
    case delivered(Receiver)
  }

  private func accept(_ entry: MediaFolder.Entry) -> Acceptance {
    while entries.count >= Self.capacity, end == nil, !isAbandoned { monitor.wait() }
    if end != nil || isAbandoned { return .refused }
    if let receiver = takeReceiver() { return .delivered(receiver) }
    entries.append(entry)
    return .stored
  }

  private func takeReceiver() -> Receiver? {
    defer { receiver = nil }
    return receiver
  }

  func finish() { close(.success(nil)) }
  func fail(_ error: any Error) { close(.failure(error)) }

  /// Closes the receiving end.
  func abandon() {
    monitor.withLock {
      isAbandoned = true
      monitor.notifyAll()
    }
  }

  /// Resumes `receiver` with the next entry or the end, at once or when it comes.
  func receive(_ receiver: Receiver) {
    let result = monitor.withLock { () -> Result<MediaFolder.Entry?, any Error>? in
      // A failure discards waiting entries: the task was cancelled, or there is no folder.
      if case .failure = end { return end }
      if let entry = entries.popFirst() {
        monitor.notifyAll()
        return .success(entry)
      }
      if end == nil { self.receiver = receiver }
      return end
    }
    if let result { receiver.resume(with: result) }
  }

  private func close(_ result: Result<MediaFolder.Entry?, any Error>) {
    let receiver: Receiver? = monitor.withLock {
      end = end ?? result
      monitor.notifyAll()
      return takeReceiver()
    }
    receiver?.resume(with: result)
  }
}
