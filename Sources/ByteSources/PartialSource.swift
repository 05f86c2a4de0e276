internal import SystemPackage

/// A source of which only some ranges have come: a read that needs more fails, and is remembered by its range.
///
/// Whoever reads it is to start anew once that range has come: an answer that was given although a read had failed is none.
package final class PartialSource: ByteSource {
  package let byteCount: Int64?
  private let known: KnownRanges
  /// What the first read that failed was missing.
  package private(set) var missing: Range<Int64>?

  /// Creates a source of what is known; `byteCount` is nil where nobody said yet how long it is.
  package init(_ known: KnownRanges, byteCount: Int64?) {
    (self.known, self.byteCount) = (known, byteCount)
  }

  package func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    let (end, overflow) = offset.addingReportingOverflow(Int64(buffer.count))
    let last = min(overflow ? Int64.max : end, byteCount ?? Int64.max)
    guard offset < last else { return 0 }
    if let gap = known.gap(in: offset..<last) {
      missing = missing ?? gap
      throw ByteSourceError(
        code: .resourceTemporarilyUnavailable,
        description: "bytes \(gap.lowerBound)-\(gap.upperBound - 1) have not come yet")
    }
    known.copy(offset..<last, to: buffer)
    return Int(last - offset)
  }
}
