import ByteSources
import FileIdentification
import Foundation
import MediaItems
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

struct MetadataFixtureTests {
  static let table = (try? MetadataFixtures.rows("fixtures.tsv")) ?? []

  @Test("What the headers say", arguments: table.indices) func row(index: Int) throws {
    let row = Self.table[index]
    let path = try #require(row["path"])
    let metadata = try MetadataFixtures.read(path)
    for (name, expected) in row where name != "path" {
      let describe = try #require(
        MetadataColumn.all[name], "the table has a column that means nothing: \(name)")
      #expect(describe(metadata) ?? "-" == expected, "\(path): \(name)")
    }
  }

  @Test func everyFixtureHasARow() {
    #expect(Set(Self.table.compactMap { $0["path"] }) == Set(MetadataFixtures.media.map(\.path)))
    #expect(Self.table.count == MetadataFixtures.media.count)
  }

  @Test("What the script that made them says", arguments: MetadataFixtures.media)
  func manifest(_ entry: MetadataFixtures.Entry) throws {
    let bytes = try MetadataFixtures.bytes(entry.path)
    let metadata = try MetadataFixtures.read(bytes)
    #expect(metadata.contentIdentifier == entry.contentIdentifier)
    #expect(metadata.burstIdentifier == entry.burstUUID)
    #expect(metadata.motionVideo?.length == entry.videoLength)
    if let time = entry.stillImageTime { #expect(abs((metadata.stillImageTime ?? -1) - time) < 0.001) }
    if let video = metadata.motionVideo {
      let start = try #require(Int(exactly: video.offset))
      #expect(Array(bytes[start + 4..<start + 8]) == Array("ftyp".utf8))
      #expect(video.range.upperBound <= Int64(bytes.count) && metadata.staleMotionFlag == nil)
      #expect(metadata.answer(.livePhoto).value == .yes)
    }
    if let name = entry.subtype {
      let subtype = try #require(Self.names[name] ?? MediaSubtype(rawValue: name))
      #expect(metadata.answer(subtype).value == .yes)
    }
  }

  /// The photo library's names of subtypes, if different.
  private static let names: [String: MediaSubtype] = [
    "highFrameRate": .slowMotion, "timelapse": .timeLapse, "imageAnimated": .animated,
  ]

  @Test(arguments: MetadataFixtures.media) func ignoresNames(_ entry: MetadataFixtures.Entry) throws {
    let path = FilePath(MetadataFixtures.folder.appendingPathComponent(entry.path).path)
    let bytes = try MetadataFixtures.bytes(entry.path)
    let type = try MetadataFixtures.type(of: bytes)
    #expect(try MediaMetadata.read(path: path, type: type) == MetadataFixtures.read(bytes, as: type))
  }

  @Test(
    "What identification walked is not walked again, and the same comes out",
    arguments: MetadataFixtures.media)
  func shouldContinue(_ entry: MetadataFixtures.Entry) throws {
    let bytes = try MetadataFixtures.bytes(entry.path)
    let alone = ByteReader()
    try alone.open(MemorySource(bytes))
    let type = try MetadataFixtures.type(of: bytes)
    let expected = try MediaMetadata.read(alone, type: type)
    let found = try FileIdentifier().withIdentifiedFile(source: MemorySource(bytes)) {
      (file) throws(IdentificationError) -> (MediaMetadata, steps: Int)? in
      guard let contents = file.contents else { return nil }
      let before = contents.reader.statistics.steps
      guard let metadata = try? MediaMetadata.read(contents, under: file.identification) else { return nil }
      return (metadata, contents.reader.statistics.steps - before)
    }
    let (metadata, steps) = try #require(found)
    #expect(metadata == expected)
    #expect(steps <= alone.statistics.steps)
    if expected.format == "isoMedia" { #expect(steps < alone.statistics.steps) }
  }

  @Test func otherTypesHaveNoMetadata() throws {
    let bytes = try MetadataFixtures.bytes("live/IMG_0001.JPG")
    let metadata = try MetadataFixtures.read(bytes, as: .plainText)
    #expect(metadata == MediaMetadata())
  }

  @Test func previewsAreFiles() throws {
    for entry in MetadataFixtures.media {
      let bytes = try MetadataFixtures.bytes(entry.path)
      for preview in try MetadataFixtures.read(bytes).previews where preview.isFile {
        let range = try #require(preview.range)
        #expect(
          try MetadataFixtures.type(of: Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]))
            == preview.type)
      }
    }
  }
}
