// Searches for bytes in a buffer, eight bytes at a time.
extension UnsafeRawBufferPointer {
  /// Returns the index of the first `byte` at or after `start`.
  @inlinable package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index &+ 8 <= count {
      let matches = EightBytes(within: self, at: index).firstMatches(of: byte)
      if matches != 0 { return index &+ matches.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if self[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// Returns the index of the first of two bytes at or after `start`.
  @inlinable package func firstIndex(of one: UInt8, or other: UInt8, from start: Int) -> Int? {
    var index = start
    while index &+ 8 <= count {
      let eight = EightBytes(within: self, at: index)
      let matches = eight.firstMatches(of: one) | eight.firstMatches(of: other)
      if matches != 0 { return index &+ matches.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if self[index] == one || self[index] == other { return index }
      index &+= 1
    }
    return nil
  }

  /// Returns the index of the first of four bytes at or after `start`.
  @inlinable
  package func firstIndex(of a: UInt8, _ b: UInt8, _ c: UInt8, or d: UInt8, from start: Int) -> Int? {
    var index = start
    while index < count {
      let eight = EightBytes(self, from: index)
      let matches =
        eight.firstMatches(of: a) | eight.firstMatches(of: b) | eight.firstMatches(of: c)
        | eight.firstMatches(of: d)
      if matches != 0 {
        index &+= matches.trailingZeroBitCount / 8
        return index < count ? index : nil
      }
      index &+= 8
    }
    return nil
  }

  /// Returns the index of the first of two bytes or of a control character at or after `start`.
  @inlinable
  package func firstIndexOfControl(or one: UInt8, _ other: UInt8, from start: Int) -> Int? {
    var index = start
    while index &+ 8 <= count {
      let eight = EightBytes(within: self, at: index)
      let matches = eight.controls | eight.firstMatches(of: one) | eight.firstMatches(of: other)
      if matches != 0 { return index &+ matches.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      let byte = self[index]
      if byte < 0x20 || byte == one || byte == other { return index }
      index &+= 1
    }
    return nil
  }

  /// Returns the number of bytes that equal `byte`; nil if `other` occurs at all.
  @inlinable package func count(of byte: UInt8, without other: UInt8) -> Int? {
    var result = 0
    var index = 0
    while index &+ 8 <= count {
      let eight = EightBytes(within: self, at: index)
      if eight.firstMatches(of: other) != 0 { return nil }
      result &+= eight.matches(of: byte).nonzeroBitCount
      index &+= 8
    }
    while index < count {
      if self[index] == other { return nil }
      if self[index] == byte { result &+= 1 }
      index &+= 1
    }
    return result
  }

  /// True if all bytes are below 0x80.
  @inlinable package var isASCII: Bool {
    var seen: UInt64 = 0
    var index = 0
    while index &+ 8 <= count {
      seen |= EightBytes(within: self, at: index).bytes
      index &+= 8
    }
    while index < count {
      seen |= UInt64(self[index])
      index &+= 1
    }
    return seen & EightBytes.highBits == 0
  }

  /// Returns true if `text` stands at an index.
  package func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index <= count &- length else { return false }
    for offset in 0..<length where self[index &+ offset] != text.utf8Start[offset] { return false }
    return true
  }
}
