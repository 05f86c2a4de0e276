package import ByteSources

/// The head of a packetised elementary stream's packet: which stream, and when its picture is shown (ISO/IEC 13818-1
/// §2.4.3.6, 11172-1 §2.4.3.3).
package struct PESHeader: Sendable {
  package var stream: UInt8
  /// The time of presentation: 33 bits of a 90 kHz clock.
  package var stamp: UInt64?

  /// Reads the head at `index`, of MPEG-2's form or MPEG-1's; nil where no packet of sound or pictures begins.
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
    // MPEG-1: stuffing, a buffer size, then the stamps.
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

  /// Private streams carry sound of other makers, MPEG's sound has numbers of its own.
  private static func isMedia(_ stream: UInt8) -> Bool {
    isVideo(stream) || stream & 0xE0 == 0xC0 || stream == 0xBD
  }

  /// The five bytes of a stamp, each part of it ended by a marker bit.
  private static func stamp(_ view: ByteView, at index: Int) -> UInt64? {
    guard let first = view[index], let rest = view.bigEndian(UInt32.self, at: index + 1), first & 1 == 1,
      rest & 0x1_0001 == 0x1_0001
    else { return nil }
    return UInt64(first >> 1 & 7) << 30 | UInt64(rest >> 17) << 15 | UInt64(rest >> 1 & 0x7FFF)
  }

  /// The heads of the packets of sound and pictures in `view`, wherever it begins.
  package static func packets(in view: ByteView, _ body: (PESHeader) -> Void) {
    // Start codes stand where no picture's data may.
    for code in StartCodes(in: view) {
      if let packet = PESHeader(view, at: code - 3) { body(packet) }
    }
  }
}
