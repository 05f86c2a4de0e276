import SystemCalls
import SystemPackage
import TypeDeclarations

/// Reads files of type declarations, whose format is detected by content.
enum DeclarationFiles {
  /// The size limit of a file; the largest Info.plist seen is below 1 MiB.
  static let sizeLimit = 64 << 20

  static func read(_ file: PathArgument) throws -> [TypeDeclaration] {
    let bytes = try bytes(of: file)
    do {
      return try TypeDeclaration.declarations(in: bytes, file: file.printable)
    } catch {
      throw CommandFailure(.badDeclarations, "\(error)")
    }
  }

  static func bytes(of file: PathArgument) throws -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try content(of: file.path) } catch {
      throw CommandFailure(
        .badDeclarations, "cannot read the declarations in \(file.printable): \(error)")
    }
    guard bytes.count <= sizeLimit else {
      throw CommandFailure(
        .badDeclarations,
        "\(file.printable) is longer than \(sizeLimit >> 20) MiB, the limit for a file of declarations")
    }
    return bytes
  }

  /// Reads the bytes of a file; ends within one block after `limit` bytes.
  ///
  /// Also ends at bytes that show another format: a zero byte in a text, or two at the start of declarations.
  static func content(
    of path: FilePath, upTo limit: Int = sizeLimit, isText: Bool = false
  ) throws(Errno) -> [UInt8] {
    let descriptor = try FileDescriptor.openStream(path)
    return try descriptor.releasing { () throws(Errno) in
      try content(from: descriptor, upTo: limit, isText: isText)
    }
  }

  /// Reads the bytes of an open file or of standard input, with the same limits.
  static func content(
    from descriptor: FileDescriptor, upTo limit: Int = sizeLimit, isText: Bool = false
  ) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = try descriptor.readBytes(into: &block)
      if count == 0 { break }
      bytes.append(contentsOf: block[..<count])
      if isText ? block[..<count].contains(0) : bytes.starts(with: [0, 0]) { break }
    }
    return bytes
  }
}
