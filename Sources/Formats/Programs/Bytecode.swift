internal import ByteSources
internal import UniformTypes

/// Detects compiled scripts of Python and Lua.
enum Bytecode {
  /// Detects CPython's `pyc`: a version number, a line end, a header, and a marshalled code object.
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

  /// Header lengths: the source's time from the first version, its size since 3.3, flags since 3.7.
  private static let headerLengths: [(first: UInt16, last: UInt16, length: Int, because: StaticString)] = [
    (3390, 3999, 16, "Python 3.7 and later"), (3200, 3389, 12, "Python 3.3 to 3.6"),
    (3000, 3199, 8, "Python 3.0 to 3.2"), (62011, 62219, 8, "Python 2.3 to 2.7"),
    (60202, 60717, 8, "Python 2.0 to 2.2"), (50428, 50823, 8, "Python 1.6 and 2.0"),
    (20121, 20121, 8, "Python 1.5"),
  ]

  /// Detects Lua bytecode: an existing version, then the official format.
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

/// Checks whether Java classes are complete, by their last attribute (Java Virtual Machine Specification, 4.1).
enum JavaClassCompleteness {
  private static let checked = "the constants, fields, methods and attributes"
  /// Bytes after the tag of a constant; text (tag 1) states its own length.
  private static let constants: [UInt8: Int64] = [
    3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2,
  ]

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var offset: Int64 = 10
    var left = try file.big16(8) - 1
    while left > 0 {
      try file.reader.step()
      let tag = try file.byte(offset)
      if tag == 1 {
        offset += 3 + (try file.big16(offset + 1))
      } else {
        guard let size = constants[tag] else { return .unknown(checked) }
        offset += 1 + size
      }
      // Eight-byte constants take two entries.
      left -= tag == 5 || tag == 6 ? 2 : 1
    }
    offset += 8 + (try file.big16(offset + 6)) * 2
    for _ in 0..<2 {
      let count = try file.big16(offset)
      offset += 2
      for _ in 0..<count { try skipAttributes(from: 6, &offset, file) }
    }
    try skipAttributes(from: 0, &offset, file)
    return try .ending(at: offset, of: file, checked)
  }

  private static func skipAttributes(
    from skipped: Int64, _ offset: inout Int64, _ file: CompletenessReader
  ) throws(ReadFailure) {
    offset += skipped
    let count = try file.big16(offset)
    offset += 2
    for _ in 0..<count {
      try file.reader.step()
      offset += 6 + (try file.big32(offset + 2))
    }
  }
}
