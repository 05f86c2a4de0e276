import ASCIIBytes
import ByteSources
import Checksums
import FileIdentification
import Foundation
import MediaMetadata
import SystemPackage
import Testing

@testable import MediaItems

struct FileChecksumsTests {
  /// Lengths around the block size.
  static let lengths = [0, 1, 63, 64, 4095, 4096, 4097, 262_143, 262_144, 262_145, 600_000]

  private static func bytes(_ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
  }

  @Test(arguments: lengths) func coversEveryByte(_ length: Int) throws {
    let bytes = Self.bytes(length)
    let item = try MediaItemReader(details: .sums).read(bytes: bytes, name: "a.bin")
    for algorithm in ChecksumAlgorithm.allCases {
      let sum = bytes.withUnsafeBytes { Hexadecimal.text(Checksum.sum(algorithm, of: $0)) }
      #expect(item.value(of: algorithm.rawValue) == .text(sum), "\(algorithm) of \(length)")
    }
  }

  @Test func computesOnlyRequestedChecksums() throws {
    let item = try MediaItemReader(details: .sha1).read(bytes: Array("abc".utf8), name: "a.txt")
    #expect(item.value(of: "sha1") == .text("a9993e364706816aba3e25717850c26c9cd0d89d"))
    for name in ["crc32", "md5", "sha256"] { #expect(item.value(of: name) == nil) }
    #expect(try MediaItemReader().read(bytes: Array("abc".utf8), name: "a.txt").file.checksums == nil)
  }

  @Test func foldersHaveNone() throws {
    let folder = try MediaItemReader(details: .sums).read(path: "/")
    #expect(folder.file.checksums == nil)
    var options = FileIdentifier.Options()
    options.basis = .name
    #expect(
      try MediaItemReader(options, details: .sums).read(path: FilePath(#filePath)).file.checksums == nil)
  }

  /// A source whose later reads fail.
  private struct Failing: ByteSource {
    var byteCount: Int64? { 1 << 20 }
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
      if offset >= 600_000 { throw ByteSourceError(code: .ioError, description: "a bad block") }
      buffer.initializeMemory(as: UInt8.self, repeating: 0x41)
      return buffer.count
    }
  }

  @Test func readErrorsAreThrown() throws {
    let error = #expect(throws: IdentificationError.self) {
      try MediaItemReader(details: .sha256).read(source: Failing(), name: "a.bin")
    }
    #expect(error?.code == "EIO")
  }

  /// A source that cancels the operation while it is read.
  private struct Cancelling: ByteSource {
    let cancellation: Cancellation
    var byteCount: Int64? { 1 << 40 }
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
      if offset > 10 << 20 { cancellation.cancel() }
      buffer.initializeMemory(as: UInt8.self, repeating: 0x41)
      return buffer.count
    }
  }

  @Test func isCancelled() throws {
    var options = FileIdentifier.Options()
    let cancellation = Cancellation()
    options.cancellation = cancellation
    let error = #expect(throws: IdentificationError.self) {
      try MediaItemReader(options, details: .md5).read(
        source: Cancelling(cancellation: cancellation), name: "a.bin")
    }
    #expect(error?.code == .cancelled)
  }
}
