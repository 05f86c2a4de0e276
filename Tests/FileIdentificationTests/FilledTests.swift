import ByteSources
import FileIdentification
import Testing
import UniformTypes

/// Runs of one byte, in formats that cannot have them and in others.
@Suite("Files of one repeated byte") struct FilledTests {
  typealias Row = FilledSamples.Row

  private static func verdict(
    _ bytes: [UInt8], _ name: String, _ ends: EndExamination = .near
  ) throws -> Identification {
    try FileIdentifier(
      FileIdentifier.Options(registry: .standard, magic: .omitted, ends: ends)
    ).identify(bytes: bytes, name: name)
  }

  /// The part of a file that is overwritten with one byte.
  enum Part: CaseIterable, Sendable {
    case first, half, lastThird, tail, middleThird

    func range(in count: Int) -> Range<Int> {
      switch self {
      case .first: 0..<4096
      case .half: count / 2..<count
      case .lastThird: count - count / 3..<count
      case .tail: count - 4096..<count
      case .middleThird: count / 3..<count / 3 * 2
      }
    }
  }

  /// Returns true for parts that a format may lack or contain so; the manual documents them.
  private static func isSilent(_ name: String, _ part: Part, _ byte: UInt8) -> Bool {
    switch (name, part) {
    // Players skip anything before the first frame or packet.
    case ("a.mp3", .first), ("a.aac", .first), ("a.ts", .first): true
    // The last chunk is an index or optional.
    case ("a.mp3", .tail), ("a.aac", .tail): true
    // Lengths of that byte lead to arbitrary offsets.
    case ("a.gif", .middleThird): byte == 0xFF
    default: false
    }
  }

  @Test("Whole files have no damage", arguments: FilledSamples.packed + FilledSamples.plain) func whole(
    _ row: Row
  )
    throws
  {
    for ends in [EndExamination.brief, .near, .thorough, .whole] {
      let verdict = try Self.verdict(row.bytes, row.name, ends)
      #expect(verdict.damage == nil, "\(ends.rawValue): \(verdict.type) \(String(describing: verdict.end))")
    }
  }

  @Test("Overwritten data is noticed", arguments: FilledSamples.packed, [UInt8(0), 0xFF])
  func gone(_ row: Row, _ byte: UInt8) throws {
    for part in Part.allCases where !Self.isSilent(row.name, part, byte) {
      var bytes = row.bytes
      let range = part.range(in: bytes.count)
      bytes.replaceSubrange(range, with: [UInt8](repeating: byte, count: range.count))
      for ends in [EndExamination.near, .thorough, .whole] {
        let verdict = try Self.verdict(bytes, row.name, ends)
        #expect(
          verdict.damage == .hollow || verdict.damage == .truncated,
          "\(part), \(ends.rawValue): \(verdict.type) \(String(describing: verdict.end))")
      }
    }
  }

  @Test("A hole of two sectors is noticed if all data is read", arguments: FilledSamples.packed)
  func hole(_ row: Row) throws {
    // A hole may be a part of frames, pages and plain codes.
    let loose = ["a.webp", "a.mp3", "a.aac", "a.flac", "a.mkv", "a.avi", "fragments.mp4", "a.pdf"]
    guard !loose.contains(row.name) else { return }
    var bytes = row.bytes
    let start = bytes.count / 16 * 5
    bytes.replaceSubrange(start..<start + 1536, with: Bytes.zeros(1536))
    let verdict = try Self.verdict(bytes, row.name, .whole)
    #expect(verdict.damage == .hollow, "\(String(describing: verdict.end))")
    #expect(verdict.end?.checked.contains("which are 00") == true, "\(String(describing: verdict.end))")
  }

  @Test("The report names the bytes") func words() throws {
    let row = try #require(FilledSamples.packed.first { $0.name == "a.mov" })
    var bytes = row.bytes
    bytes.replaceSubrange(50_000..<80_000, with: Bytes.zeros(30_000))
    var options = FileIdentifier.Options(registry: .standard, magic: .omitted, ends: .near)
    options.keepsEvidence = true
    let verdict = try FileIdentifier(options).identify(bytes: bytes, name: row.name)
    #expect(verdict.type == .quickTimeMovie && verdict.damage == .hollow && verdict.certainty == .proven)
    #expect(verdict.end?.checked == "the top-level boxes; bytes 50000 to 79999, which are 00")
    let seen = verdict.evidence.first { $0.range == 50_000..<80_000 }
    #expect(seen?.reason == "where packed samples should be")
  }

  // MARK: Names without content

  /// A name, a byte, a count, and the expected damage.
  static let names: [(String, UInt8, Int, ContentDamage?)] = [
    ("a.jpg", 0, 40_000, .hollow), ("a.jpg", 0xFF, 40_000, .hollow), ("a.jpg", 0, 16, .hollow),
    ("a.jpg", 0x20, 40_000, .hollow), ("a.jpg", 0x61, 4, nil), ("a.jpg", 0, 5, nil),
    ("a.png", 0, 40_000, .hollow), ("a.heic", 0, 40_000, .hollow), ("a.mov", 0xFF, 40_000, .hollow),
    ("a.mp4", 0, 40_000, .hollow), ("a.flac", 0, 40_000, .hollow), ("a.wav", 0, 40_000, .hollow),
    ("a.tif", 0, 40_000, .hollow), ("a.dng", 0, 40_000, .hollow), ("a.pdf", 0, 40_000, .hollow),
    ("a.zip", 0, 40_000, .hollow), ("a.docx", 0xFF, 40_000, .hollow), ("a.bmp", 0, 40_000, .hollow),
    ("a.mp3", 0, 40_000, .hollow), ("a.mp3", 0xFF, 400_000, .hollow), ("a.aac", 0, 40_000, .hollow),
    ("a.txt", 0, 40_000, .hollow), ("a.txt", 0xFF, 40_000, .hollow), ("a.swift", 0, 40_000, .hollow),
    ("a.json", 0, 40_000, .hollow), ("a.txt", 0x0A, 40_000, nil), ("a.txt", 0x61, 40_000, nil),
    // Sectors, tables, samples and private formats.
    ("a.img", 0, 40_000, nil), ("a.iso", 0, 40_000, nil), ("a.vmdk", 0, 40_000, nil),
    ("a.tar", 0, 10_240, nil),
    ("a.sqlite", 0, 40_000, nil), ("a.db", 0, 40_000, nil), ("a.bin", 0, 40_000, nil),
    ("a.dat", 0, 40_000, nil),
    ("a.raw", 0, 40_000, nil), ("a.pcm", 0, 40_000, nil), ("a.au", 0, 40_000, nil),
    ("a.lock", 0, 40_000, nil),
    ("a.jpg.bak", 0, 40_000, nil), ("a", 0, 40_000, nil),
  ]

  @Test("A name and one repeated byte", arguments: names)
  func name(_ name: String, _ byte: UInt8, _ count: Int, _ damage: ContentDamage?) throws {
    let bytes = [UInt8](repeating: byte, count: count)
    for ends in [EndExamination.omitted, .brief, .near, .thorough] {
      let verdict = try Self.verdict(bytes, name, ends)
      #expect(verdict.damage == damage, "\(ends.rawValue): \(verdict.type)")
      #expect(verdict.certainty != .proven)
      #expect((verdict.end?.checked.hasPrefix("bytes 0 to ") == true) == (damage != nil && ends != .omitted))
    }
  }

  /// The reader's state does not affect the next file.
  @Test("After a text of the same name") func afterText() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    for _ in 0..<2 {
      #expect(try identifier.identify(bytes: Bytes.ascii("Some words.\n"), name: "a.jpg").damage == nil)
      let spaces = [UInt8](repeating: 0x20, count: 5000)
      #expect(try identifier.identify(bytes: spaces, name: "a.jpg").damage == .hollow)
      #expect(try identifier.identify(bytes: spaces, name: "a.txt").damage == nil)
    }
  }

  @Test("A stream that begins with zeros") func lateStream() throws {
    let bytes = Bytes.zeros(5000) + Bytes.mp3Frames(200)
    #expect(try Self.verdict(bytes, "a.mp3").damage == nil)
  }

  @Test(
    "Files that have no byte",
    arguments: [
      ("a.jpg", true), ("a.mov", true), ("a.pdf", true), ("a.docx", true), ("a.mp3", true), ("a.zip", true),
      ("a.txt", false), ("a.py", false), (".gitkeep", false), ("a.json", false), ("a.lock", false),
      ("a.sqlite", false), ("a.img", false), ("a.bin", false), ("a.idx", false), ("a.jpg.old", false),
      ("a", false),
    ]) func empty(_ name: String, _ isDamaged: Bool) throws
  {
    #expect((try Self.verdict([], name).damage == .empty) == isDamaged)
  }

  @Test("Repeated FF is not text") func noText() throws {
    let bytes = [UInt8](repeating: 0xFF, count: 40_000)
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard))
    for name in ["a.txt", "a.jpg", nil] {
      let verdict = try identifier.identify(bytes: bytes, name: name)
      #expect(verdict.type == .data && verdict.contentType == nil, "\(verdict)")
    }
  }
}
