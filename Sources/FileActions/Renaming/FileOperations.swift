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
  /// Makes a journal that was not there, locked: it has its name once it holds `opening` and is on the disk.
  func create(journal: FilePath, opening: [UInt8]) throws(Errno) -> JournalFile
  /// Adds to a journal and waits until it is on the disk.
  func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno)
  /// Keeps other processes that rename out of folders until the lock is released.
  func lock(_ folders: Set<FilePath>) throws(Errno) -> FolderLock
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

  package func create(journal: FilePath, opening: [UInt8]) throws(Errno) -> JournalFile {
    try JournalFile(creating: journal, opening: opening)
  }

  package func lock(_ folders: Set<FilePath>) throws(Errno) -> FolderLock { try FolderLock(folders) }

  package func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno) {
    try journal.writeContents(bytes)
    try journal.synchronize()
  }

  package var isInterrupted: Bool { Signals.isInterruptionPending }
}
