package import ByteSources

/// Removes metadata from GIF: comments, texts, and application data other than the loop count.
package struct GIFStripper {
  package private(set) var bytes: [UInt8] = []
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let maxBlocks = 8192
  private static let loops = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  /// Returns nil if the source is not a complete GIF.
  package init?(_ reader: ByteReader, upTo limit: Int) {
    do throws(ReadFailure) {
      guard reader.head.matches("GIF8"), try copy(reader, limit) else { return nil }
    } catch { return nil }
  }

  private mutating func copy(_ reader: ByteReader, _ limit: Int) throws(ReadFailure) -> Bool {
    var blocks = try GIFBlocks(reader)
    pixelWidth = Int(try reader.littleEndian(UInt16.self, at: 6))
    pixelHeight = Int(try reader.littleEndian(UInt16.self, at: 8))
    guard pixelWidth > 0, pixelHeight > 0 else { return false }
    try append(0..<blocks.offset, reader)
    var hasPicture = false
    for _ in 0..<Self.maxBlocks {
      guard let block = try blocks.next() else {
        bytes.append(0x3B)
        return hasPicture
      }
      let start = blocks.start
      guard Int64(bytes.count) + (blocks.offset - start) <= Int64(limit) else { return false }
      switch block {
      case .picture:
        hasPicture = true
        try append(start..<blocks.offset, reader)
      case .delay:
        // Copies only the four bytes that the format defines.
        try append(start..<start + 2, reader)
        bytes.append(4)
        try append(start + 3..<start + 7, reader)
        bytes.append(0)
      case .application(let name, let data) where Self.loops.contains(name):
        guard try reader.bigEndian(UInt16.self, at: data.lowerBound) == 0x0301 else { continue }
        bytes += [0x21, 0xFF, 11] + Array(name.utf8)
        try append(data.lowerBound..<data.lowerBound + 4, reader)
        bytes.append(0)
      case .application, .other: break
      }
    }
    return false
  }

  private mutating func append(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let view = try reader.view(at: offset, count: Int(min(range.upperBound - offset, 16 << 10)))
      bytes.append(contentsOf: view.buffer)
      offset += Int64(view.count)
    }
  }
}
