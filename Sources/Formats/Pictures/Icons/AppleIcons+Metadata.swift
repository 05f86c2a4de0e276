internal import ByteSources
internal import MediaMetadata

extension AppleIcons {
  private static let mostEntries = 64
  /// The side of the square picture that an entry holds.
  private static let sides: [(type: FourCharacterCode, side: Int)] = [
    ("ICON", 32), ("ICN#", 32), ("icl4", 32), ("icl8", 32), ("il32", 32), ("ics#", 16), ("ics4", 16),
    ("ics8", 16),
    ("is32", 16), ("ich#", 48), ("ich4", 48), ("ich8", 48), ("ih32", 48), ("it32", 128), ("icp4", 16),
    ("icp5", 32), ("icp6", 64), ("ic04", 16), ("ic05", 32), ("ic07", 128), ("ic08", 256), ("ic09", 512),
    ("ic10", 1024), ("ic11", 32), ("ic12", 64), ("ic13", 256), ("ic14", 512),
  ]

  /// Reads the directory: the largest picture's size.
  static func readSize(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var best = 0
    var offset: Int64 = 8
    for _ in 0..<mostEntries where reader.end - offset >= 8 {
      try reader.step()
      let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 4))
      guard length >= 8 else { break }
      if let row = sides.first(where: { $0.type == type }) { best = max(best, row.side) }
      offset += length
    }
    metadata.store(width: best, height: best)
  }
}
