internal import ASCIIBytes

extension SourceTokens {
  /// Hashes of a word as written, and in lower case.
  ///
  /// They have the form of compiled tables, so that eight digits are compared at once.
  package struct Hashes: Equatable, Sendable {
    package var exact: UInt64
    package var folded: UInt64

    /// The value for other tokens.
    package static var none: Hashes { Hashes(exact: 0, folded: 0) }

    private static var seed: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    @inline(__always)
    private init(exact: UInt64, folded: UInt64) {
      self.exact = exact
      self.folded = folded
    }

    /// Creates the state before the first byte.
    @inline(__always)
    init() { self.init(exact: Self.seed, folded: Self.seed) }

    /// Creates the hashes of a word.
    package init(of text: some StringProtocol) {
      self.init()
      var block = Block()
      Array(text.utf8).withUnsafeBufferPointer { mix($0, &block) }
      finish(block)
    }

    /// Creates the hashes of a literal, or of two joined.
    package init(of word: StaticString, _ more: StaticString = "") {
      self.init()
      var block = Block()
      mix(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), &block)
      mix(UnsafeBufferPointer(start: more.utf8Start, count: more.utf8CodeUnitCount), &block)
      finish(block)
    }

    /// A partial block of eight bytes.
    private struct Block {
      var eight: UInt64 = 0
      var capitals: UInt64 = 0
      var count: UInt64 = 0
    }

    private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>, _ block: inout Block) {
      for byte in bytes {
        block.eight |= UInt64(byte) << (8 * block.count)
        if byte.asciiLowercased != byte { block.capitals |= 0x80 << (8 * block.count) }
        block.count += 1
        if block.count == 8 {
          mix(block.eight, capitals: block.capitals)
          block = Block()
        }
      }
    }

    private mutating func finish(_ block: Block) {
      if block.count > 0 { mix(block.eight, capitals: block.capitals) }
      finish()
    }

    /// Mixes in eight bytes, padded with zeros; `capitals` has the high bit of each capital letter.
    @inline(__always)
    mutating func mix(_ eight: UInt64, capitals: UInt64) {
      exact = Self.mixed(exact, eight)
      folded = Self.mixed(folded, eight | capitals >> 2)
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ eight: UInt64) -> UInt64 {
      let product = (hash ^ eight) &* 0xD6E8_FEB8_6659_FD93
      return product ^ product >> 32
    }

    /// Converts the hashes to digits.
    @inline(__always)
    mutating func finish() {
      exact = CompiledLanguages.digits(of: exact)
      folded = CompiledLanguages.digits(of: folded)
    }
  }
}
