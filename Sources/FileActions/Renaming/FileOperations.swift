internal import SystemCalls
package import SystemPackage

/// What renaming asks of the file system, so that tests can end it between any two steps.
package protocol FileOperations {
  /// Which file has a path; links are not followed. nil when there is none.
  func identity(of path: FilePath) throws(Errno) -> FileIdentity?
  /// Gives a file another name unless something has that name already.
  func rename(_ old: FilePath, to new: FilePath) throws(Errno)
  /// Removes one of two names of the same file, or a journal that says nothing.
  func unlink(_ path: FilePath) throws(Errno)
  /// Makes a folder's names last through a loss of power.
  func synchronize(folder: FilePath) throws(Errno)
  /// Makes a journal that was not there.
  func create(journal: FilePath) throws(Errno) -> FileDescriptor
  /// Adds to a journal and waits until it is on the disk.
  func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno)
  /// Whether the user wants to stop.
  var isInterrupted: Bool { get }
}

/// The file system itself.
package struct SystemFiles: FileOperations {
  package init() {}

  package func identity(of path: FilePath) throws(Errno) -> FileIdentity? { try FileIdentity(of: path) }

  package func rename(_ old: FilePath, to new: FilePath) throws(Errno) {
    try ExclusiveNaming.system.move(old, to: new)
  }

  package func unlink(_ path: FilePath) throws(Errno) { try FileSystem.remove(path) }

  package func synchronize(folder: FilePath) throws(Errno) { try FileSystem.synchronize(folder: folder) }

  package func create(journal: FilePath) throws(Errno) -> FileDescriptor {
    try FileSystem.create(journal, mode: 0o600, appending: true)
  }

  package func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno) {
    try journal.writeContents(bytes)
    try journal.synchronize()
  }

  package var isInterrupted: Bool { Signals.isInterruptionPending }
}
