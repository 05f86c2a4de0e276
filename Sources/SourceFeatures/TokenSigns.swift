extension SourceTokens {
  /// What a token is, as far as patterns ask for it in the neighbours of the token that they are looked up by.
  ///
  /// A sign is a bit; six bits of each byte are used, as in compiled tables. Rare marks share signs.
  package struct Signs: OptionSet, Sendable {
    package let rawValue: UInt32

    @inline(__always)
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    @inline(__always)
    private init(number: UInt8) { rawValue = 1 &<< UInt32(number / 6 * 8 + number % 6) }

    /// A word, or a comment.
    package static var name: Signs { Signs(rawValue: 1) }
    package static var capitalName: Signs { Signs(rawValue: 2) }
    package static var number: Signs { Signs(rawValue: 4) }
    package static var string: Signs { Signs(rawValue: 8) }
    /// A comment, or the end of the line.
    package static var end: Signs { Signs(rawValue: 16) }

    @inline(__always)
    package init(ofMark mark: UInt8) {
      let shared: UInt8 = 17
      guard mark &- 0x21 < 0x5E else {
        self.init(number: shared)
        return
      }
      self.init(number: Self.marks.utf8Start[Int(mark &- 0x21)] &- 0x41)
    }

    /// For each mark from `!` on the letter of its number; in the places of letters and digits stands the shared one.
    private static let marks: StaticString = """
      RPRQQQPHIQQMJFPRRRRRRRRRRLRNGKRQ\
      RRRRRRRRRRRRRRRRRRRRRRRRRRRPRRRR\
      RRRRRRRRRRRRRRRRRRRRRRRRRROQOR
      """
  }
}
