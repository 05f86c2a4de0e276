/// Why bytes are no property list: where, what was expected, what was there.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What sort of failure it is.
  public enum Kind: Hashable, Sendable {
    /// Something else than the format demands.
    case syntax
    /// The bytes end too early.
    case truncated
    /// Well-formed perhaps, but beyond a limit of the reader's.
    case limit
    /// A version, encoding or kind of value that is not read here.
    case unsupported
  }

  /// What sort of failure it is.
  public var kind: Kind
  /// What should have been there, as in "a key" or "</dict>".
  public var expected: String
  /// What was there instead, or nil when there is nothing to show.
  public var found: String?
  /// The line and column; nil in a binary property list.
  public var position: TextPosition?
  /// The byte's offset: in the file for binary lists, in the text as UTF-8 after any byte order mark for others.
  public var offset: Int
  /// The value that was being read.
  public var path: PropertyListPath

  /// As `12:5: expected </dict>, found </array> (in UTExportedTypeDeclarations[2])`.
  public var description: String {
    var text = position.map { "\($0): " } ?? "byte \(offset): "
    text += kind == .limit ? "beyond a limit: \(expected)" : "expected \(expected)"
    if let found { text += ", found \(found)" }
    return path.components.isEmpty ? text : text + " (in \(path))"
  }
}

/// How much of a property list is read before it is refused.
public struct PropertyListLimits: Hashable, Sendable {
  /// The most arrays and dictionaries inside each other; never more than 512.
  public var depth: Int
  /// The most values; a value that a binary list refers to several times counts each time.
  public var nodes: Int
  /// Whether JSON's null is a value instead of an error.
  public var allowsNull: Bool

  /// Limits for the small lists and JSON files that lie beside media: what people's programs write there has a few dozen
  /// values.
  package static let sidecar = PropertyListLimits(depth: 64, nodes: 1 << 14, allowsNull: true)

  /// Limits for the list in a Live Photo's bundle, which has a handful of values.
  package static let bundle = PropertyListLimits(depth: 32, nodes: 1 << 12)

  /// Creates limits; the default reads any Info.plist and refuses what only an attacker writes.
  public init(depth: Int = 128, nodes: Int = 1 << 20, allowsNull: Bool = false) {
    self.depth = min(max(depth, 0), 512)
    self.nodes = nodes
    self.allowsNull = allowsNull
  }
}
