package import ByteSources

/// The head of a FLAC frame, whose own checksum is right (RFC 9639 §9.1).
package struct FLACFrame: Hashable, Sendable {
  /// The number of the frame, or of its first sample where blocks differ in size.
  package var number: UInt64
  private var countsSamples: Bool
  /// Samples of each channel.
  package var blockSize: Int

  /// Reads the head at `index`; nil where there is none.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view[index] == 0xFF, let sync = view[index + 1], sync & 0xFE == 0xF8, let sizes = view[index + 2],
      let channels = view[index + 3], channels >> 4 <= 10, channels & 1 == 0, sizes >> 4 > 0,
      sizes & 15 < 15, let first = view[index + 4]
    else { return nil }
    countsSamples = sync & 1 == 1
    // A number is written as UTF-8 writes a character, in up to seven bytes.
    let length = (~first).leadingZeroBitCount
    guard length != 1, length <= 7 else { return nil }
    var number = UInt64(first) & (length == 0 ? 0x7F : 0x7F >> UInt64(length))
    var place = index + 5
    for _ in 0..<max(0, length - 1) {
      guard let next = view[place], next >> 6 == 2 else { return nil }
      number = number << 6 | UInt64(next & 0x3F)
      place += 1
    }
    self.number = number
    switch Int(sizes >> 4) {
    case 1: blockSize = 192
    case let code where code <= 5: blockSize = 144 << code
    case 6:
      guard let size = view[place] else { return nil }
      blockSize = Int(size) + 1
      place += 1
    case 7:
      guard let size = view.bigEndian(UInt16.self, at: place) else { return nil }
      blockSize = Int(size) + 1
      place += 2
    case let code: blockSize = 1 << code
    }
    place += [12: 1, 13: 2, 14: 2][sizes & 15] ?? 0
    guard let stored = view[place], Self.headCheck(view, index..<place) == stored else { return nil }
  }

  /// The sample behind the frame's last one; `usual` is the size of all blocks but the last.
  package func end(usual: Int) -> UInt64 {
    let first = countsSamples ? number : number.multipliedReportingOverflow(by: UInt64(usual)).partialValue
    return first &+ UInt64(blockSize)
  }

  /// CRC-8 with the polynomial 0x07.
  private static func headCheck(_ view: ByteView, _ range: Range<Int>) -> UInt8 {
    var check: UInt8 = 0
    for index in range {
      check ^= view[index] ?? 0
      for _ in 0..<8 { check = check & 0x80 != 0 ? check << 1 ^ 0x07 : check << 1 }
    }
    return check
  }

  /// Calls `body` with every index behind which a frame from `start` may end, since its checksum comes out, until it
  /// says true (§9.3).
  package static func ends(
    from start: Int, in view: ByteView, where body: (Int) -> Bool
  ) {
    view.withUnsafeBytes { bytes in
      var check: UInt16 = 0
      for index in max(0, start)..<max(start, bytes.count) {
        check = FrameCheck.updated(check, bytes[index])
        // What includes its own checksum checks to zero; the shortest frame has a head, a subframe and the checksum.
        if check == 0, index - start >= 9, body(index + 1) { return }
      }
    }
  }
}
