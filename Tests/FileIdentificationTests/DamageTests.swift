import ByteSources
import FileIdentification
import Foundation
import Testing
import UniformTypes

@testable import Formats

@Suite("Broken and hostile files")
struct DamageTests {
  static let fixtures: [String] = [
    "live/IMG_0002.HEIC", "live/IMG_0001.MOV", "subtypes/plain.mp4", "live/IMG_0001.JPG",
    "motion/20240501_mpvd.heic", "subtypes/screenshot.png", "subtypes/animated.gif",
  ]

  static func fixture(_ name: String) throws -> [UInt8] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Media/\(name)")
    return [UInt8](try Data(contentsOf: file))
  }

  @Test("A truncated movie keeps its type") func truncatedMovie() throws {
    let movie =
      Bytes.ftyp("qt  ") + Bytes.box("mdat", Bytes.zeros(1000)) + Bytes.movie(Bytes.track("vide", "avc1"))
    let cut = try #require(try Bytes.finding(Array(movie.prefix(600))))
    #expect(cut.declared == .quickTimeMovie && cut.isDecided && cut.damage == .truncated)
    let whole = try #require(try Bytes.finding(movie))
    #expect(whole.damage == nil)
  }

  @Test("A movie without its movie box is truncated") func missingMovieBox() throws {
    let finding = try #require(try Bytes.finding(Bytes.ftyp("isom") + Bytes.box("mdat", Bytes.zeros(100))))
    #expect(finding.declared == .mpeg4Movie && finding.damage == .truncated)
  }

  @Test("A picture with a truncated meta box keeps its brand's type") func cutPicture() throws {
    let picture = Bytes.ftyp("heic", "mif1") + Bytes.meta("hvc1")
    for length in 24..<picture.count {
      let finding = try #require(try Bytes.finding(Array(picture.prefix(length))))
      #expect(finding.declared == .heic, "at \(length)")
    }
  }

  @Test("Cyclic TIFF directories terminate") func cyclicTIFF() throws {
    let bytes = [
      Bytes.ascii("II*\0"), Bytes.little32(8), Bytes.little16(2), Bytes.little16(271), Bytes.little16(2),
      Bytes.little32(2),
      Bytes.hex("41000000"), Bytes.little16(256), Bytes.little16(3), Bytes.little32(1), Bytes.little32(1),
      Bytes.little32(8),
    ].flatMap { $0 }
    let finding = try #require(try Bytes.finding(bytes))
    #expect(finding.declared == .tiff && finding.damage == .cyclic)
  }

  @Test("A derived picture that is its own source terminates") func cyclicItems() throws {
    let meta = Bytes.box(
      "meta", Bytes.zeros(4), Bytes.handler("pict"), Bytes.box("pitm", Bytes.zeros(4), Bytes.big16(1)),
      Bytes.box(
        "iinf", Bytes.zeros(4), Bytes.big16(2),
        Bytes.box("infe", [2, 0, 0, 0], Bytes.big16(1), Bytes.big16(0), Bytes.ascii("grid"), [0]),
        Bytes.box("infe", [2, 0, 0, 0], Bytes.big16(2), Bytes.big16(0), Bytes.ascii("iden"), [0])),
      Bytes.box(
        "iref", Bytes.zeros(4), Bytes.box("dimg", Bytes.big16(1), Bytes.big16(1), Bytes.big16(2)),
        Bytes.box("dimg", Bytes.big16(2), Bytes.big16(1), Bytes.big16(1))))
    let finding = try #require(try Bytes.finding(Bytes.ftyp("mif1") + meta))
    #expect(finding.declared == .heif)
  }

  @Test("Wrong sizes are harmless", arguments: [0, 1, 2, 7, 8, 15, 16, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func lyingSizes(_ size: Int) throws {
    let box = Bytes.big32(size) + Bytes.ascii("meta") + Bytes.zeros(24)
    _ = try Bytes.finding(Bytes.ftyp("heic") + box)
    _ = try Bytes.finding(
      Bytes.ftyp("isom") + Bytes.big32(1) + Bytes.ascii("mdat") + Bytes.big32(size) + Bytes.big32(size))
    _ = try Bytes.finding(
      Bytes.hex("3026B2758E66CF11A6D900AA0062CE6C") + Bytes.little32(size) + Bytes.little32(size)
        + Bytes.zeros(40))
    _ = try Bytes.finding(
      Bytes.ascii("II+\0") + Bytes.hex("08000000") + Bytes.little32(size) + Bytes.little32(size)
        + Bytes.zeros(40))
    _ = try Bytes.finding(Bytes.hex("1A45DFA308") + Bytes.big32(size) + Bytes.big32(size) + Bytes.zeros(40))
  }

  @Test("A small budget gives an incomplete result") func smallBudget() throws {
    let movie =
      Bytes.ftyp("isom") + Bytes.box("mdat", Bytes.zeros(20_000)) + Bytes.movie(Bytes.track("vide", "avc1"))
    let reader = ByteReader()
    try reader.open(MemorySource(movie), budget: ReadBudget(bytes: 4096, reads: 1, steps: 100))
    let finding = try #require(try ContentFinding.detect(in: reader))
    #expect(finding.declared == .mpeg4Movie && finding.isIncomplete && finding.damage == nil)
  }

  /// True to try more changes, as `.ci/full` does.
  private static let flipsMore = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  @Test("No changed byte of a sample traps", arguments: Sample.all) func flips(_ sample: Sample) throws {
    try flip(sample.bytes, rounds: Self.flipsMore ? 300 : 150)
  }

  @Test("No prefix and no changed byte of a fixture traps", arguments: fixtures) func fixtureSweep(
    _ name: String
  ) throws {
    let bytes = try Self.fixture(name)
    for length in stride(from: 0, through: bytes.count, by: 7) {
      _ = try Bytes.finding(Array(bytes.prefix(length)))
    }
    try flip(bytes, rounds: 1500)
  }

  private func flip(_ bytes: [UInt8], rounds: Int) throws {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<rounds where !bytes.isEmpty {
      var changed = bytes
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let values: [UInt8] = [0, 0xFF, 0x7F, 0x80, 1, UInt8(truncatingIfNeeded: state >> 20)]
        changed[Int(state >> 33) % changed.count] = values[Int(state >> 60) % 6]
      }
      _ = try Bytes.finding(changed)
    }
  }
}
