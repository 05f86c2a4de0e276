internal import ByteSources

/// The head of a packetised elementary stream's packet: which stream, and when its picture is shown.
struct PESHeader {
  var stream: UInt8
  var stamp: UInt64?
  /// Where the payload begins, from the start code.
  var length: Int

  /// Reads the head at `index`, of MPEG-2's form or MPEG-1's; nil where no packet of sound or pictures begins.
  init?(_ view: ByteView, at index: Int) {
    guard view.matches([0, 0, 1], at: index), let stream = view[index + 3], Self.isMedia(stream) else {
      return nil
    }
    self.stream = stream
    var at = index + 6
    guard let mark = view[at] else { return nil }
    if mark & 0xC0 == 0x80 {
      guard let flags = view[at + 1], let count = view[at + 2] else { return nil }
      if flags & 0x80 != 0 { stamp = Self.stamp(view, at: at + 3) }
      length = 9 + Int(count)
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
    case 0x20:
      stamp = Self.stamp(view, at: at)
      at += 5
    case 0x30:
      stamp = Self.stamp(view, at: at)
      at += 10
    default:
      guard byte == 0x0F else { return nil }
      at += 1
    }
    length = at - index
  }

  static func isVideo(_ stream: UInt8) -> Bool { stream & 0xF0 == 0xE0 || stream == 0xFD }

  /// Private streams carry sound of other makers, MPEG's sound has numbers of its own.
  private static func isMedia(_ stream: UInt8) -> Bool {
    isVideo(stream) || stream & 0xE0 == 0xC0 || stream == 0xBD
  }

  private static func stamp(_ view: ByteView, at index: Int) -> UInt64? {
    guard let a = view[index], let b = view[index + 1], let c = view[index + 2], let d = view[index + 3],
      let e = view[index + 4]
    else { return nil }
    return PresentationTimes.stamp((a, b, c, d, e))
  }
}
