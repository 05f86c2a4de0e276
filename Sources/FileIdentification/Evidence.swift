public import UniformTypes

/// One source's claim about one file.
public struct Evidence: Hashable, Sendable {
  /// Who says so.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// What the file system knows without reading: folder, link, device, empty file.
    case fileSystem
    /// The file's name.
    case name
    /// The sender, as in a `Content-Type` header.
    case claim
    /// The first bytes, and a few at fixed places.
    case signature
    /// The format's own structure, read within a budget.
    case structure
    /// libmagic's database.
    case libmagic
  }

  /// Who says so.
  public var source: Source
  /// Which type it speaks for.
  public var type: UTType
  /// Where in the file the source looked, in bytes; nil when the bytes say nothing.
  public var range: Range<Int64>?
  /// What was seen: an extension, a brand, a libmagic answer.
  public var seen: String
  /// Why that means the type.
  public var reason: String

  /// Creates a claim.
  public init(_ source: Source, _ type: UTType, range: Range<Int64>? = nil, seen: String, reason: String) {
    self.source = source
    self.type = type
    self.range = range
    self.seen = seen
    self.reason = reason
  }
}
