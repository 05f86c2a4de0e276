package import SystemCalls
package import SystemPackage

/// A file whose time in the file system is to be another one.
package struct TimeChange: Equatable, Sendable {
  /// From the root.
  package let path: FilePath
  /// The file, with the time that it has before.
  let identity: FileIdentity
  /// The time that it is to have.
  package let time: FileStatus.Time

  /// The time that the file has before, in seconds since 1970, UTC.
  package var before: Int64? { identity.modificationTime?.seconds }

  package enum Outcome: Equatable, Sendable {
    /// The file has the time; or would have, where nothing is to be changed.
    case changed
    /// It had it all along, or has it again.
    case nothing
    /// It keeps the time that it has.
    case blocked(String)
  }

  init(path: FilePath, identity: FileIdentity, time: FileStatus.Time) {
    (self.path, self.identity, self.time) = (path, identity, time)
  }

  /// The change that gives a file a time; nil for what is no regular file, and for one that has it.
  package init?(of path: FilePath, to time: FileStatus.Time) throws(Errno) {
    guard try FileStatus(of: path, followingLinks: false).type == .regular,
      let identity = try FileIdentity(of: path), identity.modificationTime != time
    else { return nil }
    self.init(path: FileSystem.absolute(path), identity: identity, time: time)
  }

  /// Gives the file its new time, where it is the file that was looked at.
  func carryOut() -> Outcome {
    Self.open(path) { file, status throws(Errno) in
      guard FileIdentity(status).isSameFile(as: identity) else { return .blocked("it changed meanwhile") }
      try file.setModificationTime(time, of: status)
      return .changed
    }
  }

  /// Gives the file its old time back, where nothing but its time was changed.
  package func undo(isDryRun: Bool) -> Outcome {
    guard let before = identity.modificationTime else { return .blocked("the log does not say its time") }
    return Self.open(path) { file, status throws(Errno) in
      let now = FileIdentity(status)
      if now.isSameFile(as: identity) { return .nothing }
      // FAT keeps two seconds in one.
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
