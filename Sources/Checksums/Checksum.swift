internal import CZlib

/// An incremental checksum: a CRC-32 or a digest.
package struct Checksum {
  package let algorithm: ChecksumAlgorithm
  private var state: State

  private enum State {
    case crc32(UInt)
    case digest(DigestState)
  }

  /// Creates the checksum of no bytes.
  package init(_ algorithm: ChecksumAlgorithm) {
    self.algorithm = algorithm
    state = DigestState(algorithm).map { .digest($0) } ?? .crc32(0)
  }

  /// Appends bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty { return }
    switch state {
    case .crc32(let sum):
      state = .crc32(UInt(crc32_z(uLong(sum), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)))
    case .digest(var digest):
      digest.add(bytes)
      state = .digest(digest)
    }
  }

  /// Returns the checksum, big-endian for a CRC-32.
  package consuming func finish() -> [UInt8] {
    switch state {
    case .crc32(let sum): (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    case .digest(let digest): digest.finish()
    }
  }

  /// Returns the checksum of bytes in memory.
  package static func sum(_ algorithm: ChecksumAlgorithm, of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var sum = Checksum(algorithm)
    sum.add(bytes)
    return sum.finish()
  }
}

/// A checksum algorithm.
package enum ChecksumAlgorithm: String, Sendable, CaseIterable {
  case crc32, md5, sha1, sha256

  /// The length of a checksum in bytes.
  package var byteCount: Int {
    switch self {
    case .crc32: 4
    case .md5: 16
    case .sha1: 20
    case .sha256: 32
    }
  }
}
