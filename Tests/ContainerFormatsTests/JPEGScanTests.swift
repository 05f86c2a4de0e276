import ContainerFormats
import Testing

@Suite struct JPEGScanTests {
  /// Returns the first FF before a byte from C0 on that is neither FF nor a restart's.
  private static func marker(_ bytes: [UInt8]) -> Int64? {
    bytes.indices.dropLast().first { index in
      let next = bytes[index + 1]
      return bytes[index] == 0xFF && next >= 0xC0 && next != 0xFF && next & 0xF8 != 0xD0
    }.map { Int64($0) }
  }

  @Test("A marker is found wherever pieces part it", arguments: 0..<40) func chunks(seed: UInt64) {
    var random = Deterministic(state: seed)
    // Few values, many of which begin or end a segment.
    let values: [UInt8] = [0xFF, 0xFF, 0x00, 0xD0, 0xD7, 0x7F, 0xBF, 1, 2, 3]
    for count in 0..<60 {
      var bytes = (0..<count).map { _ in values[Int(random.next() % 10)] }
      if random.next() % 2 == 0 { bytes += [0xFF, 0xD9] }
      for length in [1, 2, 3, 7, 100] {
        var scan = JPEGScan()
        var result: Int64?
        for start in stride(from: 0, to: bytes.count, by: length) where result == nil {
          result = Array(bytes[start..<min(start + length, bytes.count)]).withUnsafeBytes {
            scan.marker(in: $0, at: Int64(start))
          }
        }
        #expect(result == Self.marker(bytes))
      }
    }
  }
}
