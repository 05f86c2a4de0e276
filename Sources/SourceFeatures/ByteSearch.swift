extension UnsafeRawBufferPointer {
  /// The first place from `start` on where either byte stands.
  package func firstIndex(of one: UInt8, or other: UInt8? = nil, from start: Int) -> Int? {
    let other = other ?? one
    var index = start
    while index &+ 8 <= count {
      let eight = EightBytes(known: self, from: index)
      let found = eight.places(of: one) | eight.places(of: other)
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if self[index] == one || self[index] == other { return index }
      index &+= 1
    }
    return nil
  }

  /// The first place from `start` on where one of four bytes stands.
  func firstIndex(of a: UInt8, _ b: UInt8, _ c: UInt8, or d: UInt8, from start: Int) -> Int? {
    var index = start
    while index < count {
      let eight = EightBytes(self, from: index)
      let found = eight.places(of: a) | eight.places(of: b) | eight.places(of: c) | eight.places(of: d)
      if found != 0 {
        index &+= found.trailingZeroBitCount / 8
        return index < count ? index : nil
      }
      index &+= 8
    }
    return nil
  }

  /// The first place from `start` on where either byte or a control byte stands.
  package func firstIndexOfControl(or one: UInt8, _ other: UInt8, from start: Int) -> Int? {
    var index = start
    while index &+ 8 <= count {
      let eight = EightBytes(known: self, from: index)
      let found = eight.controls | eight.places(of: one) | eight.places(of: other)
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      let byte = self[index]
      if byte < 0x20 || byte == one || byte == other { return index }
      index &+= 1
    }
    return nil
  }

  /// How often `byte` stands there; nil where `other` does at all.
  package func count(of byte: UInt8, without other: UInt8) -> Int? {
    var found = 0
    var index = 0
    while index &+ 8 <= count {
      let eight = EightBytes(known: self, from: index)
      if eight.places(of: other) != 0 { return nil }
      found &+= eight.count(of: byte)
      index &+= 8
    }
    while index < count {
      if self[index] == other { return nil }
      if self[index] == byte { found &+= 1 }
      index &+= 1
    }
    return found
  }

  /// Whether `text` stands at a place.
  package func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index <= count &- length else { return false }
    for offset in 0..<length where self[index &+ offset] != text.utf8Start[offset] { return false }
    return true
  }
}
