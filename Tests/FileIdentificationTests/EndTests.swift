import ByteSources
import FileIdentification
import Foundation
import Testing
import UniformTypes

/// Truncated files, detected by the end their format declares.
@Suite("Completeness of files") struct EndTests {
  /// 200 lengths of each file if `UTI_EVERY_LENGTH` is set, else 24.
  private static let lengths = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1" ? 200 : 24

  private static let extensions: Set<String> = [
    "avif", "cr3", "dng", "gif", "heic", "jpg", "mov", "mp4", "png", "raf", "tif", "webp",
  ]

  static let pictures: [Exhibit] =
    Exhibit.fixtures.filter { file in
      file.name.split(separator: ".").last.map { extensions.contains($0.lowercased()) }
        ?? false
    } + EndSamples.all

  /// Fixtures that were truncated on purpose.
  private static let cut: Set<String> = ["traps/microvideo_wrong_offset.jpg", "headers/samsung_cut.jpg"]

  private static func identifier(ends: Bool) -> FileIdentifier {
    FileIdentifier(
      FileIdentifier.Options(registry: .standard, magic: .omitted, ends: ends ? .thorough : .omitted))
  }

  private static func identify(_ bytes: [UInt8], ends: Bool = true) throws -> Identification {
    try identifier(ends: ends).identify(bytes: bytes)
  }

  /// The number of trailing bytes in which a following part is not recognized, if not 16: a maker's twelve
  /// bytes precede this movie, whose first eight identify it.
  private static let unknown = ["motion.jpg": 12 + 8]

  /// Returns the reason why truncation to `length` cannot be noticed; nil if it should be.
  private static func excuse(
    _ bytes: [UInt8], _ whole: Identification, _ length: Int, _ found: Identification, unknown: Int
  ) -> String? {
    if found.type != whole.type { return "too few bytes are left to know the format" }
    if length >= bytes.count - Int(whole.end?.trailingBytes ?? 0) { return "only trailing bytes are missing" }
    // The rest is complete, and too little follows to identify a part.
    guard let trailing = found.end?.trailingBytes, trailing < unknown else { return nil }
    let end = length - Int(trailing)
    if end >= 2, bytes[end - 2] == 0xFF, bytes[end - 1] == 0xD9 { return "a whole picture is left" }
    return boxEnds(bytes).contains(end) ? "whole boxes are left, and none of them says that more follow" : nil
  }

  /// Returns the ends of top-level boxes, also in a nested movie.
  private static func boxEnds(_ bytes: [UInt8]) -> Set<Int> {
    let types = ["ftyp", "free", "mdat", "moov", "meta"].map { Array($0.utf8) }
    var ends: Set<Int> = []
    for start in 0..<max(0, bytes.count - 8) where types.contains(Array(bytes[start + 4..<start + 8])) {
      ends.insert(start + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    return ends
  }

  @Test("A complete picture or movie is complete", arguments: pictures) func whole(_ file: Exhibit) throws {
    let found = try Self.identify(file.bytes)
    let end = try #require(found.end)
    #expect(!end.checked.isEmpty)
    #expect((found.damage == .truncated) == Self.cut.contains(file.name), "\(end)")
    #expect(found.damage == nil || Self.cut.contains(file.name))
  }

  @Test("A truncated picture or movie is noticed", arguments: pictures.filter { !cut.contains($0.name) })
  func cutFiles(_ file: Exhibit) throws {
    let identifier = Self.identifier(ends: true)
    let whole = try identifier.identify(bytes: file.bytes)
    var unnoticed: [String] = []
    for part in 1...Self.lengths {
      let length = file.bytes.count * part / (Self.lengths + 1)
      guard length > 0 else { continue }
      let found = try identifier.identify(bytes: Array(file.bytes.prefix(length)))
      let unknown = Self.unknown[file.name, default: 16]
      if found.damage == nil, Self.excuse(file.bytes, whole, length, found, unknown: unknown) == nil {
        unnoticed.append("\(length) of \(file.bytes.count): \(found.end?.checked ?? "nothing checked")")
      }
    }
    #expect(unnoticed.isEmpty)
  }

  @Test("The completeness check changes nothing else", arguments: Exhibit.everything)
  func nothingElse(_ file: Exhibit) throws {
    let without = try Self.identify(file.bytes, ends: false), with = try Self.identify(file.bytes)
    #expect(without.type == with.type && without.contentType == with.contentType)
    #expect(without.agreement == with.agreement && without.nameType == with.nameType)
    #expect(without.damage == nil || without.damage == with.damage)
    #expect(without.end == nil)
  }

  @Test(
    "Missing and trailing bytes are counted",
    arguments: [
      ("rows.bmp", -100, 100, nil), ("rows.bmp", 7, nil, 7), ("strips.tif", -1, 1, nil),
      ("two.ico", -50, 50, nil),
      ("packed.psd", -9, 9, nil), ("packed.psd", 9, nil, 9), ("motion.jpg", -30, 30, nil),
      ("open.mp4", -30, 30, nil),
      ("index.m4s", -158, 158, nil), ("filled.jpg", 0, nil, 40), ("progressive.jpg", 3, nil, 3),
      ("parts.jxl", 5, nil, 5), ("stream.j2k", 4, nil, 4),
    ] as [(String, Int, Int64?, Int64?)])
  func counts(name: String, change: Int, missing: Int64?, trailing: Int64?) throws {
    let sample = try #require(EndSamples.all.first { $0.name == name })
    let bytes =
      change < 0 ? Array(sample.bytes.dropLast(-change)) : sample.bytes + [UInt8](repeating: 0, count: change)
    let found = try Self.identify(bytes)
    #expect(found.end?.missingBytes == missing && found.end?.trailingBytes == trailing)
    #expect((found.damage == .truncated) == (missing != nil))
  }

  @Test(
    "What stands behind a picture is told apart",
    arguments: [
      (["plain.mp4"], "the end-of-image marker, and the boxes of the movie behind it"),
      (["plain.mp4", "plain.mp4"], "the end-of-image marker, and the boxes of each movie behind it"),
      (["plain.heic"], "the end-of-image marker, and the boxes of the file behind it"),
      (["plain.heic", "plain.mp4"], "the end-of-image marker, and the boxes of each file behind it"),
      (
        ["plain.jpg", "plain.mp4"],
        "the end-of-image marker of each picture, and the boxes of the movie behind it"
      ),
      (["plain.jpg"], "the end-of-image marker"),
    ]) func behind(files: [String], checked: String) throws
  {
    func bytes(_ name: String) throws -> [UInt8] {
      try #require(Exhibit.fixtures.first { $0.name == "subtypes/\(name)" }).bytes
    }
    let picture = try bytes("plain.jpg")
    let found = try Self.identify(files.reduce(into: picture) { $0 += try bytes($1) })
    #expect(found.end?.checked == checked && found.end?.trailingBytes == 0 && found.damage == nil)
    guard files != ["plain.jpg"] else { return }
    let cut = try Self.identify(files.reduce(into: picture) { $0 += try bytes($1) }.dropLast(20))
    #expect(cut.damage == .truncated)
  }

  @Test("An outdated index of pictures is ignored") func staleIndex() throws {
    let file = try #require(Exhibit.fixtures.first { $0.name == "traps/ultrahdr_mpf.jpg" })
    let end = try #require(
      file.bytes.indices.dropLast().last { file.bytes[$0] == 0xFF && file.bytes[$0 + 1] == 0xD8 })
    // Only the second picture is missing.
    let cut = Array(file.bytes[..<end])
    #expect(try Self.identify(cut).damage == .truncated)
    // The first picture was rewritten and is longer than the index states.
    let longer = Array(cut.dropLast(2)) + Array(EndSamples.noise.prefix(90)) + [0xFF, 0xD9]
    #expect(try Self.identify(longer).damage == nil)
  }

  @Test(
    "A picture or movie that is whole costs the tail at most",
    arguments: pictures.filter { file in
      ["jpg", "png", "gif", "webp", "heic", "avif", "mp4", "mov"].contains { file.name.hasSuffix(".\($0)") }
        && file.name.hasPrefix("subtypes/")
    })
  func reads(_ file: Exhibit) throws {
    func cost(ends: Bool) throws -> Int {
      let source = CountingSource(file.bytes)
      let options = FileIdentifier.Options(
        registry: .standard, magic: .omitted, ends: ends ? .thorough : .omitted)
      _ = try FileIdentifier(options).identify(source: source, name: nil)
      return source.requests.count
    }
    #expect(try cost(ends: true) <= (try cost(ends: false)) + 1)
  }
}
