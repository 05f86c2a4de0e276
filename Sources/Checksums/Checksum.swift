internal import CZlib

/// A sum of bytes that come piece by piece.
///
/// The pieces may be cut anywhere: the sum is that of the bytes.
package struct Checksum {
  package let algorithm: ChecksumAlgorithm
  private var state: State

  private enum State {
    case crc32(UInt)
    case digest(DigestState)
  }

  /// The sum of no bytes yet.
  package init(_ algorithm: ChecksumAlgorithm) {
    self.algorithm = algorithm
    state = DigestState(algorithm).map { .digest($0) } ?? .crc32(0)
  }

  /// Takes the bytes that come next.
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

  /// The bytes of the sum.
  package consuming func finish() -> [UInt8] {
    switch state {
    case .crc32(let sum): (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    case .digest(let digest): digest.finish()
    }
  }

  /// The sum of bytes in memory.
  package static func sum(_ algorithm: ChecksumAlgorithm, of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var sum = Checksum(algorithm)
    sum.add(bytes)
    return sum.finish()
  }
}

/// Bytes as two digits each, in lower case.
package enum Hexadecimal {
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The bytes that digits of either case write; nil for anything else.
  package static func bytes(_ digits: some Collection<UInt8>) -> [UInt8]? {
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var high: UInt8?
    for digit in digits {
      guard let value = value(digit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
