internal import SystemPackage

/// A source with some ranges loaded; a read of other bytes fails, and the first missing range is recorded.
///
/// After such a failure, discard all results and start again once the missing range is loaded.
package final class PartialSource: ByteSource {
  package let byteCount: Int64?
  private let loaded: LoadedRanges
  /// The missing range of the first failed read.
  package private(set) var missing: Range<Int64>?

  /// Creates a source of the loaded ranges; `byteCount` is nil while the length is unknown.
  package init(_ loaded: LoadedRanges, byteCount: Int64?) {
    (self.loaded, self.byteCount) = (loaded, byteCount)
  }

  package func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    let (end, overflow) = offset.addingReportingOverflow(Int64(buffer.count))
    let last = min(overflow ? Int64.max : end, byteCount ?? Int64.max)
    guard offset < last else { return 0 }
    if let gap = loaded.gap(in: offset..<last) {
      missing = missing ?? gap
      throw ByteSourceError(
        code: .resourceTemporarilyUnavailable,
        description: "bytes \(gap.lowerBound)-\(gap.upperBound - 1) have not come yet")
    }
    loaded.copy(offset..<last, to: buffer)
    return Int(last - offset)
  }
}
