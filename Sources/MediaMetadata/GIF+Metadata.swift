internal import ByteSources
internal import FileIdentification

/// Counts a GIF's pictures by stepping over their blocks.
enum GIFMetadata {
  /// What is read of one file: larger animations are left uncounted.
  private static let mostBytes: Int64 = 4 << 20
  private static let window = 64 << 10

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .still
    var count = 0
    var hundredths = 0
    do throws(ReadFailure) {
      let head = try reader.view(at: 0, count: 13)
      metadata.store(
        width: head.littleEndian(UInt16.self, at: 6).map(Int.init),
        height: head.littleEndian(UInt16.self, at: 8).map(Int.init))
      var walk = Walk(reader: reader, offset: 13 + Self.tableSize(head[10] ?? 0))
      while let block = try walk.next() {
        switch block {
        case .picture: count += 1
        case .delay(let delay): hundredths += delay
        }
        if count >= 2 { metadata.isAnimated = true }
        guard walk.offset < mostBytes else { throw .budget }
      }
      metadata.frames = count
      metadata.isAnimated = count > 1
      if count > 1, hundredths > 0 { metadata.duration = Double(hundredths) / 100 }
    } catch { try metadata.note(error) }
  }

  private static func tableSize(_ flags: UInt8) -> Int64 {
    flags & 0x80 != 0 ? 3 << Int64((flags & 7) + 1) : 0
  }

  private enum Block {
    case picture
    case delay(Int)
  }

  private struct Walk {
    let reader: ByteReader
    var offset: Int64

    /// The next picture or delay; nil at the trailer.
    mutating func next() throws(ReadFailure) -> Block? {
      while true {
        try reader.step()
        switch try byte(offset) {
        case 0x2C:
          let flags = try byte(offset + 9)
          // The descriptor, a colour table, the code size, then the data.
          offset += 10 + GIFMetadata.tableSize(flags) + 1
          try skipBlocks()
          return .picture
        case 0x21:
          let isControl = try byte(offset + 1) == 0xF9
          var delay: Int?
          if isControl { delay = Int(try reader.littleEndian(UInt16.self, at: offset + 4)) }
          offset += 2
          try skipBlocks()
          if let delay { return .delay(delay) }
        case 0x00: offset += 1
        case 0x3B: return nil
        default: throw .malformed("a byte that begins no block")
        }
      }
    }

    private mutating func skipBlocks() throws(ReadFailure) {
      while true {
        try reader.step()
        let length = try byte(offset)
        offset += 1 + Int64(length)
        if length == 0 { return }
      }
    }

    /// One byte, fetched with many that follow.
    private func byte(_ offset: Int64) throws(ReadFailure) -> UInt8 {
      if offset >= reader.head.count {
        let start = offset - offset % Int64(GIFMetadata.window)
        let view = try reader.available(at: start, upTo: GIFMetadata.window)
        guard let value = view[Int(offset - start)] else { throw .endOfData }
        return value
      }
      guard let value = reader.head[Int(offset)] else { throw .endOfData }
      return value
    }
  }
}
