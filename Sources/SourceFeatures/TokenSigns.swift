extension SourceTokens {
  /// What a token is, as far as patterns ask for it in the neighbours of the token that they are looked up by.
  ///
  /// A sign is a bit; six bits of each byte are used, as in compiled tables. Rare marks share signs.
  package struct Signs: OptionSet, Sendable {
    package let rawValue: UInt32

    @inline(__always)
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A word, or a comment.
    package static var name: Signs { Signs(rawValue: 1) }
    package static var capitalName: Signs { Signs(rawValue: 2) }
    package static var number: Signs { Signs(rawValue: 4) }
    package static var string: Signs { Signs(rawValue: 8) }
    /// A comment, or the end of the line.
    package static var end: Signs { Signs(rawValue: 16) }

    @inline(__always)
    package init(ofMark mark: UInt8) {
      rawValue = 1 &<< UInt32(Self.places.utf8Start[Int(mark & 0x7F)] &- 0x41)
    }

    /// For each byte of ASCII the letter of its bit; marks that are no marks of their own share the last.
    private static let places: StaticString = """
      VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV\
      VVTVUUUTJKUUQLFTVVVVVVVVVVNVRIMV\
      UVVVVVVVVVVVVVVVVVVVVVVVVVVVTVVV\
      VVVVVVVVVVVVVVVVVVVVVVVVVVVSUSVV
      """
  }
}
