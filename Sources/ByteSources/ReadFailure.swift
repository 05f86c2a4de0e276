/// Why bytes that a reader asked for did not come.
public enum ReadFailure: Error, Hashable, Sendable {
  /// The bytes end before the asked-for range does: a truncated file, or a length that lies.
  case endOfData
  /// The reader's own budget ran out: the bytes may be there, and nothing is said about them.
  case budget
  /// The bytes contradict the format that they claim to be; the sentence says how.
  case malformed(StaticStringReason)
  /// The source could not be read.
  case source(ByteSourceError)
}

/// A reason that is written in the program's text, comparable by its words.
public struct StaticStringReason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let text: StaticString

  /// Creates a reason from a literal.
  public init(stringLiteral text: StaticString) { self.text = text }

  public var description: String { text.description }
  public static func == (a: Self, b: Self) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
