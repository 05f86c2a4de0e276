internal import ByteSources
internal import UniformTypes

/// Detects three-dimensional models by sizes that fit the file.
enum Models3D {
  /// 3D Studio: the main chunk fills the file, and begins with an allowed chunk.
  static func read3DS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt32.self, at: 2), let byteCount = reader.byteCount,
      size >= 16, let inner = reader.head.littleEndian(UInt16.self, at: 6),
      let length = reader.head.littleEndian(UInt32.self, at: 8), length >= 6, length <= size &- 6,
      [0x0002, 0x3D3D, 0x3D3E, 0x0100, 0xAFFF, 0xB000].contains(inner)
    else { return nil }
    guard Int64(size) <= byteCount else { return cut3DS(reader) }
    return ContentFinding(
      .threeDS, by: .structure, decided: Int64(size) == byteCount, range: 0..<12, rule: "3ds",
      because: "a main chunk of the file's size, in it a chunk of an editor, a version or a material")
  }

  /// Identifies a truncated main chunk by its version and editor chunks.
  private static func cut3DS(_ reader: ByteReader) -> ContentFinding? {
    let head = reader.head
    guard head.matches([0x02, 0, 10, 0, 0, 0], at: 6), let version = head.littleEndian(UInt32.self, at: 12),
      (1...4).contains(version), head.matches([0x3D, 0x3D], at: 16)
    else { return nil }
    return ContentFinding(
      .threeDS, by: .structure, range: 0..<18, rule: "3ds-cut",
      because: "a main chunk with a version and an editor's chunk, which ends behind the file",
      damage: .truncated)
  }

  /// Binary STL: 80 bytes of anything, a count, and 50 bytes for each triangle.
  static func readSTL(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 134, byteCount < 1 << 37,
      let triangles = reader.head.littleEndian(UInt32.self, at: 80), triangles > 0,
      84 + Int64(triangles) * 50 == byteCount
    else { return nil }
    return ContentFinding(
      .stl, by: .structure, range: 80..<84, rule: "stl-binary",
      because: "a number of triangles that fills the file to the byte",
      facts: Remark("\(triangles) triangles"))
  }
}

/// Detects MicroStation's files before version 8: elements with a level, a kind and a length in words (ISFF).
enum MicroStation {
  private static let cellHeader: UInt8 = 1
  /// In words.
  private static let maxElementLength: UInt16 = 768

  /// A library of cells: an element of group data, then the header of the first cell.
  static func readCells(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let words = reader.head.littleEndian(UInt16.self, at: 2) else { throw .endOfData }
    guard words <= maxElementLength else { return nil }
    let offset = 4 + 2 * Int64(words)
    guard let kind = try reader.view(at: offset, count: 2)[1], kind & 0x7F == cellHeader else { return nil }
    return ContentFinding(
      .microStationCells, by: .structure, decided: false, range: 0..<offset + 2, rule: "microstation-cells",
      because: "an element of group data, then a cell's header")
  }
}

extension FileFormat {
  static let glb = FileFormat(
    "glb", types: [.glTFBinary],
    signatures: [
      Signature("gltf", "'glTF' 02 00 00 00", .decides(.glTFBinary), "the mark and version 2")
    ],
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little32(8)) },
      because: "the header states the length (glTF 2.0, 4.4.2)"))

  static let threeDS = FileFormat(
    "threeDS", types: [.threeDS],
    signatures: [
      Signature(
        "3ds", "'MM'", .reads(.threeDS, Models3D.read3DS), "two letters, which need the chunks behind them")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x4D, 0x4D]],
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little32(2)) },
      because: "the first chunk states its length"))

  static let shapefile = FileFormat(
    "shapefile", types: [.shapefile],
    signatures: [
      Signature(
        "shapefile", "00 00 27 0A 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00",
        .reads(.shapefile, ScientificData.readShape),
        "the file code and five unused fields; the first record tells the index")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0, 0, 0x27, 0x0A]],
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.big32(24) * 2) },
      because: "the header states the length in words of 16 bits"))
}
