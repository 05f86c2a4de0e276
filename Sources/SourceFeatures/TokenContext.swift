extension SourceTokens {
  /// The neighbours of a token and its position in the line, as bits that select the patterns to compare.
  ///
  /// Six bits per byte, as in compiled tables.
  package struct TokenContext: OptionSet, Sendable {
    package let rawValue: UInt64

    @inline(__always)
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    @inline(__always)
    package init(behind previous: Traits) { rawValue = UInt64(previous.rawValue) }
    @inline(__always)
    package init(before next: Traits) { rawValue = UInt64(next.rawValue) << 24 }

    /// Creates the bit of a token's position among the first in a line.
    package init(position: Int) { rawValue = Self.firstPosition.rawValue << UInt64(position) }
    package static var positionCount: Int { 6 }

    @inline(__always)
    static var firstPosition: TokenContext { TokenContext(rawValue: 1 << 48) }
    /// The position of the next token; empty after the last one.
    @inline(__always)
    var nextPosition: TokenContext { TokenContext(rawValue: rawValue << 1 & 0x3F << 48) }

    /// The line has no indentation.
    package static var margin: TokenContext { TokenContext(rawValue: 1 << 56) }
    /// Always set.
    package static var anything: TokenContext { TokenContext(rawValue: 1 << 57) }
  }
}

extension SourceTokens.Segment {
  /// Returns the context of a token of the segment, plus `line`.
  @inline(__always)
  func context(
    of token: UnsafePointer<SourceTokens.Token>, _ line: SourceTokens.TokenContext
  ) -> SourceTokens.TokenContext {
    line.union(.init(behind: (token - 1).pointee.traits)).union(.init(before: (token + 1).pointee.traits))
  }
}

extension SourceTokens {
  /// The traits of a token that patterns require of neighbours of their key token.
  ///
  /// A trait is a bit, six per byte as in compiled tables. Rare marks share traits.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt32

    @inline(__always)
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A word, or a comment.
    package static var name: Traits { Traits(rawValue: 1) }
    package static var capitalName: Traits { Traits(rawValue: 2) }
    package static var number: Traits { Traits(rawValue: 4) }
    package static var string: Traits { Traits(rawValue: 8) }
    /// A comment, or the end of the line.
    package static var end: Traits { Traits(rawValue: 16) }

    @inline(__always)
    package init(ofMark mark: UInt8) {
      rawValue = 1 &<< UInt32(Self.bitLetters.utf8Start[Int(mark & 0x7F)] &- 0x41)
    }

    /// For each ASCII byte the letter of its bit; uncommon ones share the last.
    private static let bitLetters: StaticString = """
      VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV\
      VVTVUUUTJKUUQLFTVVVVVVVVVVNVRIMV\
      UVVVVVVVVVVVVVVVVVVVVVVVVVVVTVVV\
      VVVVVVVVVVVVVVVVVVVVVVVVVVVSUSVV
      """
  }
}
