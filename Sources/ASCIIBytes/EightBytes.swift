/// Eight bytes of a text, tested at once: the result for each byte is in its highest bit.
@usableFromInline package struct EightBytes {
  /// The bytes, the first one lowest.
  @usableFromInline package let bytes: UInt64

  /// The lowest bit of each byte.
  @inlinable @inline(__always)
  package static var lowBits: UInt64 { 0x0101_0101_0101_0101 }
  /// The highest bit of each byte.
  @inlinable @inline(__always)
  package static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  @inlinable @inline(__always)
  package init(_ bytes: UInt64) { self.bytes = bytes }

  /// The eight bytes at `index`, all of which must be within the text.
  @inlinable @inline(__always)
  package init(within text: UnsafeRawBufferPointer, at index: Int) {
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The bytes from `index` on, with zeros after the end of the text.
  @inlinable @inline(__always)
  package init(_ text: UnsafeRawBufferPointer, from index: Int) {
    if index &+ 8 <= text.count {
      self.init(within: text, at: index)
    } else {
      var bytes: UInt64 = 0
      var shift: UInt64 = 0
      for byte in text[min(index, text.count)...] {
        bytes |= UInt64(byte) &<< shift
        shift &+= 8
      }
      self.init(bytes)
    }
  }

  /// Marks the bytes that equal `byte`.
  @inlinable @inline(__always)
  package func matches(of byte: UInt8) -> UInt64 {
    let difference = bytes ^ Self.lowBits &* UInt64(byte)
    // Adding the lower bits carries into the highest bit of every byte that is not zero.
    let differs = ((difference & ~Self.highBits) &+ ~Self.highBits) | difference
    return ~differs & Self.highBits
  }

  /// Marks the bytes that equal `byte`, and perhaps others after the first of them; cheaper than ``matches(of:)``.
  @inlinable @inline(__always)
  package func firstMatches(of byte: UInt8) -> UInt64 {
    let difference = bytes ^ Self.lowBits &* UInt64(byte)
    // A byte that is zero borrows from its highest bit.
    return (difference &- Self.lowBits) & ~difference & Self.highBits
  }

  /// As ``firstMatches(of:)``, but perhaps marks bytes above 0x7F too, and has any value in the lower bits.
  @inlinable @inline(__always)
  package func asciiMatches(of byte: UInt8) -> UInt64 {
    (bytes ^ Self.lowBits &* UInt64(byte)) &- Self.lowBits
  }

  /// Marks the bytes below 0x20, and perhaps others after the first of them.
  @inlinable @inline(__always)
  package var controls: UInt64 { (bytes &- Self.lowBits &* 0x20) & ~bytes & Self.highBits }

  /// Marks the bytes below 0x20 and above 0x7E, and perhaps others after the first of them; has any value in the lower bits.
  @inlinable @inline(__always)
  package var nonprintable: UInt64 { bytes | (bytes &- Self.lowBits &* 0x20) | asciiMatches(of: 0x7F) }
}
