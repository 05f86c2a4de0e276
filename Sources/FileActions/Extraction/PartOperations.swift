package import SystemCalls
package import SystemPackage

/// The file system operations of extracting media parts, a protocol so that tests can make any step fail.
package protocol PartOperations {
  func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile
  func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno)
  /// Waits until a file's bytes are on disk.
  func synchronize(_ file: FileDescriptor) throws(Errno)
  /// Gives a complete file its name; fails if the name exists.
  func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno)
  /// Writes a folder's names to disk.
  func synchronize(folder: FilePath) throws(Errno)
  func remove(_ path: FilePath) throws(Errno)
  func makeFolder(_ path: FilePath) throws(Errno)
  /// Removes an empty folder.
  func removeFolder(_ path: FilePath) throws(Errno)
  func rename(_ folder: FilePath, to path: FilePath) throws(Errno)
  /// Renames a file; fails if the new name exists.
  func move(_ file: FilePath, to path: FilePath) throws(Errno)
  /// Closes a file, and deletes it if it has no name.
  func discard(_ file: UnnamedFile)
  /// True after the user interrupted the program.
  var isInterrupted: Bool { get }
}

/// The operations of the real file system.
package struct SystemParts: PartOperations {
  package init() {}

  package func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile {
    try UnnamedFile(in: folder)
  }

  package func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno) {
    try file.writeContents(bytes)
  }

  package func synchronize(_ file: FileDescriptor) throws(Errno) { try file.synchronize() }

  package func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno) { try file.name(path) }

  package func synchronize(folder: FilePath) throws(Errno) { try FileSystem.synchronize(folder: folder) }

  package func remove(_ path: FilePath) throws(Errno) { try FileSystem.remove(path) }

  package func makeFolder(_ path: FilePath) throws(Errno) { try FileSystem.makeFolder(path, mode: 0o700) }

  package func removeFolder(_ path: FilePath) throws(Errno) { try FileSystem.removeFolder(path) }

  package func rename(_ folder: FilePath, to path: FilePath) throws(Errno) {
    try FileSystem.replace(path, by: folder)
  }

  package func move(_ file: FilePath, to path: FilePath) throws(Errno) {
    try ExclusiveNaming.system.move(file, to: path)
  }

  package func discard(_ file: UnnamedFile) { file.discard() }

  package var isInterrupted: Bool { Signals.isInterruptionPending }
}

/// The error thrown after the user interrupted the program.
package struct Interruption: Error {
  package init() {}
}
