internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// Writes the parts of one media item as files under free names: all of them completely, or none.
///
/// No file system names several files atomically. Several parts are therefore collected in a ``PartStaging`` until all are
/// on disk. A crash before leaves none of them; after a later one the next extraction into the folder completes them.
package struct PartWriter<Files: PartOperations> {
  /// The reason why nothing was written.
  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// The file of a part.
  package struct Destination: Equatable {
    package var path: FilePath
    /// True if a file with the same bytes existed already.
    package var existed = false
  }

  private static var maxNumber: Int { 10_000 }
  private static var maxAttempts: Int { 8 }

  let files: Files
  let folder: FilePath
  let numbers: Bool
  let reuses: Bool

  /// Creates a writer into a folder.
  ///
  /// With `numbers`, a number is added to names that are taken; with `reuses`, existing files with the same bytes are kept.
  package init(files: Files, folder: FilePath, numbers: Bool, reuses: Bool = false) {
    self.files = files
    self.folder = folder
    self.numbers = numbers
    self.reuses = reuses
  }

  /// Writes the parts that do not exist yet and returns the paths of all, in order.
  ///
  /// When it returns, files and names are on disk. Errors: ``Failure``, ``Interruption``, and those of reading the parts;
  /// then nothing was written.
  package func write(_ parts: [some PartContents]) throws -> [Destination] {
    for _ in 0..<Self.maxAttempts {
      let destinations = try destinations(for: parts)
      if try attempt(parts, destinations) { return destinations }
    }
    throw Failure(message: "somebody else keeps taking the names of \(parts.map { printable($0.name) })")
  }

  /// Writes the parts; returns false if one of the names was taken meanwhile.
  private func attempt(_ parts: [some PartContents], _ destinations: [Destination]) throws -> Bool {
    var created: [(file: UnnamedFile, path: FilePath)] = []
    defer { for (file, _) in created { files.discard(file) } }
    for (part, destination) in zip(parts, destinations) where !destination.existed {
      do { created.append((try files.makeUnnamedFile(in: folder), destination.path)) } catch {
        throw Failure(
          message: "cannot write to \(PrintableText.escaped(folder)): \(error)")
      }
      try fill(created[created.count - 1].file.descriptor, part)
    }
    let names = created.compactMap(\.path.lastComponent)
    do throws(Errno) {
      guard created.count > 1 else {
        for (file, path) in created { try name(file, path) }
        return true
      }
      try stage(created.map(\.file), names)
      return true
    } catch .fileExists {
      return false
    } catch {
      let folderName = PrintableText.escaped(folder)
      throw Failure(
        message: "cannot write \(names.map(printable).joined(separator: ", ")) to \(folderName): "
          + ExclusiveNaming.describe(error))
    }
  }

  /// Names a single part.
  private func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno) {
    try files.name(file, path)
    do throws(Errno) { try files.synchronize(folder: folder) } catch {
      try? files.remove(path)
      throw error
    }
  }

  /// Collects the parts in a staging folder, then moves them to their final paths.
  private func stage(_ unnamedFiles: [UnnamedFile], _ names: [FilePath.Component]) throws(Errno) {
    let staging = try PartStaging(files, in: folder)
    defer { staging.release() }
    do throws(Errno) {
      for (file, name) in zip(unnamedFiles, names) { try files.name(file, staging.path(of: name)) }
      try staging.commit()
    } catch {
      // The commit may have failed before or after the renaming.
      do throws(Errno) { try staging.discard(names, isCommitted: false) } catch {
        try? staging.discard(names, isCommitted: true)
      }
      throw error
    }
    var moved: [FilePath.Component] = []
    do throws(Errno) {
      for name in names {
        try staging.move(name)
        moved.append(name)
      }
      try files.synchronize(folder: folder)
    } catch {
      // If moving back fails, the next extraction completes the parts.
      for name in moved.reversed() { try staging.moveBack(name) }
      try staging.discard(names, isCommitted: true)
      throw error
    }
    // An empty folder left behind is harmless.
    try? staging.finish()
  }

  /// Returns free names, or existing files with the same bytes; all get the same number, so that partners stay recognizable.
  private func destinations(for parts: [some PartContents]) throws -> [Destination] {
    for number in 0...(numbers ? Self.maxNumber : 0) {
      let paths = try parts.map { part in
        let name = number == 0 ? part.name : PartName.numbered(part.name, number)
        guard let name else { throw Failure(message: "no name is left for \(printable(part.name))") }
        return folder.appending(name)
      }
      guard Set(paths).count == paths.count else { throw Failure(message: "two parts have one name") }
      var destinations: [Destination] = []
      var taken: FilePath?
      for (part, path) in zip(parts, paths) where taken == nil {
        let isTaken = FileSystem.isTaken(path)
        destinations.append(Destination(path: path, existed: isTaken ? try isWritten(part, path) : false))
        if isTaken, destinations.last?.existed == false { taken = path }
      }
      // With numbers but without reuse, existing files are copied again.
      if taken == nil, !numbers || reuses || destinations.contains(where: { !$0.existed }) {
        return destinations
      }
      if let taken, !numbers {
        throw Failure(
          message:
            "cannot write \(PrintableText.escaped(taken)): there already, and nothing is written over it (--number finds another name)"
        )
      }
    }
    throw Failure(message: "no name is left for \(parts.first.map { printable($0.name) } ?? "")")
  }

  /// Returns true if a file has the bytes of the part.
  private func isWritten(_ part: some PartContents, _ path: FilePath) throws -> Bool {
    do { return try part.isContent(of: path) } catch let failure as ComparisonError {
      throw Failure(
        message:
          "cannot write \(printable(part.name)): \(PrintableText.escaped(failure.path)) is there, and cannot be compared with it: \(failure.error)"
      )
    }
  }

  private func fill(_ descriptor: FileDescriptor, _ part: some PartContents) throws {
    func writing(_ body: () throws(Errno) -> Void) throws {
      do throws(Errno) { try body() } catch {
        throw Failure(message: "cannot write \(printable(part.name)): \(error)")
      }
    }
    try part.read { chunk in
      if files.isInterrupted { throw Interruption() }
      try writing { () throws(Errno) in try files.write(chunk, to: descriptor) }
    }
    try writing { () throws(Errno) in try files.synchronize(descriptor) }
  }

  private func printable(_ name: FilePath.Component) -> String {
    PrintableText.escaped(name.bytes)
  }
}
