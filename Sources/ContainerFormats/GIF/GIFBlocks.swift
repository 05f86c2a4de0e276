package import ByteSources

/// The blocks of a GIF, in order; their data are skipped (GIF89a §§18–26).
///
/// Complexity: a step of the reader's budget per block and sub-block; requests of 64 KiB.
package struct GIFBlocks {
  package enum Block: Hashable {
    /// A picture, with colour table and data.
    case picture
    /// The delay of the next picture, in hundredths of a second.
    case delay(Int)
    /// An application block (GIF89a §26): its name, and the range of its sub-blocks.
    case application(String, Range<Int64>)
    /// A comment, or text to be drawn.
    case other
  }

  private static let window = 64 << 10

  private let reader: ByteReader
  /// The start of the last block.
  package private(set) var start: Int64
  /// The start of the next block.
  package private(set) var offset: Int64

  /// Starts after the screen descriptor and its colour table.
  package init(_ reader: ByteReader) throws(ReadFailure) {
    guard let flags = reader.head[10], reader.head.count >= 13 else { throw .endOfData }
    self.reader = reader
    offset = 13 + Self.tableSize(flags)
    start = offset
  }

  /// Returns the byte count of a colour table, from the flags of its descriptor.
  private static func tableSize(_ flags: UInt8) -> Int64 { flags & 0x80 == 0 ? 0 : 3 << Int64(flags & 7 + 1) }

  /// Returns the next block; nil at the trailer.
  package mutating func next() throws(ReadFailure) -> Block? {
    while true {
      try reader.step()
      start = offset
      switch try byte(offset) {
      case 0x2C:
        // The descriptor, a colour table, the code size, then the data.
        offset += 10 + Self.tableSize(try byte(offset + 9)) + 1
        try skipData()
        return .picture
      case 0x21:
        var block = Block.other
        if try byte(offset + 1) == 0xF9 {
          block = .delay(Int(try byte(offset + 4)) | Int(try byte(offset + 5)) << 8)
        }
        offset += 2
        try skipData()
        if try byte(start + 1) == 0xFF, try byte(start + 2) == 11, offset - start > 14 {
          let name = try reader.available(at: start + 3, upTo: 11).text
          block = .application(name, start + 14..<offset)
        }
        return block
      // Some writers put an additional zero after the data.
      case 0x00: offset += 1
      case 0x3B: return nil
      default: throw .malformed("a byte that begins no block")
      }
    }
  }

  private mutating func skipData() throws(ReadFailure) {
    while true {
      try reader.step()
      let length = try byte(offset)
      offset += 1 + Int64(length)
      if length == 0 { return }
    }
  }

  /// Returns a byte, fetched together with many that follow.
  private func byte(_ offset: Int64) throws(ReadFailure) -> UInt8 {
    if offset < reader.head.count { return reader.head[Int(offset)] ?? 0 }
    let start = offset - offset % Int64(Self.window)
    guard let value = try reader.available(at: start, upTo: Self.window)[Int(offset - start)] else {
      throw .endOfData
    }
    return value
  }
}
