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
      var rest = Rest()
      Array(text.utf8).withUnsafeBufferPointer { mix($0, &rest) }
      finish(rest)
    }

    /// The hashes of a word that the program knows, or of two that stand as one.
    package init(of word: StaticString, _ more: StaticString = "") {
      self.init()
      var rest = Rest()
      mix(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), &rest)
      mix(UnsafeBufferPointer(start: more.utf8Start, count: more.utf8CodeUnitCount), &rest)
      finish(rest)
    }

    /// Fewer than eight bytes, which wait for more.
    private struct Rest {
      var eight: UInt64 = 0
      var capitals: UInt64 = 0
      var count: UInt64 = 0
    }

    private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>, _ rest: inout Rest) {
      for byte in bytes {
        rest.eight |= UInt64(byte) << (8 * rest.count)
        if CompiledTable.folded(byte) != byte { rest.capitals |= 0x80 << (8 * rest.count) }
        rest.count += 1
        if rest.count == 8 {
          mix(rest.eight, capitals: rest.capitals)
          rest = Rest()
        }
      }
    }

    private mutating func finish(_ rest: Rest) {
      if rest.count > 0 { mix(rest.eight, capitals: rest.capitals) }
      finish()
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
