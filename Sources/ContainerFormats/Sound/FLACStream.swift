package import ByteSources

/// A FLAC stream's information, the block that comes first (RFC 9639 §6, §8.2).
package struct FLACStream: Hashable, Sendable {
  /// How many bytes to lend from the stream's signature on.
  package static let headLength = 4 + 4 + 18

  package var sampleRate: UInt32
  /// Samples of each channel; 0 where the writer did not know.
  package var samples: UInt64

  /// Reads the signature at `index` and the block behind it; nil where they are not there.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view.matches("fLaC", at: index), let block = view[index + 4], block & 0x7F == 0,
      // 20 bits of rate, 3 of channels, 5 of depth, 36 of samples.
      let packed = view.bigEndian(UInt64.self, at: index + 8 + 10)
    else { return nil }
    sampleRate = UInt32(packed >> 44)
    samples = packed & 0xF_FFFF_FFFF
  }
}
