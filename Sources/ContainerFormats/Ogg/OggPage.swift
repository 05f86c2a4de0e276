package import ByteSources

/// The head of an Ogg page, and where its body lies (RFC 3533 §6).
package struct OggPage: Sendable {
  private static let headLength = 27
  private static let mostStreams = 64

  /// Whether the page begins a logical stream.
  package var beginsStream: Bool
  /// The position that the codec gives the last packet that ends here; all ones where none does.
  package var position: UInt64
  package var serial: UInt32
  package var endsStream: Bool
  /// How many lengths of segments stand between the head and the body.
  private var segments: Int

  /// Reads the head at `index`, without the lengths of its segments; nil where there is none of version 0.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view.matches("OggS\0", at: index), let flags = view[index + 5],
      let position = view.littleEndian(UInt64.self, at: index + 6),
      let serial = view.littleEndian(UInt32.self, at: index + 14), let segments = view[index + 26]
    else { return nil }
    beginsStream = flags & 2 != 0
    endsStream = flags & 4 != 0
    (self.position, self.serial, self.segments) = (position, serial, Int(segments))
  }

  /// Calls `body` for the pages at the start that begin streams, which come before all others: with the first packet's
  /// bytes, `limit` of them at most, and with the page's end.
  package static func firstPages(
    upTo limit: Int, _ reader: ByteReader, _ body: (OggPage, ByteView, Int64) -> Void
  ) throws(ReadFailure) {
    var offset: Int64 = 0
    for _ in 0..<mostStreams {
      try reader.step()
      guard let page = OggPage(try reader.view(at: offset, count: headLength)), page.beginsStream else {
        return
      }
      offset += Int64(headLength)
      let length = try reader.view(at: offset, count: page.segments).withUnsafeBytes { lengths in
        lengths.reduce(0) { $0 + Int($1) }
      }
      offset += Int64(page.segments)
      let packet = try reader.available(at: offset, upTo: min(length, limit))
      offset += Int64(length)
      body(page, packet, offset)
    }
  }

  /// The heads of all pages in `view`, wherever it begins.
  package static func pages(in view: ByteView, _ body: (OggPage) -> Void) {
    var index = 0
    while let place = view.firstIndex(of: UInt8(ascii: "O"), from: index) {
      index = place + 1
      if let page = OggPage(view, at: place) { body(page) }
    }
  }

  /// The most bytes of a page: the head, 255 lengths, and as many segments of 255 bytes.
  package static let longest = headLength + 255 + 255 * 255

  /// Where the page at `index` ends, and whether its last packet goes on in the next; nil where the lengths are cut.
  package func extent(_ view: ByteView, at index: Int) -> (end: Int, isContinued: Bool)? {
    let lengths = view.slice(index + Self.headLength..<index + Self.headLength + segments)
    guard lengths.count == segments else { return nil }
    let sum = lengths.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }
    return (index + Self.headLength + segments + sum, segments > 0 && lengths[segments - 1] == 255)
  }

  /// Whether the checksum of a page's bytes is right: CRC-32 from 0, not reflected, with the checksum's place as zeros.
  package static func isSound(_ page: ByteView) -> Bool {
    guard let stored = page.littleEndian(UInt32.self, at: 22) else { return false }
    let check = page.withUnsafeBytes { bytes in
      var check: UInt32 = 0
      for index in 0..<bytes.count {
        let byte = (22..<26).contains(index) ? 0 : bytes[index]
        check = check << 8 ^ table[Int(UInt8(check >> 24) ^ byte)]
      }
      return check
    }
    return check == stored
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { check, _ in
      check & 0x8000_0000 != 0 ? check << 1 ^ 0x04C1_1DB7 : check << 1
    }
  }
}
