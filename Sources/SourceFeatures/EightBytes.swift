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

  /// How many of the bytes are `byte`.
  @inline(__always)
  func count(of byte: UInt8) -> Int {
    let other = bytes ^ Self.ones &* UInt64(byte)
    // A sum of lower bits carries into the uppermost bit of every byte that is not zero.
    let differs = ((other & ~Self.uppermost) &+ ~Self.uppermost) | other
    return (~differs & Self.uppermost).nonzeroBitCount
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

  /// The part of a word that they begin with: letters, digits, underscores, and what is outside ASCII.
  struct WordPart {
    var count: Int
    /// Its bytes, zeros behind them.
    var bytes: UInt64
    /// Which of them are capital letters.
    var capitals: UInt64
    /// Whether one of them is a digit or an underscore.
    var isTechnical: Bool
  }

  @inline(__always)
  var wordPart: WordPart {
    let (letters, technical) = (letters, technical)
    let others = ~(letters | technical | bytes) & Self.uppermost
    // All bits of the bytes before the first other one; of all bytes where there is none.
    let part = (others & (0 &- others)) >> 7 &- 1
    let word = bytes & part
    return WordPart(
      count: others.trailingZeroBitCount / 8, bytes: word,
      // What is a letter and has not the bit that small letters have.
      capitals: letters & ~(word << 2) & ~word & part & Self.uppermost,
      isTechnical: technical & ~bytes & part & Self.uppermost != 0)
  }
}
