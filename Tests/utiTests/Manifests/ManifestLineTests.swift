import ASCIIBytes
import Checksums
import SystemPackage
import Testing

@testable import uti

/// Lines of lists of checksums, in the formats of sha256sum and similar tools.
struct ManifestLineTests {
  static let md5 = "900150983cd24fb0d6963f7d28e17f72"
  static let sha1 = "a9993e364706816aba3e25717850c26c9cd0d89d"
  static let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  /// Lines with their names.
  static let files: [(line: String, algorithm: ChecksumAlgorithm, name: String)] = [
    ("\(sha256)  a.txt", .sha256, "a.txt"), ("\(sha256) *a.txt", .sha256, "a.txt"),
    ("\(sha1)  a.txt", .sha1, "a.txt"), ("\(md5) *a.txt", .md5, "a.txt"),
    ("\(sha256) a.txt", .sha256, "a.txt"), ("\(sha256)\ta.txt", .sha256, "a.txt"),
    ("  \(sha256)  a.txt", .sha256, "a.txt"), ("\(sha256)  a.txt\r", .sha256, "a.txt"),
    ("\(sha256.uppercased())  a.txt", .sha256, "a.txt"), ("\(sha256)   a.txt", .sha256, " a.txt"),
    ("\(sha256)  a ", .sha256, "a "), ("\(sha256)  ", .sha256, " "), ("\(sha256)  a  b", .sha256, "a  b"),
    ("\(sha256) **a", .sha256, "*a"),
    ("\(sha256)  ../a", .sha256, "../a"), ("\(sha256)  /tmp/a", .sha256, "/tmp/a"),
    ("\\\(sha256)  a\\nb", .sha256, "a\nb"), ("\\\(sha256)  a\\\\b\\r", .sha256, "a\\b\r"),
    ("\(sha256)  a\\nb", .sha256, "a\\nb"),
    ("SHA256 (a.txt) = \(sha256)", .sha256, "a.txt"), ("SHA1 (a) = \(sha1)", .sha1, "a"),
    ("MD5 (a) = \(md5)", .md5, "a"), ("SHA256(a)= \(sha256)", .sha256, "a"),
    ("SHA256 (a)=\(sha256)", .sha256, "a"), ("SHA256 (a) (1).txt) = \(sha256)", .sha256, "a) (1).txt"),
    ("SHA256 (a) = b) = \(sha256)", .sha256, "a) = b"), (" SHA256 (a) = \(sha256)", .sha256, "a"),
    ("\\SHA256 (a\\nb) = \(sha256)", .sha256, "a\nb"), ("SHA256 ( a) = \(sha256)\r", .sha256, " a"),
  ]

  @Test(arguments: files)
  func parsesFiles(_ row: (line: String, algorithm: ChecksumAlgorithm, name: String)) throws {
    let sums: [ChecksumAlgorithm: String] = [.md5: Self.md5, .sha1: Self.sha1, .sha256: Self.sha256]
    let sum = try #require(sums[row.algorithm].flatMap { Hexadecimal.bytes($0.utf8) })
    #expect(
      ManifestLine(row.line.utf8) == .file(path: FilePath(row.name), algorithm: row.algorithm, sum: sum))
  }

  @Test(arguments: ["", "\r", "# a remark", "#\(sha256)  a"]) func blankLines(_ line: String) {
    #expect(ManifestLine(line.utf8) == .blank)
  }

  /// Malformed lines, with a part of the reason.
  static let malformedLines: [(line: String, reason: String)] = [
    ("junk", "no sum"), ("a.txt  \(sha256)", "no sum"), ("\(sha256)x  a", "no sum"), ("\(sha256)", "no name"),
    ("\(sha256) ", "no name"), ("abcd  a", "4 digits"),
    (String(repeating: "a", count: 128) + "  a", "128 digits"), ("\(sha256)0  a", "no sum"),
    ("\\\(sha256)  a\\q", "escape"), ("\\\(sha256)  a\\", "escape"), ("\(sha256)  a\0b", "zero byte"),
    ("\(sha256)  -", "standard input"), ("SHA256 (a = \(sha256)", "bracket"),
    ("SHA256 (a) \(sha256)", "equals sign"), ("SHA256 (a) = \(sha1)", "64 digits"),
    ("SHA256 (a) = \(sha256)0", "64 digits"), ("SHA256 () = \(sha256)", "no name"), ("SHA256 a", "no sum"),
    ("SHA512 (a) = \(sha256)", "no sum"), ("\(sha256)  " + String(repeating: "a", count: 4096), "no path"),
    (" ", "no sum"), ("\\", "no sum"), ("MD5 (a) = \(sha256)", "32 digits"),
  ]

  @Test(arguments: malformedLines) func rejectsMalformedLines(_ row: (line: String, reason: String)) {
    guard case .malformed(let reason) = ManifestLine(row.line.utf8) else {
      Issue.record("\(row.line) was read")
      return
    }
    #expect(reason.contains(row.reason), "\(row.line): \(reason)")
  }

  /// Parsing arbitrary bytes does not trap.
  @Test func acceptsArbitraryBytes() {
    for line in Self.files.map(\.line) {
      let bytes = Array(line.utf8)
      for index in bytes.indices {
        for byte: UInt8 in [0, 0x20, 0x28, 0x29, 0x5C, 0xFF] {
          var damaged = bytes
          damaged[index] = byte
          _ = ManifestLine(damaged)
          _ = ManifestLine(damaged[..<index])
        }
      }
    }
  }
}
