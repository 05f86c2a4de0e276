internal import TypeDeclarations

/// The classes of bytes for splitting source code into tokens, the same for all languages.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  static let word = ByteClass(rawValue: 1)
  static let digit = ByteClass(rawValue: 2)
  /// A mark that prose does not have.
  static let code = ByteClass(rawValue: 4)
  /// White space within a line.
  static let space = ByteClass(rawValue: 8)
  static let lineEnd = ByteClass(rawValue: 16)
  /// The first byte of a comment or string.
  static let opening = ByteClass(rawValue: 32)

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }

  @inline(__always)
  init(_ byte: UInt8) { rawValue = Self.digits.utf8Start[Int(byte)] &- CompiledTable.zeroDigit }

  /// A digit per byte, as in compiled tables.
  private static let digits: StaticString = """
    4444444448@88@444444444444444444\
    8PPT4T4PP0440P0T33333333330PTT40\
    41111111111111111111111111144441\
    411111111111111111111111111T4444\
    11111111111111111111111111111111\
    11111111111111111111111111111111\
    11111111111111111111111111111111\
    11111111111111111111111111111111
    """
}
