package import ByteSources

/// How the packets of an MPEG-2 transport stream lie: 188 bytes each, in Blu-ray's and cameras' files with four bytes of
/// time before, in broadcasters' with sixteen of error correction behind (ISO/IEC 13818-1 §2.4.3.2).
package struct TransportLayout: Hashable, Sendable {
  private static let distances = [188, 192, 204]

  /// Where the first packet's sync byte stands.
  package var start: Int
  /// From one sync byte to the next.
  package var distance: Int
  /// How many packets were checked: eight at most.
  package var checked: Int

  /// Finds sync bytes at a constant distance in the first bytes of a stream, which `view` holds.
  ///
  /// Recorders begin anywhere: up to a packet of junk may stand before the first sync byte.
  package init?(_ view: ByteView, isWhole: Bool) {
    let head = view.buffer
    for first in 0..<min(204, head.count) where head[first] == TransportPacket.sync {
      // At its proper place a sync byte needs less support than behind junk.
      let isInPlace = first == 0 || first == 4
      for distance in Self.distances {
        var packets = 0
        while packets < 8, view[first + packets * distance] == TransportPacket.sync,
          // A packet holds a payload, an adaptation field or both.
          (view[first + packets * distance + 3] ?? 0x10) & 0x30 != 0
        {
          packets += 1
        }
        let isAtEnd = isWhole && first + packets * distance >= view.count
        guard packets >= (isInPlace ? 5 : 8) || (packets >= 3 && isAtEnd && isInPlace) else { continue }
        (start, self.distance, checked) = (first, distance, packets)
        return
      }
    }
    return nil
  }

  /// How many whole packets a stream of `size` bytes has.
  package func count(_ size: Int64) -> Int64 {
    max(0, (size - Int64(start) + Int64(distance - TransportPacket.size)) / Int64(distance))
  }

  /// Where the packet with a number begins.
  package func offset(of packet: Int64) -> Int64 { Int64(start) + packet * Int64(distance) }

  /// Calls `body` for the whole packets in `view`, of which the first begins at `start`.
  package func packets(in view: ByteView, from start: Int, _ body: (TransportPacket) -> Void) {
    var at = start
    while at + TransportPacket.size <= view.count {
      if view[at] == TransportPacket.sync { body(TransportPacket(view: view, at: at)) }
      at += distance
    }
  }
}

/// One packet of a transport stream (ISO/IEC 13818-1 §2.4.3.2).
package struct TransportPacket {
  package static let size = 188
  static let sync: UInt8 = 0x47

  let view: ByteView
  let at: Int

  package var identifier: Int? { view.bigEndian(UInt16.self, at: at + 1).map { Int($0 & 0x1FFF) } }
  private var begins: Bool { (view[at + 1] ?? 0) & 0x40 != 0 }

  /// Where the payload begins, behind the adaptation field.
  private var payload: Int? {
    guard let control = view[at + 3], control & 0x10 != 0 else { return nil }
    let start = at + 4 + (control & 0x20 != 0 ? 1 + Int(view[at + 4] ?? 0) : 0)
    return start < at + Self.size ? start : nil
  }

  /// The payload's bytes.
  package var contents: ByteView? { payload.map { view.slice($0..<at + Self.size) } }

  /// The payload's bytes without the head of a packet of MPEG-2's form that begins here.
  package var coded: ByteView? {
    guard let contents, head != nil, let mark = contents[6], mark & 0xC0 == 0x80, let length = contents[8]
    else {
      return contents
    }
    return contents.slice(from: 9 + Int(length))
  }

  /// The head of the packetised stream's packet that begins here.
  package var head: PESHeader? { begins ? payload.flatMap { PESHeader(view, at: $0) } : nil }

  /// The table that begins here, as far as this packet holds it, without the check at its end (§2.4.4).
  package var table: ByteView? {
    guard begins, let start = payload, let skipped = view[start] else { return nil }
    let first = start + 1 + Int(skipped)
    guard let length = view.bigEndian(UInt16.self, at: first + 1) else { return nil }
    let end = min(first + 3 + Int(length & 0xFFF) - 4, at + Self.size)
    return end > first + 8 ? view.slice(first..<end) : nil
  }
}
