package import SystemCalls
package import SystemPackage

/// Collection of errors of secondary reads: sidecars, sizes, neighbouring files.
///
/// Failures here do not fail the file; they are recorded with the result, also for a file that was listed and
/// is gone. A file that may not exist is not a failure.
package enum SecondaryReadErrors {
  /// A file that could not be read.
  package struct Failure: Sendable {
    package var path: FilePath
    package var error: IdentificationError
  }

  /// The read errors of one thread.
  package final class ErrorLog {
    fileprivate var first: Failure?

    package init() {}

    /// Runs `body` with this log as the thread's log.
    package func withCurrent<Value>(_ body: () -> Value) -> Value {
      let outer = slot.object
      slot.set(self)
      defer { slot.set(outer) }
      return withExtendedLifetime(self, body)
    }

    /// Returns and clears the first failure.
    package func takeFirst() -> Failure? {
      if first == nil { return nil }
      defer { first = nil }
      return first
    }
  }

  private static let slot = ThreadSlot<ErrorLog>()
  private static let absence: [IdentificationError.Code] = ["ENOENT", "ENOTDIR", "ELOOP"]

  /// Runs `body` and returns its first recorded failure.
  package static func recording<Value>(_ body: () -> Value) -> (value: Value, failure: Failure?) {
    let log = ErrorLog()
    let value = log.withCurrent(body)
    return (value, log.takeFirst())
  }

  /// Prior knowledge of a file.
  package enum Presence {
    /// The file existed.
    case known
    /// The name was listed; a broken link is not a failure.
    case listed
    /// Unknown; absence is not a failure.
    case unknown
  }

  /// Records a failed read.
  package static func record(
    _ error: IdentificationError, at path: FilePath, _ presence: Presence = .known
  ) {
    guard let log = slot.object, log.first == nil else { return }
    if absence.contains(error.code), !shouldExist(path, presence) { return }
    log.first = Failure(path: path, error: error)
  }

  /// Returns true if an absent file should exist.
  private static func shouldExist(_ path: FilePath, _ presence: Presence) -> Bool {
    // Standard input and memory have no path.
    if path.isEmpty || path == "-" { return false }
    return switch presence {
    case .known: true
    case .listed: (try? FileStatus(of: path, followingLinks: false))?.type != .symbolicLink
    case .unknown: false
    }
  }

  /// Returns the result of `body`; nil on failure, which is recorded.
  package static func read<Value>(
    _ path: FilePath, _ presence: Presence = .known, _ body: () throws(Errno) -> Value
  ) -> Value? {
    do throws(Errno) { return try body() } catch {
      record(IdentificationError(error), at: path, presence)
      return nil
    }
  }

  package static func status(
    of path: FilePath, followingLinks: Bool, _ presence: Presence = .known
  ) -> FileStatus? {
    read(path, presence) { () throws(Errno) in
      try FileStatus(of: path, followingLinks: followingLinks)
    }
  }
}
