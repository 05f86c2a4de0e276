package import ByteSources

/// The CRC-16 with the polynomial 0x8005 at the end of FLAC and AC-3 frames.
package enum FrameChecksum {
  private static let table: [UInt16] = (0..<256).map { byte in
    (0..<8).reduce(UInt16(byte) << 8) { check, _ in check & 0x8000 != 0 ? check << 1 ^ 0x8005 : check << 1 }
  }

  static func updated(_ check: UInt16, _ byte: UInt8) -> UInt16 {
    check << 8 ^ table[Int(UInt8(check >> 8) ^ byte)]
  }

  /// Returns true if the CRC over bytes including their checksum is zero.
  package static func isValid(_ view: ByteView) -> Bool {
    view.withUnsafeBytes { $0.reduce(UInt16(0), updated) } == 0
  }
}
