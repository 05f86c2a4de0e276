import ASCIIBytes
import ByteSources
import Checksums
import SystemCalls
import SystemPackage

/// One line of a list of checksums, in the formats of sha256sum and similar tools.
enum ManifestLine: Equatable {
  /// The expected checksum of a file.
  case file(path: FilePath, algorithm: ChecksumAlgorithm, sum: [UInt8])
  /// An empty line or a comment.
  case blank
  case malformed(String)

  /// Parses a line without its line end.
  ///
  /// Complexity: linear in the length of the line.
  init(_ line: some Collection<UInt8>) {
    var bytes = Array(line)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if bytes.isEmpty || bytes[0] == UInt8(ascii: "#") {
      self = .blank
      return
    }
    var rest = bytes.drop(while: Self.isBlank)
    let isEscaped = rest.first == UInt8(ascii: "\\")
    if isEscaped { rest = rest.dropFirst() }
    do throws(FormatError) {
      let tagged = try Self.tagged(rest)
      let (name, algorithm, sum) = if let tagged { tagged } else { try Self.plain(rest) }
      self = .file(path: try Self.path(name, isEscaped), algorithm: algorithm, sum: sum)
    } catch {
      self = .malformed(error.reason)
    }
  }

  private struct FormatError: Error { let reason: String }
  private typealias Parts = (name: ArraySlice<UInt8>, algorithm: ChecksumAlgorithm, sum: [UInt8])

  private static let tags: [(word: [UInt8], algorithm: ChecksumAlgorithm)] = [
    (Array("SHA256".utf8), .sha256), (Array("SHA1".utf8), .sha1), (Array("MD5".utf8), .md5),
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Parses `SHA256 (NAME) = SUM`, with or without the spaces; nil for other lines.
  private static func tagged(_ line: ArraySlice<UInt8>) throws(FormatError) -> Parts? {
    guard let (word, algorithm) = tags.first(where: { line.starts(with: $0.word) }) else { return nil }
    var rest = line.dropFirst(word.count)
    if rest.first == 0x20 { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: "(") else { return nil }
    // Names may contain brackets.
    guard let end = rest.lastIndex(of: UInt8(ascii: ")")) else {
      throw FormatError(reason: "no closing bracket")
    }
    let name = rest[(rest.startIndex + 1)..<end]
    rest = rest[(end + 1)...].drop(while: isBlank)
    guard rest.first == UInt8(ascii: "=") else { throw FormatError(reason: "no equals sign behind the name") }
    let digits = rest.dropFirst().drop(while: isBlank)
    guard let sum = Hexadecimal.bytes(digits), sum.count == algorithm.byteCount else {
      throw FormatError(reason: "no sum of \(algorithm.byteCount * 2) digits behind the equals sign")
    }
    return (name, algorithm, sum)
  }

  /// Parses `SUM  NAME` or `SUM *NAME`; the length of the sum determines the algorithm.
  private static func plain(_ line: ArraySlice<UInt8>) throws(FormatError) -> Parts {
    let digits = line.prefix { !isBlank($0) }
    guard let sum = Hexadecimal.bytes(digits), !sum.isEmpty else {
      throw FormatError(reason: "it begins with no sum")
    }
    guard let algorithm = tags.map(\.algorithm).first(where: { $0.byteCount == sum.count }) else {
      throw FormatError(reason: "a sum of \(digits.count) digits; MD5 has 32, SHA-1 40 and SHA-256 64")
    }
    var name = line[digits.endIndex...].dropFirst()
    if name.count > 1, name.first == 0x20 || name.first == UInt8(ascii: "*") { name = name.dropFirst() }
    return (name, algorithm, sum)
  }

  private static func path(_ name: ArraySlice<UInt8>, _ isEscaped: Bool) throws(FormatError) -> FilePath {
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
        default: throw FormatError(reason: "an escape that no list has")
        }
      }
    }
    if bytes.isEmpty { throw FormatError(reason: "no name") }
    if bytes.contains(0) { throw FormatError(reason: "a zero byte in the name") }
    if bytes.count > FilePath.longest { throw FormatError(reason: "a name that no path can be") }
    if bytes == [UInt8(ascii: "-")] {
      throw FormatError(reason: "standard input, which is no file to come back to")
    }
    return FilePath(bytes: bytes)
  }
}

/// A list of checksums, streamed line by line; memory is limited to the longest valid line.
struct ManifestList {
  private static let blockSize = 64 << 10
  /// The length limit: digits, separators, and a name with every byte escaped.
  private static let maxLineLength = 2 * FilePath.longest + 256
  /// The limit on bytes without a line end, as from a device.
  private static let maxLengthWithoutEnd: Int64 = 4 << 30

  let descriptor: FileDescriptor

  /// Calls `body` with each line and its number, from 1, and `pause` before waiting for more input.
  ///
  /// Errors: ``PathList/Failure``, and those of the functions.
  func forEach(_ body: (ManifestLine, Int) throws -> Void, pause: () throws -> Void) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    // The beginning of a line that continues in the next block, and its length so far.
    var line: [UInt8] = []
    var length: Int64 = 0
    var number = 1
    func add(_ slice: ArraySlice<UInt8>) {
      length += Int64(slice.count)
      line += slice.prefix(max(0, Self.maxLineLength + 1 - line.count))
    }
    func end() throws {
      let isTooLong = length > Int64(Self.maxLineLength)
      try body(
        isTooLong ? .malformed("\(length) bytes, more than a name can need") : ManifestLine(line), number)
      line.removeAll(keepingCapacity: true)
      length = 0
      number += 1
    }
    while true {
      if !descriptor.isReadable { try pause() }
      let count: Int
      do { count = try descriptor.readBytes(into: &block) } catch {
        throw PathList.Failure(reason: "\(error)")
      }
      if count == 0 { break }
      var start = 0
      while let lineEnd = Self.findLineEnd(block, start..<count) {
        add(block[start..<lineEnd])
        try end()
        start = lineEnd + 1
      }
      add(block[start..<count])
      if length > Self.maxLengthWithoutEnd {
        throw PathList.Failure(reason: "no line end in \(Self.maxLengthWithoutEnd >> 30) GiB of it")
      }
    }
    if length > 0 { try end() }
  }

  private static func findLineEnd(_ block: [UInt8], _ range: Range<Int>) -> Int? {
    block.withUnsafeBytes { block in
      ByteView(UnsafeRawBufferPointer(rebasing: block[..<range.upperBound])).firstIndex(
        of: 0x0A, from: range.lowerBound)
    }
  }
}
