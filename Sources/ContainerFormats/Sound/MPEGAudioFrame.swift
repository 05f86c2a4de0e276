package import ByteSources

/// The head of an MPEG audio frame, four bytes (ISO/IEC 11172-3 §2.4.1.3, 13818-3 §2.4.2.3, and MPEG-2.5).
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

  /// 0 is MPEG-1, 1 is MPEG-2, 2 is what is called MPEG-2.5.
  package var generation: Int
  package var layer: Int
  /// Bits per second.
  package var bitRate: Int
  package var sampleRate: Int
  package var isMono: Bool
  /// Whether the head names no emphasis that there is: encoders have written it, and players play it, but bytes by
  /// chance have it as often.
  package var hasReservedEmphasis: Bool
  /// Bytes to the next frame's head: 24 at least.
  package var length: Int

  /// Reads the head at `index`; nil where there is none, for free bit rates and for values that are reserved.
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

  /// Samples in a frame.
  package var samples: Int { layer == 1 ? 384 : layer == 3 && generation > 0 ? 576 : 1152 }

  /// What stands between a frame's head and the Xing header in its place.
  package var sideInformation: Int { generation == 0 ? (isMono ? 17 : 32) : (isMono ? 9 : 17) }

  /// Whether both may belong to one stream, whose frames share these fields.
  package func isLike(_ other: MPEGAudioFrame) -> Bool {
    generation == other.generation && layer == other.layer && sampleRate == other.sampleRate
  }
}
