import SystemPackage

/// What writing parts asks of the file system, so that tests can end it between any two steps.
protocol PartOperations {
  func makeUnnamedFile(in folder: FilePath) throws(Errno) -> Platform.UnnamedFile
  func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno)
  /// Waits until a file's bytes are on the disk.
  func synchronize(_ file: FileDescriptor) throws(Errno)
  /// Gives a whole file its name unless something has that name already.
  func name(_ file: Platform.UnnamedFile, _ path: FilePath) throws(Errno)
  /// Makes a folder's names last through a loss of power.
  func synchronize(folder: FilePath) throws(Errno)
  func remove(_ path: FilePath) throws(Errno)
  /// Closes a file; what has no name yet is gone then.
  func discard(_ file: Platform.UnnamedFile)
  /// Whether the user wants to stop.
  var isInterrupted: Bool { get }
}

/// The file system itself.
struct SystemParts: PartOperations {
  func makeUnnamedFile(in folder: FilePath) throws(Errno) -> Platform.UnnamedFile {
    try Platform.makeUnnamedFile(in: folder)
  }

  func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno) {
    do { _ = try file.writeAll(bytes) } catch let error as Errno { throw error } catch { throw .ioError }
  }

  func synchronize(_ file: FileDescriptor) throws(Errno) { try Platform.synchronize(file) }

  func name(_ file: Platform.UnnamedFile, _ path: FilePath) throws(Errno) { try Platform.name(file, path) }

  func synchronize(folder: FilePath) throws(Errno) { try Platform.synchronize(folder: folder) }

  func remove(_ path: FilePath) throws(Errno) { try Platform.remove(path) }

  func discard(_ file: Platform.UnnamedFile) { Platform.discard(file) }

  var isInterrupted: Bool { Platform.isInterruptionPending }
}
