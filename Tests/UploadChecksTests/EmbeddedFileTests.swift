import ContainerFormats
import Testing
import UploadChecks

/// Archives and programs embedded in other files.
@Suite struct EmbeddedFileTests {
  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) }
  }

  private static let zeros = [UInt8](repeating: 0, count: 64)

  private static func gzip(_ text: String) throws -> [UInt8] {
    let bytes = Array(text.utf8)
    var member: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    member += try Deflater.deflate(bytes)
    member += little(Int(CyclicRedundancyCheck.of(bytes)), 4)
    return member + little(bytes.count, 4)
  }

  private static func tar(sum isRight: Bool = true) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    header.replaceSubrange(0..<5, with: Array("a.txt".utf8))
    header.replaceSubrange(257..<262, with: Array("ustar".utf8))
    header.replaceSubrange(148..<156, with: [UInt8](repeating: 0x20, count: 8))
    let sum = header.reduce(0) { $0 + Int($1) } + (isRight ? 0 : 1)
    let digits = String(sum, radix: 8)
    header.replaceSubrange(
      148..<156, with: Array((String(repeating: "0", count: 6 - digits.count) + digits + "\0 ").utf8))
    return header
  }

  private static func program(machine: Int = 0x8664, mark: Int = 0x20B) -> [UInt8] {
    var bytes = Array("MZ".utf8) + zeros.prefix(58)
    bytes += little(64, 4)
    bytes += Array("PE\0\0".utf8)
    bytes += little(machine, 2)
    bytes += little(3, 2)
    bytes += zeros.prefix(12)
    bytes += little(0xF0, 2)
    bytes += little(0x22, 2)
    bytes += little(mark, 2)
    return bytes + zeros
  }

  static let parts: [(name: String, bytes: @Sendable () throws -> [UInt8], words: String?)] = [
    ("Rar", { Array("Rar!\u{1A}\u{7}\0".utf8) + zeros }, "unpackers find a Rar archive in it"),
    ("7z", { [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4] + zeros }, "unpackers find a 7z archive in it"),
    ("7z, cut", { [0x37, 0x7A, 0xBC, 0xAF, 0x27] + zeros }, nil),
    (
      "a member of a ZIP archive", { Array(Uploads.zip([("a.txt", "words")]).prefix(40)) + zeros },
      "unpackers find a ZIP archive in it"
    ),
    ("no member of a ZIP archive", { Array("PK\u{3}\u{4}".utf8) + zeros }, nil),
    ("gzip", { try gzip("words and words") + zeros }, "unpackers find packed data in it"),
    ("no gzip", { [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xFF, 0xFF] + zeros }, nil),
    ("xz", { [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0] + zeros }, "unpackers find packed data in it"),
    (
      "bzip2", { Array("BZh9".utf8) + [0x31, 0x41, 0x59, 0x26, 0x53, 0x59] + zeros },
      "unpackers find packed data in it"
    ),
    ("tar", { tar() + zeros }, "unpackers find a tar archive in it"),
    ("no tar", { tar(sum: false) + zeros }, nil),
    (
      "cabinet", { Array("MSCF\0\0\0\0".utf8) + zeros.prefix(16) + [3, 1] + zeros },
      "unpackers find a cabinet in it"
    ),
    ("program for Windows", { program() }, "it holds a program for Windows"),
    ("no machine", { program(machine: 0x1234) }, nil), ("no optional header", { program(mark: 0) }, nil),
    ("program", { [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + zeros }, "it holds a program"),
    (
      "phar", { Array("words __HALT_COMPILER(); ?>".utf8) + zeros },
      "PHP takes it for an archive of programs (phar)"
    ),
  ]

  @Test(arguments: parts.indices) func afterAPicture(_ index: Int) throws {
    let row = Self.parts[index]
    var policy = try Uploads.policy("image/*")
    policy.allowsDamage = true
    let examiner = Uploads.examiner(policy)
    for picture in [Uploads.fixture("live/IMG_0001.JPG"), try Uploads.png(), MarkTests.gif("")] {
      for gap in [0, 1, 300_000] {
        let bytes = picture + [UInt8](repeating: 0, count: gap) + (try row.bytes())
        #expect(try examiner.examine(bytes: bytes).refusal?.reason == row.words, "\(row.name), \(gap)")
      }
    }
  }

  /// Too many rejected signatures count as a match.
  @Test func manyRejectedSignatures() throws {
    let mark: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xFF, 0xFF]
    var policy = try Uploads.policy("image/*")
    policy.allowsDamage = true
    let examiner = Uploads.examiner(policy)
    for (count, words) in [(40, nil), (400, "unpackers find packed data in it")] as [(Int, String?)] {
      let bytes = try Uploads.png() + (0..<count).flatMap { _ in mark }
      #expect(try examiner.examine(bytes: bytes).refusal?.reason == words, "\(count)")
    }
  }

  /// Archives may contain other files.
  @Test func archivesMayContainFiles() throws {
    let inner = String(decoding: Array("MZ".utf8) + [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], as: UTF8.self)
    #expect(try Uploads.refusal(Uploads.zip([("a.bin", inner)]), "*/*", name: "a.zip") == nil)
  }
}
