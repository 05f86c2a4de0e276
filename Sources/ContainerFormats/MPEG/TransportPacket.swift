package import ByteSources

/// The packet layout of an MPEG-2 transport stream: 188 bytes, preceded by a four-byte time stamp in
/// Blu-ray and camera files, or followed by sixteen bytes of error correction in broadcast files (ISO/IEC 13818-1 §2.4.3.2).
package struct TransportLayout: Hashable, Sendable {
  private static let distances = [188, 192, 204]

  /// The offset of the first sync byte.
  package var start: Int
  /// The distance between sync bytes.
  package var distance: Int
  /// The number of packets checked, up to eight.
  package var checked: Int

  /// Finds sync bytes at a constant distance in the first bytes of a stream.
  ///
  /// A recording can begin within a packet, so up to a packet of junk may precede the first sync byte.
  package init?(_ view: ByteView, isWhole: Bool) {
    let head = view.buffer
    for first in 0..<min(204, head.count) where head[first] == TransportPacket.sync {
      // A sync byte at its regular offset needs less support than one after junk.
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

  /// Returns the number of complete packets in a stream of `size` bytes.
  package func count(_ size: Int64) -> Int64 {
    max(0, (size - Int64(start) + Int64(distance - TransportPacket.size)) / Int64(distance))
  }

  package func offset(of packet: Int64) -> Int64 { Int64(start) + packet * Int64(distance) }

  /// Calls `body` for the complete packets in `view`, the first of which begins at `start`.
  package func packets(in view: ByteView, from start: Int, _ body: (TransportPacket) -> Void) {
    var at = start
    while at + TransportPacket.size <= view.count {
      if view[at] == TransportPacket.sync { body(TransportPacket(view: view, at: at)) }
      at += distance
    }
  }
}

/// A packet of a transport stream (ISO/IEC 13818-1 §2.4.3.2).
package struct TransportPacket {
  package static let size = 188
  static let sync: UInt8 = 0x47

  let view: ByteView
  let at: Int

  /// The packet identifier (PID) of the packet's stream.
  package var identifier: Int? { view.bigEndian(UInt16.self, at: at + 1).map { Int($0 & 0x1FFF) } }
  /// True if a PES packet or a table begins in the payload (`payload_unit_start_indicator`).
  private var startsUnit: Bool { (view[at + 1] ?? 0) & 0x40 != 0 }

  /// The start of the payload, after the adaptation field.
  private var payload: Int? {
    guard let control = view[at + 3], control & 0x10 != 0 else { return nil }
    let start = at + 4 + (control & 0x20 != 0 ? 1 + Int(view[at + 4] ?? 0) : 0)
    return start < at + Self.size ? start : nil
  }

  package var contents: ByteView? { payload.map { view.slice($0..<at + Self.size) } }

  /// The payload without its PES header, if it begins with an MPEG-2 one.
  package var streamData: ByteView? {
    guard let contents, head != nil, let mark = contents[6], mark & 0xC0 == 0x80, let length = contents[8]
    else {
      return contents
    }
    return contents.slice(from: 9 + Int(length))
  }

  /// The PES header at the start of the payload.
  package var head: PESHeader? { startsUnit ? payload.flatMap { PESHeader(view, at: $0) } : nil }

  /// The table that begins in this packet, up to the packet's end and without its checksum (§2.4.4).
  package var table: ByteView? {
    guard startsUnit, let start = payload, let skipped = view[start] else { return nil }
    let first = start + 1 + Int(skipped)
    guard let length = view.bigEndian(UInt16.self, at: first + 1) else { return nil }
    let end = min(first + 3 + Int(length & 0xFFF) - 4, at + Self.size)
    return end > first + 8 ? view.slice(first..<end) : nil
  }
}

/// The tables that describe a transport stream (ISO/IEC 13818-1 §2.4.4).
package enum TransportTables {
  /// The packet identifier of the association table.
  package static let association = 0

  /// Returns the packet identifier of the first program's map (§2.4.4.3); nil for other tables.
  package static func firstMap(_ table: ByteView) -> Int? {
    guard table[0] == 0 else { return nil }
    for at in stride(from: 8, to: table.count - 3, by: 4) {
      // Program 0 is the network.
      guard table.bigEndian(UInt16.self, at: at) != 0 else { continue }
      return table.bigEndian(UInt16.self, at: at + 2).map { Int($0 & 0x1FFF) }
    }
    return nil
  }

  package struct Stream {
    package var type: UInt8
    package var identifier: Int
    package var descriptors: ByteView

    /// The descriptor tags, in order (§2.6).
    package var tags: [UInt8] {
      var tags: [UInt8] = []
      var at = 0
      while let tag = descriptors[at], let length = descriptors[at + 1] {
        tags.append(tag)
        at += 2 + Int(length)
      }
      return tags
    }
  }

  /// Returns the streams of a program map (§2.4.4.8); empty for other tables.
  package static func streams(_ table: ByteView) -> [Stream] {
    guard table[0] == 2, let described = table.bigEndian(UInt16.self, at: 10) else { return [] }
    var streams: [Stream] = []
    var at = 12 + Int(described & 0xFFF)
    while at + 5 <= table.count, let type = table[at],
      let identifier = table.bigEndian(UInt16.self, at: at + 1),
      let length = table.bigEndian(UInt16.self, at: at + 3)
    {
      let end = at + 5 + Int(length & 0xFFF)
      streams.append(
        Stream(type: type, identifier: Int(identifier & 0x1FFF), descriptors: table.slice(at + 5..<end)))
      at = end
    }
    return streams
  }
}
