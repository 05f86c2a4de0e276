internal import SystemCalls
package import SystemPackage

/// The file system operations of renaming, a protocol so that tests can make any step fail.
package protocol FileOperations {
  /// Returns the identity of the file at a path without following links, or nil if there is none.
  func identity(of path: FilePath) throws(Errno) -> FileIdentity?
  /// Renames a file; fails if the new name exists.
  func rename(_ old: FilePath, to new: FilePath) throws(Errno)
  /// Removes one of two names of a file, or an empty journal.
  func unlink(_ path: FilePath) throws(Errno)
  /// Writes a folder's names to disk.
  func synchronize(folder: FilePath) throws(Errno)
  /// Creates a locked journal; its name appears once `contents` is on disk.
  func create(journal: FilePath, contents: [UInt8]) throws(Errno) -> JournalFile
  /// Appends to a journal and waits until the bytes are on disk.
  func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno)
  /// Locks folders against other renaming processes.
  func lock(_ folders: Set<FilePath>) throws(Errno) -> FolderLock
  /// True after the user interrupted the program.
  var isInterrupted: Bool { get }
}

/// The operations of the real file system.
package struct SystemFiles: FileOperations {
  package init() {}

  package func identity(of path: FilePath) throws(Errno) -> FileIdentity? { try FileIdentity(of: path) }

  package func rename(_ old: FilePath, to new: FilePath) throws(Errno) {
    try ExclusiveNaming.system.move(old, to: new)
  }

  package func unlink(_ path: FilePath) throws(Errno) { try FileSystem.remove(path) }

  package func synchronize(folder: FilePath) throws(Errno) { try FileSystem.synchronize(folder: folder) }

  package func create(journal: FilePath, contents: [UInt8]) throws(Errno) -> JournalFile {
    try JournalFile(creating: journal, contents: contents)
  }

  package func lock(_ folders: Set<FilePath>) throws(Errno) -> FolderLock { try FolderLock(folders) }

  package func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno) {
    try journal.writeContents(bytes)
    try journal.synchronize()
  }

  package var isInterrupted: Bool { Signals.isInterruptionPending }
}
