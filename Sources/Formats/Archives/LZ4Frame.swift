internal import ByteSources
internal import UniformTypes

/// Detects LZ4 frames, and a tar archive inside by decoding only the start.
enum LZ4Frame {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let start = firstBytes(reader.head)
    let isTruncated = start.count < 512 && reader.headIsWhole && isShort(reader.head)
    let isTar = start.count >= 512 && Archives.isTarHeader(start[0..<512])
    return ContentFinding(
      isTar ? .lz4Tar : .lz4, by: .signature, range: 0..<4, rule: isTar ? "lz4-tar" : "lz4",
      because: isTar
        ? "an LZ4 frame around a tar header whose checksum is right"
        : "a frame's magic number (LZ4 frame format)",
      damage: isTruncated ? .truncated : nil)
  }

  /// Returns true if the first block ends after the head.
  private static func isShort(_ head: ByteView) -> Bool {
    guard let index = firstBlock(head), let size = head.littleEndian(UInt32.self, at: index) else {
      return true
    }
    return Int64(index) + 4 + Int64(size & 0x7FFF_FFFF) > Int64(head.count)
  }

  /// Returns the index of the first block's size, after the descriptor.
  static func firstBlock(_ head: ByteView) -> Int? {
    guard let flags = head[4], flags >> 6 == 1 else { return nil }
    return 7 + (flags & 0x08 != 0 ? 8 : 0) + (flags & 0x01 != 0 ? 4 : 0)
  }

  /// Returns up to 512 bytes of the first block; fewer if the head ends first or the block is malformed.
  private static func firstBytes(_ head: ByteView) -> [UInt8] {
    guard let block = firstBlock(head), let size = head.littleEndian(UInt32.self, at: block) else {
      return []
    }
    let index = block + 4
    if size & 0x8000_0000 != 0 { return head.slice(index..<index + 512).array }
    return decode(head.slice(index..<index + Int(min(size, 4096))).array, upTo: 512)
  }

  /// Decodes a block of alternating literals and matches, whose lengths may continue in further bytes.
  private static func decode(_ block: [UInt8], upTo limit: Int) -> [UInt8] {
    var output: [UInt8] = []
    var index = 0
    func length(_ nibble: UInt8) -> Int? {
      var value = Int(nibble)
      guard nibble == 15 else { return value }
      while index < block.count {
        let byte = block[index]
        index += 1
        value += Int(byte)
        if byte != 255 { return value }
      }
      return nil
    }
    while index < block.count, output.count < limit {
      let token = block[index]
      index += 1
      guard let literals = length(token >> 4) else { break }
      let end = min(block.count, index + literals)
      output += block[index..<end]
      index = end
      guard index + 2 <= block.count, output.count < limit else { break }
      let distance = Int(block[index]) | Int(block[index + 1]) << 8
      index += 2
      guard let match = length(token & 15), distance > 0, distance <= output.count else { break }
      for _ in 0..<min(match + 4, limit - output.count) { output.append(output[output.count - distance]) }
    }
    return output
  }
}
