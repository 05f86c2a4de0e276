/// Bytes to be written over others so that boxes lose their contents and everything else stays at its place.
package struct ByteEdits: Hashable, Sendable {
  /// One of them: `head`, and zeros up to the end of the range.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int64>
    package var head: [UInt8] = []
  }

  /// None touches another's bytes; after ``sort()`` in the order of the file.
  package private(set) var all: [Edit] = []

  package init() {}

  /// Some of another's edits.
  package init(_ some: some Sequence<Edit>) { all = Array(some) }

  package mutating func sort() { all.sort { $0.range.lowerBound < $1.range.lowerBound } }

  /// Whether no edit touches another's bytes, once they are sorted.
  package var areApart: Bool {
    zip(all, all.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  /// Writes zeros over a range.
  package mutating func blank(_ range: Range<Int64>) {
    if !range.isEmpty { all.append(Edit(range: range)) }
  }

  /// Writes bytes over others.
  package mutating func write(_ bytes: [UInt8], at offset: Int64) {
    all.append(Edit(range: offset..<offset + Int64(bytes.count), head: bytes))
  }

  /// Makes a box one that holds nothing, of the same size.
  package mutating func free(_ box: ISOBaseMedia.Box) { free(box.range) }

  /// Makes what follows a file's last box one that holds nothing, where a box has room.
  ///
  /// Zeros alone would be read as the head of a box that reaches to the end.
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

  /// Blanks what none of the kept ranges has of the containers; false where a kept range lies in none of them.
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

  /// Writes the edits over the bytes that begin at `offset` of the file.
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
