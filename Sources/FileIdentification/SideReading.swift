package import SystemCalls
package import SystemPackage

/// What is read beside a file to say more of it: sidecars, sizes, what lies beside it.
///
/// An answer without it is one all the same, but not the whole one: what fails is noted for whoever gives the answer, also
/// a file that was listed and is gone. Only where nobody knows whether it is there, its absence is no failure.
package enum SideReading {
  /// A file that could not be read.
  package struct Failure: Sendable {
    package var path: FilePath
    package var error: IdentificationError
  }

  /// What a thread could not read beside its files.
  package final class Notes {
    fileprivate var first: Failure?

    package init() {}

    /// Runs `body`, during which this thread notes here.
    package func during<Value>(_ body: () -> Value) -> Value {
      let outer = slot.object
      slot.put(self)
      defer { slot.put(outer) }
      return withExtendedLifetime(self, body)
    }

    /// The first failure since this was asked for.
    package func take() -> Failure? {
      if first == nil { return nil }
      defer { first = nil }
      return first
    }
  }

  private static let slot = ThreadSlot<Notes>()
  private static let absence: [IdentificationError.Code] = ["ENOENT", "ENOTDIR", "ELOOP"]

  /// Runs `body`, and gives the first failure that it noted.
  package static func noting<Value>(_ body: () -> Value) -> (value: Value, failure: Failure?) {
    let notes = Notes()
    let value = notes.during(body)
    return (value, notes.take())
  }

  /// Knowledge of a file before it was asked for.
  package enum Presence {
    /// It was there.
    case known
    /// Its name was listed, perhaps of a link that leads nowhere, which is no failure.
    case listed
    /// Nothing: its absence is no failure.
    case unknown
  }

  /// Notes what could not be read.
  package static func note(
    _ error: IdentificationError, at path: FilePath, _ presence: Presence = .known
  ) {
    guard let notes = slot.object, notes.first == nil else { return }
    if absence.contains(error.code), !isMissed(path, presence) { return }
    notes.first = Failure(path: path, error: error)
  }

  /// Whether a file that is not there should be.
  private static func isMissed(_ path: FilePath, _ presence: Presence) -> Bool {
    // Standard input and bytes in memory have no place.
    if path.isEmpty || path == "-" { return false }
    return switch presence {
    case .known: true
    case .listed: (try? FileStatus(of: path, followingLinks: false))?.type != .symbolicLink
    case .unknown: false
    }
  }

  /// What `body` gives; nil where it fails, which is noted.
  package static func read<Value>(
    _ path: FilePath, _ presence: Presence = .known, _ body: () throws(Errno) -> Value
  ) -> Value? {
    do throws(Errno) { return try body() } catch {
      note(IdentificationError(error), at: path, presence)
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
