import ByteSources
import FileIdentification
import Foundation
import Testing
import UniformTypes

/// Absurd numbers anywhere in a file; the completeness check must survive them.
@Suite("Absurd numbers") struct HostileEndTests {
  /// Small and large numbers in either byte order, and digits.
  private static let patterns: [[UInt8]] = {
    var patterns: [[UInt8]] = ["9223372036854775807", "-9223372036854775808"].map { Array($0.utf8) }
    for width in [4, 8] {
      let ones = [UInt8](repeating: 0xFF, count: width - 1), zeros = [UInt8](repeating: 0, count: width - 1)
      patterns += [ones + [0xFF], [0x7F] + ones, ones + [0x7F], zeros + [0], [0x80] + zeros]
    }
    return patterns
  }()

  private static let options = FileIdentifier.Options(
    registry: .standard, magic: .omitted, ends: .thorough)

  /// Returns offsets in a file: dense at the start, and the end.
  private static func offsets(_ count: Int) -> [Int] {
    Array(stride(from: 0, to: min(count, 160), by: 2))
      + Array(stride(from: max(0, count - 64), to: count, by: 4))
  }

  /// The smallest file of each checked type, and all samples of ends.
  private static let files: [Exhibit] = {
    let identifier = FileIdentifier(options)
    let streams = StreamEndTests.samples.compactMap { sample in
      (try? sample.bytes).map { Exhibit(name: sample.name, bytes: $0) }
    }
    var smallest: [UTType: Exhibit] = [:]
    let stated = StatedEndSamples.all.map { Exhibit(name: $0.name, bytes: $0.bytes) }
    for file in Exhibit.everything + EndSamples.all + streams {
      guard let found = try? identifier.identify(bytes: file.bytes), found.end != nil else { continue }
      if let other = smallest[found.type], other.bytes.count <= file.bytes.count { continue }
      smallest[found.type] = file
    }
    return smallest.values.sorted { $0.name < $1.name } + stated
  }()

  @Test("The files have many types") func types() { #expect(Self.files.count > 60) }

  /// True to try every number at every offset, as `.ci/full` does, instead of every third.
  private static let triesEveryNumber = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  @Test("No number in a file traps", arguments: files) func numbers(_ file: Exhibit) throws {
    let identifier = FileIdentifier(Self.options)
    var wrong: [String] = []
    for (turn, place) in Self.offsets(file.bytes.count).enumerated() {
      for (number, pattern) in Self.patterns.enumerated() where place + pattern.count <= file.bytes.count {
        guard Self.triesEveryNumber || (turn + number).isMultiple(of: 3) else { continue }
        var changed = file.bytes
        changed.replaceSubrange(place..<place + pattern.count, with: pattern)
        guard let end = try identifier.identify(bytes: changed).end else { continue }
        if end.missingBytes ?? 1 <= 0 || !(0...Int64(changed.count)).contains(end.trailingBytes ?? 0) {
          wrong.append("\(pattern) at \(place): \(end)")
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// Returns the beginning of a gzip member that repeats one byte: 13 bits make 258 bytes.
  private static func gzip(repeats: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    var bits: UInt32 = 0
    var count: UInt32 = 0
    func add(_ value: UInt32, _ width: UInt32) {
      bits |= value << count
      count += width
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    // The last block, with fixed codes (RFC 1951, 3.2.6): the literal 0, then the length 258 at the distance 1.
    add(0b1, 1)
    add(0b01, 2)
    add(0b0000_1100, 8)
    for _ in 0..<repeats { add(0b1010_0011, 8); add(0, 5) }
    return bytes
  }

  @Test(
    "gzip is inflated to 16 MiB and 32 times its size, and no further",
    arguments: [
      (60_000, true, "every member, its checksum and its length"),
      (100_000, false, "the first members, which inflate to more than their size allows"),
    ]) func bomb(_ repeats: Int, _ isTruncated: Bool, _ checked: String) throws
  {
    let found = try FileIdentifier(Self.options).identify(bytes: Self.gzip(repeats: repeats), name: "a.gz")
    #expect(found.end?.checked == checked)
    #expect((found.damage != nil) == isTruncated)
  }

  @Test("A RAR member longer than any file") func hugeMember() throws {
    var bytes = Array("Rar!".utf8) + [0x1A, 7, 0, 0, 0, 0x73, 0, 0, 13, 0] + Bytes.zeros(6)
    bytes += [0, 0, 0x74, 0, 0x81, 40, 0, 0xFF, 0xFF, 0xFF, 0xFF] + Bytes.zeros(21)
    bytes += [0xFF, 0xFF, 0xFF, 0x7F] + Bytes.zeros(112)
    #expect(try FileIdentifier(Self.options).identify(bytes: bytes).end != nil)
  }

  @Test("Cross-references beyond any file, behind a header that is not at the beginning")
  func farReferences() throws {
    let text = "junk\n%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9223372036854775807\n%%EOF\n"
    let found = try FileIdentifier(Self.options).identify(bytes: Array(text.utf8))
    #expect(found.damage == nil && found.end?.trailingBytes == nil)
  }

  @Test("With a stated length, a repeated byte is truncation")
  func cutInSilence() throws {
    let tone = try #require(StreamEndTests.samples.first { $0.name == "tone.wav" }).bytes
    let sound = tone.prefix(60) + Bytes.zeros(2000)
    #expect(try FileIdentifier(Self.options).identify(bytes: Array(sound)).damage == .truncated)
    let picture = try DamageTests.fixture("headers/pq.png").prefix(200) + Bytes.zeros(20_000)
    #expect(try FileIdentifier(Self.options).identify(bytes: Array(picture)).damage == .hollow)
  }
}
