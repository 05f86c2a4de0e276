internal import ByteSources

/// Checks whether DDS textures, SGI and Sun pictures, and Windows event logs are complete.
enum RasterCompleteness {
  /// Checks DDS: mip levels of all faces, by pixel or 4×4 block size (Microsoft's DDS, "DDS file layout").
  static func dds(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = try file.reader.view(at: 0, count: 128)
    guard let kind = head.littleEndian(UInt32.self, at: 80), let code = head.bigEndian(UInt32.self, at: 84),
      let bits = head.littleEndian(UInt32.self, at: 88),
      let capabilities = head.littleEndian(UInt32.self, at: 112)
    else { throw .endOfData }
    // A second header describes the pixels ("DX10").
    let isNew = kind & 4 != 0 && code == 0x4458_3130
    let form = isNew ? try file.little32(128) : 0
    let block = isNew ? TextureCompleteness.block(form) : blocks[code]
    let isPacked = isNew ? block != nil : kind & 4 != 0
    let pixel = isNew ? TextureCompleteness.bits(form) : bits > 0 && bits <= 128 ? Int64(bits) : nil
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

  /// The bytes per block of 16 pixels: DXT1 to DXT5, ATI1 and ATI2, BC4 and BC5.
  private static let blocks: [UInt32: Int64] = [
    0x4458_5431: 8, 0x4458_5432: 16, 0x4458_5433: 16, 0x4458_5434: 16, 0x4458_5435: 16, 0x4154_4931: 8,
    0x4154_4932: 16, 0x4243_3455: 8, 0x4243_3453: 8, 0x4243_3555: 16, 0x4243_3553: 16,
  ]

  /// Checks SGI: rows of fixed length, or an offset table of packed rows (SGI Image File Format 1.00).
  static func silicon(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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

  /// Checks Sun raster: the pixel length, which the oldest writers left out, after a palette (rasterfile(5)).
  static func sun(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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

  /// Checks event logs: chunks of 64 KiB after a header of 4 KiB (Windows XML Event Log).
  static func eventLog(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let end = try file.little16(40) + (try file.little16(42)) * 65_536
    return end > file.byteCount
      ? .truncated("the number of chunks in the header", end: end)
      : .whole("the number of chunks in the header")
  }
}

/// Checks whether Khronos textures (KTX) are complete; also the pixel sizes of newer DDS formats.
enum TextureCompleteness {
  private static let checked = "the sizes of all mip levels"

  /// Checks KTX: each level is preceded by its size (KTX File Format Specification 1, 2).
  static func khronos(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let isBig = file.reader.head.matches([4, 3, 2, 1], at: 12)
    func number(_ offset: Int64) throws(ReadFailure) -> Int64 {
      isBig ? try file.big32(offset) : try file.little32(offset)
    }
    // Levels are aligned to four bytes.
    var offset = 64 + (try number(60))
    // Cube faces are stored one by one, each padded.
    let (elements, faces, levels) = (try number(48), try number(52), try number(56))
    for _ in 0..<min(32, max(1, levels)) {
      offset = (offset + 3) / 4 * 4
      let size = try number(offset)
      offset += 4 + (elements == 0 && faces == 6 ? 5 * ((size + 3) / 4 * 4) : 0) + size
    }
    return try .ending(at: offset, of: file, checked)
  }

  /// Checks KTX 2 by its index of offsets and lengths (KTX File Format Specification 2.0, 3).
  static func khronos2(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let levels = max(1, try file.little32(40))
    guard levels <= 32 else { return .unknown("nothing: more levels than a texture has") }
    var end = 80 + levels * 24
    for offset: Int64 in [48, 56] {
      end = max(end, try file.little32(offset) + (try file.little32(offset + 4)))
    }
    for offset in [64] + (0..<levels).map({ 80 + $0 * 24 }) {
      end = max(end, try file.little64(offset) + (try file.little64(offset + 8)))
    }
    return try .ending(at: end, of: file, checked)
  }

  /// Returns the bytes per block of 16 pixels, by DXGI_FORMAT.
  static func block(_ form: Int64) -> Int64? {
    switch form {
    case 70...72, 79...81: 8
    case 73...78, 82...84, 94...99: 16
    default: nil
    }
  }

  /// Returns the bits per pixel.
  static func bits(_ form: Int64) -> Int64? {
    switch form {
    case 1...4: 128
    case 5...8: 96
    case 9...22: 64
    case 23...47, 67, 87...93: 32
    case 48...59, 85, 86, 115: 16
    case 60...65: 8
    default: nil
    }
  }
}

/// Checks BPG by the length of the picture data, which may be left open (BPG Specification 0.9.5, 3).
enum BPGCompleteness {
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let hasExtension = try file.byte(5) & 8 != 0
    var offset: Int64 = 6
    _ = try number(&offset, file)
    _ = try number(&offset, file)
    let length = try number(&offset, file)
    guard length > 0 else { return .unknown("the length of the picture's data, which its writer left open") }
    if hasExtension {
      let size = try number(&offset, file)
      offset += size
    }
    return try .ending(at: offset + length, of: file, "the length of the picture's data")
  }

  /// Reads a number of 7 bits per byte, most significant first; the eighth bit is set if more follow.
  private static func number(_ offset: inout Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    var value: Int64 = 0
    for _ in 0..<5 {
      let byte = try file.byte(offset)
      offset += 1
      value = value << 7 | Int64(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    throw .malformed("a number that does not end")
  }
}

/// Checks whether OpenEXR is complete, by the last block in its offset table (OpenEXR File Layout).
enum EXRCompleteness {
  private static let checked = "the block that the table of offsets places last"
  private static let maxHeaderLength: Int64 = 1 << 20

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let flags = try file.little32(4)
    let (isTiled, isDeep, hasParts) = (flags & 0x200 != 0, flags & 0x800 != 0, flags & 0x1000 != 0)
    guard !isDeep, !hasParts else {
      return .unknown("nothing: files of several parts or depths are not walked")
    }
    let table = try endOfHeader(file)
    // Writers put the first block right after the table.
    let first = try file.little64(table)
    let count = (first - table) / 8
    guard first > table, (first - table) % 8 == 0, count < 1 << 20 else { return .unknown(checked) }
    var last: Int64 = 0
    for index in 0..<count {
      try file.reader.step()
      last = max(last, try file.little64(table + index * 8))
    }
    let head: Int64 = isTiled ? 20 : 8
    return try .ending(at: last + head + (try file.little32(last + head - 4)), of: file, checked)
  }

  /// Returns the end of the attributes: name, type, size and value each; an empty name ends them.
  private static func endOfHeader(_ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    var offset: Int64 = 8
    while offset < maxHeaderLength {
      try file.reader.step()
      if try file.byte(offset) == 0 { return offset + 1 }
      for _ in 0..<2 {
        let text = try file.reader.available(at: offset, upTo: 256)
        guard let end = text.firstIndex(of: 0) else {
          if text.count < 256 { throw .endOfData }
          throw .malformed("a name that does not end")
        }
        offset += Int64(end) + 1
      }
      offset += 4 + (try file.little32(offset))
    }
    throw .malformed("a header that is too long")
  }
}
