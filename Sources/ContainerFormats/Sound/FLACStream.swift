package import ByteSources

/// A FLAC stream's information, the block that comes first (RFC 9639 §6, §8.2).
package struct FLACStream: Hashable, Sendable {
  /// How many bytes to lend from the stream's signature on.
  package static let headLength = 4 + 4 + 18

  /// Samples of the shortest block but the last, and of the longest.
  package var blockSizes: ClosedRange<Int>
  /// Bytes of the longest frame; 0 where the writer did not know.
  package var longestFrame: Int
  package var sampleRate: UInt32
  /// Samples of each channel; 0 where the writer did not know.
  package var samples: UInt64

  /// Reads the signature at `index` and the block behind it; nil where they are not there.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view.matches("fLaC", at: index), let block = view[index + 4], block & 0x7F == 0,
      let sizes = view.bigEndian(UInt32.self, at: index + 8),
      let longest = view.bigEndian(UInt32.self, at: index + 14),
      // 20 bits of rate, 3 of channels, 5 of depth, 36 of samples.
      let packed = view.bigEndian(UInt64.self, at: index + 8 + 10)
    else { return nil }
    let (shortest, largest) = (Int(sizes >> 16), Int(sizes & 0xFFFF))
    blockSizes = min(shortest, largest)...max(shortest, largest)
    longestFrame = Int(longest & 0xFF_FFFF)
    sampleRate = UInt32(packed >> 44)
    samples = packed & 0xF_FFFF_FFFF
  }

  /// Where the frames begin: behind the blocks of metadata that follow the signature at `start` (§8.1).
  package static func framesStart(at start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64 {
    var offset = start + 4
    while true {
      try reader.step()
      let head = try reader.bigEndian(UInt32.self, at: offset)
      offset += 4 + Int64(head & 0xFF_FFFF)
      if head >> 31 == 1 { return offset }
    }
  }
}
