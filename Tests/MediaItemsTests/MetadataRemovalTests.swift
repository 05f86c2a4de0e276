import ByteSources
import ContainerFormats
import Foundation
import SystemPackage
import Testing
import UniformTypes

@testable import Formats
@testable import MediaItems
@testable import MediaMetadata

/// Copies without locations and captions: no trace of them is left, and everything else is unchanged.
@Suite struct MetadataRemovalTests {
  private static let folder = MetadataFixtures.tests.appendingPathComponent("../Fixtures").standardizedFileURL
  private static let everything: MetadataKinds = [.location, .captions]

  static let files: [String] = ["Media", "Details", "Places", "Motion", "DateReports"].flatMap { name in
    let paths = FileManager.default.enumerator(atPath: folder.appendingPathComponent(name).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter {
      $0.split(separator: "/").last?.contains(".") ?? false
    }
    .map { "\(name)/\($0)" }.filter { !folder.appendingPathComponent($0).isFolder }
  }.sorted()

  /// Returns a file's bytes without metadata, or throws the reason.
  static func copy(
    _ bytes: [UInt8], _ type: UTType, _ kinds: MetadataKinds
  ) throws -> (bytes: [UInt8], unknown: [String]) {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes), budget: MetadataRemoval.budget)
    let metadata = try MediaMetadata.read(reader, type: type)
    let removal = try MetadataRemoval(kinds, of: reader, type: type, metadata)
    var copy = bytes
    copy.withUnsafeMutableBytes { removal.edits.apply(to: $0, at: 0) }
    let kept = removal.keptRanges(of: Int64(bytes.count)).flatMap {
      copy[Int($0.lowerBound)..<Int($0.upperBound)]
    }
    #expect(Int64(kept.count) == removal.byteCount(of: Int64(bytes.count)))
    return (kept, removal.unknown)
  }

  private static func details(_ bytes: [UInt8], _ type: UTType) throws -> MediaDetails {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes), budget: MetadataRemoval.budget)
    return try MediaDetails.read(reader, beside: try MediaMetadata.read(reader, type: type), .all)
  }

  // MARK: Every fixture

  /// The fixtures that cannot be copied: their headers are truncated or contradictory.
  private static let refused: Set<String> = [
    "Details/stray.mov", "Media/headers/synthetic_android_slow.mp4",
    "Media/headers/synthetic_cinematic.mov", "Media/headers/synthetic_cinematic_key.mov",
    "Media/headers/synthetic_fragmented.mp4", "Media/headers/synthetic_moment.mov",
    "Media/headers/synthetic_spatial.mov", "Media/headers/synthetic_spatial_key.mov",
    "Media/headers/synthetic_turned.mov",
  ]
  /// Readers ignore chunks between the pixels of a PNG, and bytes after a movie after a HEIF.
  private static let notLookedThrough: Set<String> = ["Details/exif_behind.png", "Media/headers/huawei.heic"]

  @Test(arguments: files) func fixture(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let type = try MetadataFixtures.type(of: bytes)
    guard MetadataRemoval.isPossible(for: type) else { return }
    let before = try MetadataFixtures.read(bytes, as: type)
    for kinds in [MetadataKinds.location, .captions, Self.everything] {
      let copy: [UInt8]
      do { copy = try Self.copy(bytes, type, kinds).bytes } catch let obstacle as MetadataRemoval.Obstacle {
        #expect(Self.refused.contains(name), "\(name): \(obstacle.words)")
        continue
      }
      #expect(!Self.refused.contains(name), "\(name)")
      let after = try MetadataFixtures.read(copy, as: type)
      #expect(try MetadataFixtures.type(of: copy) == type, "\(name)")
      if kinds.contains(.location) {
        let isKnown = before.damage == nil && !Self.notLookedThrough.contains(name)
        #expect(after.isLocated == false || !isKnown && after.isLocated == nil, "\(name)")
      } else {
        #expect(after.coordinates == before.coordinates, "\(name)")
      }
      let details = try Self.details(copy, type)
      if kinds.contains(.captions) {
        #expect(details.title == nil && details.description == nil && details.keywords.isEmpty, "\(name)")
      }
      #expect(after.contentIdentifier == before.contentIdentifier, "\(name)")
      #expect(after.stillImageTime == before.stillImageTime, "\(name)")
      #expect(after.motionVideo?.length == before.motionVideo?.length, "\(name)")
      #expect(after.motionVideo?.form == before.motionVideo?.form, "\(name)")
      #expect(after.pixelWidth == before.pixelWidth && after.orientation == before.orientation, "\(name)")
      #expect(
        after.tracks.filter { $0.kind == .video } == before.tracks.filter { $0.kind == .video }, "\(name)")
      #expect(after.camera == before.camera, "\(name)")
      #expect(after.damage == before.damage || after.damage == nil, "\(name)")
      #expect(try Self.copy(copy, type, kinds).bytes == copy, "\(name) is changed by a second time")
    }
  }

  @Test func testsManyFixtures() throws {
    let tried = try Self.files.filter { name in
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      return MetadataRemoval.isPossible(for: try MetadataFixtures.type(of: bytes))
    }
    #expect(tried.count >= 250)
    #expect(Self.refused.isSubset(of: Set(tried)))
  }

  /// No copy contains the numbers of a planted location, as text or as fractions.
  @Test(arguments: files.filter { $0.hasPrefix("Places/") }) func removesCoordinates(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let type = try MetadataFixtures.type(of: bytes)
    guard MetadataRemoval.isPossible(for: type) else { return }
    let copy = try Self.copy(bytes, type, .location).bytes
    for digits in ["48,6", "48.1", "48 deg", "+48.10"] {
      #expect(!copy.holds(Array(digits.utf8)), "\(name) holds \(digits)")
    }
    // 48 and 6 degrees and minutes, each over 1, in either byte order.
    let numbers: [UInt32] = [48, 1, 6, 1]
    #expect(!copy.holds(numbers.flatMap { LocationSamples.big(Int($0), 4) }), "\(name)")
    #expect(!copy.holds(numbers.flatMap { LocationSamples.little(Int($0), 4) }), "\(name)")
  }

  // MARK: Parts

  private typealias Samples = LocationSamples

  /// One part of a file, with the removed and the remaining bytes.
  struct Row: Sendable {
    var name: String
    var bytes: [UInt8]
    var type: UTType
    /// Bytes that must be removed from copies without these kinds.
    var gone: (MetadataKinds, [UInt8])
    /// Bytes that remain in every copy.
    var kept: [UInt8]

    init(_ name: String, _ bytes: [UInt8], _ type: UTType, gone: (MetadataKinds, String), kept: String) {
      (self.name, self.bytes, self.type) = (name, bytes, type)
      self.gone = (gone.0, Array(gone.1.utf8))
      self.kept = Array(kept.utf8)
    }
  }

  /// A looping picture of one pixel, with a comment and application data.
  private static let gif =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0] + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
    + [3, 1, 0, 0, 0] + [0x21, 0xFE, 6] + Array("My cat".utf8) + [0] + [0x21, 0xFF, 11]
    + Array("MunichMunic".utf8) + [2, 1, 1, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  static let rows: [Row] = [
    Row(
      "a comment", Samples.jpeg(Samples.segment(0xFE, Array("My cat".utf8))), .jpeg,
      gone: (.captions, "My cat"), kept: ""),
    Row(
      "a segment of nobody", Samples.jpeg(Samples.segment(0xE9, Array("Secret".utf8))), .jpeg,
      gone: (everything, "Secret"), kept: ""),
    Row(
      "colours", Samples.jpeg(Samples.segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}abc".utf8))), .jpeg,
      gone: ([], "-"), kept: "ICC_PROFILE"),
    Row(
      "a caption", Samples.jpeg(Samples.caption(120, "My cat")), .jpeg, gone: (.captions, "My cat"), kept: ""),
    Row("a city", Samples.jpeg(Samples.caption(90, "Munich")), .jpeg, gone: (.location, "Munich"), kept: ""),
    Row("an author", Samples.jpeg(Samples.caption(80, "Ann")), .jpeg, gone: ([], "-"), kept: "Ann"),
    Row(
      "XMP",
      Samples.jpeg(Samples.app1(xmp: Samples.xmp(#"ps:City="Munich" dc:format="x" exif:FNumber="2""#))),
      .jpeg, gone: (.location, "Munich"), kept: #"exif:FNumber="2""#),
    Row(
      "a drone's own property",
      Samples.jpeg(Samples.app1(xmp: Samples.xmp(#"drone:RtkFlag="50" dc:creator="Ann""#))), .jpeg,
      gone: (everything, "RtkFlag"), kept: "Ann"),
    Row(
      "XMP that is no markup", Samples.jpeg(Samples.app1(xmp: Array("<x:xmpmeta Munich".utf8))), .jpeg,
      gone: (everything, "Munich"), kept: ""),
    Row(
      "bytes behind the end", Samples.jpeg([]) + Array("GPS 48.1".utf8), .jpeg,
      gone: (everything, "48.1"), kept: ""),
    Row(
      "a key", Samples.movie(Samples.key("com.apple.quicktime.title", "My cat")), .mpeg4Movie,
      gone: (.captions, "My cat"), kept: "mdat"),
    Row(
      "a key of a place",
      Samples.movie(Samples.key("com.apple.quicktime.location.ISO6709", "+48.1+011.5/")), .mpeg4Movie,
      gone: (.location, "+48.1"), kept: "mdat"),
    Row(
      "a key of a camera", Samples.movie(Samples.key("com.apple.quicktime.model", "iPhone")), .mpeg4Movie,
      gone: ([], "-"), kept: "iPhone"),
    Row(
      "a box of nobody", Samples.movie(Samples.box("gps ", Array("48.1".utf8))), .mpeg4Movie,
      gone: (everything, "48.1"), kept: "mvhd"),
    Row(
      "a box at the top", Samples.movie(behind: Samples.box("FOTO", Array("48.1".utf8))), .mpeg4Movie,
      gone: (everything, "48.1"), kept: "mvhd"),
    Row(
      "bytes behind the last box", Samples.movie(behind: Array("48.1 11.5".utf8)), .mpeg4Movie,
      gone: (everything, "48.1"), kept: "mvhd"),
    Row(
      "a title of iTunes", Samples.movie(Samples.list("desc", "My cat")), .mpeg4Movie,
      gone: (.captions, "My cat"), kept: "mvhd"),
    Row(
      "a PNG's text", Samples.png([("tEXt", Array("Comment\0My cat".utf8))]), .png,
      gone: (.captions, "My cat"), kept: "IEND"),
    Row(
      "a PNG's own text", Samples.png([("tEXt", Array("prompt\0Munich".utf8))]), .png,
      gone: (everything, "Munich"), kept: "IEND"),
    Row(
      "a PNG's program", Samples.png([("tEXt", Array("Software\0Paint".utf8))]), .png, gone: ([], "-"),
      kept: "Paint"),
    Row("a GIF's comment", gif, .gif, gone: (.captions, "My cat"), kept: "NETSCAPE2.0"),
    Row("a GIF's own data", gif, .gif, gone: (everything, "MunichMunic"), kept: "NETSCAPE2.0"),
    Row(
      "a chunk of a WebP", Samples.webP([("mine", Array("48.1".utf8))]), .webP, gone: (everything, "48.1"),
      kept: "JUNK"),
  ]

  @Test(arguments: rows.indices) func part(_ index: Int) throws {
    let row = Self.rows[index]
    for kinds in [MetadataKinds.location, .captions, Self.everything] {
      let copy = try Self.copy(row.bytes, row.type, kinds).bytes
      let goes = !row.gone.0.isDisjoint(with: kinds)
      #expect(copy.holds(row.gone.1) == (!goes && row.gone.0 != []), "\(row.name)")
      #expect(
        row.kept.isEmpty || row.kept == Array("JUNK".utf8) && !goes || copy.holds(row.kept), "\(row.name)")
    }
  }

  /// Regressions: names in kept namespaces, other encodings of positions, free text.
  static let found: [Row] = [
    Row(
      "a caption under a name of another namespace",
      Samples.jpeg(
        Samples.app1(xmp: Samples.xmp(#"exif:XPComment="My cat" dc:Title="My cat" exif:FNumber="2""#))),
      .jpeg, gone: (.captions, "My cat"), kept: #"exif:FNumber="2""#),
    Row(
      "a city in dc",
      Samples.jpeg(Samples.app1(xmp: Samples.xmp(#"dc:Spatial="Munich" exif:City="Munich""#))),
      .jpeg, gone: (.location, "Munich"), kept: ""),
    Row(
      "an instruction in XMP",
      Samples.jpeg(Samples.app1(xmp: Array("<?note Munich?>".utf8) + Samples.xmp(#"dc:format="x""#))), .jpeg,
      gone: (everything, "note Munich"), kept: #"dc:format="x""#),
    Row(
      "a key of nobody", Samples.movie(Samples.key("com.example.venue", "Munich")), .mpeg4Movie,
      gone: (everything, "Munich"), kept: "mvhd"),
    Row(
      "a caption of Photos", Samples.movie(Samples.key("com.apple.photos.caption", "My cat")), .mpeg4Movie,
      gone: (everything, "My cat"), kept: "mvhd"),
    Row(
      "chapters", Samples.movie(Samples.box("udta", Samples.box("chpl", Array("My cat".utf8)))), .mpeg4Movie,
      gone: (.captions, "My cat"), kept: "mvhd"),
    Row(
      "bytes of no track", Samples.movie(before: Samples.box("mdat", Array("freeGPS 48.1".utf8))),
      .mpeg4Movie,
      gone: (.location, "freeGPS"), kept: "mvhd"),
    Row(
      "an entry of nobody", Samples.jpeg(Samples.app1(exif: Samples.tiff([(0x0132, 7), (0xFDE8, 0x3848)]))),
      .jpeg, gone: (everything, "H8"), kept: "Exif"),
    Row(
      "a GIF's block of nobody", Array(gif.dropLast()) + [0x21, 0x77, 3] + Array("48N".utf8) + [0, 0x3B],
      .gif,
      gone: (everything, "48N"), kept: "NETSCAPE2.0"),
    Row(
      "bytes behind a WebP", Samples.webP([]) + Array("48.1 North, 11.5 East".utf8), .webP,
      gone: (everything, "48.1"), kept: "VP8L"),
  ]

  @Test(arguments: found.indices) func furtherCases(_ index: Int) throws {
    let row = Self.found[index]
    for kinds in [MetadataKinds.location, .captions, Self.everything] {
      let copy = try Self.copy(row.bytes, row.type, kinds).bytes
      if !row.gone.0.isDisjoint(with: kinds) { #expect(!copy.holds(row.gone.1), "\(row.name)") }
      #expect(row.kept.isEmpty || copy.holds(row.kept), "\(row.name)")
    }
  }

  /// An unreadable Exif block is removed, and the orientation is kept.
  @Test(arguments: [1, 3, 6]) func keepsOrientation(number: Int) throws {
    let block = Samples.tiff([(0x0112, number), (0x8825, 8)])
    let copy = try Self.copy(Samples.jpeg(Samples.app1(exif: block)), .jpeg, .location)
    #expect(copy.unknown == ["Exif"])
    #expect(try MetadataFixtures.read(copy.bytes, as: .jpeg).orientation ?? 1 == number)
  }

  /// Removed parts of unknown content are reported.
  @Test func reportsUnknownParts() throws {
    let file = Samples.jpeg(Samples.segment(0xE9, Array("Secret".utf8)))
    #expect(try Self.copy(file, .jpeg, .location).unknown == ["JPEG segment APP9"])
    #expect(try Self.copy(Samples.jpeg([]), .jpeg, .location).unknown == [])
  }

  /// Apple's maker notes hold no locations and pair Live Photos; others are removed.
  @Test(arguments: [("Apple iOS\0", true), ("Nikon\0", false), ("FUJIFILM", false), ("Panasonic\0", false)])
  func notes(mark: String, isKept: Bool) throws {
    let note = Array(mark.utf8) + [UInt8](repeating: 0x41, count: 20)
    let pointer = 8 + 2 + 12 + 4
    let values = pointer + 2 + 12 + 4
    let block =
      Samples.tiff([(0x8769, pointer)])
      + Samples.little(1, 2) + Samples.little(0x927C, 2) + Samples.little(7, 2)
      + Samples.little(note.count, 4) + Samples.little(values, 4) + Samples.little(0, 4) + note
    let copy = try Self.copy(Samples.jpeg(Samples.app1(exif: block)), .jpeg, .location)
    #expect(copy.bytes.holds(note) == isKept)
    #expect(copy.unknown == (isKept ? [] : ["maker note"]))
  }

  /// Overwritten chunks have correct checksums.
  @Test(arguments: ["Places/exif.png", "Places/xmp.png"]) func checksumsAreRight(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: url) else { return }
    let copy = try Self.copy([UInt8](data), .png, Self.everything).bytes
    var offset = 8
    var count = 0
    while offset + 12 <= copy.count {
      let length = copy[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let sum = copy[offset + 8 + length..<offset + 12 + length].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let body = Array(copy[offset + 4..<offset + 8 + length])
      #expect(sum == Self.checksum(body))
      offset += 12 + length
      count += 1
    }
    #expect(offset == copy.count && count >= 3)
  }

  /// Returns the checksum of a PNG chunk (PNG specification, third edition, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  // MARK: Errors

  @Test func reportsObstacles() throws {
    func obstacle(_ bytes: [UInt8], _ type: UTType) -> MetadataRemoval.Obstacle? {
      do { _ = try Self.copy(bytes, type, .location) } catch { return error as? MetadataRemoval.Obstacle }
      return nil
    }
    #expect(obstacle([0x42, 0x4D], .bmp) == .format)
    #expect(obstacle([0x47, 0x49, 0x46], .gif) == .damaged)
    #expect(obstacle(Array(Samples.jpeg([]).dropLast(2)), .jpeg) == .damaged)
    #expect(obstacle([], .jpeg) == .damaged)
    let empty = Array("RIFF".utf8) + [3, 0, 0, 0] + Array("WEBPVP8L".utf8)
    #expect(obstacle(empty, .webP) == .damaged)
    let nef = try #require(UTType("com.nikon.raw-image"))
    #expect(!MetadataRemoval.isPossible(for: nef) && MetadataRemoval.isPossible(for: .dng))
  }

  @Test(arguments: ["Media/headers/synthetic.raf", "Details/stray.mov"])
  func writesNothingOnError(_ name: String) throws {
    let item = try MediaItemReader().read(path: FilePath(Self.folder.appendingPathComponent(name).path))
    #expect(
      MediaExtractionTests.code { _ = try MediaExtraction().files(of: item, without: .location) }
        == .inseparable)
    #expect(try MediaExtraction().files(of: item, without: []).count == 1)
  }

  // MARK: Items

  @Test func copiesBothHalves() throws {
    let folder = Self.folder.appendingPathComponent("Media/live")
    let still = try MediaItemReader().read(path: FilePath(folder.appendingPathComponent("IMG_0001.JPG").path))
    let movie = FilePath(folder.appendingPathComponent("IMG_0001.MOV").path)
    let pair = try #require(
      MediaItem(still.file, role: .still(movie: movie, pair: .identifier, because: "", alternates: [])))
    let parts = try MediaExtraction().files(of: pair, without: Self.everything)
    #expect(parts.map(\.role) == [.still, .movie])
    for part in parts {
      let bytes = try MediaExtractionTests.bytes(part)
      #expect(Int64(bytes.count) == part.byteCount)
      #expect(try MetadataFixtures.read(bytes).isLocated == false)
      #expect(try MetadataFixtures.read(bytes).contentIdentifier != nil)
    }
  }

  // MARK: Hostile bytes

  private static let patterns: [[UInt8]] = [
    [0], [0xFF], [0, 0, 0, 0], [0, 0, 0, 4], [4, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
    [0x7F, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0x7F],
  ]
  /// True if every value is written at every offset, as in `.ci/full`, and not at some.
  private static let triesEverything = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"
  private static let changed = files.filter { name in
    ["Places/", "Media/motion/", "Media/headers/", "Media/subtypes/animated"].contains { name.hasPrefix($0) }
  }

  @Test(arguments: changed)
  func survivesDamage(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let type = try MetadataFixtures.type(of: bytes)
    guard MetadataRemoval.isPossible(for: type) else { return }
    func check(_ bytes: [UInt8]) throws {
      guard let copy = try? Self.copy(bytes, type, Self.everything).bytes else { return }
      #expect(try MetadataFixtures.read(copy, as: type).isLocated != true, "\(name)")
    }
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 24)) {
      try check(Array(bytes[..<length]))
    }
    for index in stride(from: 0, to: min(bytes.count, 2048), by: Self.triesEverything ? 1 : 29) {
      for pattern in Self.patterns where index + pattern.count <= bytes.count {
        var changed = bytes
        changed.replaceSubrange(index..<index + pattern.count, with: pattern)
        try check(changed)
      }
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false }
}

extension [UInt8] {
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty && Data(self).range(of: Data(bytes)) != nil
  }
}
