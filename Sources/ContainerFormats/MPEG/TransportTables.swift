package import ByteSources

/// The tables that say what a transport stream carries (ISO/IEC 13818-1 §2.4.4).
package enum TransportTables {
  /// The packets that carry the association table.
  package static let association = 0

  /// The packets that carry the first program's map, by an association table (§2.4.4.3); nil for other tables.
  package static func firstMap(_ table: ByteView) -> Int? {
    guard table[0] == 0 else { return nil }
    for at in stride(from: 8, to: table.count - 3, by: 4) {
      // Program 0 is the network's.
      guard table.bigEndian(UInt16.self, at: at) != 0 else { continue }
      return table.bigEndian(UInt16.self, at: at + 2).map { Int($0 & 0x1FFF) }
    }
    return nil
  }

  /// One stream of a program's map.
  package struct Stream {
    package var type: UInt8
    /// The packets that carry it.
    package var identifier: Int
    package var descriptors: ByteView

    /// Descriptors' tags, in order (§2.6).
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

  /// The streams of a program's map (§2.4.4.8); none for other tables.
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
