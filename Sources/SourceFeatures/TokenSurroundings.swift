extension SourceTokens {
  /// What stands beside a token, and where in its line it stands: each a bit, in six bits of each byte.
  package struct Surroundings: OptionSet, Sendable {
    package let rawValue: UInt64

    @inline(__always)
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    @inline(__always)
    package init(behind previous: Signs) { rawValue = UInt64(previous.rawValue) }
    @inline(__always)
    package init(before next: Signs) { rawValue = UInt64(next.rawValue) << 24 }

    /// The token's position in its line, one of the first.
    package init(position: Int) { rawValue = Self.firstPosition.rawValue << UInt64(position) }
    package static var positionCount: Int { 6 }

    @inline(__always)
    static var firstPosition: Surroundings { Surroundings(rawValue: 1 << 48) }
    /// The position of the next token; none behind the last that is told apart.
    @inline(__always)
    var nextPosition: Surroundings { Surroundings(rawValue: rawValue << 1 & 0x3F << 48) }

    /// The line has no white space before its first token.
    package static var margin: Surroundings { Surroundings(rawValue: 1 << 56) }
    /// Whatever stands there.
    package static var anything: Surroundings { Surroundings(rawValue: 1 << 57) }
  }
}

extension SourceTokens.Piece {
  /// What stands beside a token of the piece, and what else `line` says of its place.
  @inline(__always)
  func surroundings(
    of token: UnsafePointer<SourceTokens.Token>, _ line: SourceTokens.Surroundings
  ) -> SourceTokens.Surroundings {
    line.union(.init(behind: (token - 1).pointee.signs)).union(.init(before: (token + 1).pointee.signs))
  }
}
