package import ByteSources

/// Samsung's trailer: blocks, a directory `SEFH` that counts back from itself, its length, `SEFT`; little endian.
package struct SamsungTrailer {
  private static let mostEntries: UInt32 = 64
  private static let motionBlock: UInt16 = 0x0A30

  /// Where the motion photo's video is, as its block says.
  var video: Range<Int64>?
  /// The block that says so, with its head.
  package var block: Range<Int64>?
  /// The kinds of the blocks.
  package var blocks: [UInt16] = []

  /// Reads the trailer at the end of the source, bare or as the last thing in a `sefd` box; nil without one.
  package static func find(_ reader: ByteReader) throws(ReadFailure) -> SamsungTrailer? {
    guard let size = reader.byteCount, size >= 32 else { return nil }
    // One request brings the footer and, as a rule, the directory.
    let tail = min(size, 1024)
    try reader.prefetch(size - tail..<size, upTo: 1024)
    guard try reader.view(at: size - 4, count: 4).matches("SEFT") else { return nil }
    let length = Int64(try reader.littleEndian(UInt32.self, at: size - 8))
    guard length >= 12, length <= size - 8 else { return nil }
    let directory = size - 8 - length
    guard try reader.view(at: directory, count: 4).matches("SEFH") else { return nil }
    let count = min(try reader.littleEndian(UInt32.self, at: directory + 8), mostEntries)
    var trailer = SamsungTrailer()
    for index in 0..<Int64(count) {
      try reader.step()
      let entry = directory + 12 + 12 * index
      guard entry + 12 <= size - 8 else { break }
      let kind = try reader.littleEndian(UInt16.self, at: entry + 2)
      let distance = Int64(try reader.littleEndian(UInt32.self, at: entry + 4))
      let length = Int64(try reader.littleEndian(UInt32.self, at: entry + 8))
      trailer.blocks.append(kind)
      guard kind == motionBlock, trailer.video == nil, distance <= directory, length >= 8, length <= distance
      else {
        continue
      }
      let block = directory - distance..<directory - distance + length
      trailer.video = try video(in: block, reader)
      trailer.block = block
    }
    return trailer
  }

  /// The payload behind the block's name: the video itself, or `mpv2` and its place in the file.
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
