package import SystemCalls
package import SystemPackage

/// A change of a file's modification time.
package struct TimeChange: Equatable, Sendable {
  /// The absolute path.
  package let path: FilePath
  /// The file with its old time.
  let identity: FileIdentity
  package let time: FileStatus.Time

  /// The old time, in seconds since 1970, UTC.
  package var before: Int64? { identity.modificationTime?.seconds }

  package enum Outcome: Equatable, Sendable {
    /// The file has the new time, or would have after a dry run.
    case changed
    /// It had the time already.
    case unchanged
    /// It keeps its time.
    case blocked(String)
  }

  init(path: FilePath, identity: FileIdentity, time: FileStatus.Time) {
    (self.path, self.identity, self.time) = (path, identity, time)
  }

  /// Creates the change for a file; returns nil if it is not a regular file or already has the time.
  package init?(of path: FilePath, to time: FileStatus.Time) throws(Errno) {
    guard try FileStatus(of: path, followingLinks: false).type == .regular,
      let identity = try FileIdentity(of: path), identity.modificationTime != time
    else { return nil }
    self.init(path: FileSystem.absolute(path), identity: identity, time: time)
  }

  /// Sets the new time if the file has not changed.
  func apply() -> Outcome {
    Self.open(path) { file, status throws(Errno) in
      guard FileIdentity(status).isSameFile(as: identity) else { return .blocked("it changed meanwhile") }
      try file.setModificationTime(time, of: status)
      return .changed
    }
  }

  /// Restores the old time if nothing but the time has changed.
  package func undo(isDryRun: Bool) -> Outcome {
    guard let before = identity.modificationTime else { return .blocked("the log does not say its time") }
    return Self.open(path) { file, status throws(Errno) in
      let now = FileIdentity(status)
      if now.isSameFile(as: identity) { return .unchanged }
      // FAT has a resolution of two seconds.
      guard now.node == identity.node, now.byteCount == identity.byteCount,
        abs(status.modified.subtractingReportingOverflow(time.seconds).partialValue) <= 1
      else { return .blocked("it changed since, or is another file") }
      if !isDryRun { try file.setModificationTime(before, of: status) }
      return .changed
    }
  }

  private static func open(
    _ path: FilePath, _ body: (FileDescriptor, FileStatus) throws(Errno) -> Outcome
  ) -> Outcome {
    do throws(Errno) {
      let file = try FileDescriptor.openForReading(path, followingLinks: false)
      defer { file.release() }
      return try body(file, try FileStatus(of: file.rawValue))
    } catch {
      return .blocked(error == .noSuchFileOrDirectory ? "it is no longer there" : error.description)
    }
  }
}
