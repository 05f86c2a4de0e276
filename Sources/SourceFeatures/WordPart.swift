internal import ASCIIBytes

// The part of a word in eight bytes of source code: its length, capitals, digits and underscores.
extension EightBytes {
  /// Marks the bytes from `first` up to the one before `end`; bytes above 0x7F are judged by their lower bits.
  @inline(__always)
  private static func marks(in bytes: UInt64, from first: UInt8, to end: UInt8) -> UInt64 {
    (bytes &+ lowBits &* UInt64(0x80 &- first)) & ~(bytes &+ lowBits &* UInt64(0x80 &- end))
  }

  @inline(__always)
  private var ascii: UInt64 { bytes & ~Self.highBits }
  @inline(__always)
  private var letters: UInt64 { Self.marks(in: ascii | Self.lowBits &* 0x20, from: 0x61, to: 0x7B) }
  /// Digits and underscores.
  @inline(__always)
  private var technical: UInt64 {
    Self.marks(in: ascii, from: 0x30, to: 0x3A) | (Self.highBits &- (ascii ^ Self.lowBits &* 0x5F))
  }

  /// The part of a word at the start of the bytes: letters, digits, underscores, and bytes above 0x7F.
  struct WordPart {
    var count: Int
    /// The bytes of the word, with zeros after them.
    var bytes: UInt64
    /// Marks the capital letters.
    var capitals: UInt64
    /// True if one of the bytes is a digit or an underscore.
    var isTechnical: Bool
  }

  @inline(__always)
  var wordPart: WordPart {
    let (letters, technical) = (letters, technical)
    let others = ~(letters | technical | bytes) & Self.highBits
    // All bits of the bytes before the first other one; of all bytes where there is none.
    let part = (others & (0 &- others)) >> 7 &- 1
    let word = bytes & part
    return WordPart(
      count: others.trailingZeroBitCount / 8, bytes: word,
      // Letters without the bit that small letters have.
      capitals: letters & ~(word << 2) & ~word & part & Self.highBits,
      isTechnical: technical & ~bytes & part & Self.highBits != 0)
  }
}
