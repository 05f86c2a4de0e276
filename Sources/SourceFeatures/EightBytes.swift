/// Eight bytes of a text, looked at at once: what is asked of each is answered in its uppermost bit.
struct EightBytes {
  private let bytes: UInt64

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var uppermost: UInt64 { 0x8080_8080_8080_8080 }

  /// The bytes from `index` on; behind the end of the text there are zeros.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, from index: Int) {
    if index &+ 8 <= text.count {
      bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    } else {
      var bytes: UInt64 = 0
      var shift: UInt64 = 0
      for byte in text[min(index, text.count)...] {
        bytes |= UInt64(byte) &<< shift
        shift &+= 8
      }
      self.bytes = bytes
    }
  }

  /// The bytes from `index` on, where the text has eight.
  @inline(__always)
  init(known text: UnsafeRawBufferPointer, from index: Int) {
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The bytes that are `byte`, and perhaps others behind the first of them.
  @inline(__always)
  func places(of byte: UInt8) -> UInt64 {
    // A byte that is zero after the difference borrows from its uppermost bit.
    let other = bytes ^ Self.ones &* UInt64(byte)
    return (other &- Self.ones) & ~other & Self.uppermost
  }

  /// The control bytes, and perhaps others behind the first of them.
  @inline(__always)
  var controls: UInt64 { (bytes &- Self.ones &* 0x20) & ~bytes & Self.uppermost }

  /// The bytes from `first` up to the one before `end`; those outside ASCII are answered by their lower bits.
  @inline(__always)
  private static func places(in bytes: UInt64, from first: UInt8, to end: UInt8) -> UInt64 {
    (bytes &+ ones &* UInt64(0x80 &- first)) & ~(bytes &+ ones &* UInt64(0x80 &- end))
  }

  @inline(__always)
  private var ascii: UInt64 { bytes & ~Self.uppermost }
  @inline(__always)
  private var letters: UInt64 { Self.places(in: ascii | Self.ones &* 0x20, from: 0x61, to: 0x7B) }
  /// Digits and underscores.
  @inline(__always)
  private var technical: UInt64 {
    Self.places(in: ascii, from: 0x30, to: 0x3A) | (Self.uppermost &- (ascii ^ Self.ones &* 0x5F))
  }

  /// How many bytes from the first on are parts of a word: letters, digits, underscores, and what is outside ASCII.
  @inline(__always)
  var wordLength: Int {
    (~(letters | technical | bytes) & Self.uppermost).trailingZeroBitCount / 8
  }

  @inline(__always)
  private static func upTo(_ count: Int) -> UInt64 {
    count >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
  }

  /// The first bytes, zeros behind them, and which of them are capital letters.
  @inline(__always)
  func word(_ count: Int) -> (bytes: UInt64, capitals: UInt64) {
    let word = bytes & Self.upTo(count)
    // What is a letter and has not the bit that small letters have.
    return (word, letters & ~(word << 2) & ~word & Self.uppermost & Self.upTo(count))
  }

  /// Whether one of the first bytes is a digit or an underscore.
  @inline(__always)
  func isTechnical(_ count: Int) -> Bool { technical & ~bytes & Self.uppermost & Self.upTo(count) != 0 }
}
