package import ByteSources

/// The header of a PES packet: stream and presentation time (ISO/IEC 13818-1 §2.4.3.6, 11172-1 §2.4.3.3).
package struct PESHeader: Sendable {
  package var stream: UInt8
  /// The presentation time: 33 bits of a 90 kHz clock.
  package var stamp: UInt64?

  /// Reads the MPEG-2 or MPEG-1 header at `index`; nil if it is not a packet of audio or video.
  package init?(_ view: ByteView, at index: Int) {
    guard view[index] == 0, view[index + 1] == 0, view[index + 2] == 1, let stream = view[index + 3],
      Self.isMedia(stream)
    else { return nil }
    self.stream = stream
    var at = index + 6
    guard let mark = view[at] else { return nil }
    if mark & 0xC0 == 0x80 {
      guard let flags = view[at + 1], view[at + 2] != nil else { return nil }
      if flags & 0x80 != 0 { stamp = Self.stamp(view, at: at + 3) }
      return
    }
    // MPEG-1: stuffing, a buffer size, then the timestamps.
    var stuffing = 0
    while view[at] == 0xFF, stuffing < 16 {
      at += 1
      stuffing += 1
    }
    if let byte = view[at], byte & 0xC0 == 0x40 { at += 2 }
    guard let byte = view[at] else { return nil }
    switch byte & 0xF0 {
    case 0x20, 0x30: stamp = Self.stamp(view, at: at)
    default: guard byte == 0x0F else { return nil }
    }
  }

  package static func isVideo(_ stream: UInt8) -> Bool { stream & 0xF0 == 0xE0 || stream == 0xFD }

  /// Returns true for audio, video, and private streams, which carry other audio codecs.
  private static func isMedia(_ stream: UInt8) -> Bool {
    isVideo(stream) || stream & 0xE0 == 0xC0 || stream == 0xBD
  }

  /// Reads a timestamp of five bytes, whose parts end with marker bits.
  private static func stamp(_ view: ByteView, at index: Int) -> UInt64? {
    guard let first = view[index], let rest = view.bigEndian(UInt32.self, at: index + 1), first & 1 == 1,
      rest & 0x1_0001 == 0x1_0001
    else { return nil }
    return UInt64(first >> 1 & 7) << 30 | UInt64(rest >> 17) << 15 | UInt64(rest >> 1 & 0x7FFF)
  }

  /// Calls `body` for the headers of audio and video packets in `view`, which may begin anywhere.
  package static func packets(in view: ByteView, _ body: (PESHeader) -> Void) {
    // Coded pictures contain no start codes.
    for code in StartCodes(in: view) {
      if let packet = PESHeader(view, at: code - 3) { body(packet) }
    }
  }
}
