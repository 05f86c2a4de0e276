internal import CZlib

/// The CRC-32 of ZIP, gzip and PNG (polynomial 0x04C11DB7, reflected), updated in steps.
///
/// Detects accidental damage, not tampering.
public struct CyclicRedundancyCheck: Hashable, Sendable {
  /// The checksum of the bytes so far; 0 if there were none.
  public private(set) var value: UInt32 = 0

  /// Creates a checksum of no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    // zlib takes a null pointer as "start again".
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    value = UInt32(
      truncatingIfNeeded: crc32_z(uLong(value), start.assumingMemoryBound(to: UInt8.self), bytes.count))
  }

  /// Returns the checksum of `bytes`.
  public static func of(_ bytes: [UInt8]) -> UInt32 {
    var check = CyclicRedundancyCheck()
    bytes.withUnsafeBytes { check.update($0) }
    return check.value
  }
}
