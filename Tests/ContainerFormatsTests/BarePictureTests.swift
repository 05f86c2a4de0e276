import ByteSources
import ContainerFormats
import Testing

/// Pictures without what is not needed to show them.
@Suite struct BarePictureTests {
  private static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [0xFF, marker, 0, UInt8(contents.count + 2)] + contents
  }

  private static let start: [UInt8] = [0xFF, 0xD8]
  private static let end: [UInt8] = [0xFF, 0xD9]
  private static let frame = segment(0xC0, [8, 0, 3, 0, 5, 1, 1, 0x11, 0])
  private static let lossless = segment(0xC3, [8, 0, 3, 0, 5, 1, 1, 0x11, 0])
  private static let tables = segment(0xDB, [0, 1, 2, 3])
  private static let codes = segment(0xC4, [0, 1, 2])
  private static let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56]
  private static let exif = segment(0xE1, Array("Exif\0\0GPS 48.1".utf8))
  private static let comment = segment(0xFE, Array("Anna".utf8))
  private static let profile = segment(0xE2, Array("ICC_PROFILE\0".utf8))

  private static func adobe(_ transform: UInt8, _ more: [UInt8] = []) -> [UInt8] {
    segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform] + more)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let given: [UInt8]
    /// nil where it is no whole picture that can be shown.
    let expected: [UInt8]?
    var testDescription: String { name }

    init(_ name: String, _ given: [[UInt8]], _ expected: [[UInt8]]?) {
      self.name = name
      self.given = given.flatMap { $0 }
      self.expected = expected.map { $0.flatMap { $0 } }
    }
  }

  /// What goes in, and what is left of it.
  static let pictures: [Row] = [
    Row("nothing to take away", [start, tables, frame, scan, end], [start, tables, frame, scan, end]),
    Row(
      "metadata before and after the frame", [start, exif, tables, comment, frame, profile, scan, end],
      [start, tables, frame, scan, end]),
    Row(
      "metadata between scans", [start, frame, scan, comment, codes, exif, scan, end],
      [start, frame, scan, codes, scan, end]),
    Row(
      "a file behind", [start, frame, scan, end, Array("ftypmp42 48.1".utf8)], [start, frame, scan, end]),
    Row("the colours of Adobe", [start, adobe(0), frame, scan, end], [start, adobe(0), frame, scan, end]),
    Row(
      "more in Adobe's segment", [start, adobe(2, Array("Anna".utf8)), frame, scan, end],
      [start, adobe(2), frame, scan, end]),
    Row("an unknown transform", [start, adobe(9), frame, scan, end], [start, frame, scan, end]),
    Row("no end", [start, frame, scan], nil), Row("no scan", [start, frame, end], nil),
    Row("no frame", [start, scan, end], nil), Row("sensor data", [start, lossless, scan, end], nil),
    Row("a segment that is cut", [start, frame, [0xFF, 0xE1, 1, 0]], nil),
    Row("no JPEG", [Array("GIF89a".utf8)], nil), Row("nothing", [], nil),
  ]

  @Test(arguments: pictures) func jpeg(_ row: Row) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(row.given))
    let bare = BareJPEG(reader)
    #expect(bare?.bytes == row.expected)
    if let bare { #expect(bare.pixelWidth == 5 && bare.pixelHeight == 3) }
  }

  /// A scan whose next marker lies over the border of two pieces that are read.
  @Test(arguments: 0..<4) func markersBetweenPieces(_ shift: Int) throws {
    let head = Self.start + Self.frame + Self.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let given = head + [UInt8](repeating: 0x5A, count: (16 << 10) - 2 + shift) + Self.end
    let reader = ByteReader()
    try reader.open(MemorySource(given))
    #expect(BareJPEG(reader)?.bytes == given)
  }

  private static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(contents.count)] + Array(type.utf8) + contents + [1, 2, 3, 4]
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let header = chunk("IHDR", [0, 0, 0, 5, 0, 0, 0, 3, 8, 2, 0, 0, 0])
  private static let data = chunk("IDAT", [9, 8, 7])

  private static let ending = chunk("IEND", [])

  static let graphics: [Row] = [
    Row("nothing to take away", [signature, header, data, ending], [signature, header, data, ending]),
    Row(
      "metadata, and bytes behind",
      [
        signature, header, chunk("eXIf", [1]), chunk("tEXt", [2]), chunk("tRNS", [3]), data,
        chunk("iCCP", [4]),
        ending, [48, 46, 49],
      ], [signature, header, chunk("tRNS", [3]), data, ending]),
    Row("no end", [signature, header, data], nil), Row("no header", [signature, data, ending], nil),
    Row("no PNG", [header], nil), Row("nothing", [], nil),
  ]

  @Test(arguments: graphics) func png(_ row: Row) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(row.given))
    let bare = BarePNG(reader)
    #expect(bare?.bytes == row.expected)
    if let bare { #expect(bare.pixelWidth == 5 && bare.pixelHeight == 3) }
  }

  @Test(arguments: [0, 1, 300, 200_000]) func deflatedBytesInflate(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
    let packed = try Deflater.deflate(bytes)
    var inflater = try Inflater(.raw)
    var found: [UInt8] = []
    let (state, used) = try packed.withUnsafeBytes {
      try inflater.inflate($0, appendingTo: &found, upTo: count + 1)
    }
    #expect(state == .finished && used == packed.count && found == bytes)
  }
}
