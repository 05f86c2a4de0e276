extension SourceTokens {
  /// Which tokens a line may have: each bit stands for one mark, or one kind of token, and for a share of all words.
  package struct Presence: OptionSet, Sendable {
    package let rawValue: UInt64

    @inline(__always)
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// What shares a bit, by its number.
    @inline(__always)
    package init(bit: UInt8) { rawValue = 1 &<< UInt64(bit) }

    /// Of a word, by the fourth digit of its hash.
    @inline(__always)
    package init(ofWord folded: UInt64) { self.init(bit: UInt8(truncatingIfNeeded: folded >> 24) &- 0x30) }

    @inline(__always)
    package init(ofMark mark: UInt8) { self.init(bit: mark &* 137 >> 2) }

    /// In every line.
    package static var anything: Presence { Presence(bit: 1) }
    package static var number: Presence { Presence(bit: 3) }
    package static var string: Presence { Presence(bit: 4) }

    /// The number of the only bit.
    package var bit: UInt8 { UInt8(rawValue.trailingZeroBitCount) }
  }
}
