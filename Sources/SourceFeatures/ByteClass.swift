internal import TypeDeclarations

/// What a byte may be in a source, whichever its language.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  static let word = ByteClass(rawValue: 1)
  /// It makes a word that no sentence has: a digit, an underscore.
  static let technical = ByteClass(rawValue: 2)
  static let capital = ByteClass(rawValue: 4)
  /// White space within a line.
  static let space = ByteClass(rawValue: 8)
  static let lineEnd = ByteClass(rawValue: 16)
  /// A comment or a string may begin with it.
  static let opening = ByteClass(rawValue: 32)

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }

  @inline(__always)
  init(_ byte: UInt8) { rawValue = Self.digits.utf8Start[Int(byte)] &- CompiledTable.zeroDigit }

  /// A digit for each byte, as in compiled tables.
  private static let digits: StaticString = """
    0000000008@88@000000000000000000\
    8PPP0P0PP0000P0P33333333330PPP00\
    05555555555555555555555555500003\
    011111111111111111111111111P0000\
    11111111111111111111111111111111\
    11111111111111111111111111111111\
    11111111111111111111111111111111\
    11111111111111111111111111111111
    """
}
