package import ByteSources

/// Reads an H.264 stream's sequence parameter set (ITU-T H.264 §7.3.2.1.1).
package enum AVCParameters {
  private static let maxLength = 1024
  /// Profiles with chroma format and depth in the parameter set.
  private static let high: Set<Int> = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

  /// Reads the first complete parameter set after a start code in `view`.
  package static func first(in view: ByteView) -> VideoParameters? {
    for index in StartCodes(in: view) {
      guard let unit = view[index], unit & 0x1F == 7 else { continue }
      if let parameters = read(view.slice(from: index + 1)) { return parameters }
    }
    return nil
  }

  /// Reads the first parameter set of a decoder configuration (`avcC`, ISO/IEC 14496-15 §5.3.3.1).
  package static func first(ofConfiguration view: ByteView) -> VideoParameters? {
    guard let count = view[5], count & 0x1F > 0, let length = view.bigEndian(UInt16.self, at: 6), length > 1
    else { return nil }
    return read(view.slice(9..<8 + Int(length)))
  }

  private static func read(_ set: ByteView) -> VideoParameters? {
    var bits = VideoBitReader(VideoBitReader.unescaped(set.slice(0..<maxLength).array))
    guard let profile = bits.number(8), bits.skip(16), bits.exponential() != nil,
      let format = readFormat(&bits, profile), bits.exponential() != nil, skipOrder(&bits),
      bits.exponential() != nil, bits.skip(1), let width = bits.exponential(),
      let height = bits.exponential(),
      let framesOnly = bits.number(1), width < 1024, height < 1024, framesOnly == 1 || bits.skip(1),
      bits.skip(1), let crop = bits.cropping()
    else { return nil }
    let fields = 2 - framesOnly
    guard
      var parameters = VideoParameters(
        width: (width + 1) * 16 - (format.chroma == 1 || format.chroma == 2 ? 2 : 1) * crop.across,
        height: ((height + 1) * 16 - (format.chroma == 1 ? 2 : 1) * crop.down) * fields,
        bitDepth: format.depth)
    else { return nil }
    if bits.number(1) == 1 { parameters.readUsability(&bits) }
    return parameters
  }

  /// Reads chroma format and depth, which only some profiles state.
  private static func readFormat(_ bits: inout VideoBitReader, _ profile: Int) -> (chroma: Int, depth: Int)? {
    guard high.contains(profile) else { return (1, 8) }
    guard let chroma = bits.exponential(), chroma <= 3, chroma != 3 || bits.skip(1),
      let depth = bits.exponential(), depth <= 6, bits.exponential() != nil, bits.skip(1),
      let scaled = bits.number(1)
    else { return nil }
    if scaled == 1 {
      for list in 0..<(chroma == 3 ? 12 : 8) where bits.number(1) == 1 {
        guard bits.skipScalingList(of: list < 6 ? 16 : 64) else { return nil }
      }
    }
    return (chroma, depth + 8)
  }

  /// Skips the picture order count; returns false if it is invalid.
  private static func skipOrder(_ bits: inout VideoBitReader) -> Bool {
    switch bits.exponential() {
    case 0: return bits.exponential() != nil
    case 1:
      guard bits.skip(1), bits.exponential() != nil, bits.exponential() != nil,
        let cycle = bits.exponential(), cycle < 256
      else { return false }
      for _ in 0..<cycle where bits.exponential() == nil { return false }
      return true
    case 2: return true
    default: return false
    }
  }
}
