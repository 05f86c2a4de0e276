import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// The embedded JPEGs of raw pictures, generated in the structure of each maker.
struct RawPreviewTests {
  static func little(_ number: Int, _ width: Int) -> [UInt8] { SampleArchive.little(number, width) }
  static func big(_ number: Int, _ width: Int) -> [UInt8] { little(number, width).reversed() }

  /// Returns a little-endian directory of numbers that fit into four bytes; for type 7 the value is an offset.
  static func directory(_ entries: [(tag: Int, type: Int, count: Int, value: Int)], next: Int = 0) -> [UInt8]
  {
    little(entries.count, 2)
      + entries.flatMap { little($0.tag, 2) + little($0.type, 2) + little($0.count, 4) + little($0.value, 4) }
      + little(next, 4)
  }

  static func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
    let contents = parts.flatMap { $0 }
    return big(contents.count + 8, 4) + Array(type.utf8) + contents
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var maker: String
    var name: String
    var type: String
    /// Creates the file from a small and a large JPEG.
    var make: @Sendable ([UInt8], [UInt8]) -> [UInt8]
    /// True if only the large one is expected.
    var isAlone = false
    var testDescription: String { maker }
  }

  /// Returns a header followed by the directories at their offsets.
  static func file(mark: [UInt8] = [0x49, 0x49, 0x2A, 0], _ directories: [Int: [UInt8]], _ size: Int)
    -> [UInt8]
  {
    var bytes = mark + little(8, 4) + [UInt8](repeating: 0, count: size)
    for (place, piece) in directories { bytes.replaceSubrange(place..<place + piece.count, with: piece) }
    return bytes
  }

  static func chain(_ small: [UInt8], _ large: [UInt8], mark: [UInt8] = [0x49, 0x49, 0x2A, 0]) -> [UInt8] {
    file(
      mark: mark,
      [
        8: directory(
          [(256, 4, 1, 6000), (257, 4, 1, 4000), (0x0201, 4, 1, 4000), (0x0202, 4, 1, large.count)], next: 200
        ),
        200: directory([(0x0201, 4, 1, 1000), (0x0202, 4, 1, small.count)]), 1000: small, 4000: large,
      ], 9000)
  }

  static let rows: [Row] = [
    Row(
      maker: "Canon, strip in the first directory", name: "a.CR2", type: "com.canon.cr2-raw-image",
      make: { small, large in
        file(
          [
            8: directory(
              [
                (256, 4, 1, 6000), (257, 4, 1, 4000), (259, 3, 1, 6), (273, 4, 1, 4000),
                (279, 4, 1, large.count),
              ], next: 200),
            200: directory([(0x0201, 4, 1, 1000), (0x0202, 4, 1, small.count)]), 1000: small, 4000: large,
          ], 9000)
      }),
    Row(
      maker: "Nikon, a directory below the first", name: "a.NEF", type: "com.nikon.raw-image",
      make: { small, large in
        file(
          [
            8: directory([
              (254, 4, 1, 1), (256, 4, 1, 160), (257, 4, 1, 120), (330, 4, 1, 300), (0x8769, 4, 1, 400),
            ]),
            300: directory([(254, 4, 1, 1), (0x0201, 4, 1, 4000), (0x0202, 4, 1, large.count)]),
            400: directory([(0x927C, 7, 900, 500)]),
            500: Array("Nikon\0\u{2}".utf8) + [0x10, 0, 0, 0x49, 0x49, 0x2A, 0] + little(8, 4)
              + directory([(0x0011, 4, 1, 60)]),
            570: directory([(0x0201, 4, 1, 490), (0x0202, 4, 1, small.count)]), 1000: small, 4000: large,
          ], 9000)
      }),
    Row(
      maker: "Olympus, in the maker note's settings", name: "a.ORF", type: "com.olympus.raw-image",
      make: { _, large in
        file(
          mark: Array("IIRO".utf8),
          [
            8: directory([(256, 4, 1, 5000), (257, 4, 1, 4000), (0x8769, 4, 1, 400)]),
            400: directory([(0x927C, 7, 900, 500)]),
            500: Array("OLYMPUS\0II\u{3}\0".utf8) + directory([(0x2020, 13, 1, 60)]),
            560: directory([(0x0101, 4, 1, 3500), (0x0102, 4, 1, large.count)]), 4000: large,
          ], 9000)
      }, isAlone: true),
    Row(
      maker: "OM System, its directory as bytes", name: "b.ORF", type: "com.olympus.raw-image",
      make: { _, large in
        file(
          mark: Array("IIRO".utf8),
          [
            8: directory([(256, 4, 1, 5000), (257, 4, 1, 4000), (0x8769, 4, 1, 400)]),
            400: directory([(0x927C, 7, 900, 500)]),
            500: Array("OM SYSTEM\0\0\0II\u{4}\0".utf8) + directory([(0x2020, 7, 42, 60)]),
            560: directory([(0x0101, 4, 1, 3500), (0x0102, 4, 1, large.count)]), 4000: large,
          ], 9000)
      }, isAlone: true),
    Row(
      maker: "Sony, two directories", name: "a.ARW", type: "com.sony.arw-raw-image", make: { chain($0, $1) }),
    Row(
      maker: "Pentax, two directories", name: "a.PEF", type: "com.pentax.raw-image", make: { chain($0, $1) }),
    Row(
      maker: "Panasonic, in a tag of the first directory", name: "a.RW2", type: "com.panasonic.rw2-raw-image",
      make: { _, large in
        file(
          mark: [0x49, 0x49, 0x55, 0],
          [
            8: directory([
              (2, 4, 1, 5000), (4, 4, 1, 0), (5, 4, 1, 0), (6, 4, 1, 3000), (7, 4, 1, 4000),
              (0x002E, 7, large.count, 4000),
            ]), 4000: large,
          ], 9000)
      }, isAlone: true),
    Row(
      maker: "Adobe, one strip below the first", name: "a.DNG", type: "com.adobe.raw-image",
      make: { small, large in
        file(
          [
            8: directory([
              (254, 4, 1, 1), (256, 4, 1, 160), (257, 4, 1, 120), (259, 3, 1, 7), (273, 4, 1, 1000),
              (279, 4, 1, small.count), (330, 4, 1, 300), (50706, 1, 4, 0x0401),
            ]),
            300: directory([
              (254, 4, 1, 1), (256, 4, 1, 320), (257, 4, 1, 48), (259, 3, 1, 7), (273, 4, 1, 4000),
              (279, 4, 1, large.count),
            ]), 1000: small, 4000: large,
          ], 9000)
      }),
    Row(
      maker: "Canon's boxes, full size in the first track", name: "a.CR3", type: "com.canon.cr3-raw-image",
      make: { _, large in
        func movie(_ place: Int) -> [UInt8] {
          let entry = box(
            "CRAW", big(0, 24) + big(320, 2) + big(48, 2) + big(0, 50), box("JPEG", big(0, 4)))
          let table = box(
            "stbl", box("stsd", big(0, 4) + big(1, 4), entry),
            box("stsz", big(0, 4) + big(0, 4) + big(1, 4) + big(large.count, 4)),
            box("co64", big(0, 4) + big(1, 4) + big(place, 8)))
          return box("moov", box("trak", box("mdia", box("minf", table))))
        }
        let front = box("ftyp", Array("crx \0\0\0\u{1}crx isom".utf8))
        return front + movie(front.count + movie(0).count + 8) + box("mdat", large)
      }, isAlone: true),
  ]

  @Test(arguments: rows) func areExtractedUnchanged(_ row: Row) throws {
    let small = try Fixtures.bytes("subtypes/plain.jpg")
    let large = try Fixtures.bytes("subtypes/panorama.jpg")
    let bytes = row.make(small, large)
    let metadata = try MetadataFixtures.read(bytes, as: UTType(row.type))
    #expect(metadata.previews.allSatisfy { $0.kind == .rawPreview && $0.isFile })
    // The command uses content and name for the type; here only the bytes decide.
    try withFile(row.name, bytes) { path in
      var item = try MediaItemReader().read(path: path)
      item.file.metadata = metadata
      let extraction = MediaExtraction()
      let all = try extraction.previews(of: item, .all).map(MediaExtractionTests.bytes)
      #expect(all == (row.isAlone ? [large] : [large, small]))
      let first = try extraction.previews(of: item)[0]
      #expect(try MediaExtractionTests.bytes(first) == large && first.head.isEmpty)
    }
  }

  @Test(arguments: rows) func truncationAndDamage(_ row: Row) throws {
    let bytes = row.make(
      try Fixtures.bytes("subtypes/plain.jpg"), try Fixtures.bytes("subtypes/panorama.jpg"))
    let type = try #require(TypeRegistry.standard.type(row.type))
    for length in stride(from: 0, to: min(bytes.count, 1200), by: 13) {
      _ = try MetadataDamageTests.check(Array(bytes.prefix(length)), type)
    }
    for index in stride(from: 8, to: min(bytes.count, 700), by: 3) {
      var changed = bytes
      changed[index] = 0xFF
      _ = try MetadataDamageTests.check(changed, type)
    }
  }
}
