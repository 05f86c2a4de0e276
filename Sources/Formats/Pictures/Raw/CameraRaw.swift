internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// Raw pictures that are not TIFF: Fuji's, Canon's, Minolta's and Sigma's.
extension FileFormat {
  static let fujiRaw = FileFormat(
    "fujiRaw", types: [.fujiRaw],
    signatures: [Signature("fuji", "'FUJIFILMCCD-RAW'", .decides(.fujiRaw), "the mark in full")],
    medium: .still,
    metadata: .headers(FujiRaw.read),
    details: { (details) throws(ReadFailure) in try details.readFujiRaw() },
    completeness: CompletenessCheck(
      read: TIFFCompleteness.fuji, because: "the header states where picture and sensor data lie"),
    because: "Fuji's header before a JPEG and a TIFF structure")

  static let canonHeap = FileFormat(
    "canonHeap", types: [.canonCRW],
    signatures: [
      Signature(
        "canon-crw", "'HEAPCCDR'", at: 6, .decides(.canonCRW), "Canon's heap format with the camera's subtype"
      )
    ],
    medium: .still,
    metadata: .headers(CanonHeap.read),
    completeness: CompletenessCheck(
      read: CameraRawCompleteness.canon, because: "the last four bytes lead to the directory (CIFF 1.0)"),
    because: "heaps of records")

  static let minoltaRaw = FileFormat(
    "minoltaRaw", types: [.minoltaRaw],
    signatures: [Signature("minolta", "00 'MRM'", .decides(.minoltaRaw), "the mark")],
    medium: .still,
    metadata: .headers(MinoltaRaw.read),
    completeness: CompletenessCheck(
      read: CameraRawCompleteness.minolta, because: "a block states the sensor's rows"),
    because: "blocks, of which one is a TIFF structure")

  static let x3f = FileFormat(
    "x3f", types: [.sigmaX3F],
    signatures: [Signature("sigma", "'FOVb'", .decides(.sigmaX3F), "the mark")],
    medium: .still,
    metadata: .headers(PictureSizes.readX3F),
    completeness: CompletenessCheck(
      read: CameraRawCompleteness.sigma, because: "the last four bytes lead to the directory"),
    because: "numbers in the header")
}

/// Reads Fuji's RAF: a header that leads to a JPEG with Exif.
enum FujiRaw {
  private static let maxRecords: UInt32 = 256

  /// Reads the picture size from the sensor records: the cropped size if present, else the full one.
  private static func size(_ reader: ByteReader) throws(ReadFailure) -> (width: Int, height: Int)? {
    let start = Int64(try reader.bigEndian(UInt32.self, at: 92))
    let end = start + Int64(try reader.bigEndian(UInt32.self, at: 96))
    guard start > 0, end <= reader.end, end - start >= 4 else { return nil }
    let count = try reader.bigEndian(UInt32.self, at: start)
    var sizes: [UInt16: (width: Int, height: Int)] = [:]
    var at = start + 4
    for _ in 0..<min(count, maxRecords) where end - at >= 4 {
      try reader.step()
      let length = Int64(try reader.bigEndian(UInt16.self, at: at + 2))
      if length == 4, end - at >= 8 {
        sizes[try reader.bigEndian(UInt16.self, at: at)] = (
          Int(try reader.bigEndian(UInt16.self, at: at + 6)),
          Int(try reader.bigEndian(UInt16.self, at: at + 4))
        )
      }
      at += 4 + length
    }
    return sizes[0x0111] ?? sizes[0x0121] ?? sizes[0x0100]
  }

  /// Reads RAF: Exif from the JPEG preview that the header leads to, the size from the sensor records.
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let start = Int64(try reader.bigEndian(UInt32.self, at: 84))
    let count = Int64(try reader.bigEndian(UInt32.self, at: 88))
    guard start > 0, count > 4, start + count <= reader.end else { throw .endOfData }
    let range = start..<start + count
    var preview = EmbeddedPreview(kind: .rawPreview, type: .jpeg, extents: [range])
    try JPEGMetadata.read(in: range, ofFile: false, reader, into: &metadata)
    (preview.pixelWidth, preview.pixelHeight) = (metadata.storedWidth, metadata.storedHeight)
    if let own = try size(reader) { metadata.store(width: own.width, height: own.height) }
    metadata.previews.append(preview)
  }
}

/// Reads Minolta's MRW: blocks before the sensor data, one with the size and one with a TIFF structure.
enum MinoltaRaw {
  private static let maxBlocks = 16

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.view(at: 0, count: 4).matches("\0MRM") else { throw .malformed("no head of a raw file") }
    let end = 8 + Int64(try reader.bigEndian(UInt32.self, at: 4))
    var offset: Int64 = 8
    var size: (width: Int, height: Int)?
    for _ in 0..<maxBlocks where end - offset >= 8 {
      try reader.step()
      let name = try reader.bigEndian(UInt32.self, at: offset)
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 4))
      switch name {
      // `\0PRD`: a version, height and width of the sensor, then of the picture.
      case 0x0050_5244:
        size = (
          Int(try reader.bigEndian(UInt16.self, at: offset + 22)),
          Int(try reader.bigEndian(UInt16.self, at: offset + 20))
        )
      // `\0TTW`
      case 0x0054_5457:
        try reader.prefetch(offset + 8..<min(offset + 8 + length, reader.end), upTo: 64 << 10)
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try TIFFMetadata.read(reader, at: offset + 8, isRaw: true, into: &metadata)
        }
      default: break
      }
      offset += 8 + length
    }
    if let size { metadata.store(width: size.width, height: size.height) }
  }
}

/// Checks whether Canon's CRW, Minolta's MRW and Sigma's X3F raw pictures are complete.
enum CameraRawCompleteness {
  /// Checks CRW: the last four bytes lead to the root directory (CIFF 1.0, 4).
  static func canon(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the directory that the last four bytes lead to"
    let start = try file.little32(2)
    guard file.byteCount - start >= 6 else { return .truncated(checked) }
    let position = start + (try file.little32(file.byteCount - 4))
    guard position >= start, position + 2 <= file.byteCount - 4 else { return .truncated(checked) }
    let count = try file.little16(position)
    let end = position + 2 + count * 10
    guard (1...512).contains(count), end <= file.byteCount - 4 else { return .truncated(checked) }
    for index in 0..<count {
      let entry = position + 2 + index * 10
      // This bit marks values stored in the entry itself.
      if try file.little16(entry) & 0x4000 != 0 { continue }
      let (size, offset) = (try file.little32(entry + 2), try file.little32(entry + 6))
      if start + offset + size > position { return .truncated(checked) }
    }
    return .whole(checked, end: file.byteCount)
  }

  /// Checks MRW: a block states the sensor size, and the sensor data follow the blocks.
  static func minolta(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the blocks, and the sensor's rows"
    let end = 8 + (try file.big32(4))
    var offset: Int64 = 8
    while offset + 8 <= end {
      try file.reader.step()
      let mark = try file.big32(offset)
      if mark == 0x0050_5244 {
        let (height, width) = (try file.big16(offset + 16), try file.big16(offset + 18))
        let bits = Int64(try file.byte(offset + 24))
        guard bits == 12 || bits == 16 else { break }
        return try .ending(at: end + height * width * bits / 8, of: file, checked)
      }
      offset += 8 + (try file.big32(offset + 4))
    }
    return end > file.byteCount ? .truncated("the blocks before the picture", end: end) : .unknown(checked)
  }

  /// Checks X3F: the last four bytes lead to the directory of sections, which ends the file.
  static func sigma(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the directory that the last four bytes lead to"
    guard file.byteCount >= 16 else { return .truncated(checked) }
    let offset = try file.little32(file.byteCount - 4)
    guard offset + 12 <= file.byteCount, try file.reader.view(at: offset, count: 4).matches("SECd") else {
      return .truncated(checked)
    }
    let count = try file.little32(offset + 8)
    return offset + 12 + count * 12 + 4 == file.byteCount
      ? .whole(checked, end: file.byteCount) : .unknown(checked)
  }
}
