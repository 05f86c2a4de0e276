/// An error in the syntax of a property list: position, expected text, found text.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Kind: Hashable, Sendable {
    /// The bytes violate the format.
    case syntax
    /// The bytes end too early.
    case truncated
    /// A limit of ``PropertyListLimits`` is exceeded.
    case limit
    /// The version, encoding or kind of value is not supported.
    case unsupported
  }

  /// The kind of error.
  public var kind: Kind
  /// The expected text, such as "a key" or "</dict>".
  public var expected: String
  /// The text found instead, or nil if there is none to show.
  public var found: String?
  /// The line and column; nil in a binary property list.
  public var position: TextPosition?
  /// The offset in bytes: in the file if it is binary, else in the text as UTF-8 without a byte order mark.
  public var offset: Int
  /// The path of the value that was being read.
  public var path: PropertyListPath

  /// The error as text: `12:5: expected </dict>, found </array> (in UTExportedTypeDeclarations[2])`.
  public var description: String {
    var text = position.map { "\($0): " } ?? "byte \(offset): "
    text += kind == .limit ? "beyond a limit: \(expected)" : "expected \(expected)"
    if let found { text += ", found \(found)" }
    return path.components.isEmpty ? text : text + " (in \(path))"
  }
}

/// The limits on reading a property list.
public struct PropertyListLimits: Hashable, Sendable {
  /// The deepest nesting of arrays and dictionaries; at most 512.
  public var depth: Int
  /// The most values; in a binary list each reference to a value counts.
  public var nodes: Int
  /// True if JSON's null is a value instead of an error.
  public var allowsNull: Bool

  /// The limits for sidecars of media, which have a few dozen values.
  package static let sidecar = PropertyListLimits(depth: 64, nodes: 1 << 14, allowsNull: true)

  /// The limits for the list in a Live Photo's bundle, which has a few values.
  package static let bundle = PropertyListLimits(depth: 32, nodes: 1 << 12)

  /// Creates limits; the defaults accept any real Info.plist.
  public init(depth: Int = 128, nodes: Int = 1 << 20, allowsNull: Bool = false) {
    self.depth = min(max(depth, 0), 512)
    self.nodes = nodes
    self.allowsNull = allowsNull
  }
}
