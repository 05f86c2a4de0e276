internal import ByteSources
internal import UniformTypes

/// Compiled scripts.
enum Bytecode {
  /// CPython's `pyc`: a version's number, a line end, a header that grew twice, and a marshalled code object.
  static func readPython(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let number = reader.head.littleEndian(UInt16.self, at: 0),
      let length = headerLengths.first(where: { $0.first <= number && number <= $0.last })?.length,
      let code = reader.head[length], code & 0x7F == UInt8(ascii: "c")
    else { return nil }
    if length == 16, let flags = reader.head.littleEndian(UInt32.self, at: 4), flags > 3 { return nil }
    return ContentFinding(
      .pythonBytecode, by: .structure, range: 0..<Int64(length) + 1, rule: "python-bytecode",
      because: "a version's number and line end, and code behind the header (PEP 3147, PEP 552)",
      facts: Remark("magic number \(number)"))
  }

  /// How long the header is: the source's time since the first, its size since 3.3, flags since 3.7.
  private static let headerLengths: [(first: UInt16, last: UInt16, length: Int, because: StaticString)] = [
    (3390, 3999, 16, "Python 3.7 and later"), (3200, 3389, 12, "Python 3.3 to 3.6"),
    (3000, 3199, 8, "Python 3.0 to 3.2"), (62011, 62219, 8, "Python 2.3 to 2.7"),
    (60202, 60717, 8, "Python 2.0 to 2.2"), (50428, 50823, 8, "Python 1.6 and 2.0"),
    (20121, 20121, 8, "Python 1.5"),
  ]

  /// Lua: a version that exists, then the official format.
  static func readLua(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[4], (0x50...0x55).contains(version),
      version == 0x50 || reader.head[5] == 0
    else {
      return nil
    }
    return ContentFinding(
      .luaBytecode, by: .structure, range: 0..<6, rule: "lua-bytecode",
      because: "the mark, a version, and the official format",
      facts: Remark("version \(version >> 4).\(version & 15)"))
  }
}
