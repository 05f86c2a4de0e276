package import ByteSources

/// Finds the marker after the entropy-coded data of a scan, which are passed in chunks (ITU-T T.81 §B.1.1.5).
package struct JPEGScan {
  private var endsWithPrefix = false

  package init() {}

  /// Returns true if the bytes look like scan data that continue: each FF precedes a zero, a restart number,
  /// or a segment between scans; nil if there are too few FFs.
  package static func isInside(_ view: ByteView) -> Bool? {
    var prefixes = 0
    var index = 0
    while let position = view.firstIndex(of: 0xFF, from: index), let next = view[position + 1] {
      guard next == 0 || next & 0xF8 == 0xD0 || between.contains(next) else { return false }
      prefixes = between.contains(next) ? 0 : prefixes + 1
      index = position + 2
    }
    return prefixes >= leastPrefixes ? true : nil
  }

  /// The markers allowed between scans: Huffman and quantization tables, restart interval, start of scan.
  private static let between: Set<UInt8> = [0xC4, 0xDA, 0xDB, 0xDD]
  /// Fewer FFs can fit by chance.
  private static let leastPrefixes = 3

  /// Returns the next marker other than a restart in `bytes`, which begin at `start`.
  ///
  /// An FF before a byte below C0 is data: in JPEG the byte is 0, in JPEG-LS any below 80.
  package mutating func marker(in bytes: UnsafeRawBufferPointer, at start: Int64) -> Int64? {
    let view = ByteView(bytes)
    guard view.count > 0 else { return nil }
    var index = endsWithPrefix ? -1 : view.firstIndex(of: 0xFF)
    while let prefix = index {
      guard let next = view[prefix + 1] else {
        endsWithPrefix = true
        return nil
      }
      if next >= 0xC0, next != 0xFF, next & 0xF8 != 0xD0 { return start + Int64(prefix) }
      index = next == 0xFF ? prefix + 1 : view.firstIndex(of: 0xFF, from: prefix + 2)
    }
    endsWithPrefix = false
    return nil
  }
}
