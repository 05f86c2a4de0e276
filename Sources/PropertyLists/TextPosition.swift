/// A position in text, as editors count: both numbers start at 1.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line; `\n`, `\r\n` and `\r` end lines.
  public var line: Int
  /// The column in Unicode scalars; a tab counts as one.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "\(line):\(column)" }
  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
