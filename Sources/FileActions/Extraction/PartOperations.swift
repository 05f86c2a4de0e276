package import SystemCalls
package import SystemPackage

/// What writing parts asks of the file system, so that tests can end it between any two steps.
package protocol PartOperations {
  func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile
  func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno)
  /// Waits until a file's bytes are on the disk.
  func synchronize(_ file: FileDescriptor) throws(Errno)
  /// Gives a whole file its name unless something has that name already.
  func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno)
  /// Makes a folder's names last through a loss of power.
  func synchronize(folder: FilePath) throws(Errno)
  func remove(_ path: FilePath) throws(Errno)
  func makeFolder(_ path: FilePath) throws(Errno)
  /// Removes an empty folder.
  func removeFolder(_ path: FilePath) throws(Errno)
  /// Gives a folder a name that nothing has.
  func rename(_ folder: FilePath, to path: FilePath) throws(Errno)
  /// Gives a file another name unless something has that name already.
  func move(_ file: FilePath, to path: FilePath) throws(Errno)
  /// Closes a file; what has no name yet is gone then.
  func discard(_ file: UnnamedFile)
  /// Whether the user wants to stop.
  var isInterrupted: Bool { get }
}

/// The file system itself.
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
