import FileIdentification
import MediaItems
import SystemPackage

/// Writes the parts of one item: all of them, whole and under free names, or none.
struct PartWriter {
  /// Why nothing was written.
  struct Failure: Error {
    let message: String
  }

  private static let mostNumbers = 10_000
  private static let mostAttempts = 8

  let folder: FilePath
  let numbers: Bool

  /// Writes the parts and returns their paths, in their order.
  ///
  /// Errors: ``Failure`` for what cannot be written; what reading the parts throws.
  func write(_ parts: [MediaPart]) throws -> [FilePath] {
    for _ in 0..<Self.mostAttempts {
      if let paths = try attempt(parts) { return paths }
    }
    throw Failure(message: "somebody else keeps taking the names of \(parts.map { printable($0.name) })")
  }

  /// nil when somebody took a name after it was found free: a file that has lost its name once never gets another.
  private func attempt(_ parts: [MediaPart]) throws -> [FilePath]? {
    var files: [Platform.UnnamedFile] = []
    defer { for file in files { discard(file) } }
    for part in parts {
      do { files.append(try Platform.makeUnnamedFile(in: folder)) } catch {
        throw Failure(
          message: "cannot write to \(PrintableText.escaped(folder)): \(Platform.describe(error))")
      }
      try fill(files[files.count - 1].descriptor, part)
    }
    let paths = try freePaths(parts)
    for (index, path) in paths.enumerated() {
      do { try Platform.name(files[index], path) } catch {
        for made in paths[..<index] { try? Platform.remove(made) }
        if error == .fileExists { return nil }
        throw Failure(message: "cannot write \(PrintableText.escaped(path)): \(Platform.describe(error))")
      }
    }
    return paths
  }

  /// Names that nothing has now; all parts get the same number, so that halves stay recognisable as such.
  private func freePaths(_ parts: [MediaPart]) throws -> [FilePath] {
    for number in 0...(numbers ? Self.mostNumbers : 0) {
      let paths = try parts.map { part in
        let name = number == 0 ? part.name : PartName.numbered(part.name, number)
        guard let name else { throw Failure(message: "no name is left for \(printable(part.name))") }
        return folder.appending(name)
      }
      guard Set(paths).count == paths.count else { throw Failure(message: "two parts have one name") }
      guard let taken = paths.first(where: Platform.isTaken) else { return paths }
      if !numbers {
        throw Failure(
          message:
            "cannot write \(PrintableText.escaped(taken)): there already, and nothing is written over it (--number finds another name)"
        )
      }
    }
    throw Failure(message: "no name is left for \(parts.first.map { printable($0.name) } ?? "")")
  }

  private func fill(_ descriptor: FileDescriptor, _ part: MediaPart) throws {
    func writing(_ body: () throws -> Void) throws {
      do { try body() } catch let error as Errno {
        throw Failure(message: "cannot write \(printable(part.name)): \(Platform.describe(error))")
      }
    }
    try part.read { piece in try writing { try descriptor.writeAll(piece) } }
    try writing { try Platform.synchronize(descriptor) }
  }

  private func discard(_ file: Platform.UnnamedFile) {
    try? file.descriptor.close()
    if let temporary = file.temporary { try? Platform.remove(temporary) }
  }

  private func printable(_ name: FilePath.Component) -> String {
    PrintableText.escaped(name.bytes)
  }
}
