import ByteSources
import MediaItems
import MediaMetadata
import Testing
import UniformTypes

/// The number of bytes read for the headers of files with large media data.
struct MetadataCostTests {
  private static func cost(_ bytes: [UInt8], _ type: UTType) throws -> (ByteReader.Statistics, MediaMetadata)
  {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    let metadata = try MediaMetadata.read(reader, type: type)
    return (reader.statistics, metadata)
  }

  private static func box(_ name: String, _ count: Int) -> [UInt8] {
    let size = UInt32(count + 8)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> UInt32($0)) } + Array(name.utf8)
      + [UInt8](repeating: 0xAA, count: count)
  }

  @Test func photo() throws {
    let data = [UInt8](repeating: 0x55, count: 3 << 20)
    let bytes = try MetadataFixtures.bytes("live/IMG_0001.JPG").dropLast(2) + data + [0xFF, 0xD9]
    let (cost, metadata) = try Self.cost(bytes, .jpeg)
    #expect(metadata.contentIdentifier != nil && metadata.storedWidth == 64)
    #expect(cost.reads <= 3 && cost.bytes <= 80 << 10)
  }

  @Test func photoWithThumbnail() throws {
    // A leading application segment of 40 KB, such as a colour profile or preview.
    let plain = try MetadataFixtures.bytes("live/IMG_0001.JPG")
    let filler = [0xFF, 0xED, 0x9C, 0x42] + [UInt8](repeating: 1, count: 40_000)
    let data = [UInt8](repeating: 0x55, count: 3 << 20)
    let bytes = plain[..<2] + filler + plain[2...].dropLast(2) + data + [0xFF, 0xD9]
    let (cost, metadata) = try Self.cost(Array(bytes), .jpeg)
    #expect(metadata.contentIdentifier != nil && metadata.storedWidth == 64)
    #expect(cost.reads <= 3 && cost.bytes <= 80 << 10)
  }

  @Test func pictureInBoxes() throws {
    let bytes = try MetadataFixtures.bytes("live/IMG_0002.HEIC") + Self.box("mdat", 3 << 20)
    let (cost, metadata) = try Self.cost(bytes, .heic)
    #expect(metadata.contentIdentifier != nil)
    #expect(cost.reads <= 4 && cost.bytes <= 80 << 10)
  }

  @Test func movie() throws {
    let plain = try MetadataFixtures.bytes("live/IMG_0001.MOV")
    let place =
      try #require((0..<plain.count - 8).first { Array(plain[$0..<$0 + 4]) == Array("mdat".utf8) }) - 4
    let inserted = Self.box("mdat", 5 << 20)
    let bytes = Array(plain[..<place]) + inserted + Array(plain[place...])
    let end = Int64(place + inserted.count)
    nonisolated(unsafe) var touched: [Range<Int64>] = []
    let reader = ByteReader()
    try reader.open(
      RangeSource(byteCount: Int64(bytes.count)) { offset, count in
        touched.append(offset..<offset + Int64(count))
        return Array(bytes[Int(offset)..<min(bytes.count, Int(offset) + count)])
      })
    let metadata = try MediaMetadata.read(reader, type: .quickTimeMovie)
    #expect(metadata.contentIdentifier != nil && metadata.stillImageTime != nil)
    #expect(reader.statistics.reads <= 4 && reader.statistics.bytes <= 64 << 10)
    // Media data are not read, except for the header.
    #expect(touched.dropFirst().allSatisfy { $0.lowerBound >= end })
  }

  @Test func doesNotCountFramesOfLargeAnimations() throws {
    let picture = try MetadataFixtures.bytes("subtypes/animated.gif")
    let frames = Array(picture[13..<picture.count - 1])
    let table = Int(picture[10] & 7)
    let body = Array(frames.dropFirst(picture[10] & 0x80 != 0 ? 3 << (table + 1) : 0))
    var bytes = Array(picture[..<(picture.count - 1)])
    while bytes.count < 6 << 20 { bytes += body }
    let (cost, metadata) = try Self.cost(bytes + [0x3B], .gif)
    #expect(metadata.isAnimated == true && metadata.frames == nil && metadata.isIncomplete)
    #expect(cost.bytes <= 5 << 20)
  }
}
