internal import ByteSources
internal import UniformTypes

/// Pictures of workstations' programs: Utah's raster toolkit, Khoros.
enum WorkstationPictures {
  /// Utah RLE: a picture with an area, one to four channels of eight bits, and a small colour map.
  static func readUtahRLE(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let width = head.littleEndian(UInt16.self, at: 6),
      let height = head.littleEndian(UInt16.self, at: 8),
      let flags = head[10], let channels = head[11], let bits = head[12], let maps = head[13],
      let mapBits = head[14]
    else { throw .endOfData }
    guard width > 0, height > 0, flags < 16, channels <= 4, bits == 8, maps <= 4, mapBits <= 8 else {
      return nil
    }
    return ContentFinding(
      .utahRLE, by: .structure, range: 0..<15, rule: "utah-rle",
      because: "every field of the header is possible",
      facts: Remark("\(width)×\(height)"))
  }

  /// VIFF: release 1 or 3, a byte order of a known machine, and a picture with an area in that order.
  static func readVIFF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let release = head[2], let order = head[4], head.count >= 1024 else { return nil }
    guard release <= 4, [0x02, 0x04, 0x08, 0x0A].contains(order) else { return nil }
    let isLittle = order == 0x04 || order == 0x08
    func field(_ index: Int) -> UInt32? {
      isLittle ? head.littleEndian(UInt32.self, at: index) : head.bigEndian(UInt32.self, at: index)
    }
    guard let columns = field(520), let rows = field(524), (1...65_535).contains(columns),
      (1...65_535).contains(rows)
    else { return nil }
    return ContentFinding(
      .viff, by: .structure, range: 0..<528, rule: "viff",
      because: "a release, a byte order, and a picture with an area"
    )
  }
}
