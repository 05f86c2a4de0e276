/// Looks at bytes in blocks, so that the compiler can compare many at a time.
enum ByteRuns {
  /// How long a block is: in one that holds anything strange, bytes are looked at one by one.
  static let width = 128

  /// Whether there is no control byte but those that lay text out, escape, and the separators of RFC 7464 and old terminals.
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

  /// Where the blocks from `start` on end that hold nothing but spaces, line ends and printable ASCII.
  static func asciiEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    end(bytes, from: start) { ($0 < 0x20 ? 1 : 0) & isNoSpace($0) | ($0 > 0x7E ? 1 : 0) }
  }

  /// Whether a control byte is none of tab to carriage return.
  @inline(__always) private static func isNoSpace(_ byte: UInt8) -> UInt8 { byte &- 0x09 < 5 ? 0 : 1 }

  /// Numbers and not truth values, with the sum taken without a branch: only such a loop is compiled to vectors.
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
