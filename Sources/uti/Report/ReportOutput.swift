import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

/// The files of an HTML report, which get their names when all are complete and synced.
final class ReportOutput {
  private let first: FilePath
  private let replaces: Bool
  private var files: [(file: UnnamedFile, path: FilePath)] = []

  /// Checks the path before anything is read.
  init(_ path: FilePath, replaces: Bool) throws {
    (first, self.replaces) = (path, replaces)
    let status = try? FileStatus(of: path, followingLinks: false)
    if let status, !replaces || status.type == .directory {
      throw Self.existsFailure(path, isFolder: status.type == .directory)
    }
    guard FileSystem.isFolder(path.folder) else {
      throw CommandFailure(.outputFailed, "\(PrintableText.escaped(path.folder)) is not a folder")
    }
    // A killed run may have left a temporary file.
    if replaces, let entries = try? DirectoryListing.entries(of: path.folder) {
      for entry in entries { UnnamedFile.removeLeftover(entry.name, in: path.folder) }
    }
  }

  private static func existsFailure(_ path: FilePath, isFolder: Bool = false) -> CommandFailure {
    let name = PrintableText.escaped(path)
    return CommandFailure(
      .outputFailed,
      isFolder
        ? "\(name) is a folder; give a file with --to"
        : "\(name) already exists; --replace overwrites it")
  }

  /// Returns the path of a page: `library.html`, then `library-2.html` and so on.
  func path(ofPage number: Int) -> FilePath {
    guard number > 0, let last = first.lastComponent else { return first }
    let stem = last.stem + "-\(number + 1)"
    let name = last.extension.map { "\(stem).\($0)" } ?? stem
    return FilePath.Component(bytes: Array(name.utf8)).map { first.removingLastComponent().appending($0) }
      ?? first
  }

  /// Returns true if a file is a page of an earlier report with the same path.
  static func isEarlierPage(_ path: FilePath, of first: FilePath) -> Bool {
    guard let name = path.lastComponent, name.extension == first.extension, let stem = first.stem,
      name.stem == stem || name.stem.hasPrefix(stem + "-"),
      let status = try? FileStatus(of: path, followingLinks: true)
    else { return false }
    let earlier = first.removingLastComponent().appending(name)
    return (try? FileStatus(of: earlier, followingLinks: true)).map { $0.isSameFile(as: status) } ?? false
  }

  /// Writes one page; `body` receives a function that writes bytes.
  func write(page number: Int, _ body: (([UInt8]) throws -> Void) throws -> Void) throws {
    let path = path(ofPage: number)
    do {
      // Replacing a file by rename needs a named temporary file.
      let file = replaces ? try UnnamedFile(temporaryIn: path.folder) : try UnnamedFile(in: path.folder)
      files.append((file, path))
      try body { bytes in try file.descriptor.writeContents(bytes) }
      try file.descriptor.synchronize()
    } catch let error as Errno {
      throw CommandFailure(.outputFailed, "cannot write \(PrintableText.escaped(path)): \(error)")
    }
  }

  /// Gives all pages their names, or none of them if a name is taken.
  func finish() throws {
    var named: [FilePath] = []
    do {
      for (file, path) in files {
        do throws(Errno) {
          if replaces, let temporary = file.temporary {
            try FileSystem.replace((try? FileSystem.realPath(of: path)) ?? path, by: temporary)
          } else {
            try file.name(path)
            named.append(path)
          }
        } catch {
          if error == .fileExists { throw Self.existsFailure(path) }
          throw CommandFailure(
            .outputFailed,
            "cannot write \(PrintableText.escaped(path)): \(ExclusiveNaming.describe(error))")
        }
      }
    } catch {
      for path in named { try? FileSystem.remove(path) }
      throw error
    }
    do throws(Errno) { try FileSystem.synchronize(folder: first.folder) } catch {
      throw CommandFailure(
        .outputFailed,
        "\(PrintableText.escaped(first)) was written, but its name may not be saved on the disk: \(error)")
    }
  }

  /// Closes the files; those without a name are discarded.
  func close() {
    for (file, _) in files { file.discard() }
    files = []
  }
}
