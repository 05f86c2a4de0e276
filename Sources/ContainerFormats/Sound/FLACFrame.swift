package import ByteSources

/// The header of a FLAC frame, with a valid checksum (RFC 9639 §9.1).
package struct FLACFrame: Hashable, Sendable {
  /// The frame number, or the first sample's number if block sizes vary.
  package var number: UInt64
  private var countsSamples: Bool
  /// Samples per channel.
  package var blockSize: Int

  /// Reads the header at `index`; nil if there is none.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view[index] == 0xFF, let sync = view[index + 1], sync & 0xFE == 0xF8, let sizes = view[index + 2],
      let channels = view[index + 3], channels >> 4 <= 10, channels & 1 == 0, sizes >> 4 > 0,
      sizes & 15 < 15, let first = view[index + 4]
    else { return nil }
    countsSamples = sync & 1 == 1
    // The number is encoded like UTF-8, in up to seven bytes.
    let length = (~first).leadingZeroBitCount
    guard length != 1, length <= 7 else { return nil }
    var number = UInt64(first) & (length == 0 ? 0x7F : 0x7F >> UInt64(length))
    var offset = index + 5
    for _ in 0..<max(0, length - 1) {
      guard let next = view[offset], next >> 6 == 2 else { return nil }
      number = number << 6 | UInt64(next & 0x3F)
      offset += 1
    }
    self.number = number
    switch Int(sizes >> 4) {
    case 1: blockSize = 192
    case let code where code <= 5: blockSize = 144 << code
    case 6:
      guard let size = view[offset] else { return nil }
      blockSize = Int(size) + 1
      offset += 1
    case 7:
      guard let size = view.bigEndian(UInt16.self, at: offset) else { return nil }
      blockSize = Int(size) + 1
      offset += 2
    case let code: blockSize = 1 << code
    }
    offset += [12: 1, 13: 2, 14: 2][sizes & 15] ?? 0
    guard let stored = view[offset], Self.headCheck(view, index..<offset) == stored else { return nil }
  }

  /// Returns the sample after the frame's last one; `usual` is the size of all blocks but the last.
  package func end(usual: Int) -> UInt64 {
    let first = countsSamples ? number : number.multipliedReportingOverflow(by: UInt64(usual)).partialValue
    return first &+ UInt64(blockSize)
  }

  /// Computes CRC-8 with the polynomial 0x07.
  private static func headCheck(_ view: ByteView, _ range: Range<Int>) -> UInt8 {
    var check: UInt8 = 0
    for index in range {
      check ^= view[index] ?? 0
      for _ in 0..<8 { check = check & 0x80 != 0 ? check << 1 ^ 0x07 : check << 1 }
    }
    return check
  }

  /// Calls `body` with every frame end at which the checksum matches, until it returns true (§9.3).
  package static func ends(
    from start: Int, in view: ByteView, where body: (Int) -> Bool
  ) {
    view.withUnsafeBytes { bytes in
      var check: UInt16 = 0
      for index in max(0, start)..<max(start, bytes.count) {
        check = FrameChecksum.updated(check, bytes[index])
        // The CRC over data and checksum is zero; the shortest frame has header, subframe and checksum.
        if check == 0, index - start >= 9, body(index + 1) { return }
      }
    }
  }
}

/// The stream information block of FLAC, which comes first (RFC 9639 §6, §8.2).
package struct FLACStream: Hashable, Sendable {
  /// The number of bytes needed from the signature on.
  package static let headLength = 4 + 4 + 18

  /// The sizes of the shortest block but the last, and of the longest, in samples.
  package var blockSizes: ClosedRange<Int>
  /// The bytes of the longest frame; 0 if unknown.
  package var maxFrameLength: Int
  package var sampleRate: UInt32
  /// Samples per channel; 0 if unknown.
  package var samples: UInt64

  /// Reads the signature at `index` and the block after it; nil if they are not there.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view.matches("fLaC", at: index), let block = view[index + 4], block & 0x7F == 0,
      let sizes = view.bigEndian(UInt32.self, at: index + 8),
      let longest = view.bigEndian(UInt32.self, at: index + 14),
      // 20 bits of rate, 3 of channels, 5 of depth, 36 of samples.
      let packed = view.bigEndian(UInt64.self, at: index + 8 + 10)
    else { return nil }
    let (shortest, largest) = (Int(sizes >> 16), Int(sizes & 0xFFFF))
    blockSizes = min(shortest, largest)...max(shortest, largest)
    maxFrameLength = Int(longest & 0xFF_FFFF)
    sampleRate = UInt32(packed >> 44)
    samples = packed & 0xF_FFFF_FFFF
  }

  /// Returns the start of the frames, after the metadata blocks that follow the signature at `start` (§8.1).
  package static func framesStart(at start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64 {
    var offset = start + 4
    while true {
      try reader.step()
      let head = try reader.bigEndian(UInt32.self, at: offset)
      offset += 4 + Int64(head & 0xFF_FFFF)
      if head >> 31 == 1 { return offset }
    }
  }
}
