import Testing
import UploadChecks

/// Polyglot files.
@Suite struct OtherReadingTests {
  private static func jpeg(comment: [UInt8] = []) -> [UInt8] {
    let picture = Uploads.fixture("live/IMG_0001.JPG")
    let segment = [0xFF, 0xFE, UInt8((comment.count + 2) >> 8), UInt8((comment.count + 2) & 0xFF)] + comment
    return Array(picture.prefix(2)) + (comment.isEmpty ? [] : segment) + picture.dropFirst(2)
  }

  static let families: [(name: String, bytes: @Sendable () throws -> [UInt8], words: String?)] = [
    ("JPEG", { jpeg() }, nil), ("PNG", { try Uploads.png() }, nil),
    ("JPEG with a comment", { jpeg(comment: Array("taken in Rome".utf8)) }, nil),
    (
      "JPEG, ZIP behind it", { jpeg() + Uploads.zip([("a.txt", "words")], behind: jpeg().count) },
      "unpackers find a ZIP archive in it"
    ),
    (
      "PNG, ZIP in a chunk before its end",
      {
        let zip = Uploads.zip([("a.jar", "words")], behind: 0)
        return try Uploads.png(Uploads.chunk("ziPc", zip))
      }, "unpackers find a ZIP archive in it"
    ),
    (
      "PNG with a PDF in a comment",
      {
        try Uploads.png(Uploads.chunk("tEXt", Array("a\0%PDF-1.4\n".utf8)))
      }, "PDF readers take it for a PDF document: its header is within the first 1,024 bytes"
    ),
    (
      "JPEG with PHP in a comment", { jpeg(comment: Array("<?php system($_GET['c']); ?>".utf8)) },
      "a server that runs PHP would run what stands in it"
    ),
    (
      "JPEG with PHP behind it", { jpeg() + Array("<?php x(); ?>".utf8) },
      "a server that runs PHP would run what stands in it"
    ),
    (
      "text with PHP far in",
      { Array(String(repeating: "words and words\n", count: 90_000).utf8) + Array("<?php ?>\n".utf8) },
      "a server that runs PHP would run what stands in it"
    ),
    (
      "JPEG, Rar behind it", { jpeg() + Array("Rar!\u{1A}\u{7}\0".utf8) },
      "unpackers find a Rar archive in it"
    ),
    (
      "GIF that is a script",
      {
        Array("GIF89a/*".utf8) + [0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0x3B]
          + Array("*/=1;alert(1)".utf8)
      },
      "its first bytes begin a script: the size of the picture is a comment's mark"
    ),
  ]

  @Test(arguments: families.indices) func findsSecondReading(_ index: Int) throws {
    let row = Self.families[index]
    var policy = try Uploads.policy("*/*")
    policy.allowsDamage = true
    let examiner = Uploads.examiner(policy)
    let found = try examiner.examine(bytes: row.bytes()).refusal
    #expect(found?.reason == row.words, "\(row.name)")
    policy.allowsOtherReadings = true
    #expect(try Uploads.examiner(policy).examine(bytes: row.bytes()).refusal == nil, "\(row.name)")
  }

  @Test func tarAndDICOMAndDiscs() throws {
    // A picture whose comment forms a tar header with a valid checksum.
    var bytes = Self.jpeg(comment: [UInt8](repeating: 0, count: 600))
    for index in 148..<156 { bytes[index] = 0x20 }
    let sum = bytes[..<512].reduce(0) { $0 + Int($1) }
    let digits = String(sum, radix: 8)
    for (offset, byte) in (String(repeating: "0", count: 6 - digits.count) + digits + "\0 ").utf8.enumerated()
    {
      bytes[148 + offset] = byte
    }
    #expect(try Uploads.refusal(bytes)?.reason == "unpackers take it for a tar archive")
    bytes = Self.jpeg(comment: [UInt8](repeating: 0, count: 600))
    bytes.replaceSubrange(128..<132, with: Array("DICM".utf8))
    #expect(try Uploads.refusal(bytes)?.reason == "programs for medical pictures take it for DICOM")
    bytes = Self.jpeg(comment: [UInt8](repeating: 0, count: 40_000))
    bytes.replaceSubrange(32_768..<32_774, with: Array("\u{1}CD001".utf8))
    #expect(try Uploads.refusal(bytes)?.reason == "it can be mounted as a disc")
  }
}
