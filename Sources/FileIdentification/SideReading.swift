package import SystemCalls
package import SystemPackage

/// What is read beside a file to say more of it: sidecars, sizes, what lies beside it.
///
/// An answer without it is one all the same, but not the whole one: what fails is noted for whoever gives the answer. A
/// file that is not there has not failed.
package enum SideReading {
  /// A file that could not be read.
  package struct Failure: Sendable {
    package var path: FilePath
    package var error: IdentificationError
  }

  package final class Notes {
    fileprivate var first: Failure?
    /// What the thread noted into before.
    fileprivate let outer: Notes?

    fileprivate init(outer: Notes?) { self.outer = outer }
  }

  private static let slot = ThreadSlot<Notes>()
  private static let absence: Set<String> = ["ENOENT", "ENOTDIR", "ELOOP"]

  /// Runs `body`, and gives the first failure that it noted.
  package static func noting<Value>(_ body: () -> Value) -> (value: Value, failure: Failure?) {
    let notes = beginNotes()
    let value = body()
    return (value, end(notes))
  }

  /// Begins what ``noting(_:)`` does, for what every file goes through: to be ended on the same thread.
  package static func beginNotes() -> Notes {
    let notes = Notes(outer: slot.object)
    slot.put(notes)
    return notes
  }

  package static func end(_ notes: Notes) -> Failure? {
    slot.put(notes.outer)
    return notes.first
  }

  /// Notes what could not be read.
  package static func note(_ error: IdentificationError, at path: FilePath) {
    guard !absence.contains(error.code), let notes = slot.object, notes.first == nil else { return }
    notes.first = Failure(path: path, error: error)
  }

  /// What `body` gives; nil where it fails, which is noted.
  package static func read<Value>(_ path: FilePath, _ body: () throws(Errno) -> Value) -> Value? {
    do throws(Errno) { return try body() } catch {
      note(IdentificationError(error), at: path)
      return nil
    }
  }

  package static func status(of path: FilePath, followingLinks: Bool) -> FileStatus? {
    read(path) { () throws(Errno) in try FileStatus(of: path, followingLinks: followingLinks) }
  }
}
