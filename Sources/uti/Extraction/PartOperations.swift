import SystemCalls
import SystemPackage

/// What writing parts asks of the file system, so that tests can end it between any two steps.
protocol PartOperations {
  func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile
  func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno)
  /// Waits until a file's bytes are on the disk.
  func synchronize(_ file: FileDescriptor) throws(Errno)
  /// Gives a whole file its name unless something has that name already.
  func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno)
  /// Makes a folder's names last through a loss of power.
  func synchronize(folder: FilePath) throws(Errno)
  func remove(_ path: FilePath) throws(Errno)
  /// Closes a file; what has no name yet is gone then.
  func discard(_ file: UnnamedFile)
  /// Whether the user wants to stop.
  var isInterrupted: Bool { get }
}

/// The file system itself.
struct SystemParts: PartOperations {
  func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile {
    try UnnamedFile(in: folder)
  }

  func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno) {
    try file.writeContents(bytes)
  }

  func synchronize(_ file: FileDescriptor) throws(Errno) { try file.synchronize() }

  func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno) { try file.name(path) }

  func synchronize(folder: FilePath) throws(Errno) { try FileSystem.synchronize(folder: folder) }

  func remove(_ path: FilePath) throws(Errno) { try FileSystem.remove(path) }

  func discard(_ file: UnnamedFile) { file.discard() }

  var isInterrupted: Bool { Signals.isInterruptionPending }
}
