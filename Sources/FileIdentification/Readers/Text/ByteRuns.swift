/// Scans for text and printable ASCII in blocks, written so that the compiler vectorizes them.
enum ByteRuns {
  /// The block size; blocks with unusual bytes are scanned byte by byte.
  static let width = 128

  /// Returns true if the only control bytes are layout, escape, and the separators of RFC 7464 and old
  /// terminals.
  static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      index = end(bytes, from: index) { ($0 < 0x20 ? 1 : 0) & isNoSpace($0) }
      let next = min(index &+ width, bytes.count)
      while index < next {
        let byte = bytes[index]
        guard byte >= 0x20 || PlainText.isTextControl(byte) || byte == 0x1A || byte == 0x1E else {
          return false
        }
        index &+= 1
      }
    }
    return true
  }

  /// Returns the end of the blocks from `start` on that have only printable ASCII, spaces and line ends.
  static func asciiEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    end(bytes, from: start) { ($0 < 0x20 ? 1 : 0) & isNoSpace($0) | ($0 > 0x7E ? 1 : 0) }
  }

  /// Returns 1 unless the byte is tab to carriage return.
  @inline(__always) private static func isNoSpace(_ byte: UInt8) -> UInt8 { byte &- 0x09 < 5 ? 0 : 1 }

  /// Numbers instead of Bool and no branches: only such loops are vectorized.
  @inline(__always) private static func end(
    _ bytes: UnsafeRawBufferPointer, from start: Int, isStrange: (UInt8) -> UInt8
  ) -> Int {
    var index = start
    while index < bytes.count {
      let next = min(index &+ width, bytes.count)
      var strange: UInt8 = 0
      for offset in index..<next { strange |= isStrange(bytes[offset]) }
      if strange != 0 { break }
      index = next
    }
    return index
  }
}
