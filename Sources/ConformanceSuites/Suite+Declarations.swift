internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import TypeDeclarations

extension Suite {
  /// Longer files are refused.
  private static let longestDeclarations = 64 << 20

  /// Reads the declarations that a header names.
  static func declarations(
    named file: String?, at position: TextPosition?, _ origin: Origin, line: Int
  ) throws(SuiteError) -> [TypeDeclaration] {
    guard let file else { return [] }
    guard case .file(let path) = origin else {
      throw SuiteError(
        line: line, at: position,
        "'declarations' names a file beside the suite, and this suite is not read from a file; write 'declare' in its cases instead"
      )
    }
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try declarationBytes(at: path.removingLastComponent().pushing(FilePath(file)))
    } catch {
      throw SuiteError(line: line, at: position, "cannot read the declarations in \(file): \(error)")
    }
    guard bytes.count <= longestDeclarations else {
      throw SuiteError(
        line: line, at: position,
        "\(file) is longer than \(longestDeclarations >> 20) MiB; that is no file of declarations")
    }
    do { return TypeDeclaration.sayable(try TypeDeclaration.declarations(in: bytes, file: file)) } catch {
      throw SuiteError(line: line, at: position, error.description)
    }
  }

  private static func declarationBytes(at path: FilePath) throws(Errno) -> [UInt8] {
    let descriptor = try FileDescriptor.openStream(path)
    return try descriptor.releasing { () throws(Errno) in
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 1 << 16)
      // Two zero bytes begin neither a table nor a property list: a device is not read on.
      while bytes.count <= longestDeclarations, !bytes.starts(with: [0, 0]) {
        let count = try descriptor.readBytes(into: &block)
        if count == 0 { break }
        bytes.append(contentsOf: block[..<count])
      }
      return bytes
    }
  }

  /// Refuses a case whose declarations make no registry.
  func check(
    _ example: SuiteCase, _ value: PropertyList, _ registries: CaseRegistries, line: Int
  ) throws(SuiteError) {
    if example.declarations.isEmpty { return }
    do { _ = try registries.registry(of: example, in: self) } catch {
      let index = example.declarations.firstIndex { $0.place == error.place }
      let place = index.flatMap { value["declare"]?.array?[$0].position } ?? value["declare"]?.position
      throw SuiteError(line: line, at: place, error.reason)
    }
  }
}
