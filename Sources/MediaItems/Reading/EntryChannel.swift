internal import SystemCalls

/// Entries from the thread that reads a folder to the task that takes them: the thread waits where too many wait already.
///
/// Proof for `@unchecked Sendable`: what changes is touched only while `monitor` is held.
final class EntryChannel: @unchecked Sendable {
  typealias Taker = CheckedContinuation<MediaFolder.Entry?, any Error>

  private static let most = 256

  private let monitor = Monitor()
  private var entries: [MediaFolder.Entry] = []
  private var first = 0
  private var taker: Taker?
  private var end: Result<MediaFolder.Entry?, any Error>?
  private var hasBegun = false
  private var isAbandoned = false

  /// True for who calls it first.
  func begin() -> Bool {
    monitor.withLock {
      defer { hasBegun = true }
      return !hasBegun
    }
  }

  /// Hands over an entry, once there is room; false where nobody takes any more.
  func put(_ entry: MediaFolder.Entry) -> Bool {
    switch monitor.withLock({ accept(entry) }) {
    case .refused: return false
    case .kept: return true
    case .wanted(let taker):
      taker.resume(returning: entry)
      return true
    }
  }

  private enum Acceptance {
    case refused, kept
    case wanted(Taker)
  }

  private func accept(_ entry: MediaFolder.Entry) -> Acceptance {
    while entries.count - first >= Self.most, end == nil, !isAbandoned { monitor.wait() }
    if end != nil || isAbandoned { return .refused }
    if let taker = takeTaker() { return .wanted(taker) }
    entries.append(entry)
    return .kept
  }

  private func takeTaker() -> Taker? {
    defer { taker = nil }
    return taker
  }

  func finish() { close(.success(nil)) }
  func fail(_ error: any Error) { close(.failure(error)) }

  /// Nobody takes any more.
  func abandon() {
    monitor.withLock {
      isAbandoned = true
      monitor.notifyAll()
    }
  }

  /// Gives the next entry, or the end, to who asks, at once or when it comes.
  func take(_ taker: Taker) {
    let answer = monitor.withLock { () -> Result<MediaFolder.Entry?, any Error>? in
      // After a failure nothing more is of use: the task was cancelled, or there is no folder.
      if case .failure = end { return end }
      if first < entries.count {
        let entry = entries[first]
        first += 1
        if first == Self.most {
          entries.removeFirst(first)
          first = 0
        }
        monitor.notifyAll()
        return .success(entry)
      }
      if end == nil { self.taker = taker }
      return end
    }
    if let answer { taker.resume(with: answer) }
  }

  private func close(_ result: Result<MediaFolder.Entry?, any Error>) {
    let taker: Taker? = monitor.withLock {
      end = end ?? result
      monitor.notifyAll()
      return takeTaker()
    }
    taker?.resume(with: result)
  }
}
