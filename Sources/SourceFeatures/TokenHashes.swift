internal import TypeDeclarations

extension SourceTokens {
  /// What words are told apart by: hashes of a word as it is written, and in small letters.
  ///
  /// They are in the form in which compiled tables have them, so that eight digits are compared at once.
  package struct Hashes: Equatable, Sendable {
    package var exact: UInt64
    package var folded: UInt64

    /// Of a token that is no word.
    package static var none: Hashes { Hashes(exact: 0, folded: 0) }

    private static var seed: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    @inline(__always)
    private init(exact: UInt64, folded: UInt64) {
      self.exact = exact
      self.folded = folded
    }

    /// Before any byte is mixed in.
    @inline(__always)
    init() { self.init(exact: Self.seed, folded: Self.seed) }

    /// The hashes that a word of a text would have.
    package init(of text: some StringProtocol) {
      self.init()
      mix(text.utf8)
      finish()
    }

    /// The hashes of a word that the program knows.
    package init(of word: StaticString) {
      self.init()
      mix(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      finish()
    }

    /// The hashes of what is read from `text` and then from `more`.
    init(of text: StaticString, _ more: StaticString) {
      self.init()
      let parts = [text, more].lazy.map {
        UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount)
      }
      mix(parts.joined())
      finish()
    }

    private mutating func mix(_ bytes: some Sequence<UInt8>) {
      var (eight, capitals): (UInt64, UInt64) = (0, 0)
      var count: UInt64 = 0
      for byte in bytes {
        eight |= UInt64(byte) << (8 * count)
        if CompiledTable.folded(byte) != byte { capitals |= 0x80 << (8 * count) }
        count += 1
        if count == 8 {
          mix(eight, capitals: capitals)
          (eight, capitals, count) = (0, 0, 0)
        }
      }
      if count > 0 { mix(eight, capitals: capitals) }
    }

    /// Mixes in eight bytes, zeros behind the last; `capitals` has the uppermost bit of each that is a capital letter.
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

    /// Makes digits of what was mixed.
    @inline(__always)
    mutating func finish() {
      exact = CompiledLanguages.digits(of: exact)
      folded = CompiledLanguages.digits(of: folded)
    }
  }
}
