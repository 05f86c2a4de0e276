import Foundation
import MediaItems
import MediaMetadata
import Testing
import UniformTypes

/// Implausible numbers at any position of a header must not trap readers and rules.
@Suite("Headers that lie about numbers") struct HostileHeaderTests {
  /// Large and small numbers in either byte order.
  private static let patterns: [[UInt8]] = [4, 8].flatMap { width -> [[UInt8]] in
    let ones = [UInt8](repeating: 0xFF, count: width - 1), zeros = [UInt8](repeating: 0, count: width - 1)
    return [ones + [0xFF], [0x7F] + ones, ones + [0x7F], zeros + [0], [0x80] + zeros]
  }
  private static let texts = ["9223372036854775807", "-9223372036854775808", "0", "1e308", ""]

  /// True to try every number at every offset, as in `.ci/full`, instead of every second.
  private static let triesEveryNumber = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  /// Reads like the command and evaluates every rule.
  private static func check(_ bytes: [UInt8], _ type: UTType) throws {
    let metadata = try MetadataDamageTests.check(bytes, type)
    #expect(metadata.subtypes.count < MediaSubtype.allCases.count)
    for size in [metadata.storedWidth, metadata.storedHeight, metadata.pixelWidth, metadata.pixelHeight] {
      #expect(size.map { (1..<1 << 31).contains($0) } ?? true)
    }
  }

  private static func row(_ index: Int) throws -> (bytes: [UInt8], type: UTType) {
    let row = MetadataHeaderTests.table[index]
    return (
      MetadataHeaderTests.bytes(hex: row["hex"] ?? ""), try #require(row["type"].flatMap { UTType($0) })
    )
  }

  @Test("No number traps", arguments: MetadataHeaderTests.table.indices) func numbers(index: Int) throws {
    let (bytes, type) = try Self.row(index)
    let places = stride(from: 0, to: bytes.count, by: max(1, bytes.count / 64))
    for (turn, place) in places.enumerated() {
      for (number, pattern) in Self.patterns.enumerated() where place + pattern.count <= bytes.count {
        guard Self.triesEveryNumber || (turn + number).isMultiple(of: 2) else { continue }
        var changed = bytes
        changed.replaceSubrange(place..<place + pattern.count, with: pattern)
        try Self.check(changed, type)
      }
    }
  }

  @Test("No number in words traps", arguments: MetadataHeaderTests.table.indices)
  func words(index: Int) throws {
    let (bytes, type) = try Self.row(index)
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    for start in bytes.indices where isDigit(bytes[start]) && (start == 0 || !isDigit(bytes[start - 1])) {
      let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
      for text in Self.texts {
        try Self.check(bytes[..<start] + Array(text.utf8) + bytes[end...], type)
      }
    }
  }
}
