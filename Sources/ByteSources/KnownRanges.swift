/// Bytes of a source by where they lie, as far as they came: in any order, in pieces of any size.
package struct KnownRanges: Sendable {
  private struct Piece: Sendable {
    var start: Int64
    var bytes: [UInt8]
    var end: Int64 { start &+ Int64(bytes.count) }
  }

  /// Sorted, and neither overlapping nor touching.
  private var pieces: [Piece] = []
  /// How many bytes are known.
  package private(set) var byteCount = 0

  package init() {}

  /// How many bytes are known without a gap from the first one on.
  private var prefixCount: Int {
    guard let first = pieces.first, first.start == 0 else { return 0 }
    return first.bytes.count
  }

  /// The bytes without a gap from the first one on.
  package var prefix: [UInt8] { prefixCount > 0 ? pieces[0].bytes : [] }

  /// The first part of a range that is not known; nil where all of it is.
  package func gap(in range: Range<Int64>) -> Range<Int64>? {
    if range.isEmpty { return nil }
    let index = index(behind: range.lowerBound)
    var start = range.lowerBound
    // Pieces do not touch: the next one begins behind a gap.
    if index > 0, pieces[index - 1].end > start { start = pieces[index - 1].end }
    if start >= range.upperBound { return nil }
    let end = index < pieces.count ? min(range.upperBound, pieces[index].start) : range.upperBound
    return start..<end
  }

  /// Keeps bytes; what was known at their place stays as it was.
  package mutating func insert(_ bytes: ArraySlice<UInt8>, at offset: Int64) {
    guard offset >= 0, !bytes.isEmpty, offset <= Int64.max - Int64(bytes.count) else { return }
    let end = offset + Int64(bytes.count)
    var start = offset
    while let gap = gap(in: start..<end) {
      let from = bytes.startIndex + Int(gap.lowerBound - offset)
      place(bytes[from..<from + Int(gap.upperBound - gap.lowerBound)], at: gap.lowerBound)
      start = gap.upperBound
    }
  }

  /// Copies a range that has no gap.
  package func copy(_ range: Range<Int64>, to target: UnsafeMutableRawBufferPointer) {
    let index = index(behind: range.lowerBound)
    guard index > 0, pieces[index - 1].end >= range.upperBound else { return }
    let piece = pieces[index - 1]
    let from = Int(range.lowerBound - piece.start)
    let count = min(Int(range.upperBound - range.lowerBound), target.count)
    piece.bytes.withUnsafeBytes {
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[from..<from + count]))
    }
  }

  /// Adds bytes to a gap that they fit in.
  private mutating func place(_ bytes: ArraySlice<UInt8>, at offset: Int64) {
    byteCount += bytes.count
    let index = index(behind: offset)
    let end = offset + Int64(bytes.count)
    let touchesNext = index < pieces.count && pieces[index].start == end
    if index > 0, pieces[index - 1].end == offset {
      pieces[index - 1].bytes.append(contentsOf: bytes)
      if touchesNext {
        pieces[index - 1].bytes.append(contentsOf: pieces[index].bytes)
        pieces.remove(at: index)
      }
    } else if touchesNext {
      pieces[index].bytes.insert(contentsOf: bytes, at: 0)
      pieces[index].start = offset
    } else {
      pieces.insert(Piece(start: offset, bytes: Array(bytes)), at: index)
    }
  }

  /// The index of the first piece that begins behind an offset.
  private func index(behind offset: Int64) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
