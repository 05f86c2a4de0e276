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
      if type.conforms(to: .webP) { return try? FirstFrame(bytes).ofWebP(reader()) }
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
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    return Data(bytes[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}
