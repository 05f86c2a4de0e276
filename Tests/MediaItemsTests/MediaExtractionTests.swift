import ByteSources
import FileIdentification
import Foundation
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

struct MediaExtractionTests {
  struct Manifest: Decodable {
    struct File: Decodable, Sendable {
      var path: String
      var bytes: Int
      var kind: String
      var videoLength: Int?
    }
    var files: [File]
  }

  static func manifest() throws -> [Manifest.File] {
    let data = try Data(contentsOf: Fixtures.media.appendingPathComponent("manifest.json"))
    return try JSONDecoder().decode(Manifest.self, from: data).files
  }

  static func bytes(_ part: MediaPart) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try part.read { bytes += $0 }
    return bytes
  }

  static func item(_ path: FilePath) throws -> MediaItem { try MediaItemReader().read(path: path) }

  static func code(_ body: () throws -> Void) -> ExtractionError.Code? {
    do { try body() } catch let error as ExtractionError { return error.code } catch {}
    return nil
  }

  // MARK: Motion photos

  @Test(arguments: try manifest().filter { $0.videoLength != nil })
  func everyMovieIsWhole(_ file: Manifest.File) throws {
    let parts = try MediaExtraction().parts(of: try Self.item(Fixtures.path(file.path)))
    let movie = try #require(parts.first { $0.role == .movie })
    #expect(Int(movie.byteCount) == file.videoLength)
    #expect(try Self.bytes(movie) == Fixtures.bytes("subtypes/plain.mp4"))
  }

  /// The picture can be extracted alone only if nothing else follows it.
  @Test(arguments: try manifest().filter { $0.videoLength != nil && $0.path.hasPrefix("motion/") })
  func motionPhotosReturnTheirMovie(_ file: Manifest.File) throws {
    let item = try Self.item(Fixtures.path(file.path))
    let parts = try MediaExtraction().parts(of: item, stillAlone: true)
    #expect(parts.map(\.role) == [.still, .movie])
    let movie = try #require(parts.last)
    #expect(Int(movie.byteCount) == file.videoLength && movie.type == .mpeg4Movie)
    #expect(movie.name.extension == "mp4" && movie.name.stem == item.path.stem)
    #expect(try Self.bytes(movie) == Fixtures.bytes("subtypes/plain.mp4"))
    let still = try Self.bytes(parts[0])
    let whole = try Fixtures.bytes(file.path)
    #expect(whole.starts(with: still) && still.count < file.bytes - 2000)
    try withFile(parts[0].name.string, still) { path in
      let alone = try Self.item(path)
      #expect(alone.kind == .photo && alone.file.identification.type == item.file.identification.type)
      #expect(alone.file.metadata?.motionVideo == nil && alone.file.metadata?.damage == nil)
      #expect(alone.file.metadata?.pixelWidth == item.file.metadata?.pixelWidth)
      #expect(alone.file.identification.damage == nil)
    }
  }

  @Test func theManifestHasMotionPhotos() throws {
    #expect(try Self.manifest().filter { $0.videoLength != nil }.count >= 5)
  }

  @Test(arguments: try manifest().filter { $0.videoLength == nil && !$0.path.contains(".pvt/") })
  func filesAloneHaveNoParts(_ file: Manifest.File) throws {
    let item = try Self.item(Fixtures.path(file.path))
    #expect(Self.code { _ = try MediaExtraction().parts(of: item) } == .nothing)
  }

  /// Returns Samsung's trailer around a movie, with more blocks, of which the directory lists some; see `SamsungTrailer`.
  static func trailer(
    _ movie: [UInt8], others: [UInt16], lists: (UInt16) -> Bool = { _ in true }
  ) -> [UInt8] {
    func little(_ number: Int, _ width: Int) -> [UInt8] { SampleArchive.little(number, width) }
    func block(_ kind: UInt16, _ name: String, _ payload: [UInt8]) -> [UInt8] {
      little(0, 2) + little(Int(kind), 2) + little(name.utf8.count, 4) + Array(name.utf8) + payload
    }
    let kinds = others + (movie.isEmpty ? [] : [0x0A30])
    let blocks: [(kind: UInt16, bytes: [UInt8])] = kinds.map { kind in
      (kind, kind == 0x0A30 ? block(kind, "MotionPhoto_Data", movie) : block(kind, "Other", [1, 2]))
    }
    let listed = blocks.count { lists($0.kind) }
    var directory = Array("SEFH".utf8) + little(107, 4) + little(listed, 4)
    var distance = blocks.reduce(0) { $0 + $1.bytes.count }
    for (kind, bytes) in blocks {
      if lists(kind) {
        directory += little(0, 2) + little(Int(kind), 2) + little(distance, 4) + little(bytes.count, 4)
      }
      distance -= bytes.count
    }
    return blocks.flatMap(\.bytes) + directory + little(directory.count, 4) + Array("SEFT".utf8)
  }

  struct Tail: Sendable, CustomTestStringConvertible {
    var shows: String
    var file = "a.jpg"
    /// Makes the bytes after the still from a movie.
    var bytes: @Sendable ([UInt8]) -> [UInt8]
    /// The number of these bytes that belong to the still; nil if the still cannot be extracted alone.
    var kept: Int?
    var testDescription: String { shows }
  }

  static let tails: [Tail] = [
    Tail(shows: "the trailer of one movie", bytes: { trailer($0, others: []) }, kept: 0),
    Tail(
      shows: "Huawei's trailer, which is about the movie alone",
      bytes: { movie in
        func block(_ text: String) -> [UInt8] {
          Array(text.utf8) + [UInt8](repeating: 32, count: 20 - text.utf8.count)
        }
        return movie + block("v3_f12") + block("0:1477") + block("LIVE_\(movie.count + 20)")
      }, kept: 0),
    Tail(
      shows: "Huawei's trailer behind an effect's data",
      bytes: { movie in
        func block(_ text: String) -> [UInt8] {
          Array(text.utf8) + [UInt8](repeating: 32, count: 20 - text.utf8.count)
        }
        return movie + [UInt8](repeating: 1, count: 60) + block("v3_f12") + block("0:1477")
          + block("LIVE_\(movie.count + 80)")
      }, kept: nil),
    Tail(shows: "zeros between still and movie", bytes: { [0, 0, 0] + trailer($0, others: []) }, kept: 0),
    Tail(
      shows: "a second picture before the movie",
      bytes: { [0xFF, 0xD8, 1, 2, 0xFF, 0xD9] + trailer($0, others: []) }, kept: 6),
    Tail(shows: "another block in the trailer", bytes: { trailer($0, others: [0x0A01]) }, kept: nil),
    Tail(
      shows: "bytes of no known kind before the movie", bytes: { [7, 7] + trailer($0, others: []) }, kept: nil
    ),
  ]

  @Test(arguments: tails)
  func stillsAreCutOnlyIfNothingElseIsLost(_ tail: Tail) throws {
    let still = try Fixtures.bytes("subtypes/plain.jpg")
    let bytes = still + tail.bytes(try Fixtures.bytes("subtypes/plain.mp4"))
    try withFile(tail.file, bytes) { path in
      let item = try Self.item(path)
      #expect(try MediaExtraction().parts(of: item).map(\.byteCount) == [2007])
      guard let kept = tail.kept else {
        #expect(Self.code { _ = try MediaExtraction().parts(of: item, stillAlone: true) } == .inseparable)
        return
      }
      let part = try #require(try MediaExtraction().parts(of: item, stillAlone: true).first)
      #expect(try Self.bytes(part) == Array(bytes.prefix(still.count + kept)))
    }
  }

  @Test func boxesAfterTheMoviePreventTheCut() throws {
    let bytes =
      try Fixtures.bytes("motion/20240501_mpvd.heic") + [0, 0, 0, 12] + Array("uuid".utf8) + [1, 2, 3, 4]
    try withFile("a.heic", bytes) { path in
      let item = try Self.item(path)
      #expect(item.livePhoto?.form == .motion)
      #expect(Self.code { _ = try MediaExtraction().parts(of: item, stillAlone: true) } == .inseparable)
    }
  }

  // MARK: Pairs, bundles

  @Test func pairsReturnBothFiles() throws {
    let reader = MediaItemReader()
    let paths = ["live/IMG_0001.JPG", "live/IMG_0001.MOV"].map(Fixtures.path)
    let items = try paths.map { try reader.read(path: $0) }
    let roles = PairingRole.roles(of: items.map { ($0.path, $0.candidate) })
    let pair = try #require(items[0].applying(roles[0]))
    let parts = try MediaExtraction().parts(of: pair)
    #expect(parts.map(\.name.string) == ["IMG_0001.JPG", "IMG_0001.MOV"])
    #expect(parts.map(\.role) == [.still, .movie])
    for (part, name) in zip(parts, ["live/IMG_0001.JPG", "live/IMG_0001.MOV"]) {
      #expect(try Self.bytes(part) == Fixtures.bytes(name))
    }
  }

  @Test func bundlesReturnMetadataUnderAUniqueName() throws {
    let parts = try MediaExtraction().parts(of: try Self.item(Fixtures.path("bundle/IMG_0003.pvt")))
    #expect(parts.map(\.name.string) == ["IMG_0003.HEIC", "IMG_0003.MOV", "IMG_0003.metadata.plist"])
    for part in parts {
      let original = part.container.path.lastComponent?.string ?? ""
      #expect(try Self.bytes(part) == Fixtures.bytes("bundle/IMG_0003.pvt/\(original)"))
    }
  }

  // MARK: Reading

  @Test func aFileThatShrinksIsDamaged() throws {
    let bytes = try Fixtures.bytes("motion/MVIMG_0002.jpg")
    try withFile("a.jpg", bytes) { path in
      let part = try #require(try MediaExtraction().parts(of: try Self.item(path)).first)
      try Data(bytes.dropLast(10)).write(to: URL(fileURLWithPath: path.string))
      #expect(Self.code { try part.read { _ in } } == .damaged)
    }
  }

  struct BrokenMember: Sendable, CustomTestStringConvertible {
    var shows: String
    var coding: SampleArchive.Coding
    var claimed: Int?
    var testDescription: String { shows }
  }

  @Test(arguments: [
    BrokenMember(shows: "stored, wrong checksum", coding: .stored, claimed: nil),
    BrokenMember(shows: "deflated, wrong checksum", coding: .deflated, claimed: nil),
  ])
  func membersAreChecked(_ row: BrokenMember) throws {
    let contents = try Fixtures.bytes("subtypes/plain.mov")
    var archive = SampleArchive()
    archive.add("a.mov", contents, row.coding, breaksChecksum: true)
    let check = SampleArchive.checksum(of: contents) ^ 1
    let length = row.coding == .stored ? contents.count : SampleArchive.deflated(contents).count
    try withFile("a.zip", archive.bytes) { path in
      let part = MediaPart(
        role: .movie, name: "a.mov", type: .quickTimeMovie,
        container: MediaPart.Container(
          path: path, range: 35..<35 + Int64(length), isDeflated: row.coding == .deflated,
          byteCount: Int64(contents.count), crc32: check),
        extents: [0..<Int64(contents.count)])
      #expect(Self.code { try part.read { _ in } } == .damaged)
      var right = part
      right.container.crc32 = check ^ 1
      let bytes = try Self.bytes(right)
      #expect(bytes == contents)
    }
  }

  @Test(arguments: [-1, 1, 1000, -5000] as [Int64])
  func compressedMembersWithAWrongSize(by difference: Int64) throws {
    let contents = try Fixtures.bytes("live/IMG_0001.MOV")
    let size = Int64(contents.count) + difference
    let source = try InflatedSource(MemorySource(SampleArchive.deflated(contents)), byteCount: size)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: contents.count + 2000, alignment: 1)
    defer { buffer.deallocate() }
    #expect(throws: ByteSourceError.self) { try source.read(at: 0, into: buffer) }
  }

  @Test func inflatingReadsAnywhere() throws {
    let contents = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    let source = try InflatedSource(
      MemorySource(SampleArchive.deflated(contents, block: 65_535)), byteCount: Int64(contents.count))
    let places = [0, 699_990, 5, 262_140, 262_144, 300_000, 1, 700_000, 524_280]
    for place in places {
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = try bytes.withUnsafeMutableBytes { try source.read(at: Int64(place), into: $0) }
      #expect(Array(bytes[..<count]) == Array(contents[place..<min(place + 16, contents.count)]))
    }
  }

  @Test func truncatedDeflateIsAnError() throws {
    let data = SampleArchive.deflated([UInt8](repeating: 7, count: 5000))
    let source = try InflatedSource(MemorySource(Array(data.dropLast(100))), byteCount: 5000)
    var bytes = [UInt8](repeating: 0, count: 5000)
    #expect(throws: ByteSourceError.self) {
      try bytes.withUnsafeMutableBytes { try source.read(at: 0, into: $0) }
    }
  }

  @Test func extentsReadAsOne() throws {
    let source = ExtentSource(MemorySource(Array(0..<100)), extents: [90..<95, 10..<10, 3..<6, 98..<105])
    #expect(source.byteCount == 15)
    let whole: [UInt8] = [90, 91, 92, 93, 94, 3, 4, 5, 98, 99]
    for start in 0...10 {
      for count in 1...10 {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = try bytes.withUnsafeMutableBytes { try source.read(at: Int64(start), into: $0) }
        #expect(Array(bytes[..<got]) == Array(whole[start..<min(start + count, 10)]))
      }
    }
  }
}
