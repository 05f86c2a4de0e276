import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

struct PreviewExtractionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var shows: String
    var previews: [EmbeddedPreview]
    var choice = MediaExtraction.PreviewChoice.largest
    var expect: Result<[String: [Range<Int64>]], ExtractionError.Code>
    var testDescription: String { shows }
  }

  enum Result<Value: Sendable, Code: Sendable>: Sendable {
    case files(Value)
    case fails(Code)
  }

  static func preview(
    _ kind: EmbeddedPreview.Kind, _ range: Range<Int64>, _ width: Int? = nil, isFile: Bool = true
  ) -> EmbeddedPreview {
    var preview = EmbeddedPreview(kind: kind, type: isFile ? .jpeg : .heic, extents: [range])
    (preview.pixelWidth, preview.pixelHeight, preview.isFile) = (width, width, isFile)
    return preview
  }

  static let small = preview(.exifThumbnail, 10..<100, 160)
  static let large = preview(.multiPicture, 200..<250, 1920)
  static let unknown = preview(.rawPreview, 300..<900)

  static let rows: [Row] = [
    Row(shows: "none", previews: [], expect: .fails(.nothing)),
    Row(
      shows: "the largest picture, not the most bytes", previews: [small, large, unknown],
      expect: .files(["plain.preview.jpg": [200..<250]])),
    Row(
      shows: "one whose size nobody knows is last", previews: [unknown, small], choice: .smallest,
      expect: .files(["plain.preview.jpg": [300..<900]])),
    Row(
      shows: "all, numbered, each once", previews: [small, large, small], choice: .all,
      expect: .files(["plain.preview1.jpg": [200..<250], "plain.preview2.jpg": [10..<100]])),
    Row(
      shows: "a gain map is no preview", previews: [preview(.companion, 10..<100, 160)],
      expect: .fails(.nothing)),
    Row(
      shows: "a coded item is no file", previews: [preview(.thumbnailItem, 10..<100, 160, isFile: false)],
      expect: .fails(.inseparable)),
    Row(
      shows: "a file beside a coded item",
      previews: [preview(.thumbnailItem, 5..<9, 320, isFile: false), small],
      expect: .files(["plain.preview.jpg": [10..<100]])),
    Row(
      shows: "bytes behind the end of the file", previews: [preview(.rawPreview, 10..<100_000, 160)],
      expect: .fails(.damaged)),
    Row(
      shows: "more pixels than numbers can count", previews: [preview(.rawPreview, 10..<20, .max), small],
      expect: .files(["plain.preview.jpg": [10..<100]])),
  ]

  @Test(arguments: rows)
  func areChosen(_ row: Row) throws {
    var item = try MediaItemReader().read(path: Fixtures.path("subtypes/plain.jpg"))
    item.file.metadata?.previews = row.previews
    switch row.expect {
    case .fails(let code):
      #expect(MediaExtractionTests.code { _ = try MediaExtraction().previews(of: item, row.choice) } == code)
    case .files(let files):
      let parts = try MediaExtraction().previews(of: item, row.choice)
      #expect(parts.count == files.count)
      let original = try Fixtures.bytes("subtypes/plain.jpg")
      for part in parts {
        #expect(files[part.name.string] == part.extents)
        let bytes = part.extents.flatMap { original[Int($0.lowerBound)..<Int($0.upperBound)] }
        #expect(try MediaExtractionTests.bytes(part) == bytes)
      }
    }
  }

  /// Returns a plain picture with an Exif thumbnail.
  static func photograph(thumbnail: [UInt8]) throws -> [UInt8] {
    func big(_ number: Int, _ width: Int) -> [UInt8] { SampleArchive.little(number, width).reversed() }
    func entry(_ tag: Int, _ value: Int) -> [UInt8] { big(tag, 2) + big(4, 2) + big(1, 4) + big(value, 4) }
    let tiff =
      Array("MM\0*".utf8) + big(8, 4) + big(0, 2) + big(14, 4) + big(2, 2) + entry(0x0201, 44)
      + entry(0x0202, thumbnail.count) + big(0, 4) + thumbnail
    let block = Array("Exif\0\0".utf8) + tiff
    let plain = try Fixtures.bytes("subtypes/plain.jpg")
    return [0xFF, 0xD8, 0xFF, 0xE1] + big(block.count + 2, 2) + block + plain.dropFirst(2)
  }

  @Test func thumbnailsAreUnchanged() throws {
    let thumbnail = try Fixtures.bytes("subtypes/plain.jpg")
    let bytes = try Self.photograph(thumbnail: thumbnail)
    let names = try withFile("IMG_1.JPG", bytes) { path in
      let part = try MediaExtraction().previews(of: try MediaItemReader().read(path: path))[0]
      #expect(try MediaExtractionTests.bytes(part) == thumbnail)
      return part.name.string
    }
    #expect(names == "IMG_1.preview.jpg")
    // The same picture in stored and in compressed archive members.
    for coding in [SampleArchive.Coding.stored, .deflated] {
      var archive = SampleArchive()
      archive.add("a.jpg", bytes, coding)
      archive.add("a.mov", try Fixtures.bytes("subtypes/plain.mov"), coding)
      try withFile("a.livp", archive.bytes) { path in
        let part = try MediaExtraction().previews(of: try MediaItemReader().read(path: path))[0]
        #expect(try MediaExtractionTests.bytes(part) == thumbnail)
        #expect((part.range != nil) == (coding == .stored))
      }
    }
  }

  /// Returns a raw picture of boxes, with a thumbnail in the movie box and a larger preview after it.
  static func boxedRaw(version: UInt8, thumbnail: [UInt8], preview: [UInt8], claims: Int? = nil) -> [UInt8] {
    func big(_ number: Int, _ width: Int) -> [UInt8] { SampleArchive.little(number, width).reversed() }
    func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
      big(contents.count + 8, 4) + Array(type.utf8) + contents
    }
    func user(_ high: UInt64, _ low: UInt64, _ contents: [UInt8]) -> [UInt8] {
      let identifier = [high, low].flatMap { half in
        (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) }
      }
      return box("uuid", identifier + contents)
    }
    let small = box(
      "THMB",
      [version, 0, 0, 0] + big(160, 2) + big(120, 2) + big(thumbnail.count, 4)
        + (version == 0 ? big(1, 2) + big(0, 2) : []) + thumbnail)
    let large = box(
      "PRVW",
      big(0, 4) + big(1, 2) + big(1620, 2) + big(1080, 2) + big(1, 2) + big(claims ?? preview.count, 4)
        + preview)
    return box("ftyp", Array("crx \0\0\0\u{1}crx isom".utf8))
      + box("moov", user(0x85C0_B687_820F_11E0, 0x8111_F4CE_462B_6A48, small))
      + user(0xEAF4_2B5E_1C98_4B88, 0xB9FB_B7DC_406E_4D16, big(0, 8) + large) + box("mdat", [1, 2, 3, 4])
  }

  @Test(arguments: [0, 1] as [UInt8])
  func boxedRawsHaveTwo(version: UInt8) throws {
    let jpeg = try Fixtures.bytes("subtypes/plain.jpg")
    let large = try Fixtures.bytes("subtypes/panorama.jpg")
    try withFile("IMG_1.CR3", Self.boxedRaw(version: version, thumbnail: jpeg, preview: large)) { path in
      let item = try MediaItemReader().read(path: path)
      let extraction = MediaExtraction()
      let bytes = try extraction.previews(of: item, .all).map(MediaExtractionTests.bytes)
      #expect(bytes == [large, jpeg])
      #expect(item.file.metadata?.previews.map(\.pixelWidth) == [160, 1620])
    }
    let lying = Self.boxedRaw(version: version, thumbnail: jpeg, preview: large, claims: 1 << 24)
    try withFile("IMG_1.CR3", lying) { path in
      let item = try MediaItemReader().read(path: path)
      let bytes = try MediaExtraction().previews(of: item, .all).map(MediaExtractionTests.bytes)
      #expect(bytes == [jpeg])
    }
  }
}
