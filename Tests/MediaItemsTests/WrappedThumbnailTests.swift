import ByteSources
import ContainerFormats
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// Thumbnails of coded items: a header with their properties before their bytes.
struct WrappedThumbnailTests {
  /// Returns the only tile of a coded fixture, as the thumbnail of a larger picture.
  static func picture(_ name: String) throws -> (preview: EmbeddedPreview, bytes: [UInt8]) {
    let bytes = try Fixtures.bytes(name)
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    let meta = try #require(try ISOBaseMedia.first("meta", in: 0..<Int64(bytes.count), reader))
    let items = try itemTable(meta, reader)
    let picture = try #require(items.items.first { $0.type == "hvc1" }?.identifier)
    var preview = EmbeddedPreview(
      kind: .thumbnailItem, type: .heic, extents: try #require(items.extents(of: picture)), pixelWidth: 64,
      pixelHeight: 64, isFile: false)
    preview.item = EmbeddedPreview.CodedItem(
      coding: "hvc1", properties: try items.properties(of: picture, reader).map(\.range))
    return (preview, bytes)
  }

  static func itemTable(_ meta: ISOBaseMedia.Box, _ reader: ByteReader) throws -> ISOBaseMedia.ItemTable {
    var items = try ISOBaseMedia.ItemTable(meta, reader)
    try items.readLocations(reader)
    return items
  }

  static func extract(
    _ previews: [EmbeddedPreview], _ choice: MediaExtraction.PreviewChoice = .largest
  ) throws -> [MediaPart] {
    var item = try MediaItemReader().read(path: Fixtures.path("subtypes/plain.heic"))
    item.file.metadata?.previews = previews
    return try MediaExtraction().previews(of: item, choice)
  }

  @Test func itemsBecomeFiles() throws {
    let (preview, original) = try Self.picture("subtypes/plain.heic")
    let part = try Self.extract([preview])[0]
    let bytes = try MediaExtractionTests.bytes(part)
    #expect(part.name.string == "plain.preview.heic" && part.range == nil && !part.head.isEmpty)
    #expect(Int64(bytes.count) == part.byteCount)
    // The data of the item is unchanged.
    let data = preview.extents.flatMap { original[Int($0.lowerBound)..<Int($0.upperBound)] }
    #expect(Array(bytes.suffix(data.count)) == data && bytes.starts(with: part.head))
    // Our own reader identifies the file.
    #expect(try MetadataFixtures.type(of: bytes) == .heic)
    let metadata = try MetadataFixtures.read(bytes)
    #expect(metadata.pixelWidth == 64 && metadata.pixelHeight == 64 && metadata.damage == nil)
    #expect(metadata.medium == .still && metadata.previews.isEmpty)
    // The item is at the stated offset, with all properties of the thumbnail.
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    let meta = try #require(try ISOBaseMedia.first("meta", in: 0..<Int64(bytes.count), reader))
    let items = try Self.itemTable(meta, reader)
    #expect(items.primary == 1 && items.items.map(\.type) == ["hvc1"] && items.failure == nil)
    #expect(items.extents(of: 1) == [Int64(bytes.count - data.count)..<Int64(bytes.count)])
    let properties = try items.properties(of: 1, reader).map {
      Array(bytes[Int($0.range.lowerBound)..<Int($0.range.upperBound)])
    }
    let expected = try #require(preview.item).properties.map {
      Array(original[Int($0.lowerBound)..<Int($0.upperBound)])
    }
    #expect(properties == expected)
  }

  @Test func filesComeFirst() throws {
    var (preview, _) = try Self.picture("subtypes/plain.heic")
    preview.pixelWidth = 4000
    preview.pixelHeight = 3000
    let jpeg = EmbeddedPreview(
      kind: .exifThumbnail, type: .jpeg, extents: [20..<40], pixelWidth: 16, pixelHeight: 12)
    for choice in [MediaExtraction.PreviewChoice.largest, .smallest] {
      #expect(try Self.extract([preview, jpeg], choice).map(\.type) == [.jpeg])
    }
    let all = try Self.extract([preview, jpeg], .all)
    #expect(all.map(\.type) == [.jpeg, .heic] && all.map(\.head.isEmpty) == [true, false])
  }

  static let missing: [(because: String, change: @Sendable (inout EmbeddedPreview) -> Void)] = [
    ("nothing is known of its properties", { $0.item = nil }),
    ("it has none", { $0.item?.properties = [] }),
    ("its decoder's configuration is missing", { $0.item?.properties.removeFirst() }),
    ("tiles need more than one item", { $0.item?.coding = "grid" }),
    (
      "a property is cut short",
      { preview in
        if let first = preview.item?.properties.first {
          preview.item?.properties[0] = first.lowerBound..<first.upperBound - 1
        }
      }
    ),
    ("its properties are beyond all measure", { $0.item?.properties = [0..<1 << 40] }),
  ]

  @Test(arguments: missing.indices) func incompletePropertiesAreRefused(index: Int) throws {
    var (preview, _) = try Self.picture("subtypes/plain.heic")
    Self.missing[index].change(&preview)
    #expect(
      MediaExtractionTests.code { _ = try Self.extract([preview]) } == .inseparable,
      "\(Self.missing[index].because)")
  }
}
