internal import FileIdentification
internal import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// Writes the parts of one item: all of them, whole and under free names, or none.
///
/// No system gives several files their names in one step. Several parts therefore wait in a ``PartStaging`` until all are
/// whole and on the disk: what ends before, by `SIGKILL` or a loss of power, has written none, and what ends later is
/// completed by the next extraction into the folder, of whatever.
package struct PartWriter<Files: PartOperations> {
  /// Why nothing was written.
  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// A part's file.
  package struct Written: Equatable {
    package var path: FilePath
    /// Whether a file of these very bytes was there already.
    package var existed = false
  }

  private static var mostNumbers: Int { 10_000 }
  private static var mostAttempts: Int { 8 }

  let files: Files
  let folder: FilePath
  let numbers: Bool
  let reuses: Bool

  /// Creates a writer into a folder; with `numbers` a name that is taken gets one, and with `reuses` too what is there whole
  /// under such a name is not written again.
  package init(files: Files, folder: FilePath, numbers: Bool, reuses: Bool = false) {
    self.files = files
    self.folder = folder
    self.numbers = numbers
    self.reuses = reuses
  }

  /// Writes the parts that are not there yet and returns the paths of all, in their order.
  ///
  /// When it returns, files and names are on the disk. Errors: ``Failure`` for what cannot be written, and
  /// ``Interruption``; in both cases nothing was. What reading the parts throws.
  package func write(_ parts: [some PartContents]) throws -> [Written] {
    for _ in 0..<Self.mostAttempts {
      let places = try places(parts)
      if try attempt(parts, places) { return places }
    }
    throw Failure(message: "somebody else keeps taking the names of \(parts.map { printable($0.name) })")
  }

  /// False when somebody took a name after it was found free: a file that has lost its name once never gets another.
  private func attempt(_ parts: [some PartContents], _ places: [Written]) throws -> Bool {
    var made: [(file: UnnamedFile, path: FilePath)] = []
    defer { for (file, _) in made { files.discard(file) } }
    for (part, place) in zip(parts, places) where !place.existed {
      do { made.append((try files.makeUnnamedFile(in: folder), place.path)) } catch {
        throw Failure(
          message: "cannot write to \(PrintableText.escaped(folder)): \(error)")
      }
      try fill(made[made.count - 1].file.descriptor, part)
    }
    let names = made.compactMap(\.path.lastComponent)
    do throws(Errno) {
      guard made.count > 1 else {
        for (file, path) in made { try name(file, path) }
        return true
      }
      try stage(made.map(\.file), names)
      return true
    } catch .fileExists {
      return false
    } catch {
      let place = PrintableText.escaped(folder)
      throw Failure(
        message: "cannot write \(names.map(printable).joined(separator: ", ")) to \(place): "
          + ExclusiveNaming.describe(error))
    }
  }

  /// Gives the one part its name.
  private func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno) {
    try files.name(file, path)
    do throws(Errno) { try files.synchronize(folder: folder) } catch {
      try? files.remove(path)
      throw error
    }
  }

  /// Has the parts wait until all are there, then gives them their places.
  private func stage(_ made: [UnnamedFile], _ names: [FilePath.Component]) throws(Errno) {
    let staging = try PartStaging(files, in: folder)
    defer { staging.release() }
    do throws(Errno) {
      for (file, name) in zip(made, names) { try files.name(file, staging.place(name)) }
      try staging.commit()
    } catch {
      // It is one or the other, and says nothing yet.
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
      // What cannot go back is completed by the next extraction.
      for name in moved.reversed() { try staging.takeBack(name) }
      try staging.discard(names, isCommitted: true)
      throw error
    }
    // Without anything in it, it is in nobody's way.
    try? staging.finish()
  }

  /// Names that nothing has now, or the parts themselves; all get the same number, so that halves stay recognisable.
  private func places(_ parts: [some PartContents]) throws -> [Written] {
    for number in 0...(numbers ? Self.mostNumbers : 0) {
      let paths = try parts.map { part in
        let name = number == 0 ? part.name : PartName.numbered(part.name, number)
        guard let name else { throw Failure(message: "no name is left for \(printable(part.name))") }
        return folder.appending(name)
      }
      guard Set(paths).count == paths.count else { throw Failure(message: "two parts have one name") }
      var places: [Written] = []
      var taken: FilePath?
      for (part, path) in zip(parts, paths) where taken == nil {
        let isTaken = FileSystem.isTaken(path)
        places.append(Written(path: path, existed: isTaken ? try isThere(part, path) : false))
        if isTaken, places.last?.existed == false { taken = path }
      }
      // Whoever asks for numbers alone wants another copy of what is there whole.
      if taken == nil, !numbers || reuses || places.contains(where: { !$0.existed }) { return places }
      if let taken, !numbers {
        throw Failure(
          message:
            "cannot write \(PrintableText.escaped(taken)): there already, and nothing is written over it (--number finds another name)"
        )
      }
    }
    throw Failure(message: "no name is left for \(parts.first.map { printable($0.name) } ?? "")")
  }

  /// Whether a file is the part itself; one that cannot be read is neither that nor another.
  private func isThere(_ part: some PartContents, _ path: FilePath) throws -> Bool {
    do { return try part.isContent(of: path) } catch let failure as Incomparable {
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
    try part.read { piece in
      if files.isInterrupted { throw Interruption() }
      try writing { () throws(Errno) in try files.write(piece, to: descriptor) }
    }
    try writing { () throws(Errno) in try files.synchronize(descriptor) }
  }

  private func printable(_ name: FilePath.Component) -> String {
    PrintableText.escaped(name.bytes)
  }
}
