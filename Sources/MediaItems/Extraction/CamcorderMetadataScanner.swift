/// Detects the metadata (times, locations, settings) that camcorders write between coded pictures, by its 16-byte
/// identifier (ITU-T H.264 annex D.1.6).
struct CamcorderMetadataScanner {
  static let error = ExtractionError(
    code: .inseparable, message: "a camcorder's notes, and perhaps places, stand between its coded pictures")

  private static let identifier: [UInt8] = [
    0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
  ]
  private var tail: [UInt8] = []

  /// Returns true if the identifier is in a chunk or began in the previous ones.
  mutating func detects(in chunk: UnsafeRawBufferPointer) -> Bool {
    let seam = tail + chunk.prefix(Self.identifier.count - 1)
    tail = Array((tail + chunk.suffix(Self.identifier.count - 1)).suffix(Self.identifier.count - 1))
    return seam.withUnsafeBytes(Self.contains) || Self.contains(chunk)
  }

  private static func contains(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while let index = rest.firstIndex(of: identifier[0]) {
      if rest[index...].starts(with: identifier) { return true }
      rest = rest[(index + 1)...]
    }
    return false
  }
}
