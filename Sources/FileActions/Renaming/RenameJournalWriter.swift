package import SystemPackage

/// Appends lines to a rename journal; ends an incomplete last line before the next one.
package final class RenameJournalWriter<Files: FileOperations> {
  private let files: Files
  private let descriptor: FileDescriptor
  private var endsTorn: Bool
  /// The first error of writing a line.
  package private(set) var lineFailure: Errno?
  /// The first error of synchronizing a folder.
  package private(set) var folderFailure: Errno?

  package init(files: Files, descriptor: FileDescriptor, endsTorn: Bool = false) {
    self.files = files
    self.descriptor = descriptor
    self.endsTorn = endsTorn
  }

  func append(_ bytes: [UInt8]) throws(Errno) {
    do throws(Errno) {
      try files.append((endsTorn ? [UInt8(ascii: "\n")] : []) + bytes, to: descriptor)
      endsTorn = false
    } catch {
      endsTorn = true
      lineFailure = lineFailure ?? error
      throw error
    }
  }

  /// Appends a step's state, ignoring errors: the file system has the same information.
  func note(step: Int, _ state: RenameJournal.State) {
    try? append(RenameJournal.line(step: step, state))
  }

  /// Writes the names in folders to disk, ignoring errors.
  func synchronize(folders: Set<FilePath>) {
    for folder in folders { try? synchronize(folder: folder) }
  }

  func synchronize(folder: FilePath) throws(Errno) {
    do throws(Errno) { try files.synchronize(folder: folder) } catch {
      folderFailure = folderFailure ?? error
      throw error
    }
  }
}
