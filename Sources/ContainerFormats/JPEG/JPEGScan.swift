package import ByteSources

/// Finds the marker behind the entropy-coded data of a scan, which are given piece by piece (ITU-T T.81 §B.1.1.5).
package struct JPEGScan {
  private var endsWithPrefix = false

  package init() {}

  /// Whether bytes look like a scan's data that go on behind them: each FF stands before a zero, a restart's number, or what
  /// stands between scans; nil where too few of them say anything.
  package static func isInside(_ view: ByteView) -> Bool? {
    var prefixes = 0
    var index = 0
    while let place = view.firstIndex(of: 0xFF, from: index), let next = view[place + 1] {
      guard next == 0 || next & 0xF8 == 0xD0 || between.contains(next) else { return false }
      prefixes = between.contains(next) ? 0 : prefixes + 1
      index = place + 2
    }
    return prefixes >= leastPrefixes ? true : nil
  }

  /// Tables of Huffman codes and quantization, the interval of restarts, and the head of a scan.
  private static let between: Set<UInt8> = [0xC4, 0xDA, 0xDB, 0xDD]
  /// Fewer may be chance.
  private static let leastPrefixes = 3

  /// Where the next marker begins that is neither data nor a restart, if it does in `bytes`, which stand at `start`.
  ///
  /// An FF before a byte below C0 is data: of JPEG's the byte is 0, of JPEG-LS's any below 80.
  package mutating func marker(in bytes: UnsafeRawBufferPointer, at start: Int64) -> Int64? {
    let view = ByteView(bytes)
    guard view.count > 0 else { return nil }
    var place = endsWithPrefix ? -1 : view.firstIndex(of: 0xFF)
    while let prefix = place {
      guard let next = view[prefix + 1] else {
        endsWithPrefix = true
        return nil
      }
      if next >= 0xC0, next != 0xFF, next & 0xF8 != 0xD0 { return start + Int64(prefix) }
      place = next == 0xFF ? prefix + 1 : view.firstIndex(of: 0xFF, from: prefix + 2)
    }
    endsWithPrefix = false
    return nil
  }
}
