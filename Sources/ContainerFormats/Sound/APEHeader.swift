package import ByteSources

/// The header of a Monkey's Audio file (APE), possibly after a tag; old versions have fewer fields.
package struct APEHeader: Hashable, Sendable {
  package var sampleRate: Int
  package var channels: Int
  package var bitDepth: Int
  /// Samples per channel.
  package var samples: UInt64

  /// Returns nil for other sound, and for invalid numbers.
  package init?(_ reader: ByteReader) throws(ReadFailure) {
    let start = try ID3Tag.end(reader)
    guard try reader.view(at: start, count: 4).matches("MAC ") else { return nil }
    func short(_ at: Int64) throws(ReadFailure) -> Int {
      Int(try reader.littleEndian(UInt16.self, at: start + at))
    }
    func long(_ at: Int64) throws(ReadFailure) -> UInt64 {
      UInt64(try reader.littleEndian(UInt32.self, at: start + at))
    }
    let version = try short(4)
    let (perFrame, last, frames, rate): (UInt64, UInt64, UInt64, UInt64)
    // Since version 3.98 a descriptor with its own length comes first.
    let head = Int64(try long(8))
    if version >= 3980 {
      (perFrame, last, frames, rate) = (
        try long(head + 4), try long(head + 8), try long(head + 12), try long(head + 20)
      )
      (bitDepth, channels) = (try short(head + 16), try short(head + 18))
    } else {
      let level = try short(6)
      perFrame =
        version >= 3950 ? 73_728 * 4 : version >= 3900 || (version >= 3800 && level == 4000) ? 73_728 : 9216
      (rate, frames, last) = (try long(12), try long(24), try long(28))
      let flags = try short(8)
      (bitDepth, channels) = (flags & 1 != 0 ? 8 : flags & 8 != 0 ? 24 : 16, try short(10))
    }
    // Tests and broken writers put an old version into a new header.
    guard (1...32).contains(channels), frames > 0, frames < 1 << 32, (1...1_000_000).contains(rate),
      perFrame < 1 << 32, last <= perFrame
    else { return nil }
    sampleRate = Int(rate)
    samples = (frames - 1) * perFrame + last
  }
}
