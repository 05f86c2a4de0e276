internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// The files that the built-in suites ask about.
///
/// They are written into a folder of their own when the first of them is asked for, below `TMPDIR`, and are gone with the
/// last suite that has them.
final class CarriedFiles: Sendable {
  private let files: [(path: FilePath, bytes: [UInt8])]
  private let written = Guarded<(folder: FilePath, problem: String?)?>(nil)

  /// Nil where a line is no file.
  init?(_ lines: [[UInt8]]) {
    var files: [(path: FilePath, bytes: [UInt8])] = []
    for line in lines {
      guard let value = try? PropertyList(jsonLine: line, line: 1), let path = value["path"]?.string,
        let bytes = value["hex"]?.string.flatMap(Hexadecimal.bytes)
      else { return nil }
      files.append((FilePath(path), bytes))
    }
    self.files = files
  }

  deinit {
    guard let folder = written.withLock({ $0?.folder }) else { return }
    for file in files { try? FileSystem.remove(folder.pushing(file.path)) }
    for below in folders.reversed() { try? FileSystem.removeFolder(folder.pushing(below)) }
    try? FileSystem.removeFolder(folder)
  }

  /// The folder with the files; where they cannot be written, what was written of them.
  var folder: FilePath { result.folder }

  /// Why the files cannot be written; nil where they are there.
  var problem: String? { result.problem }

  private var result: (folder: FilePath, problem: String?) {
    written.withLock { written in
      if let written { return written }
      let folder = FileSystem.temporaryFolder.appending(TemporaryName.make("uti-suites-"))
      var result: (folder: FilePath, problem: String?) = (folder, nil)
      do throws(Errno) { try write(into: folder) } catch {
        result.problem =
          "its files cannot be written below \(FileSystem.temporaryFolder): \(error.description)"
      }
      written = result
      return result
    }
  }

  private func write(into folder: FilePath) throws(Errno) {
    try FileSystem.makeFolder(folder, mode: 0o700)
    for below in folders { try FileSystem.makeFolder(folder.pushing(below), mode: 0o700) }
    for file in files {
      let descriptor = try FileSystem.create(folder.pushing(file.path), mode: 0o600)
      defer { descriptor.release() }
      try descriptor.writeContents(file.bytes)
    }
  }

  /// The folders of the files, each behind the one that holds it.
  private var folders: [FilePath] {
    var folders: Set<FilePath> = []
    for file in files {
      var folder = file.path.removingLastComponent()
      while !folder.isEmpty, folders.insert(folder).inserted { folder.removeLastComponent() }
    }
    return folders.sorted { Array($0.string.utf8).lexicographicallyPrecedes(Array($1.string.utf8)) }
  }
}
