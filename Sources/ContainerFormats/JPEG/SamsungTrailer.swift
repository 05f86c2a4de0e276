package import ByteSources

/// Samsung's trailer: blocks, a directory `SEFH` with offsets back from it, its length, `SEFT`; little endian.
package struct SamsungTrailer {
  /// A block in the directory: type, start including its header, and length.
  package struct Block: Hashable, Sendable {
    package var kind: UInt16
    package var start: Int64
    package var length: Int64
  }

  private static let maxEntries: UInt32 = 64
  /// The type of the block with a motion photo's video.
  package static let motionBlock: UInt16 = 0x0A30

  /// The range of the motion photo's video, according to its block.
  package private(set) var video: Range<Int64>?
  /// The motion photo block, with its header.
  package private(set) var block: Range<Int64>?
  /// The blocks, in directory order.
  package private(set) var blocks: [Block] = []
  package let directory: Int64

  /// The start of the first block in the directory.
  package var start: Int64 { blocks.reduce(directory) { min($0, $1.start) } }

  /// True if the directory lists every byte between the first block and itself.
  package var isFilled: Bool { blocks.reduce(0) { $0 + $1.length } == directory - start }

  /// Returns the maximum end of data at `start`: the next block or the directory; nil after that.
  package func limit(of start: Int64) -> Int64? {
    guard start < directory else { return nil }
    return blocks.reduce(directory) { $1.start > start ? min($0, $1.start) : $0 }
  }

  /// Reads the trailer at the end of the source, bare or last in a `sefd` box; nil without one.
  package static func find(_ reader: ByteReader) throws(ReadFailure) -> SamsungTrailer? {
    guard let size = reader.byteCount, size >= 32 else { return nil }
    // A request brings the footer and usually the directory.
    let tail = min(size, 1024)
    try reader.prefetch(size - tail..<size, upTo: 1024)
    guard try reader.view(at: size - 4, count: 4).matches("SEFT") else { return nil }
    let length = Int64(try reader.littleEndian(UInt32.self, at: size - 8))
    guard length >= 12, length <= size - 8 else { return nil }
    var trailer = SamsungTrailer(directory: size - 8 - length)
    guard try reader.view(at: trailer.directory, count: 4).matches("SEFH") else { return nil }
    try trailer.readBlocks(upTo: size - 8, reader)
    return trailer
  }

  private init(directory: Int64) { self.directory = directory }

  private mutating func readBlocks(upTo end: Int64, _ reader: ByteReader) throws(ReadFailure) {
    let count = min(try reader.littleEndian(UInt32.self, at: directory + 8), Self.maxEntries)
    for index in 0..<Int64(count) {
      try reader.step()
      let entry = directory + 12 + 12 * index
      guard entry + 12 <= end else { break }
      let kind = try reader.littleEndian(UInt16.self, at: entry + 2)
      let distance = Int64(try reader.littleEndian(UInt32.self, at: entry + 4))
      let length = Int64(try reader.littleEndian(UInt32.self, at: entry + 8))
      // A block with an invalid distance exists, at an unknown offset.
      let start = directory - (distance <= directory ? distance : 0)
      blocks.append(Block(kind: kind, start: start, length: length))
      guard kind == Self.motionBlock, video == nil, start < directory, length >= 8, length <= distance else {
        continue
      }
      video = try Self.video(in: start..<start + length, reader)
      block = start..<start + length
    }
  }

  /// Returns the video after the block's name: the data itself, or `mpv2` and its offset in the file.
  private static func video(in block: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Range<Int64>?
  {
    let nameLength = Int64(try reader.littleEndian(UInt32.self, at: block.lowerBound + 4))
    guard nameLength <= 256, block.lowerBound + 8 + nameLength < block.upperBound else { return nil }
    let payload = block.lowerBound + 8 + nameLength..<block.upperBound
    guard payload.upperBound - payload.lowerBound == 12,
      try reader.view(at: payload.lowerBound, count: 4).matches("mpv2")
    else { return payload }
    let offset = Int64(try reader.bigEndian(UInt32.self, at: payload.lowerBound + 4))
    let length = Int64(try reader.bigEndian(UInt32.self, at: payload.lowerBound + 8))
    return offset + length <= reader.end ? offset..<offset + length : nil
  }
}
