public import ByteSources

/// Some ranges of another source, read as if they were one file.
///
/// Nothing is copied: each read is passed on to the ranges that it touches.
public struct ExtentSource: ByteSource {
  public let byteCount: Int64?
  private let base: any ByteSource
  private let extents: [Range<Int64>]

  /// Creates a source of the bytes of `extents`, in their order.
  public init(_ base: any ByteSource, extents: [Range<Int64>]) {
    self.base = base
    self.extents = extents.filter { $0.lowerBound >= 0 && !$0.isEmpty }
    byteCount = self.extents.reduce(0) { $0 &+ ($1.upperBound &- $1.lowerBound) }
  }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    var skipped = offset
    var filled = 0
    for extent in extents where filled < buffer.count {
      let length = extent.upperBound - extent.lowerBound
      if skipped >= length {
        skipped -= length
        continue
      }
      let count = Int(min(length - skipped, Int64(buffer.count - filled)))
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + count])
      let got = try base.read(at: extent.lowerBound + skipped, into: part)
      filled += got
      if got < count { break }
      skipped = 0
    }
    return filled
  }
}
