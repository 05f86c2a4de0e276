internal import FileIdentification
package import MediaItems
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// Writes the parts of one item: all of them, whole and under free names, or none.
///
/// No system gives several files their names in one step. What ends between two names, by `SIGKILL` or a loss of power,
/// leaves some of the parts, each of them whole; the next run finds them to be the same, and writes the rest.
package struct PartWriter<Files: PartOperations> {
  /// Why nothing was written.
  package struct Failure: Error {
    package let message: String
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

  package init(files: Files, folder: FilePath, numbers: Bool) {
    self.files = files
    self.folder = folder
    self.numbers = numbers
  }

  /// Writes the parts that are not there yet and returns the paths of all, in their order.
  ///
  /// When it returns, files and names are on the disk. Errors: ``Failure`` for what cannot be written, and
  /// ``Interruption``; in both cases nothing was. What reading the parts throws.
  package func write(_ parts: [MediaPart]) throws -> [Written] {
    for _ in 0..<Self.mostAttempts {
      let places = try places(parts)
      if try attempt(parts, places) { return places }
    }
    throw Failure(message: "somebody else keeps taking the names of \(parts.map { printable($0.name) })")
  }

  /// False when somebody took a name after it was found free: a file that has lost its name once never gets another.
  private func attempt(_ parts: [MediaPart], _ places: [Written]) throws -> Bool {
    var made: [(file: UnnamedFile, path: FilePath)] = []
    defer { for (file, _) in made { files.discard(file) } }
    for (part, place) in zip(parts, places) where !place.existed {
      do { made.append((try files.makeUnnamedFile(in: folder), place.path)) } catch {
        throw Failure(
          message: "cannot write to \(PrintableText.escaped(folder)): \(error)")
      }
      try fill(made[made.count - 1].file.descriptor, part)
    }
    for (index, (file, path)) in made.enumerated() {
      do throws(Errno) { try files.name(file, path) } catch {
        try takeBack(made[..<index].map(\.path))
        if error == .fileExists { return false }
        throw Failure(
          message: "cannot write \(PrintableText.escaped(path)): \(ExclusiveNaming.describe(error))")
      }
    }
    do throws(Errno) { try files.synchronize(folder: folder) } catch {
      try takeBack(made.map(\.path))
      throw Failure(
        message: "cannot write to \(PrintableText.escaped(folder)): \(error)")
    }
    return true
  }

  private func takeBack(_ paths: [FilePath]) throws {
    for path in paths {
      do throws(Errno) { try files.remove(path) } catch {
        throw Failure(
          message: "some parts could not be written, and \(PrintableText.escaped(path)), which is whole, "
            + "could not be taken back: \(error)")
      }
    }
  }

  /// Names that nothing has now, or the parts themselves; all get the same number, so that halves stay recognisable.
  private func places(_ parts: [MediaPart]) throws -> [Written] {
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
        places.append(Written(path: path, existed: isTaken ? try part.isContent(of: path) : false))
        if isTaken, places.last?.existed == false { taken = path }
      }
      // Whoever asks for numbers wants another copy of what is there whole.
      if taken == nil, !numbers || places.contains(where: { !$0.existed }) { return places }
      if let taken, !numbers {
        throw Failure(
          message:
            "cannot write \(PrintableText.escaped(taken)): there already, and nothing is written over it (--number finds another name)"
        )
      }
    }
    throw Failure(message: "no name is left for \(parts.first.map { printable($0.name) } ?? "")")
  }

  private func fill(_ descriptor: FileDescriptor, _ part: MediaPart) throws {
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
