package import SystemPackage

/// Adds lines to a journal: one that could not be written whole is ended before the next begins.
package final class RenameJournalWriter<Files: FileOperations> {
  private let files: Files
  private let descriptor: FileDescriptor
  private var endsTorn: Bool
  /// Why a line is missing.
  package private(set) var lineFailure: Errno?
  /// Why it is not certain that names in a folder are on the disk.
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

  /// Adds what the file system knows by itself: a journal that cannot grow is no reason to stop half-way.
  func note(step: Int, _ state: RenameJournal.State) {
    try? append(RenameJournal.line(step: step, state))
  }

  /// Has the names in folders last through a loss of power, in those of them where that can be done.
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
