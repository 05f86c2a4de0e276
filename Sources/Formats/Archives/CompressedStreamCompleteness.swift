internal import ByteSources
internal import ContainerFormats

/// Checks whether xz, Zstandard, LZ4 and bzip2 streams are complete.
enum CompressedStreamCompleteness {
  /// Checks the footer's checksum, and the index that it points to (The .xz File Format, 2.1.2 and 4).
  static func xz(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the footer, and the index before it"
    let (view, start) = try file.tail(1 << 16)
    var index = view.count - 2
    while index >= 10 {
      defer { index -= 1 }
      guard view[index] == 0x59, view[index + 1] == 0x5A,
        let stored = view.littleEndian(UInt32.self, at: index - 10),
        let size = view.littleEndian(UInt32.self, at: index - 6),
        CyclicRedundancyCheck.of(view.slice(index - 6..<index).array) == stored
      else { continue }
      let indexOffset = start + Int64(index) - 10 - (Int64(size) + 1) * 4
      // Another stream may begin after a footer.
      let rest = view.slice(from: index + 2)
      if rest.matches([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]) { return .truncated(checked) }
      guard indexOffset >= 12, try file.reader.bigEndian(UInt8.self, at: indexOffset) == 0 else {
        return .unknown(checked)
      }
      let zeros = rest.array.prefix { $0 == 0 }.count / 4 * 4
      return .whole(checked, end: start + Int64(index + 2 + zeros))
    }
    return .truncated(checked)
  }

  /// Walks all frames and their blocks (RFC 8878, 3.1).
  static func zstandard(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all blocks, to the last one's"
    var offset: Int64 = 0
    while offset < file.byteCount {
      let mark = try file.reader.available(at: offset, upTo: 4).littleEndian(UInt32.self, at: 0) ?? 0
      if mark & 0xFFFF_FFF0 == 0x184D_2A50 {
        offset += 8 + Int64(try file.reader.littleEndian(UInt32.self, at: offset + 4))
      } else if mark == 0xFD2F_B528 {
        offset = try zstandardFrame(at: offset, file.reader)
      } else {
        return offset == 0 ? .unknown(checked) : .whole(checked, end: offset)
      }
    }
    return offset > file.byteCount ? .truncated(checked) : .whole(checked, end: offset)
  }

  private static func zstandardFrame(at start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64 {
    let flags = try reader.bigEndian(UInt8.self, at: start + 4)
    let isSingle = flags & 0x20 != 0
    let contentSize = [isSingle ? 1 : 0, 2, 4, 8][Int(flags >> 6)]
    var offset = start + 5 + (isSingle ? 0 : 1) + [0, 1, 2, 4][Int(flags & 3)] + Int64(contentSize)
    while true {
      try reader.step()
      let low = UInt32(try reader.littleEndian(UInt16.self, at: offset))
      let head = low | UInt32(try reader.bigEndian(UInt8.self, at: offset + 2)) << 16
      guard head >> 1 & 3 != 3 else { throw .malformed("a block of no kind") }
      // A run-length block stores one byte.
      offset += 3 + (head >> 1 & 3 == 1 ? 1 : Int64(head >> 3))
      if head & 1 == 1 { return offset + (flags & 4 != 0 ? 4 : 0) }
    }
  }

  /// Walks all frames and their blocks, to the end mark of length 0 (LZ4 Frame Format 1.6.1).
  static func lz4(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all blocks, to the end mark"
    var offset: Int64 = 0
    while offset < file.byteCount {
      let head = try file.reader.available(at: offset, upTo: 19)
      let mark = head.littleEndian(UInt32.self, at: 0) ?? 0
      if mark & 0xFFFF_FFF0 == 0x184D_2A50 {
        offset += 8 + Int64(try file.reader.littleEndian(UInt32.self, at: offset + 4))
        continue
      }
      guard mark == 0x184D_2204 else {
        return offset == 0 ? .unknown(checked) : .whole(checked, end: offset)
      }
      guard let flags = head[4] else { throw .endOfData }
      guard let first = LZ4Frame.firstBlock(head) else { return .unknown(checked) }
      offset += Int64(first)
      while true {
        try file.reader.step()
        let size = try file.reader.littleEndian(UInt32.self, at: offset)
        offset += 4
        if size == 0 { break }
        offset += Int64(size & 0x7FFF_FFFF) + (flags & 0x10 != 0 ? 4 : 0)
      }
      offset += flags & 0x04 != 0 ? 4 : 0
    }
    return offset > file.byteCount ? .truncated(checked) : .whole(checked, end: offset)
  }

  /// Searches for the end mark, at any bit offset, which a 32-bit checksum follows.
  static func bzip2(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the mark that ends a stream"
    let (view, start) = try file.tail(1 << 16)
    var index = view.count - 10
    while index >= 0 {
      defer { index -= 1 }
      guard let shift = (0..<8).first(where: { isEndMark(view, index, $0) }) else { continue }
      let end = index + (shift == 0 ? 10 : 11)
      if end > view.count { continue }
      // Another stream may follow.
      return view.matches("BZh", at: end)
        ? .truncated(checked) : .whole(checked, end: start + Int64(end))
    }
    return .truncated(checked)
  }

  private static func isEndMark(_ view: ByteView, _ index: Int, _ shift: Int) -> Bool {
    guard let first = view.bigEndian(UInt64.self, at: index) else { return false }
    return first >> UInt64(16 - shift) & 0xFFFF_FFFF_FFFF == 0x1772_4538_5090
  }
}
