internal import ByteSources
internal import UniformTypes

/// Detects Truevision TGA: version 2 has a footer; version 1 only a picture that fits its header.
enum TGA {
  /// Detects the footer, TGA's only signature, which only version 2 has.
  static func readFooter(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let byteCount = reader.byteCount, byteCount >= 44, let colourMap = head[1], colourMap <= 1,
      let kind = head[2],
      [0, 1, 2, 3, 9, 10, 11, 32, 33].contains(kind)
    else { return nil }
    guard try reader.view(at: byteCount - 18, count: 18).matches("TRUEVISION-XFILE.\0") else { return nil }
    return ContentFinding(
      .tga, by: .structure, range: byteCount - 26..<byteCount, rule: "tga-footer",
      because: "Truevision's footer and a possible header")
  }

  /// Detects an uncompressed picture whose size is exactly the header's.
  static func readSize(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let header = Header(reader.head), !header.isPacked,
      header.pixels + header.pixelCount * Int64(header.pixelSize) == reader.byteCount
    else { return nil }
    return ContentFinding(
      .tga, by: .structure, range: 0..<18, rule: "tga-size",
      because: "an uncompressed picture that fills the file to the byte", facts: header.remark)
  }

  /// The number of packet bytes that are checked.
  private static let reach = 64 << 10
  /// Fewer runs, or rows of single pixels, can occur by chance.
  private static let minRuns = 8
  private static let minRows = 4

  /// Detects packets that never cross the end of a row, or that end the picture at the end of the file.
  static func readPackets(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let header = Header(reader.head), header.isPacked, let byteCount = reader.byteCount,
      header.pixels < reach, header.pixels < byteCount
    else { return nil }
    let view = try reader.available(at: 0, upTo: reach)
    var offset = Int(header.pixels)
    var (pixels, runs) = (Int64(0), 0)
    var keepsRows = true
    while pixels < header.pixelCount, let packet = view[offset] {
      let count = Int64(packet & 0x7F) + 1
      if pixels % header.width + count > header.width { keepsRows = false }
      if count > 1 { runs += 1 }
      pixels += count
      offset += 1 + header.pixelSize * (packet & 0x80 != 0 ? 1 : Int(count))
    }
    let endsFile = pixels == header.pixelCount && Int64(offset) == byteCount
    guard endsFile || keepsRows && runs >= minRuns && pixels >= header.width * Int64(minRows) else {
      return nil
    }
    return ContentFinding(
      .tga, by: .structure, range: 0..<Int64(min(offset, view.count)), rule: "tga-packets",
      because: endsFile
        ? "packets that fill the picture where the file ends"
        : "packets of which none passes the end of a row (Truevision TGA 2.0, field 8)",
      facts: header.remark)
  }

  /// The 18 header bytes, if all are valid.
  private struct Header {
    var width: Int64
    var height: Int64
    var pixelSize: Int
    var isPacked: Bool
    var pixels: Int64
    var pixelCount: Int64 { width * height }
    var remark: Remark { Remark("\(width)×\(height)") }

    init?(_ head: ByteView) {
      guard let identifier = head[0], let colourMap = head[1], colourMap <= 1, let kind = head[2],
        (1...3).contains(kind & ~8), let entries = head.littleEndian(UInt16.self, at: 5),
        let entryDepth = head[7], let width = head.littleEndian(UInt16.self, at: 12),
        let height = head.littleEndian(UInt16.self, at: 14), let depth = head[16], let flags = head[17],
        width > 0, height > 0, flags & 0xC0 == 0, flags & 0x0F <= 8,
        [8, 15, 16, 24, 32].contains(depth), colourMap == 1 || kind & ~8 != 1,
        colourMap == 0 ? entries == 0 : [15, 16, 24, 32].contains(entryDepth)
      else { return nil }
      self.width = Int64(width)
      self.height = Int64(height)
      pixelSize = Int(depth + 7) / 8
      isPacked = kind & 8 != 0
      let map = colourMap == 1 ? Int64(entries) * Int64((entryDepth + 7) / 8) : 0
      pixels = 18 + Int64(identifier) + map
    }
  }
}
