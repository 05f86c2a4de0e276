import SystemCalls
import SystemPackage
import TypeDeclarations

/// Files of declarations, told apart by their content.
enum DeclarationFiles {
  /// Longer files are refused; the largest Info.plist seen is below 1 MiB.
  static let longest = 64 << 20

  static func read(_ file: PathArgument) throws -> [TypeDeclaration] {
    let bytes = try bytes(of: file)
    do {
      return try TypeDeclaration.declarations(in: bytes, file: file.printable)
    } catch {
      throw CommandFailure(.badDeclarations, "\(error)")
    }
  }

  /// The bytes of a file that is to hold declarations.
  static func bytes(of file: PathArgument) throws -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try content(of: file.path) } catch {
      throw CommandFailure(
        .badDeclarations, "cannot read the declarations in \(file.printable): \(error)")
    }
    guard bytes.count <= longest else {
      throw CommandFailure(
        .badDeclarations,
        "\(file.printable) is longer than \(longest >> 20) MiB, the limit for a file of declarations")
    }
    return bytes
  }

  /// The bytes of a file, cut off one block behind the `most` that are read, or behind what shows that it is none that is
  /// meant: a zero byte in a text, two at the start of declarations.
  static func content(
    of path: FilePath, upTo most: Int = longest, isText: Bool = false
  ) throws(Errno) -> [UInt8] {
    let descriptor = try FileDescriptor.openStream(path)
    return try descriptor.releasing { () throws(Errno) in
      try content(from: descriptor, upTo: most, isText: isText)
    }
  }

  /// The bytes of an open file or of standard input, cut off likewise.
  static func content(
    from descriptor: FileDescriptor, upTo most: Int = longest, isText: Bool = false
  ) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= most {
      let count = try descriptor.readBytes(into: &block)
      if count == 0 { break }
      bytes.append(contentsOf: block[..<count])
      if isText ? block[..<count].contains(0) : bytes.starts(with: [0, 0]) { break }
    }
    return bytes
  }
}
