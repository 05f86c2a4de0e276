import ByteSources
import Foundation
import SystemPackage
import Testing

/// Reads of a descriptor compared with its stated size.
@Suite struct DescriptorSourceTests {
  private static let bytes = [UInt8](repeating: 7, count: 1000)

  private func read(_ size: Int64?, at offset: Int64, _ count: Int) throws -> Int {
    let path = NSTemporaryDirectory() + "source-\(UUID().uuidString)"
    try Data(Self.bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try FileDescriptor.open(FilePath(path), .readOnly)
    defer { try? file.close() }
    let source = DescriptorSource(descriptor: file.rawValue, byteCount: size)
    var target = [UInt8](repeating: 0, count: count)
    return try target.withUnsafeMutableBytes { try source.read(at: offset, into: $0) }
  }

  @Test(
    arguments: [(nil, 0, 1000), (nil, 900, 100), (nil, 1000, 0), (1000, 2000, 0), (500, 0, 1000)]
      as [(Int64?, Int64, Int)])
  func endOfFileIsNoError(_ size: Int64?, _ offset: Int64, _ count: Int) throws {
    #expect(try read(size, at: offset, 4096) == count)
  }

  /// A size larger than the file: truncated meanwhile, or unreadable.
  @Test(arguments: [(1001, 0), (5000, 900), (5000, 1000), (5000, 2000)] as [(Int64, Int64)])
  func missingBytesAreAnError(_ size: Int64, _ offset: Int64) throws {
    #expect(throws: ByteSourceError.endsEarly) { try read(size, at: offset, 4096) }
  }
}
