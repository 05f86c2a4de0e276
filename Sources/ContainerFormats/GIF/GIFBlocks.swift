package import ByteSources

/// The walk over a GIF: its blocks, one after another, by stepping over their data (GIF89a §§18–26).
///
/// Every question about a GIF walks so.
///
/// Complexity: one step of the reader's budget per block and part of one; requests of 64 KiB.
package struct GIFBlocks {
  /// One block.
  package enum Block: Hashable {
    /// A picture, with its colour table and data.
    case picture
    /// How long the next picture is shown, in hundredths of a second.
    case delay(Int)
    /// An application's own data (GIF89a §26): its name, and the sub-blocks behind it with their lengths.
    case application(String, Range<Int64>)
    /// A comment, or text to be drawn.
    case other
  }

  private static let window = 64 << 10

  private let reader: ByteReader
  /// Where the block begins that was given last.
  package private(set) var start: Int64
  /// Where it ends, and the next one begins.
  package private(set) var offset: Int64

  /// Begins behind the screen descriptor and its colour table.
  package init(_ reader: ByteReader) throws(ReadFailure) {
    guard let flags = reader.head[10], reader.head.count >= 13 else { throw .endOfData }
    self.reader = reader
    offset = 13 + Self.tableSize(flags)
    start = offset
  }

  /// The bytes of a colour table, by the flags of its descriptor.
  private static func tableSize(_ flags: UInt8) -> Int64 { flags & 0x80 == 0 ? 0 : 3 << Int64(flags & 7 + 1) }

  /// The next block; nil at the trailer.
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
      // Some writers put one zero too many behind the data.
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

  /// One byte, fetched with many that follow.
  private func byte(_ offset: Int64) throws(ReadFailure) -> UInt8 {
    if offset < reader.head.count { return reader.head[Int(offset)] ?? 0 }
    let start = offset - offset % Int64(Self.window)
    guard let value = try reader.available(at: start, upTo: Self.window)[Int(offset - start)] else {
      throw .endOfData
    }
    return value
  }
}
