import ByteSources
import ContainerFormats
import Testing

@Suite struct PictureStripperTests {
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
    /// Nil if the input is no complete picture.
    let expected: [UInt8]?
    var testDescription: String { name }

    init(_ name: String, _ given: [[UInt8]], _ expected: [[UInt8]]?) {
      self.name = name
      self.given = given.flatMap { $0 }
      self.expected = expected.map { $0.flatMap { $0 } }
    }
  }

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
    let bare = JPEGStripper(reader)
    #expect(bare?.bytes == row.expected)
    if let bare { #expect(bare.pixelWidth == 5 && bare.pixelHeight == 3) }
  }

  /// A scan whose next marker crosses a chunk boundary.
  @Test(arguments: 0..<4) func markersAcrossChunks(_ shift: Int) throws {
    let head = Self.start + Self.frame + Self.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let given = head + [UInt8](repeating: 0x5A, count: (16 << 10) - 2 + shift) + Self.end
    let reader = ByteReader()
    try reader.open(MemorySource(given))
    #expect(JPEGStripper(reader)?.bytes == given)
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
    Row("an empty header", [signature, chunk("IHDR", []), header, data, ending], nil),
    Row("two headers", [signature, header, header, data, ending], nil),
    Row(
      "another chunk before the header", [signature, chunk("gAMA", [0, 0, 0, 1]), header, data, ending], nil),
  ]

  @Test(arguments: graphics) func png(_ row: Row) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(row.given))
    let bare = PNGStripper(reader)
    #expect(bare?.bytes == row.expected)
    if let bare { #expect(bare.pixelWidth == 5 && bare.pixelHeight == 3) }
  }

  // MARK: GIF and WebP

  private static let screen: [UInt8] = Array("GIF89a".utf8) + [5, 0, 3, 0, 0x80, 0, 0] + [1, 2, 3, 4, 5, 6]
  private static let image: [UInt8] = [0x2C, 0, 0, 0, 0, 5, 0, 3, 0, 0, 2, 2, 0x4C, 1, 0]
  private static let delay: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
  private static let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]

  private static func application(_ name: String, _ data: String) -> [UInt8] {
    [0x21, 0xFF, 11] + Array(name.utf8) + [UInt8(data.utf8.count)] + Array(data.utf8) + [0]
  }

  static let animations: [Row] = [
    Row("nothing to take away", [screen, loop, delay, image, [0x3B]], [screen, loop, delay, image, [0x3B]]),
    Row(
      "a comment, XMP, a text, and bytes behind",
      [
        screen, loop, [0x21, 0xFE, 4] + Array("Anna".utf8) + [0], application("XMP DataXMP", "GPS 48.1"),
        delay,
        image, [0x21, 0x01, 1, 65, 0], [0x3B], Array("48.1".utf8),
      ], [screen, loop, delay, image, [0x3B]]),
    Row(
      "more behind the loop and the delay",
      [
        screen, [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 4] + Array("Anna".utf8) + [0],
        [0x21, 0xF9, 4, 0, 10, 0, 0, 4] + Array("Anna".utf8) + [0], image, [0x3B],
      ], [screen, loop, delay, image, [0x3B]]),
    Row("no end", [screen, image], nil), Row("no picture", [screen, [0x3B]], nil),
    Row("no GIF", [header], nil),
  ]

  @Test(arguments: animations) func gif(_ row: Row) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(row.given))
    let bare = GIFStripper(reader, upTo: 1 << 16)
    #expect(bare?.bytes == row.expected)
    if let bare { #expect(bare.pixelWidth == 5 && bare.pixelHeight == 3) }
    #expect(GIFStripper(reader, upTo: 20) == nil)
  }

  private static func riff(_ chunks: [UInt8]...) -> [UInt8] {
    let contents = Array("WEBP".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + [UInt8(contents.count), 0, 0, 0] + contents
  }

  private static func part(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    Array(type.utf8) + [UInt8(contents.count), 0, 0, 0] + contents + (contents.count % 2 == 1 ? [0] : [])
  }

  private static func extended(_ flags: UInt8) -> [UInt8] {
    part("VP8X", [flags, 0, 0, 0, 4, 0, 0, 2, 0, 0])
  }

  private static let coded = part("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 5, 0, 3, 0, 7])
  private static let lossless4 = part("VP8L", [0x2F, 4, 0x80, 0, 0])
  private static func frame(_ more: [UInt8] = []) -> [UInt8] {
    part("ANMF", [UInt8](repeating: 0, count: 16) + lossless4 + more)
  }

  static let webPictures: [Row] = [
    Row("nothing to take away", [riff(coded)], [riff(coded)]),
    Row("without losses", [riff(lossless4)], [riff(lossless4)]),
    Row(
      "all kinds of metadata, and bytes behind",
      [
        riff(
          extended(0x2C), part("ICCP", [1]), coded, part("EXIF", Array("48.1".utf8)), part("XMP ", [2]),
          part("Anna", [3])),
        Array("48.1".utf8),
      ], [riff(extended(0), coded)]),
    Row(
      "in the frames of an animation",
      [riff(extended(0x0E), part("ANIM", [0, 0, 0, 0, 0, 0]), frame(part("Anna", [1, 2])), frame())],
      [riff(extended(2), part("ANIM", [0, 0, 0, 0, 0, 0]), frame(), frame())]),
    Row("no picture", [riff(part("EXIF", [1]))], nil),
    Row(
      "a form shorter than its head", [Array("RIFF".utf8) + [1, 0, 0, 0] + Array("WEBP".utf8) + coded], nil),
    Row("a cut chunk", [Array(riff(coded).dropLast(3))], nil), Row("no WebP", [header], nil),
    Row("an empty extended header at the end", [riff(coded, part("VP8X", []))], nil),
    Row(
      "an extended header of nine bytes", [riff(part("VP8X", [UInt8](repeating: 0, count: 9)), coded)], nil),
  ]

  @Test(arguments: webPictures) func webP(_ row: Row) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(row.given))
    let bare = WebPStripper(reader, upTo: 1 << 16)
    #expect(bare?.bytes == row.expected)
    if let bare { #expect(bare.pixelWidth == 5 && bare.pixelHeight == 3) }
  }

  @Test(arguments: [0, 1, 300, 200_000]) func deflatedBytesInflate(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
    let packed = try Deflater.deflate(bytes)
    var inflater = try Inflater(.raw)
    var result: [UInt8] = []
    let (state, used) = try packed.withUnsafeBytes {
      try inflater.inflate($0, appendingTo: &result, upTo: count + 1)
    }
    #expect(state == .finished && used == packed.count && result == bytes)
  }
}
