package import ByteSources

/// Reads headers of MPEG-4 visual (ISO/IEC 14496-2 §6.2.3) and H.263 (ITU-T H.263 §5.1).
package enum MPEG4VideoHeader {
  private static let maxLength = 64
  /// The sizes of H.263's source formats, from 1.
  private static let formats = [(128, 96), (176, 144), (352, 288), (704, 576), (1408, 1152)]

  /// Returns the size in the first video object layer in `view`, or in the first H.263 picture.
  package static func size(in view: ByteView) -> (width: Int, height: Int)? {
    for index in StartCodes(in: view) {
      guard let unit = view[index], (0x20...0x2F).contains(unit) else { continue }
      let layer = view.slice(from: index + 1).slice(0..<maxLength).array
      if let size = size(ofLayer: layer) { return size }
    }
    return shortHeader(view)
  }

  /// Returns primaries and transfer (ITU-T H.273) from a visual object header (§6.2.2); nil if absent.
  package static func colors(in view: ByteView) -> (primaries: Int, transfer: Int)? {
    for index in StartCodes(in: view) where view[index] == 0xB5 {
      var bits = VideoBitReader(view.slice(from: index + 1).slice(0..<maxLength).array)
      guard let hasVersion = bits.number(1), hasVersion == 0 || bits.skip(7), let type = bits.number(4),
        type == 1 || type == 2, bits.number(1) == 1, bits.skip(4), bits.number(1) == 1,
        let primaries = bits.number(8), let transfer = bits.number(8)
      else { return nil }
      return (primaries, transfer)
    }
    return nil
  }

  private static func size(ofLayer bytes: [UInt8]) -> (width: Int, height: Int)? {
    var bits = VideoBitReader(bytes)
    guard bits.skip(9), let hasVersion = bits.number(1) else { return nil }
    var version = 1
    if hasVersion == 1 {
      guard let value = bits.number(4), bits.skip(3) else { return nil }
      version = value
    }
    guard let ratio = bits.number(4), ratio != 15 || bits.skip(16), let control = bits.number(1) else {
      return nil
    }
    if control == 1 {
      guard bits.skip(3), let buffer = bits.number(1), buffer == 0 || bits.skip(79) else { return nil }
    }
    guard let shape = bits.number(2), shape == 0 || version == 1, bits.skip(1), let units = bits.number(16),
      units > 0, bits.skip(1), let isFixed = bits.number(1)
    else { return nil }
    let width = max(1, Int.bitWidth - (units - 1).leadingZeroBitCount)
    guard isFixed == 0 || bits.skip(width), shape == 0, bits.skip(1), let across = bits.number(13),
      bits.skip(1), let down = bits.number(13), across > 0, down > 0
    else { return nil }
    return (across, down)
  }

  /// Reads an H.263 picture header: 22 bits of start code, 8 of time, then its type with the source format.
  private static func shortHeader(_ view: ByteView) -> (width: Int, height: Int)? {
    var index = 0
    while let position = view.firstIndex(of: 0x80, from: index) ?? nil {
      index = position + 1
      guard view[position - 1] == 0, view[position - 2] == 0,
        let rest = view.bigEndian(UInt32.self, at: position)
      else {
        continue
      }
      // After the start code: eight bits of time, a one, a zero, three flags, then the source format.
      guard rest >> 26 == 0x20, rest >> 17 & 1 == 1, rest >> 16 & 1 == 0 else { continue }
      let format = Int(rest >> 10 & 7)
      if (1...formats.count).contains(format) { return formats[format - 1] }
    }
    return nil
  }
}
