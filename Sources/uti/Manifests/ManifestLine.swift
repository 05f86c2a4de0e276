import Checksums
import SystemCalls
import SystemPackage

/// One line of a list of sums, as sha256sum and its like write and read it.
enum ManifestLine: Equatable {
  /// The sum that a file is to have.
  case file(path: FilePath, algorithm: ChecksumAlgorithm, sum: [UInt8])
  /// An empty line, or a remark.
  case nothing
  case malformed(String)

  /// Reads a line without its line end.
  ///
  /// Complexity: linear in the length of the line.
  init(_ line: some Collection<UInt8>) {
    var bytes = Array(line)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if bytes.isEmpty || bytes[0] == UInt8(ascii: "#") {
      self = .nothing
      return
    }
    var rest = bytes.drop(while: Self.isBlank)
    let isEscaped = rest.first == UInt8(ascii: "\\")
    if isEscaped { rest = rest.dropFirst() }
    do throws(Flaw) {
      let tagged = try Self.tagged(rest)
      let (name, algorithm, sum) = if let tagged { tagged } else { try Self.plain(rest) }
      self = .file(path: try Self.path(name, isEscaped), algorithm: algorithm, sum: sum)
    } catch {
      self = .malformed(error.reason)
    }
  }

  private struct Flaw: Error { let reason: String }
  private typealias Parts = (name: ArraySlice<UInt8>, algorithm: ChecksumAlgorithm, sum: [UInt8])

  private static let tags: [(word: [UInt8], algorithm: ChecksumAlgorithm)] = [
    (Array("SHA256".utf8), .sha256), (Array("SHA1".utf8), .sha1), (Array("MD5".utf8), .md5),
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// `SHA256 (NAME) = SUM`, with or without the blanks; nil where the line does not begin so.
  private static func tagged(_ line: ArraySlice<UInt8>) throws(Flaw) -> Parts? {
    guard let (word, algorithm) = tags.first(where: { line.starts(with: $0.word) }) else { return nil }
    var rest = line.dropFirst(word.count)
    if rest.first == 0x20 { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: "(") else { return nil }
    // Names hold brackets, sums do not.
    guard let end = rest.lastIndex(of: UInt8(ascii: ")")) else { throw Flaw(reason: "no closing bracket") }
    let name = rest[(rest.startIndex + 1)..<end]
    rest = rest[(end + 1)...].drop(while: isBlank)
    guard rest.first == UInt8(ascii: "=") else { throw Flaw(reason: "no equals sign behind the name") }
    let digits = rest.dropFirst().drop(while: isBlank)
    guard let sum = Hexadecimal.bytes(digits), sum.count == algorithm.byteCount else {
      throw Flaw(reason: "no sum of \(algorithm.byteCount * 2) digits behind the equals sign")
    }
    return (name, algorithm, sum)
  }

  /// `SUM  NAME` or `SUM *NAME`; the length of the sum tells its algorithm.
  private static func plain(_ line: ArraySlice<UInt8>) throws(Flaw) -> Parts {
    let digits = line.prefix { !isBlank($0) }
    guard let sum = Hexadecimal.bytes(digits), !sum.isEmpty else {
      throw Flaw(reason: "it begins with no sum")
    }
    guard let algorithm = tags.map(\.algorithm).first(where: { $0.byteCount == sum.count }) else {
      throw Flaw(reason: "a sum of \(digits.count) digits; MD5 has 32, SHA-1 40 and SHA-256 64")
    }
    var name = line[digits.endIndex...].dropFirst()
    if name.count > 1, name.first == 0x20 || name.first == UInt8(ascii: "*") { name = name.dropFirst() }
    return (name, algorithm, sum)
  }

  private static func path(_ name: ArraySlice<UInt8>, _ isEscaped: Bool) throws(Flaw) -> FilePath {
    var bytes = Array(name)
    if isEscaped {
      bytes.removeAll(keepingCapacity: true)
      var rest = name
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\") else {
          bytes.append(byte)
          continue
        }
        switch rest.popFirst() {
        case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        default: throw Flaw(reason: "an escape that no list has")
        }
      }
    }
    if bytes.isEmpty { throw Flaw(reason: "no name") }
    if bytes.contains(0) { throw Flaw(reason: "a zero byte in the name") }
    if bytes.count > FilePath.longest { throw Flaw(reason: "a name that no path can be") }
    if bytes == [UInt8(ascii: "-")] { throw Flaw(reason: "standard input, which is no file to come back to") }
    return FilePath(bytes: bytes)
  }
}
