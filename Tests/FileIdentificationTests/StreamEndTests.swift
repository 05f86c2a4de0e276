import FileIdentification
import Foundation
import Testing
import UniformTypes

/// Completeness of sound, streams, archives, databases and programs: truncation is noticed, complete files
/// are accepted.
@Suite("Completeness of streams") struct StreamEndTests {
  /// A small complete file of `Tests/Fixtures/Ends`.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    /// The way the format declares its end; counts need a declared end.
    var declares = Declaration.end
    /// Lengths at which truncation cannot be noticed.
    var silent: @Sendable ([UInt8]) -> Set<Int> = { _ in [] }
    var testDescription: String { name }

    enum Declaration: Sendable {
      /// The end's offset, at the start.
      case offset
      /// A mark at the end.
      case end
      /// No end; parts with lengths.
      case parts
    }
    var bytes: [UInt8] {
      get throws { try Array(Data(contentsOf: StreamEndTests.folder.appendingPathComponent(name))) }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Ends").standardizedFileURL

  static let samples: [Sample] = [
    Sample(name: "tone.flac"), Sample(name: "tone.ogg"), Sample(name: "tone.opus"),
    Sample(name: "tone-flac.oga"), Sample(name: "tone.webm", declares: .offset),
    Sample(name: "tone.mka", declares: .offset),
    // A segment of open size without tags or clusters is complete: an initialization segment.
    Sample(name: "tone-live.mka", declares: .parts) { bytes in
      Set(
        bytes.indices.filter { place in
          [[0x12, 0x54, 0xC3, 0x67], [0x1F, 0x43, 0xB6, 0x75]].contains(Array(bytes[place...].prefix(4)))
        })
    },
    Sample(name: "tone.wav", declares: .offset), Sample(name: "tone.aifc", declares: .offset),
    Sample(name: "picture.avi", declares: .offset), Sample(name: "tone.wma"),
    Sample(name: "numbers.gz"), Sample(name: "numbers.bz2"), Sample(name: "numbers.xz"),
    Sample(name: "numbers.zst"),
    Sample(name: "numbers.lz4"),
    // A tar is identified by its first block; more zeros fill the last record.
    Sample(name: "numbers.tar") { Set(0..<512).union(15_872..<$0.count) },
    Sample(name: "numbers.sqlite", declares: .offset), Sample(name: "empty-object.elf", declares: .offset),
  ]

  private static let triesEveryLength = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"
  private static let shortest = 64

  private static func lengths(_ count: Int) -> [Int] {
    if triesEveryLength { return Array(shortest..<count) }
    let step = max(1, (count - shortest) / 200)
    return Array(stride(from: shortest, to: count, by: step)) + Array(max(shortest, count - 24)..<count)
  }

  private static func identifier() -> FileIdentifier {
    var options = FileIdentifier.Options(registry: .standard, magic: .omitted)
    options.ends = .thorough
    return FileIdentifier(options)
  }

  private static func verdict(_ bytes: [UInt8], _ name: String) throws -> Identification {
    try identifier().identify(bytes: bytes, name: name)
  }

  @Test("Whole files have no damage", arguments: samples) func whole(_ sample: Sample) throws {
    let verdict = try Self.verdict(try sample.bytes, sample.name)
    #expect(verdict.damage == nil)
    let end = try #require(verdict.end)
    #expect(end.missingBytes == nil)
    #expect(end.trailingBytes == (sample.declares == .parts ? nil : 0), "\(end)")
  }

  @Test("Truncation is noticed", arguments: samples) func cut(_ sample: Sample) throws {
    let bytes = try sample.bytes
    let silent = sample.silent(bytes)
    var unnoticed: [Int] = []
    var miscounted: [Int] = []
    // One for all lengths: the rule is looked up once.
    let identifier = Self.identifier()
    for length in Self.lengths(bytes.count) where !silent.contains(length) {
      let verdict = try identifier.identify(bytes: Array(bytes.prefix(length)), name: sample.name)
      if verdict.damage == nil { unnoticed.append(length) }
      let isDeclared = sample.declares == .offset && length >= 128 && verdict.end != nil
      guard let missing = verdict.end?.missingBytes ?? (isDeclared ? 0 : nil) else { continue }
      if missing != bytes.count - length { miscounted.append(length) }
    }
    #expect(unnoticed.isEmpty)
    #expect(miscounted.isEmpty)
  }

  @Test("Bytes behind the end are no damage", arguments: samples.filter { $0.declares != .parts })
  func trailing(_ sample: Sample) throws {
    let bytes = try sample.bytes
    for rest in [Bytes.zeros(700), Bytes.ascii(String(repeating: "something else ", count: 50))] {
      let verdict = try Self.verdict(bytes + rest, sample.name)
      #expect(verdict.damage == nil)
      let trailing = verdict.end?.trailingBytes
      #expect(
        trailing == nil || trailing == Int64(rest.count) || rest.allSatisfy { $0 == 0 }, "\(trailing ?? 0)")
    }
  }
}
