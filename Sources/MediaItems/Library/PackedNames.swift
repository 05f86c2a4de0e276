/// A front-coded list of names.
///
/// Each name stores only its difference from the previous one; a million names of a camera take a few megabytes.
struct PackedNames: Sendable {
  /// The encoded names; blocks, because one growing array would need twice its size while it is copied.
  private var blocks: [[UInt8]] = []
  private var last: [UInt8] = []
  private(set) var count = 0

  private static let blockLength = 64 << 10
  /// Terminates a name; no file name contains it.
  private static let end = UInt8(ascii: "/")

  /// Appends a file name.
  mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    let length = name.count + 2
    if (blocks.last.map { $0.count + length > Self.blockLength }) ?? true {
      var block: [UInt8] = []
      block.reserveCapacity(max(Self.blockLength, length))
      blocks.append(block)
      last = []
    }
    let shared = min(zip(last, name).prefix { $0 == $1 }.count, Int(UInt8.max))
    blocks[blocks.count - 1].append(UInt8(truncatingIfNeeded: shared))
    blocks[blocks.count - 1].append(contentsOf: name[shared...])
    blocks[blocks.count - 1].append(Self.end)
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: name)
    count += 1
  }

  /// Calls `body` with each name in the order of insertion.
  func forEach(_ body: ([UInt8]) -> Void) {
    for block in blocks {
      var name: [UInt8] = []
      var next = 0
      while next < block.count {
        name.removeLast(name.count - min(Int(block[next]), name.count))
        let start = next + 1
        let end = block[start...].firstIndex(of: Self.end) ?? block.count
        name.append(contentsOf: block[start..<end])
        body(name)
        next = end + 1
      }
    }
  }
}
