internal import TypeDeclarations

extension SourceTokens {
  /// What words are told apart by: FNV-1a of a word as it is written, and in small letters.
  package struct Hashes: Equatable, Sendable {
    package var exact: UInt32
    package var folded: UInt32

    /// Of a token that is no word.
    package static var none: Hashes { Hashes(exact: 0, folded: 0) }

    static var seed: UInt32 { 2_166_136_261 }

    @inline(__always)
    init(exact: UInt32, folded: UInt32) {
      self.exact = exact
      self.folded = folded
    }

    /// The hashes that a word of a text would have.
    package init(of text: some StringProtocol) {
      (exact, folded) = (Self.seed, Self.seed)
      for byte in text.utf8 { mix(byte) }
    }

    /// The hashes of what is read from `text` and then from `more`.
    init(of text: StaticString, _ more: StaticString) {
      (exact, folded) = (Self.seed, Self.seed)
      for part in [text, more] {
        for byte in UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount) { mix(byte) }
      }
    }

    private mutating func mix(_ byte: UInt8) {
      exact = Self.mixed(exact, byte)
      folded = Self.mixed(folded, CompiledTable.folded(byte))
    }

    @inline(__always)
    static func mixed(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    /// The hash of a word in small letters.
    static func folded(_ word: UnsafeRawBufferPointer) -> UInt32 {
      var hash = seed
      for byte in word { hash = mixed(hash, CompiledTable.folded(byte)) }
      return hash
    }
  }
}
