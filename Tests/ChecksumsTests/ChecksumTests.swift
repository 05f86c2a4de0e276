import ASCIIBytes
import Checksums
import Foundation
import Testing

@Suite struct ChecksumTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let algorithm: ChecksumAlgorithm
    let text: String
    let sum: String

    init(_ algorithm: ChecksumAlgorithm, _ text: String, _ sum: String) {
      (self.algorithm, self.text, self.sum) = (algorithm, text, sum)
    }

    var testDescription: String { "\(algorithm) of \(text.count) bytes" }
  }

  /// The test vectors of RFC 1321 and FIPS 180, and the CRC-32 check value.
  static let vectors = [
    Vector(.crc32, "", "00000000"),
    Vector(.crc32, "123456789", "cbf43926"),
    Vector(.md5, "", "d41d8cd98f00b204e9800998ecf8427e"),
    Vector(.md5, "abc", "900150983cd24fb0d6963f7d28e17f72"),
    Vector(.md5, "message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    Vector(.sha1, "", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    Vector(.sha1, "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    Vector(
      .sha1, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    Vector(.sha256, "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(.sha256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      .sha256, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      .sha256, String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test(arguments: vectors) func matchesTestVectors(_ vector: Vector) {
    let bytes = Array(vector.text.utf8)
    let sum = bytes.withUnsafeBytes { Checksum.sum(vector.algorithm, of: $0) }
    #expect(Hexadecimal.text(sum) == vector.sum)
    #expect(sum.count == vector.algorithm.byteCount)
  }

  @Test(arguments: ChecksumAlgorithm.allCases) func chunksGiveTheSameChecksum(_ algorithm: ChecksumAlgorithm)
  {
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let whole = bytes.withUnsafeBytes { Checksum.sum(algorithm, of: $0) }
    for size in [1, 7, 63, 64, 65, 4096] {
      var sum = Checksum(algorithm)
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { sum.add($0) }
      }
      #expect(sum.finish() == whole, "pieces of \(size)")
    }
  }

  @Test func copiesAreIndependent() {
    var first = Checksum(.sha256)
    "a".utf8.withContiguousStorageIfAvailable { first.add(UnsafeRawBufferPointer($0)) }
    let copy = first
    "bc".utf8.withContiguousStorageIfAvailable { first.add(UnsafeRawBufferPointer($0)) }
    #expect(Hexadecimal.text(copy.finish()).hasPrefix("ca978112"))
    #expect(Hexadecimal.text(first.finish()).hasPrefix("ba7816bf"))
  }

  @Test(arguments: [
    ("00ff", [0, 255]), ("aBcD", [0xAB, 0xCD]), ("", []), ("0", nil), ("0g", nil), ("0x", nil),
  ])
  func digitsAreRead(_ text: String, _ bytes: [UInt8]?) {
    #expect(Hexadecimal.bytes(Array(text.utf8)) == bytes)
    if let bytes { #expect(Hexadecimal.text(bytes) == text.lowercased()) }
  }
}
