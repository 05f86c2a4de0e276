internal import ByteSources

/// Where textures and workstations' pictures end, and logs of chunks.
enum RasterEnds {
  /// Mip levels of all faces, by the size of a pixel or of a block of 16 (Microsoft's DDS, "DDS file layout").
  static func dds(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = try file.reader.view(at: 0, count: 128)
    guard let kind = head.littleEndian(UInt32.self, at: 80), let code = head.bigEndian(UInt32.self, at: 84),
      let bits = head.littleEndian(UInt32.self, at: 88),
      let capabilities = head.littleEndian(UInt32.self, at: 112)
    else { throw .endOfData }
    // A second header says more of the pixels ("DX10").
    let isNew = kind & 4 != 0 && code == 0x4458_3130
    let form = isNew ? try file.little32(128) : 0
    let block = isNew ? TextureEnds.block(form) : blocks[code]
    let isPacked = isNew ? block != nil : kind & 4 != 0
    let pixel = isNew ? TextureEnds.bits(form) : bits > 0 && bits <= 128 ? Int64(bits) : nil
    guard let unit = isPacked ? block : pixel else {
      return .unknown("nothing: a form of pixels whose size is not known")
    }
    var (width, height) = (try file.little32(16), try file.little32(12))
    var depth = capabilities & 0x20_0000 != 0 ? max(1, try file.little32(24)) : 1
    let faces =
      isNew
      ? try file.little32(140) * (try file.little32(136) & 4 != 0 ? 6 : 1)
      : capabilities & 0x200 != 0 ? Int64((capabilities >> 10 & 0x3F).nonzeroBitCount) : 1
    guard width > 0, height > 0, width < 1 << 16, height < 1 << 16, depth < 1 << 12 else {
      return .unknown("nothing: a size that is none")
    }
    var size: Int64 = 0
    for _ in 0..<min(32, max(1, try file.little32(28))) {
      size +=
        (isPacked ? (width + 3) / 4 * ((height + 3) / 4) * unit : (width * unit + 7) / 8 * height) * depth
      (width, height, depth) = (max(1, width / 2), max(1, height / 2), max(1, depth / 2))
    }
    let (all, overflow) = size.multipliedReportingOverflow(by: faces)
    guard !overflow, all < 1 << 56 else { throw .malformed("more pixels than any file has") }
    return try .ending(at: (isNew ? 148 : 128) + all, of: file, "the sizes of all mip levels")
  }

  /// Bytes of a block of 16 pixels: DXT1 to DXT5, ATI1 and ATI2, BC4 and BC5.
  private static let blocks: [UInt32: Int64] = [
    0x4458_5431: 8, 0x4458_5432: 16, 0x4458_5433: 16, 0x4458_5434: 16, 0x4458_5435: 16, 0x4154_4931: 8,
    0x4154_4932: 16, 0x4243_3455: 8, 0x4243_3453: 8, 0x4243_3555: 16, 0x4243_3553: 16,
  ]

  /// Rows of one length, or a table of where packed ones stand (SGI Image File Format 1.00).
  static func silicon(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let (isPacked, size) = (try file.byte(2) == 1, Int64(try file.byte(3)))
    let dimensions = try file.big16(4)
    let rows = (dimensions > 1 ? try file.big16(8) : 1) * (dimensions > 2 ? try file.big16(10) : 1)
    guard isPacked else {
      return try .ending(at: 512 + (try file.big16(6)) * rows * size, of: file, "the rows of pixels")
    }
    var end = 512 + rows * 8
    if end > file.byteCount { return .truncated("the table of rows") }
    for row in 0..<rows {
      try file.reader.step()
      end = max(end, try file.big32(512 + row * 4) + (try file.big32(512 + rows * 4 + row * 4)))
    }
    return try .ending(at: end, of: file, "the places of the packed rows")
  }

  /// Length of the pixels, which oldest writers left out, behind a palette (rasterfile(5)).
  static func sun(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let row = (try file.big32(4) * (try file.big32(12)) + 15) / 16 * 2
    let stated = try file.big32(16)
    let isPacked = try file.big32(20) == 2
    guard stated > 0 || !isPacked else {
      return .unknown("the length of the pixels, which its writer left open")
    }
    let (plain, overflow) = row.multipliedReportingOverflow(by: try file.big32(8))
    guard !overflow, plain < 1 << 56 else { throw .malformed("more pixels than any file has") }
    return try .ending(
      at: 32 + (try file.big32(28)) + (isPacked ? stated : plain), of: file, "the length of the pixels")
  }

  /// Chunks of 64 KiB behind a header of 4 KiB (Windows XML Event Log).
  static func eventLog(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let end = try file.little16(40) + (try file.little16(42)) * 65_536
    return end > file.byteCount
      ? .truncated("the number of chunks in the header", end: end)
      : .whole("the number of chunks in the header")
  }
}
