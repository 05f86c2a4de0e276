package import ByteSources

/// The first block of a WavPack file: sample rate, channels, bit depth and duration.
package struct WavPackBlock: Hashable, Sendable {
  private static let rates: [Double] = [
    6000, 8000, 9600, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200, 96_000,
    192_000,
  ]
  private static let maxParts = 64

  /// Samples per second; DSD is counted in bytes of eight samples, at a rate that is a power of two higher.
  package private(set) var sampleRate: Double?
  package private(set) var channels: Int
  package private(set) var bitDepth: Int
  /// Samples per channel; nil if unknown.
  package private(set) var samples: UInt64?

  /// Parses the block; returns nil if the file is not WavPack.
  package init?(_ reader: ByteReader) throws(ReadFailure) {
    guard try reader.view(at: 0, count: 4).matches("wvpk") else { return nil }
    let flags = try reader.littleEndian(UInt32.self, at: 24)
    let index = Int(flags >> 23 & 15)
    sampleRate = index < Self.rates.count ? Self.rates[index] : nil
    channels = flags & 4 != 0 ? 1 : 2
    bitDepth = Int(flags & 3 + 1) * 8 - Int(flags >> 13 & 31)
    let low = try reader.littleEndian(UInt32.self, at: 12)
    if low != UInt32.max { samples = UInt64(low) + UInt64(try reader.bigEndian(UInt8.self, at: 11)) << 32 }
    let shift = try readParts(reader)
    if flags & 0x8000_0000 != 0 {
      bitDepth = 1
      sampleRate = sampleRate.map { $0 * Double(UInt64(1) << UInt64(shift)) }
    }
  }

  /// Reads sub-blocks of rate (0x27) and channels (0x0D); returns the shift of the DSD rate (0x0E).
  private mutating func readParts(_ reader: ByteReader) throws(ReadFailure) -> Int {
    let end = min(8 + Int64(try reader.littleEndian(UInt32.self, at: 4)), reader.end)
    var offset: Int64 = 32
    var shift = 0
    for _ in 0..<Self.maxParts where end - offset >= 2 {
      try reader.step()
      let kind = try reader.bigEndian(UInt8.self, at: offset)
      var words = Int64(try reader.bigEndian(UInt8.self, at: offset + 1))
      var head: Int64 = 2
      if kind & 0x80 != 0, end - offset >= 4 {
        words |= Int64(try reader.littleEndian(UInt16.self, at: offset + 2)) << 8
        head = 4
      }
      switch kind & 0x3F {
      case 0x27 where words == 2 && end - offset >= head + 4 && sampleRate == nil:
        sampleRate = Double(try reader.littleEndian(UInt32.self, at: offset + head) & 0xFF_FFFF)
      case 0x0E where words >= 1: shift = Int(try reader.bigEndian(UInt8.self, at: offset + head) & 31)
      case 0x0D where words >= 1: channels = Int(try reader.bigEndian(UInt8.self, at: offset + head))
      default: break
      }
      offset += head + 2 * words
    }
    return shift
  }
}
