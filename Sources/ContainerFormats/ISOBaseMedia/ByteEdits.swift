/// Bytes to overwrite, without moving others; used to empty boxes in place.
package struct ByteEdits: Hashable, Sendable {
  /// An edit: `head`, then zeros up to the end of the range.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int64>
    package var head: [UInt8] = []
  }

  /// Non-overlapping edits; in file order after ``sort()``.
  package private(set) var all: [Edit] = []

  package init() {}

  package init(_ some: some Sequence<Edit>) { all = Array(some) }

  package mutating func sort() { all.sort { $0.range.lowerBound < $1.range.lowerBound } }

  /// True if no edits overlap; requires sorted edits.
  package var areApart: Bool {
    zip(all, all.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  /// Overwrites a range with zeros.
  package mutating func blank(_ range: Range<Int64>) {
    if !range.isEmpty { all.append(Edit(range: range)) }
  }

  package mutating func write(_ bytes: [UInt8], at offset: Int64) {
    all.append(Edit(range: offset..<offset + Int64(bytes.count), head: bytes))
  }

  /// Turns a box into a `free` box of the same size.
  package mutating func free(_ box: ISOBaseMedia.Box) { free(box.range) }

  /// Turns the data after a file's last box into a `free` box, if there is room for its header.
  ///
  /// Zeros alone would be the header of a box that extends to the end.
  package mutating func freeRest(_ range: Range<Int64>) {
    if range.upperBound - range.lowerBound < 8 { blank(range) } else { free(range) }
  }

  private mutating func free(_ range: Range<Int64>) {
    let count = range.upperBound - range.lowerBound
    let isWide = count > Int64(UInt32.max)
    var head = Self.bytes(isWide ? 1 : UInt64(count), 4) + Array("free".utf8)
    if isWide { head += Self.bytes(UInt64(count), 8) }
    all.append(Edit(range: range, head: head))
  }

  private static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  /// Blanks `containers` outside the kept ranges; returns false if one of these is in no container.
  package mutating func blank(outside kept: [Range<Int64>], in containers: [Range<Int64>]) -> Bool {
    var rest = kept.sorted { $0.lowerBound < $1.lowerBound }[...]
    for container in containers.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      var end = container.lowerBound
      while let range = rest.first, range.lowerBound < container.upperBound {
        guard range.lowerBound >= container.lowerBound, range.upperBound <= container.upperBound else {
          return false
        }
        if range.lowerBound > end { blank(end..<range.lowerBound) }
        end = max(end, range.upperBound)
        rest.removeFirst()
      }
      if end < container.upperBound { blank(end..<container.upperBound) }
    }
    return rest.isEmpty
  }

  /// Applies the edits to a buffer with the file's bytes from `offset`.
  package func apply(to buffer: UnsafeMutableRawBufferPointer, at offset: Int64) {
    let end = offset + Int64(buffer.count)
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    for edit in all[low...] {
      if edit.range.lowerBound >= end { break }
      let start = max(edit.range.lowerBound, offset)
      let stop = min(edit.range.upperBound, end)
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[Int(start - offset)..<Int(stop - offset)])
      part.initializeMemory(as: UInt8.self, repeating: 0)
      let skipped = Int(min(start - edit.range.lowerBound, Int64(edit.head.count)))
      for (index, byte) in edit.head.dropFirst(skipped).prefix(part.count).enumerated() { part[index] = byte }
    }
  }
}
