package import ByteSources

/// Reads an H.265 stream's sequence parameter set (ITU-T H.265 §7.3.2.2).
package enum HEVCParameters {
  private static let maxLength = 1024
  private static let sequenceParameters: UInt8 = 33
  private static let maxReferenceSets = 64

  /// Reads the first complete parameter set after a start code in `view`.
  package static func first(in view: ByteView) -> VideoParameters? {
    for index in StartCodes(in: view) {
      guard let unit = view[index], unit >> 1 & 0x3F == sequenceParameters else { continue }
      if let parameters = read(view.slice(from: index + 2)) { return parameters }
    }
    return nil
  }

  /// Reads the first parameter set of a decoder configuration (`hvcC`, ISO/IEC 14496-15 §8.3.3.1).
  package static func first(ofConfiguration view: ByteView) -> VideoParameters? {
    guard let arrays = view[22] else { return nil }
    var index = 23
    for _ in 0..<arrays {
      guard let type = view[index], let count = view.bigEndian(UInt16.self, at: index + 1) else { return nil }
      index += 3
      for _ in 0..<count {
        guard let length = view.bigEndian(UInt16.self, at: index) else { return nil }
        if type & 0x3F == sequenceParameters, length > 2 {
          return read(view.slice(index + 4..<index + 2 + Int(length)))
        }
        index += 2 + Int(length)
      }
    }
    return nil
  }

  private static func read(_ set: ByteView) -> VideoParameters? {
    var bits = VideoBitReader(VideoBitReader.unescaped(set.slice(0..<maxLength).array))
    guard bits.skip(4), let layers = bits.number(3), layers < 7, bits.skip(1), skipProfile(&bits, layers),
      bits.exponential() != nil, let chroma = bits.exponential(), chroma <= 3, chroma != 3 || bits.skip(1),
      let width = bits.exponential(), let height = bits.exponential(), width < 1 << 16, height < 1 << 16,
      let crop = bits.cropping(), let depth = bits.exponential(), depth <= 8
    else { return nil }
    guard
      var parameters = VideoParameters(
        width: width - (chroma == 1 || chroma == 2 ? 2 : 1) * crop.across,
        height: height - (chroma == 1 ? 2 : 1) * crop.down, bitDepth: depth + 8)
    else { return nil }
    if skipCoding(&bits, layers), bits.number(1) == 1 { parameters.readUsability(&bits) }
    return parameters
  }

  /// Skips profile, tier and level (§7.3.3).
  private static func skipProfile(_ bits: inout VideoBitReader, _ layers: Int) -> Bool {
    guard bits.skip(96) else { return false }
    if layers == 0 { return true }
    var length = 0
    for index in 0..<8 {
      guard let flags = bits.number(2) else { return false }
      if index < layers { length += (flags & 2 != 0 ? 88 : 0) + (flags & 1 != 0 ? 8 : 0) }
    }
    return bits.skip(length)
  }

  /// Skips everything between the depth and the usability information flag.
  private static func skipCoding(_ bits: inout VideoBitReader, _ layers: Int) -> Bool {
    guard bits.exponential() != nil, let order = bits.exponential(), order <= 12,
      let isPerLayer = bits.number(1)
    else { return false }
    // Three numbers per layer, then six block sizes.
    guard bits.skipExponentials((isPerLayer == 1 ? layers + 1 : 1) * 3 + 6), let scaled = bits.number(1)
    else {
      return false
    }
    if scaled == 1 {
      guard let hasLists = bits.number(1), hasLists == 0 || skipScalingLists(&bits) else { return false }
    }
    guard bits.skip(2), let isPlain = bits.number(1),
      isPlain == 0 || bits.skip(8) && bits.skipExponentials(2) && bits.skip(1), skipReferenceSets(&bits),
      let hasLongTerm = bits.number(1)
    else { return false }
    if hasLongTerm == 1 {
      guard let count = bits.exponential(), count <= 32, bits.skip(count * (order + 5)) else { return false }
    }
    return bits.skip(2)
  }

  /// Skips scaling lists (§7.3.4).
  private static func skipScalingLists(_ bits: inout VideoBitReader) -> Bool {
    for size in 0..<4 {
      for _ in 0..<(size == 3 ? 2 : 6) {
        guard let isWritten = bits.number(1) else { return false }
        let count = isWritten == 0 ? 1 : min(64, 1 << (4 + 2 * size)) + (size > 1 ? 1 : 0)
        guard bits.skipExponentials(count) else { return false }
      }
    }
    return true
  }

  /// Skips short-term reference picture sets, which may be predicted from the previous one (§7.3.7).
  private static func skipReferenceSets(_ bits: inout VideoBitReader) -> Bool {
    guard let sets = bits.exponential(), sets <= maxReferenceSets else { return false }
    var pictures = 0
    for index in 0..<sets {
      if index > 0, bits.number(1) == 1 {
        guard bits.skip(1), bits.exponential() != nil else { return false }
        var usedCount = 0
        for _ in 0...pictures {
          guard let isUsed = bits.number(1) else { return false }
          if isUsed == 1 || bits.number(1) == 1 { usedCount += 1 }
        }
        pictures = usedCount
      } else {
        guard let before = bits.exponential(), let after = bits.exponential(), before <= 16, after <= 16
        else { return false }
        pictures = before + after
        for _ in 0..<pictures { guard bits.exponential() != nil, bits.skip(1) else { return false } }
      }
      guard pictures <= 32 else { return false }
    }
    return true
  }
}
