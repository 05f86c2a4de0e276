internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

extension EmbeddedPreview {
  /// Creates a preview of the JPEG in `range`, with the size that its frame states; nil where none begins.
  ///
  /// Lossless JPEG codes sensor data, which is nothing to show.
  init?(_ kind: Kind, jpegIn range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    guard try reader.bigEndian(UInt16.self, at: range.lowerBound) == 0xFFD8 else { return nil }
    let frame = try JPEGFrame.ofPreview(in: range, reader)
    if frame?.isLossless ?? false { return nil }
    self.init(
      kind: kind, type: .jpeg, extents: [range], pixelWidth: frame?.width, pixelHeight: frame?.height)
  }
}
