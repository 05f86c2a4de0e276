internal import ByteSources

/// Checks whether RAR archives are complete, by the sizes of their blocks, to the end block.
enum RARCompleteness {
  private static let checked = "the sizes of all blocks, to the one that ends the archive"

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = try file.reader.view(at: 0, count: 8)
    if head.matches([0x52, 0x61, 0x72, 0x21, 0x1A, 0x07, 1, 0]) { return try five(file) }
    return head.matches([0x52, 0x61, 0x72, 0x21, 0x1A, 0x07, 0]) ? try four(file) : .unknown(checked)
  }

  /// RAR 5: checksum, then numbers of variable length (RAR 5.0 archive format, "General archive block format").
  private static func five(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var offset: Int64 = 8
    while offset < file.byteCount {
      try file.reader.step()
      var position = offset + 4
      let size = try number(&position, file.reader)
      let start = position
      let kind = try number(&position, file.reader)
      let flags = try number(&position, file.reader)
      guard size > 0, size <= 1 << 21, (1...5).contains(kind) else { return .unknown(checked) }
      if flags & 1 != 0 { _ = try number(&position, file.reader) }
      let data = flags & 2 != 0 ? try number(&position, file.reader) : 0
      let end = start + size + data
      if end > file.byteCount { return .truncated(checked) }
      if kind == 5 { return .whole(checked, end: end) }
      // Blocks after the encryption block cannot be read.
      if kind == 4 { return .unknown("the blocks before the encrypted ones") }
      offset = end
    }
    return .truncated(checked)
  }

  private static func number(_ position: inout Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64 {
    var value: Int64 = 0
    for shift in stride(from: 0, through: 49, by: 7) {
      let byte = try reader.bigEndian(UInt8.self, at: position)
      position += 1
      value |= Int64(byte & 0x7F) << Int64(shift)
      if byte & 0x80 == 0 { return value }
    }
    throw .malformed("a number that is too long")
  }

  /// RAR 1.5 to 4: checksum, kind, flags, the header's size, and the data's size if a flag is set.
  private static func four(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var offset: Int64 = 7
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.view(at: offset, count: 7)
      guard let kind = head[2], let flags = head.littleEndian(UInt16.self, at: 3),
        let size = head.littleEndian(UInt16.self, at: 5), size >= 7, (0x72...0x7B).contains(kind)
      else { return .unknown(checked) }
      var end = offset + Int64(size)
      if kind == 0x74 || kind == 0x7A || flags & 0x8000 != 0 {
        end += Int64(try file.reader.littleEndian(UInt32.self, at: offset + 7))
      }
      if kind == 0x74 || kind == 0x7A, flags & 0x100 != 0 {
        let high = Int64(try file.reader.littleEndian(UInt32.self, at: offset + 32))
        guard high < 1 << 24 else { throw .malformed("a size that no file has") }
        end += high << 32
      }
      guard end > offset else { return .unknown(checked) }
      if end > file.byteCount { return .truncated(checked) }
      if kind == 0x7B { return .whole(checked, end: end) }
      if kind == 0x73, flags & 0x80 != 0 { return .unknown("the blocks before the encrypted ones") }
      offset = end
    }
    // Old writers omit the end block.
    return .unknown(checked)
  }
}
