/// The reason why a reader could not return the requested bytes.
public enum ReadFailure: Error, Hashable, Sendable {
  /// The source ends before the requested range does: a truncated file, or a wrong length.
  case endOfData
  /// The budget is exhausted; the bytes may exist.
  case budget
  /// The bytes violate their format; the sentence describes how.
  case malformed(StaticStringReason)
  /// The source could not be read.
  case source(ByteSourceError)
}

/// A reason given as a string literal; equal if the text is equal.
public struct StaticStringReason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let text: StaticString

  /// Creates a reason from a literal.
  public init(stringLiteral text: StaticString) { self.text = text }

  public var description: String { text.description }
  public static func == (a: Self, b: Self) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
