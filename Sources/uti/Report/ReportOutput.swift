import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

/// The files of a report: written without their names, which they get once all are whole and on the disk.
final class ReportOutput {
  private let first: FilePath
  private let replaces: Bool
  private var files: [(file: UnnamedFile, path: FilePath)] = []

  /// Looks whether the names can be had before anything is read.
  init(_ path: FilePath, replaces: Bool) throws {
    (first, self.replaces) = (path, replaces)
    let status = try? FileStatus(of: path, followingLinks: false)
    if let status, !replaces || status.type == .directory {
      throw Self.taken(path, isFolder: status.type == .directory)
    }
    guard FileSystem.isFolder(path.folder) else {
      throw CommandFailure(.outputFailed, "\(PrintableText.escaped(path.folder)) is not a folder")
    }
    // A kill may have left what was to replace a page.
    if replaces, let entries = try? DirectoryListing.entries(of: path.folder) {
      for entry in entries { UnnamedFile.removeLeftover(entry.name, in: path.folder) }
    }
  }

  private static func taken(_ path: FilePath, isFolder: Bool = false) -> CommandFailure {
    let name = PrintableText.escaped(path)
    return CommandFailure(
      .outputFailed,
      isFolder
        ? "\(name) is a folder; give a file with --to"
        : "\(name) already exists; --replace overwrites it")
  }

  /// The name of a page: `library.html`, then `library-2.html` and on.
  func path(ofPage number: Int) -> FilePath {
    guard number > 0, let last = first.lastComponent else { return first }
    let stem = last.stem + "-\(number + 1)"
    let name = last.extension.map { "\(stem).\($0)" } ?? stem
    return FilePath.Component(bytes: Array(name.utf8)).map { first.removingLastComponent().appending($0) }
      ?? first
  }

  /// Whether a file is a page of an earlier report at the place of this one.
  static func isEarlierPage(_ path: FilePath, of first: FilePath) -> Bool {
    guard let name = path.lastComponent, name.extension == first.extension, let stem = first.stem,
      name.stem == stem || name.stem.hasPrefix(stem + "-"),
      let status = try? FileStatus(of: path, followingLinks: true)
    else { return false }
    let place = first.removingLastComponent().appending(name)
    return (try? FileStatus(of: place, followingLinks: true)).map { $0.isSameFile(as: status) } ?? false
  }

  /// Writes one page; `body` gets what takes its bytes.
  func write(page number: Int, _ body: (([UInt8]) throws -> Void) throws -> Void) throws {
    let path = path(ofPage: number)
    do {
      // What replaces a file needs a name to be renamed from.
      let file = replaces ? try UnnamedFile(temporaryIn: path.folder) : try UnnamedFile(in: path.folder)
      files.append((file, path))
      try body { bytes in try file.descriptor.writeContents(bytes) }
      try file.descriptor.synchronize()
    } catch let error as Errno {
      throw CommandFailure(.outputFailed, "cannot write \(PrintableText.escaped(path)): \(error)")
    }
  }

  /// Gives all pages their names; where one is taken, none has it.
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
          if error == .fileExists { throw Self.taken(path) }
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

  /// Lets go of the files; those without their names are gone.
  func close() {
    for (file, _) in files { file.discard() }
    files = []
  }
}
