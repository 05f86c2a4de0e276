package import ByteSources

/// Reads colours from the sequence header of AV1 (AV1 Bitstream & Decoding Process Specification §5.5).
package enum AV1SequenceHeader {
  private static let sequenceHeader = 1
  private static let maxLength = 256

  /// Returns primaries and transfer (ITU-T H.273) from a decoder configuration (`av1C`, AV1 Codec ISO Media
  /// File Format Binding §2.3.3); nil if absent or not signalled.
  package static func colors(ofConfiguration view: ByteView) -> (primaries: Int, transfer: Int)? {
    var bits = VideoBitReader(view.slice(from: 4).slice(0..<maxLength).array)
    guard bits.skip(1), bits.number(4) == sequenceHeader, let isExtended = bits.number(1),
      let hasSize = bits.number(1), bits.skip(1), isExtended == 0 || bits.skip(8)
    else { return nil }
    if hasSize == 1 {
      // Seven bits per byte; the last byte's highest bit is zero.
      while let byte = bits.number(8), byte & 0x80 != 0 {}
    }
    guard let profile = bits.number(3), bits.skip(1), let isReduced = bits.number(1),
      isReduced == 1 ? bits.skip(5) : skipOperatingPoints(&bits), skipSizes(&bits, isReduced: isReduced == 1),
      bits.skip(3), isReduced == 1 || skipTools(&bits), bits.skip(3), let isDeep = bits.number(1),
      profile != 2 || isDeep == 0 || bits.skip(1), profile == 1 || bits.skip(1), bits.number(1) == 1,
      let primaries = bits.number(8), let transfer = bits.number(8)
    else { return nil }
    return (primaries, transfer)
  }

  private static func skipOperatingPoints(_ bits: inout VideoBitReader) -> Bool {
    guard let hasTiming = bits.number(1) else { return false }
    var delayLength: Int?
    if hasTiming == 1 {
      guard bits.skip(64), let isEven = bits.number(1), isEven == 0 || bits.exponential() != nil,
        let hasModel = bits.number(1)
      else { return false }
      if hasModel == 1 {
        guard let length = bits.number(5), bits.skip(42) else { return false }
        delayLength = length + 1
      }
    }
    guard let hasDelay = bits.number(1), let points = bits.number(5) else { return false }
    for _ in 0...points {
      guard bits.skip(12), let level = bits.number(5), level <= 7 || bits.skip(1) else { return false }
      if let delayLength {
        guard let isGiven = bits.number(1), isGiven == 0 || bits.skip(2 * delayLength + 1) else {
          return false
        }
      }
      if hasDelay == 1 {
        guard let isGiven = bits.number(1), isGiven == 0 || bits.skip(4) else { return false }
      }
    }
    return true
  }

  private static func skipSizes(_ bits: inout VideoBitReader, isReduced: Bool) -> Bool {
    guard let width = bits.number(4), let height = bits.number(4), bits.skip(width + height + 2) else {
      return false
    }
    if isReduced { return true }
    guard let hasNumbers = bits.number(1) else { return false }
    return hasNumbers == 0 || bits.skip(7)
  }

  /// Skips the coding tool flags between filters and superresolution.
  private static func skipTools(_ bits: inout VideoBitReader) -> Bool {
    guard bits.skip(4), let hasOrder = bits.number(1), hasOrder == 0 || bits.skip(2),
      let choosesContent = bits.number(1)
    else { return false }
    var forcesContent = 2
    if choosesContent == 0 {
      guard let value = bits.number(1) else { return false }
      forcesContent = value
    }
    if forcesContent > 0 {
      guard let choosesVectors = bits.number(1), choosesVectors == 1 || bits.skip(1) else { return false }
    }
    return hasOrder == 0 || bits.skip(3)
  }
}
