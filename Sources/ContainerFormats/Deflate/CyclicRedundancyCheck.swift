internal import CZlib

/// The CRC-32 of ZIP, gzip and PNG (polynomial 0x04C11DB7, reflected), updated piece by piece.
///
/// It finds accidents, not attackers.
public struct CyclicRedundancyCheck: Hashable, Sendable {
  /// The checksum of the bytes so far; 0 when there were none.
  public private(set) var value: UInt32 = 0

  /// Starts with no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    // zlib takes a null pointer as "start again".
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    value = UInt32(
      truncatingIfNeeded: crc32_z(uLong(value), start.assumingMemoryBound(to: UInt8.self), bytes.count))
  }

  /// The checksum of `bytes`.
  public static func of(_ bytes: [UInt8]) -> UInt32 {
    var check = CyclicRedundancyCheck()
    bytes.withUnsafeBytes { check.update($0) }
    return check.value
  }
}
