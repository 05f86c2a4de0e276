import ByteSources
import ContainerFormats
import Testing
import UniformTypes

@testable import Formats

@Suite("Items, tracks and metadata of ISO base media files")
struct MetadataTests {
  @Test("A Live Photo's movie has a content identifier", arguments: ["live/IMG_0001.MOV"]) func keys(
    _ name: String
  )
    throws
  {
    let reader = ByteReader()
    try reader.open(MemorySource(try DamageTests.fixture(name)))
    let facts = try #require(try ISOBaseMedia.facts(reader))
    let movie = try #require(facts.movie)
    let values = try ISOBaseMedia.metadata(in: movie, reader)
    let identifier = try #require(values.first { $0.key == "com.apple.quicktime.content.identifier" })
    #expect(identifier.dataType == 1)
    #expect(identifier.range.count == 36)
    #expect(facts.hasTrack("vide"))
    #expect(facts.tracks.contains { $0.handler == "meta" && $0.coding == "mebx" })
  }

  @Test("A picture's primary item, size and Exif item") func items() throws {
    let reader = ByteReader()
    try reader.open(MemorySource(try DamageTests.fixture("live/IMG_0002.HEIC")))
    let facts = try #require(try ISOBaseMedia.facts(reader))
    let items = try #require(facts.items)
    #expect(facts.primaryCoding == "hvc1")
    #expect(items.primaryItem?.type == "grid")
    #expect(facts.pixelWidth == 64 && facts.pixelHeight == 48)
    #expect(items.items.contains { $0.type == "Exif" })
    #expect(facts.details == "brand heic; meta: primary item grid of hvc1 64×48, Exif")
  }

  @Test("A motion photo's still is HEIC") func motion() throws {
    let finding = try #require(try Bytes.finding(try DamageTests.fixture("motion/20240501_mpvd.heic")))
    #expect(finding.declared == .heic && finding.isDecided)
  }

  @Test("Boxes stop at a terminator, the container's end, and sizes smaller than a header") func boxes()
    throws
  {
    let reader = ByteReader()
    try reader.open(MemorySource(Bytes.box("free", [1]) + Bytes.box("skip") + Bytes.zeros(4)))
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<21)
    #expect(try boxes.next()?.contents == 8..<9)
    #expect(try boxes.next()?.type == "skip")
    #expect(try boxes.next() == nil)

    try reader.open(MemorySource(Bytes.big32(4) + Bytes.ascii("free") + Bytes.zeros(8)))
    var small = ISOBaseMedia.Boxes(reader, in: 0..<16)
    #expect(throws: ReadFailure.self) { try small.next() }

    try reader.open(MemorySource(Bytes.big32(400) + Bytes.ascii("free") + Bytes.zeros(8)))
    var long = ISOBaseMedia.Boxes(reader, in: 0..<16)
    let cut = try #require(try long.next())
    #expect(cut.isCutShort && cut.range == 0..<16)
  }
}
