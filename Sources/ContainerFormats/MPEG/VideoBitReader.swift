/// A bit reader for video headers, most significant bit first, with the numbers that video standards share.
package struct VideoBitReader {
  private let bytes: [UInt8]
  private var at = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Removes the emulation prevention bytes (ITU-T H.264 §7.4.1, H.265 §7.4.2).
  package static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var zeros = 0
    for byte in bytes {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      result.append(byte)
    }
    return result
  }

  package mutating func number(_ count: Int) -> Int? {
    guard count >= 0, count <= 32, at + count <= bytes.count * 8 else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[at >> 3] >> UInt8(7 - at & 7) & 1)
      at += 1
    }
    return value
  }

  /// Skips bits; returns false at the end.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, at + count <= bytes.count * 8 else { return false }
    at += count
    return true
  }

  /// Reads an Exp-Golomb number (ITU-T H.264 §9.1).
  mutating func exponential() -> Int? {
    var zeros = 0
    while let bit = number(1), bit == 0 { zeros += 1 }
    guard zeros <= 20, let rest = number(zeros) else { return nil }
    return (1 << zeros) - 1 + rest
  }

  /// Reads a signed Exp-Golomb number (ITU-T H.264 §9.1.1).
  mutating func signedExponential() -> Int? {
    exponential().map { $0 % 2 == 1 ? ($0 + 1) / 2 : -($0 / 2) }
  }

  /// Skips `count` Exp-Golomb numbers, signed or unsigned.
  mutating func skipExponentials(_ count: Int) -> Bool {
    for _ in 0..<count where exponential() == nil { return false }
    return true
  }

  /// Reads the total cropping of width and height in units of the chroma format; nil at the end of the bits.
  mutating func cropping() -> (across: Int, down: Int)? {
    guard let isCropped = number(1) else { return nil }
    guard isCropped == 1 else { return (0, 0) }
    guard let left = exponential(), let right = exponential(), let top = exponential(),
      let bottom = exponential()
    else { return nil }
    return (left + right, top + bottom)
  }

  /// Skips a scaling list (ITU-T H.264 §7.3.2.1.1.1).
  mutating func skipScalingList(of count: Int) -> Bool {
    var last = 8, next = 8
    for _ in 0..<count {
      if next != 0 {
        guard let delta = signedExponential() else { return false }
        next = ((last + delta) % 256 + 256) % 256
      }
      last = next == 0 ? last : next
    }
    return true
  }

  /// Reads the pixel aspect ratio, as an index or as numbers (ITU-T H.264 table E-1); 1 if absent or invalid.
  mutating func pixelRatio() -> Double {
    let ratios: [(Double, Double)] = [
      (1, 1), (12, 11), (10, 11), (16, 11), (40, 33), (24, 11), (20, 11), (32, 11), (80, 33), (18, 11),
      (15, 11), (64, 33), (160, 99), (4, 3), (3, 2), (2, 1),
    ]
    guard let index = number(8) else { return 1 }
    if (1...16).contains(index) { return ratios[index - 1].0 / ratios[index - 1].1 }
    guard index == 255, let across = number(16), let down = number(16), down > 0 else { return 1 }
    let ratio = Double(across) / Double(down)
    return (0.1...10).contains(ratio) ? ratio : 1
  }
}
