package import ByteSources

/// The header of an ADTS frame of AAC (ISO/IEC 13818-7 §6.2, 14496-3 §1.A.2.2).
package struct ADTSFrame: Hashable, Sendable {
  /// The number of header bytes read here.
  package static let headLength = 6

  /// The distance to the next frame's header.
  package var length: Int
  /// The fields shared by all frames of a stream: version, protection, profile, sample rate, channels.
  package var shape: UInt32

  /// Samples per second.
  package var sampleRate: Int { AACConfiguration.rates[Int(shape >> 10 & 0xF)] }
  /// Nil if the stream itself states it.
  package var channels: Int? { AACConfiguration.channels(layout: Int(shape >> 6 & 7 | shape << 2 & 4)) }

  /// Returns the first frame in `view` followed by another one like it.
  package static func first(in view: ByteView) -> ADTSFrame? {
    var index = 0
    while let mark = view.firstIndex(of: 0xFF, from: index) {
      index = mark + 1
      guard let frame = ADTSFrame(view, at: mark) else { continue }
      let next = mark + frame.length
      if ADTSFrame(view, at: next)?.shape == frame.shape { return frame }
    }
    return nil
  }

  /// Reads the header at `index`; nil if there is none.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard let head = view.bigEndian(UInt32.self, at: index), let b4 = view[index + 4],
      let b5 = view[index + 5]
    else { return nil }
    // Sync of 12 bits, layer 0, and a valid sample rate.
    guard head >> 20 == 0xFFF, head >> 17 & 3 == 0, head >> 10 & 0xF < 13 else { return nil }
    length = Int(head & 3) << 11 | Int(b4) << 3 | Int(b5) >> 5
    shape = head & 0xFFFE_3C00
    guard length >= 9 else { return nil }
  }
}
