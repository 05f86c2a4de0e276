/// The loaded ranges of a source, added in any order and of any size.
package struct LoadedRanges: Sendable {
  private struct Segment: Sendable {
    var start: Int64
    var bytes: [UInt8]
    var end: Int64 { start &+ Int64(bytes.count) }
  }

  /// Sorted, and neither overlapping nor touching.
  private var segments: [Segment] = []
  /// The number of loaded bytes.
  package private(set) var byteCount = 0

  package init() {}

  /// The number of loaded bytes from offset 0 to the first gap.
  private var prefixCount: Int {
    guard let first = segments.first, first.start == 0 else { return 0 }
    return first.bytes.count
  }

  /// The loaded bytes from offset 0 to the first gap.
  package var prefix: [UInt8] { prefixCount > 0 ? segments[0].bytes : [] }

  /// Returns the first part of `range` that is not loaded; nil if all of it is.
  package func gap(in range: Range<Int64>) -> Range<Int64>? {
    if range.isEmpty { return nil }
    let index = index(after: range.lowerBound)
    var start = range.lowerBound
    // Segments do not touch, so a gap follows.
    if index > 0, segments[index - 1].end > start { start = segments[index - 1].end }
    if start >= range.upperBound { return nil }
    let end = index < segments.count ? min(range.upperBound, segments[index].start) : range.upperBound
    return start..<end
  }

  /// Adds bytes; bytes loaded before are not replaced.
  package mutating func insert(_ bytes: ArraySlice<UInt8>, at offset: Int64) {
    guard offset >= 0, !bytes.isEmpty, offset <= Int64.max - Int64(bytes.count) else { return }
    let end = offset + Int64(bytes.count)
    var start = offset
    while let gap = gap(in: start..<end) {
      let from = bytes.startIndex + Int(gap.lowerBound - offset)
      fill(bytes[from..<from + Int(gap.upperBound - gap.lowerBound)], at: gap.lowerBound)
      start = gap.upperBound
    }
  }

  /// Copies a loaded range; does nothing if some of it is missing.
  package func copy(_ range: Range<Int64>, to target: UnsafeMutableRawBufferPointer) {
    let index = index(after: range.lowerBound)
    guard index > 0, segments[index - 1].end >= range.upperBound else { return }
    let segment = segments[index - 1]
    let from = Int(range.lowerBound - segment.start)
    let count = min(Int(range.upperBound - range.lowerBound), target.count)
    segment.bytes.withUnsafeBytes {
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[from..<from + count]))
    }
  }

  /// Adds bytes that fit in a gap.
  private mutating func fill(_ bytes: ArraySlice<UInt8>, at offset: Int64) {
    byteCount += bytes.count
    let index = index(after: offset)
    let end = offset + Int64(bytes.count)
    let touchesNext = index < segments.count && segments[index].start == end
    if index > 0, segments[index - 1].end == offset {
      segments[index - 1].bytes.append(contentsOf: bytes)
      if touchesNext {
        segments[index - 1].bytes.append(contentsOf: segments[index].bytes)
        segments.remove(at: index)
      }
    } else if touchesNext {
      segments[index].bytes.insert(contentsOf: bytes, at: 0)
      segments[index].start = offset
    } else {
      segments.insert(Segment(start: offset, bytes: Array(bytes)), at: index)
    }
  }

  /// Returns the index of the first segment that starts after an offset.
  private func index(after offset: Int64) -> Int {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
