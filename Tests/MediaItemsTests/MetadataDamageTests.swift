import ByteSources
import MediaItems
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

/// Damaged and hostile headers: no crash, bounded work, no invented values.
struct MetadataDamageTests {
  static func check(_ bytes: [UInt8], _ type: UTType) throws -> MediaMetadata {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    let metadata = try MediaMetadata.read(reader, type: type)
    #expect(reader.statistics.steps <= ReadBudget().steps + 64)
    #expect(reader.statistics.reads <= 64)
    let end = Int64(bytes.count)
    if let video = metadata.motionVideo { #expect(video.offset > 0 && video.range.upperBound <= end) }
    for preview in metadata.previews {
      for extent in preview.extents { #expect(extent.lowerBound >= 0 && extent.upperBound <= end) }
    }
    #expect(metadata.orientation.map { (1...8).contains($0) } ?? true)
    #expect(metadata.duration.map { $0.isFinite && $0 >= 0 } ?? true)
    #expect(metadata.frameRate.map { $0.isFinite && $0 > 0 } ?? true)
    return metadata
  }

  @Test("Cut short", arguments: MetadataFixtures.media) func truncation(_ entry: MetadataFixtures.Entry)
    throws
  {
    let bytes = try MetadataFixtures.bytes(entry.path)
    let type = try MetadataFixtures.type(of: bytes)
    let whole = try MetadataFixtures.read(bytes, as: type)
    for length in stride(from: 0, to: bytes.count, by: 64) {
      let metadata = try Self.check(Array(bytes[..<length]), type)
      // Values of the truncated file equal those of the whole file.
      if let identifier = metadata.contentIdentifier { #expect(identifier == whole.contentIdentifier) }
      if let width = metadata.storedWidth { #expect(width == whole.storedWidth) }
      if let date = metadata.captured { #expect([date.year, date.month, date.day] == [2024, 5, 1]) }
      if let video = metadata.motionVideo { #expect(video.length == whole.motionVideo?.length) }
    }
  }

  @Test("One byte changed", arguments: MetadataFixtures.media) func mutation(_ entry: MetadataFixtures.Entry)
    throws
  {
    let bytes = try MetadataFixtures.bytes(entry.path)
    let type = try MetadataFixtures.type(of: bytes)
    // Headers are at both ends, pixels between them.
    for index in Array(stride(from: 0, to: min(bytes.count, 1500), by: 29))
      + Array(stride(from: max(0, bytes.count - 900), to: bytes.count, by: 29))
    {
      for value: UInt8 in [0, 0xFF] where bytes[index] != value {
        var changed = bytes
        changed[index] = value
        _ = try Self.check(changed, type)
      }
    }
  }

  @Test("A source of unknown size", arguments: MetadataFixtures.media)
  func unsized(_ entry: MetadataFixtures.Entry) throws {
    let bytes = try MetadataFixtures.bytes(entry.path)
    let type = try MetadataFixtures.type(of: bytes)
    let whole = try MetadataFixtures.read(bytes, as: type)
    for length in Array(stride(from: 0, to: bytes.count, by: 256)) + [bytes.count] {
      let source = RangeSource(byteCount: nil) { offset, count in
        offset >= Int64(length) ? [] : Array(bytes[Int(offset)..<min(length, Int(offset) + count)])
      }
      let reader = ByteReader()
      try reader.open(source)
      let metadata = try MediaMetadata.read(reader, type: type)
      if length == bytes.count { #expect(metadata.contentIdentifier == whole.contentIdentifier) }
      // Trailers are searched from the end, which is unknown here.
      #expect(metadata.motionVideo == nil || metadata.motionVideo == whole.motionVideo)
    }
  }

  @Test func offsetsNearTheLargestNumber() throws {
    // BigTIFF: a JPEG that begins four bytes before the largest offset.
    func entry(_ tag: UInt8, _ high: UInt8, _ value: Int64) -> [UInt8] {
      [tag, high, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0]
        + (0..<8).map { UInt8(truncatingIfNeeded: value >> Int64(8 * $0)) }
    }
    let bytes: [UInt8] =
      [0x49, 0x49, 0x2B, 0, 8, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0] + [3, 0, 0, 0, 0, 0, 0, 0]
      + entry(0, 1, 5) + entry(1, 2, Int64.max - 4) + entry(2, 2, 20) + [UInt8](repeating: 0, count: 8)
    let metadata = try Self.check(bytes, .tiff)
    #expect(metadata.previews.isEmpty)
  }

  @Test func directoriesInACircle() throws {
    // One entry (width 5, height follows); the next directory is the first one.
    let bytes: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 2, 0] + [0, 1, 3, 0, 1, 0, 0, 0, 5, 0, 0, 0]
      + [1, 1, 3, 0, 1, 0, 0, 0, 7, 0, 0, 0] + [8, 0, 0, 0]
    let metadata = try Self.check(bytes, .tiff)
    #expect(metadata.damage == .cyclic && metadata.storedWidth == 5 && metadata.storedHeight == 7)
  }

  @Test func exifInACircle() throws {
    // Both the second directory and the Exif directory are the first one.
    var tiff: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 2]
    tiff += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0] + [0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8]
    tiff += [0, 0, 0, 8]
    let body = Array("Exif\0\0".utf8) + tiff
    let bytes = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + [0xFF, 0xD9]
    let metadata = try Self.check(bytes, .jpeg)
    #expect(metadata.orientation == 6)
  }

  /// Boxes with a count of 0xFFFFFFFF after type and flags: the rest of the box is still used.
  static let lies: [(path: String, box: String, rate: Double?)] = [
    ("subtypes/plain.mov", "stts", 10), ("subtypes/plain.mov", "elst", 10),
    ("subtypes/plain.mov", "stsd", 10),
    ("live/IMG_0001.MOV", "keys", 10), ("subtypes/plain.heic", "ipma", nil),
  ]

  @Test(arguments: lies.indices) func hugeCounts(index: Int) throws {
    let row = Self.lies[index]
    var bytes = try MetadataFixtures.bytes(row.path)
    let name = Array(row.box.utf8)
    let place = try #require((0..<bytes.count - 16).last { Array(bytes[$0..<$0 + 4]) == name })
    for offset in 8..<12 { bytes[place + offset] = 0xFF }
    let metadata = try Self.check(bytes, row.rate == nil ? .heic : .quickTimeMovie)
    #expect(metadata.storedWidth == 64 && metadata.storedHeight == 48)
    #expect(metadata.frameRate.map { abs($0 - 10) < 0.001 } == row.rate.map { _ in true })
  }

  @Test func truncatedVideoIsNoMotionPhoto() throws {
    let bytes = try MetadataFixtures.bytes("motion/PXL_0001.MP.jpg")
    let metadata = try Self.check(Array(bytes.dropLast(16)), .jpeg)
    #expect(metadata.motionVideo == nil && metadata.staleMotionFlag == nil && metadata.damage == .truncated)
    #expect(metadata.answer(.livePhoto).value == .no)
  }

  @Test func sourceErrorsAreThrown() throws {
    let reader = ByteReader()
    let bytes = try MetadataFixtures.bytes("live/IMG_0001.JPG")
    var isOpen = false
    let source = RangeSource(byteCount: 1 << 20) { offset, count in
      if isOpen { throw ByteSourceError(code: .ioError, description: "gone") }
      return Array(
        (bytes + [UInt8](repeating: 0, count: 1 << 20))[Int(offset)..<Int(offset) + min(count, 4096)])
    }
    try reader.open(source)
    isOpen = true
    #expect(throws: ReadFailure.source(ByteSourceError(code: .ioError, description: "gone"))) {
      try MediaMetadata.read(reader, type: .jpeg)
    }
  }
}
