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
  /// How many lengths of segments stand between the head and the body.
  private var segments: Int

  /// Reads the head at `index`, without the lengths of its segments; nil where there is none of version 0.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view.matches("OggS\0", at: index), let flags = view[index + 5],
      let position = view.littleEndian(UInt64.self, at: index + 6),
      let serial = view.littleEndian(UInt32.self, at: index + 14), let segments = view[index + 26]
    else { return nil }
    beginsStream = flags & 2 != 0
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
}
