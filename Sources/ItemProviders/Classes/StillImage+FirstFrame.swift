internal import ByteSources
public import Foundation
internal import MediaItems
internal import MediaMetadata
internal import UniformTypes

extension StillImage {
  /// The bytes of an animation's first picture as a file of its own, cut out and not decoded; all bytes of a picture that
  /// is no animation.
  ///
  /// GIF, PNG and WebP can be cut. A frame that is smaller than the canvas stays so. nil for sequences of other types and
  /// for animations whose first frame is not whole. Complexity: linear in the number of bytes.
  public func firstFrame() -> Data? {
    if properties.isAnimated != true, (properties.frames ?? 1) < 2 { return data }
    return data.withUnsafeBytes { bytes in
      if type.conforms(to: .gif) { return try? FirstFrame(bytes).ofGIF(reader()) }
      if type.conforms(to: .png) { return try? FirstFrame(bytes).ofPNG(reader()) }
      if type.conforms(to: .webP) { return FirstFrame(bytes).ofWebP() }
      return nil
    }
  }

  /// A reader of the bytes in memory, which may go through all of them.
  private func reader() throws(ReadFailure) -> ByteReader {
    let reader = ByteReader()
    try reader.open(DataSource(data: data), budget: ReadBudget(bytes: .max, reads: .max, steps: .max))
    return reader
  }
}

/// The first frame of an animation, taken out of its bytes.
struct FirstFrame {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func slice(_ range: Range<Int64>) -> Data? {
    slice(Int(range.lowerBound), Int(range.upperBound - range.lowerBound))
  }

  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  func slice(_ start: Int, _ count: Int) -> Data? {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else { return nil }
    return Data(bytes[start..<start + count])
  }

  /// A number of 1 to 4 bytes.
  func number(_ offset: Int, _ count: Int, isBigEndian: Bool) -> Int? {
    var value = 0
    for index in 0..<count {
      guard let byte = byte(offset + index) else { return nil }
      value |= Int(byte) << (8 * (isBigEndian ? count - 1 - index : index))
    }
    return value
  }

  func name(_ offset: Int) -> String? { slice(offset, 4).map { String(decoding: $0, as: UTF8.self) } }
}
