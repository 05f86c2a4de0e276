package import ByteSources

/// The four-byte header of an MPEG audio frame (ISO/IEC 11172-3 §2.4.1.3, 13818-3 §2.4.2.3, and MPEG-2.5).
package struct MPEGAudioFrame: Hashable, Sendable {
  private static let sampleRates = [44100, 48000, 32000]
  /// Kilobits per second: MPEG-1's three layers, then layer I and the other two of its successors.
  private static let bitRates: [[Int]] = [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  /// 0 is MPEG-1, 1 is MPEG-2, 2 is MPEG-2.5.
  package var generation: Int
  package var layer: Int
  /// Bits per second.
  package var bitRate: Int
  package var sampleRate: Int
  package var isMono: Bool
  /// True for the reserved emphasis value: some encoders write it, but random bytes have it as often.
  package var hasReservedEmphasis: Bool
  /// The distance to the next frame's header, at least 24.
  package var length: Int

  /// Reads the header at `index`; nil if there is none, or for a free bit rate or reserved value.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard let head = view.bigEndian(UInt32.self, at: index), head >> 21 == 0x7FF else { return nil }
    let version = Int(head >> 19 & 3)
    layer = 4 - Int(head >> 17 & 3)
    let rate = Int(head >> 12 & 15)
    let sample = Int(head >> 10 & 3)
    // Reserved: version 1, layer 0 and sample rate 3.
    guard version != 1, layer < 4, rate > 0, rate < 15, sample < 3 else { return nil }
    hasReservedEmphasis = head & 3 == 2
    generation = version == 3 ? 0 : version == 2 ? 1 : 2
    let row = generation == 0 ? layer - 1 : layer == 1 ? 3 : 4
    bitRate = Self.bitRates[row][rate] * 1000
    sampleRate = Self.sampleRates[sample] >> generation
    isMono = head >> 6 & 3 == 3
    let padding = Int(head >> 9 & 1)
    switch layer {
    case 1: length = (12 * bitRate / sampleRate + padding) * 4
    case 3 where generation > 0: length = 72 * bitRate / sampleRate + padding
    default: length = 144 * bitRate / sampleRate + padding
    }
  }

  package var samples: Int { layer == 1 ? 384 : layer == 3 && generation > 0 ? 576 : 1152 }

  /// The number of bytes between the header and a Xing header.
  package var sideInformation: Int { generation == 0 ? (isMono ? 17 : 32) : (isMono ? 9 : 17) }

  /// Returns true if both frames may belong to one stream.
  package func isLike(_ other: MPEGAudioFrame) -> Bool {
    generation == other.generation && layer == other.layer && sampleRate == other.sampleRate
  }
}
