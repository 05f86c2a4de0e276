package import ByteSources

// The byte ranges of items in HEIF files.
extension ISOBaseMedia.ItemTable {
  private static let maxExtents = 64

  /// Reads the item locations (`iloc`, ISO/IEC 14496-12 §8.11.3): construction 0 is the file, 1 the `idat`
  /// box.
  ///
  /// Without `keepsExtents`, only the end of the last one is kept.
  package mutating func readLocations(_ reader: ByteReader, keepsExtents: Bool = true) throws(ReadFailure) {
    try attempt { (table) throws(ReadFailure) in
      if let box = table.locationBox { try table.read(box, keepsExtents, reader) }
    }
  }

  /// Returns the extents of an item; nil if unknown.
  package func extents(of item: UInt32) -> [Range<Int64>]? {
    index(of: item).index.map { Array(extents[extentsByItem[$0].range]) }
  }

  /// Returns the index of an item in `extentsByItem`, or the index to insert it at.
  private func index(of item: UInt32) -> (index: Int?, insertion: Int) {
    // Most writers number items in order.
    guard let last = extentsByItem.last, item <= last.item else { return (nil, extentsByItem.count) }
    var range = extentsByItem.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let candidate = extentsByItem[middle].item
      if candidate == item { return (middle, middle) }
      range = candidate < item ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return (nil, range.lowerBound)
  }

  private mutating func read(
    _ box: ISOBaseMedia.Box, _ keepsExtents: Bool, _ reader: ByteReader
  ) throws(ReadFailure) {
    if keepsExtents {
      extents.reserveCapacity(items.count)
      extentsByItem.reserveCapacity(items.count)
    }
    let version = try box.number(UInt8.self, 0, reader)
    guard version <= 2 else { throw .malformed("item locations of an unknown version") }
    // Field widths are nibbles.
    let widths = try box.number(UInt16.self, 4, reader)
    let offsetSize = Int64(widths >> 12), lengthSize = Int64(widths >> 8 & 15)
    let baseSize = Int64(widths >> 4 & 15), indexSize = version == 0 ? 0 : Int64(widths & 15)
    var cursor = Cursor(box: box, at: 6, reader: reader)
    let count = try cursor.next(version < 2 ? 2 : 4)
    for _ in 0..<min(count, UInt64(Self.maxItems)) {
      try reader.step()
      let item = UInt32(truncatingIfNeeded: try cursor.next(version < 2 ? 2 : 4))
      let method = version == 0 ? 0 : try cursor.next(2) & 15
      let isElsewhere = try cursor.next(2) != 0
      let base = try cursor.next(baseSize)
      let number = try cursor.next(2)
      let first = extents.count
      for _ in 0..<number {
        try reader.step()
        _ = try cursor.next(indexSize)
        let offset = try cursor.next(offsetSize), length = try cursor.next(lengthSize)
        let (sum, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, let start = Int64(exactly: sum), let size = Int64(exactly: length) else { continue }
        if method == 0, !isElsewhere {
          declaredEnd = max(declaredEnd, start.addingReportingOverflow(size).partialValue)
        }
        guard keepsExtents, extents.count - first < Self.maxExtents,
          let range = Self.range(start, size, method == 1 ? dataBox?.contents : 0..<reader.end)
        else { continue }
        if method <= 1 { extents.append(range) }
      }
      if extents.count == first { continue }
      // The first entry of an item counts.
      let slot = index(of: item)
      if slot.index == nil {
        extentsByItem.insert((item, first..<extents.count), at: slot.insertion)
      } else {
        extents.removeSubrange(first...)
      }
    }
  }

  /// Returns a range in `container`, or nil if not all of it is inside; size 0 extends to the end.
  private static func range(_ start: Int64, _ size: Int64, _ container: Range<Int64>?) -> Range<Int64>? {
    guard let container else { return nil }
    let (lower, overflow) = container.lowerBound.addingReportingOverflow(start)
    guard !overflow, lower <= container.upperBound else { return nil }
    if size == 0 { return lower..<container.upperBound }
    return size <= container.upperBound - lower ? lower..<lower + size : nil
  }

  private struct Cursor {
    let box: ISOBaseMedia.Box
    var at: Int64
    let reader: ByteReader

    mutating func next(_ size: Int64) throws(ReadFailure) -> UInt64 {
      defer { at += size }
      return switch size {
      case 0: 0
      case 2: UInt64(try box.number(UInt16.self, at, reader))
      case 4: UInt64(try box.number(UInt32.self, at, reader))
      case 8: try box.number(UInt64.self, at, reader)
      default: throw .malformed("an item location of an odd width")
      }
    }
  }
}
